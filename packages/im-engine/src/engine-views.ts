import type { Kinds } from './kinds/registry.js'
import { loadOnDemand } from './load-on-demand.js'
import type { Changes } from './model/changes.js'
import type { ConversationKey } from './model/ids.js'
import type { Message } from './model/message.js'
import type { OutboxItem } from './model/outbox.js'
import type { State } from './model/state.js'
import type { Clock } from './ports/clock.js'
import { ConversationListView, type ConversationsView, type Order } from './views/conversation-list.js'
import { type ConversationHooks, type ConversationView, OpenConversation } from './views/open-conversation.js'
import {
  type ContactItem,
  type GroupItem,
  type RequestItem,
  showBlacklist,
  showContacts,
  showGroups,
  showRequests,
} from './views/people.js'
import { isSameList } from './views/same.js'
import type { Search } from './views/search.js'
import { Shower } from './views/shown.js'
import { Store } from './views/view.js'
import { type FetchOlder, MessageWindow, type ReadOlder } from './views/window.js'

/** Where views read. */
export interface ViewSources {
  readonly state: () => Readonly<State>
  readonly readOlder: ReadOlder
  readonly readAll: (key: ConversationKey) => Promise<readonly Message[]>
  readonly kinds: Kinds
  readonly clock: Clock
  /** The server's clock, ms since epoch. */
  readonly serverNow: () => number
  readonly order?: Order | undefined
  readonly fetchOlder: FetchOlder
}

/** All that this tab shows of committed state; told of each commit once, and made anew after an open of the log. */
export class EngineViews {
  readonly conversations: ConversationsView
  readonly unread: ConversationListView['unread']
  readonly contacts = new Store<readonly ContactItem[]>([])
  readonly requests = new Store<readonly RequestItem[]>([])
  readonly blacklist = new Store<readonly ContactItem[]>([])
  readonly groups = new Store<readonly GroupItem[]>([])
  readonly applications = new Store<ReadonlyMap<string, number>>(new Map())
  readonly #sources: ViewSources
  readonly #shower: Shower
  readonly #list: ConversationListView
  readonly #opened = new Map<ConversationKey, OpenConversation>()
  /** From the first search on. */
  #search: Search | undefined

  constructor(sources: ViewSources) {
    this.#sources = sources
    this.#shower = new Shower(sources.kinds)
    const list = new ConversationListView(sources.state, this.#shower, sources.order)
    this.#list = list
    this.unread = list.unread
    this.conversations = Object.assign(list.list, { showMore: () => list.showMore() })
  }

  /** The view of a conversation, the same at each call. */
  conversation(key: ConversationKey, hooks: () => ConversationHooks): ConversationView {
    const known = this.#opened.get(key)
    if (known !== undefined) return known
    const { state, readOlder, fetchOlder } = this.#sources
    const opened = new OpenConversation(
      new MessageWindow(key, state, readOlder, fetchOlder, this.#shower),
      hooks(),
    )
    this.#opened.set(key, opened)
    return opened
  }

  async search(): Promise<Search> {
    const { readAll, kinds, clock } = this.#sources
    const { Search } = await loadOnDemand(clock)
    this.#search ??= new Search(readAll, kinds)
    return this.#search
  }

  /** Shows what is on its way to the log; returns how to end that, whatever came of it. */
  echo(item: OutboxItem | undefined): () => void {
    const messages = item === undefined ? undefined : this.#opened.get(item.key)?.messages
    if (item === undefined || messages === undefined) return () => {}
    messages.echo(item)
    return () => messages.endEcho(item.clientId)
  }

  update(changes: Changes): void {
    this.#list.update(changes)
    for (const { messages } of this.#opened.values()) messages.update(changes)
    this.#search?.update(changes)
    if (changes.contacts) this.#showPeople()
    if (changes.groups) this.groups.set(showGroups(this.#sources.state()))
    if (changes.applications) this.#showApplications()
  }

  reset(): void {
    this.#list.reset()
    this.#search?.reset()
    for (const { messages } of this.#opened.values()) messages.reset()
    this.#showPeople()
    this.groups.set(showGroups(this.#sources.state()))
    this.#showApplications()
  }

  #showApplications(): void {
    const { applications } = this.#sources.state()
    this.applications.set(new Map([...applications].map(([id, { rev }]) => [id, rev])))
  }

  #showPeople(): void {
    const { state, serverNow } = this.#sources
    setList(this.contacts, showContacts(state()))
    setList(this.requests, showRequests(state(), serverNow()))
    setList(this.blacklist, showBlacklist(state()))
  }
}

/** Listeners hear only of a list that is another one. */
function setList<T>(store: Store<readonly T[]>, now: readonly T[]): void {
  if (!isSameList(store.getSnapshot(), now)) store.set(now)
}
