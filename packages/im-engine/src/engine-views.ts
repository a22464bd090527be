import type { Kinds } from './kinds/registry.js'
import { loadOnDemand } from './load-on-demand.js'
import type { Changes } from './model/changes.js'
import type { ConversationKey, ImId } from './model/ids.js'
import type { Message } from './model/message.js'
import type { OutboxItem } from './model/outbox.js'
import type { State } from './model/state.js'
import type { Clock } from './ports/clock.js'
import {
  type ConversationItem,
  ConversationListView,
  type ConversationsView,
  type Order,
} from './views/conversation-list.js'
import { type ConversationHooks, type ConversationView, OpenConversation } from './views/open-conversation.js'
import {
  type ContactItem,
  type GroupItem,
  type ManagerItem,
  type RequestItem,
  showBlacklist,
  showContact,
  showContacts,
  showGroups,
  showManagers,
  showRequests,
} from './views/people.js'
import { isSameList, keepSame } from './views/same.js'
import type { Search } from './views/search.js'
import { Shower, type ShownMessage } from './views/shown.js'
import { type OnListenerFault, Store } from './views/view.js'
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
  readonly appName?: string | undefined
  readonly fetchOlder: FetchOlder
  readonly onListenerFault: OnListenerFault
}

/** All that this tab shows of committed state; told of each commit once, and made anew after an open of the log. */
export class EngineViews {
  readonly conversations: ConversationsView
  /** Those that are archived, in the same order. */
  readonly archived: ConversationsView
  readonly unread: ConversationListView['unread']
  readonly contacts: Store<readonly ContactItem[]>
  readonly requests: Store<readonly RequestItem[]>
  readonly blacklist: Store<readonly ContactItem[]>
  readonly managers: Store<readonly ManagerItem[]>
  readonly groups: Store<readonly GroupItem[]>
  readonly applications: Store<ReadonlyMap<string, number>>
  readonly #sources: ViewSources
  readonly #shower: Shower
  readonly #list: ConversationListView
  readonly #archive: ConversationListView
  readonly #opened = new Map<ConversationKey, OpenConversation>()
  /** From the first search on. */
  #search: Search | undefined

  constructor(sources: ViewSources) {
    this.#sources = sources
    const { onListenerFault } = sources
    this.contacts = new Store<readonly ContactItem[]>([], onListenerFault)
    this.requests = new Store<readonly RequestItem[]>([], onListenerFault)
    this.blacklist = new Store<readonly ContactItem[]>([], onListenerFault)
    this.managers = new Store<readonly ManagerItem[]>([], onListenerFault)
    this.groups = new Store<readonly GroupItem[]>([], onListenerFault)
    this.applications = new Store<ReadonlyMap<string, number>>(new Map(), onListenerFault)
    this.#shower = new Shower(sources.kinds)
    const list = new ConversationListView(
      sources.state,
      this.#shower,
      sources.order,
      onListenerFault,
      false,
      sources.appName,
    )
    this.#list = list
    this.unread = list.unread
    const archive = new ConversationListView(
      sources.state,
      this.#shower,
      sources.order,
      onListenerFault,
      true,
      sources.appName,
    )
    this.#archive = archive
    this.archived = Object.assign(archive.list, { showMore: () => archive.showMore() })
    this.conversations = Object.assign(list.list, { showMore: () => list.showMore() })
  }

  /** The view of a conversation, the same at each call. */
  conversation(key: ConversationKey, hooks: () => ConversationHooks): ConversationView {
    const known = this.#opened.get(key)
    if (known !== undefined) return known
    const { state, readOlder, fetchOlder, onListenerFault } = this.#sources
    const opened = new OpenConversation(
      new MessageWindow(
        key,
        state,
        readOlder,
        fetchOlder,
        this.#shower,
        onListenerFault,
        this.#sources.appName,
      ),
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

  item(key: ConversationKey): ConversationItem | undefined {
    return this.#list.item(key) ?? this.#archive.item(key)
  }

  /** A message as the screens show it. */
  shown(message: Message): ShownMessage {
    return this.#shower.sent(message)
  }

  contact(imId: ImId): ContactItem | undefined {
    const { contacts, me } = this.#sources.state()
    const contact = contacts.get(imId)
    return contact && showContact(contact, me)
  }

  /** Shows what is on its way to the log; returns how to end that, whatever came of it. */
  echo(item: OutboxItem | undefined): () => void {
    const messages = item === undefined ? undefined : this.#opened.get(item.key)?.messages
    if (item === undefined || messages === undefined) return () => {}
    messages.echo(item)
    return () => messages.endEcho(item.clientId)
  }

  /** Of conversations that screens show, after a new start. */
  tellOpened(): void {
    for (const opened of this.#opened.values()) opened.tellAgain()
  }

  update(changes: Changes): void {
    this.#list.update(changes)
    this.#archive.update(changes)
    for (const { messages } of this.#opened.values()) messages.update(changes)
    this.#search?.update(changes)
    if (changes.contacts) this.#showPeople()
    if (changes.groups) this.groups.set(showGroups(this.#sources.state()))
    if (changes.applications) this.#showApplications()
  }

  reset(): void {
    this.#list.reset()
    this.#archive.reset()
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
    const managers = showManagers(state(), this.#sources.appName)
    setList(this.managers, keepSame(this.managers.getSnapshot(), managers))
  }
}

/** Listeners hear only of a list that is another one. */
function setList<T>(store: Store<readonly T[]>, now: readonly T[]): void {
  if (!isSameList(store.getSnapshot(), now)) store.set(now)
}
