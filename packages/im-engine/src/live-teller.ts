import type { Commit, Fact } from './events/facts.js'
import type { Wish } from './live-door.js'
import type { FactNews, LiveEvents, MessageNews } from './live-events.js'
import type { ConversationKey, GroupId, ImId } from './model/ids.js'
import { isUnseen, type Message } from './model/message.js'
import type { State } from './model/state.js'
import type { Clock } from './ports/clock.js'
import type { Logger } from './ports/logger.js'
import type { ConversationItem } from './views/conversation-list.js'
import type { ContactItem, GroupItem } from './views/people.js'
import type { ShownMessage } from './views/shown.js'
import type { View } from './views/view.js'

type LiveEvent = LiveEvents[keyof LiveEvents]
type News = Exclude<LiveEvent, FactNews>

export interface TellerDeps {
  readonly wishes: ReadonlySet<Wish>
  readonly me: ImId
  /** This tab's name. */
  readonly tab: string
  /** What is older is no news, ms. */
  readonly newsMs: number
  readonly clock: Clock
  readonly logger: Logger
  readonly state: () => Readonly<State>
  readonly views: {
    readonly item: (key: ConversationKey) => ConversationItem | undefined
    readonly shown: (message: Message) => ShownMessage
    readonly contact: (imId: ImId) => ContactItem | undefined
    readonly groups: View<readonly GroupItem[]>
  }
  readonly groupOf: (key: ConversationKey) => GroupId | undefined
}

/** Makes events of commits and tells them to those who want them. Loaded with the first listener. */
export class LiveTeller {
  constructor(private readonly deps: TellerDeps) {}

  /** `number`: how many commits there were before and with it. */
  tell(commit: Commit, number: number): void {
    const { wishes, tab } = this.deps
    const wanted = [...wishes].filter(({ after }) => after < number)
    for (const wish of wanted)
      if (wish.name === 'fact')
        for (const fact of commit.facts) this.#call(wish, { type: 'fact', fact, at: commit.at })
    if (!this.#isNews(commit)) return
    for (const event of this.#newsOf(commit))
      for (const wish of wanted)
        if (wish.name === event.type && (!wish.isForAccount || commit.newsTo === tab)) this.#call(wish, event)
  }

  /** A tab that was frozen gets old commits at once when it thaws. */
  #isNews({ newsTo, at }: Commit): boolean {
    return newsTo !== undefined && this.deps.clock.now() - at <= this.deps.newsMs
  }

  #call(wish: Wish, event: LiveEvent): void {
    // Another listener may have ended it.
    if (!this.deps.wishes.has(wish)) return
    try {
      wish.listener(Object.freeze(event))
    } catch (error) {
      this.deps.logger.error('a listener failed', { event: event.type, error: String(error) })
    }
  }

  *#newsOf({ facts }: Commit): Generator<News> {
    for (const fact of facts) yield* this.#newsIn(fact)
  }

  *#newsIn(fact: Fact): Generator<News> {
    const { me, views } = this.deps
    switch (fact.type) {
      case 'messages-received':
        // What a notice reveals was refused when it came.
        if (fact.source === 'history') return
        for (const message of fact.messages)
          if (message.withdrawnAt === undefined && !isUnseen(message)) yield this.#message(message)
        return
      case 'message-withdrawn':
        // Not here, or hidden: it was never told either.
        if (fact.targetAt === 0 || this.#isHidden(fact.key, fact.target)) return
        yield {
          type: 'withdrawn',
          ...this.#place(fact.key),
          id: fact.target,
          from: fact.by,
          isOwn: fact.by === me,
          at: fact.withdrawnAt,
        }
        return
      case 'receipts-received': {
        const { key, kind, ids, reader, at } = fact
        yield { type: 'receipt', ...this.#place(key), kind, ids, from: reader, at }
        return
      }
      case 'send-failed': {
        const item = this.deps.state().outbox.get(fact.clientId)
        if (item?.failure === undefined) return
        const { key, clientId, content } = item
        const withdrawalOf = content.kind === 'withdraw' ? content.target : ''
        yield { type: 'failed', ...this.#place(key), clientId, failure: fact.failure, withdrawalOf }
        return
      }
      case 'contacts-changed':
        for (const { imId } of fact.contacts) {
          const contact = views.contact(imId)
          if (contact !== undefined) yield { type: 'contact', imId, contact }
        }
        return
      case 'group-changed':
        yield this.#group(fact.group.groupId)
        return
      case 'members-changed':
        yield this.#group(fact.groupId)
        return
      case 'application-changed':
        yield { ...fact, type: 'application' }
        return
      default:
        return
    }
  }

  #message(message: Message): MessageNews {
    const { key, from } = message
    const shown = Object.freeze(this.deps.views.shown(message))
    return {
      type: 'message',
      ...this.#place(key),
      message: shown,
      from,
      fromName: this.#nameOf(key, from),
      preview: shown.brief ?? shown.text,
      isOwn: message.own,
      isMention: shown.mention,
      isQuiet: message.quiet === true,
    }
  }

  #place(key: ConversationKey) {
    const item = this.deps.views.item(key)
    const row = this.deps.state().conversations.get(key)
    return {
      key,
      title: item?.title ?? null,
      avatar: item?.avatar ?? '',
      doNotDisturb: row?.doNotDisturb === true,
    }
  }

  #nameOf(key: ConversationKey, from: ImId): string | null {
    const { contacts, groups } = this.deps.state()
    const group = this.deps.groupOf(key)
    const member = group === undefined ? undefined : groups.get(group)?.members.get(from)
    const contact = contacts.get(from)
    const title = group === undefined && from !== this.deps.me ? this.deps.views.item(key)?.title : null
    return contact?.memo || member?.nickname || contact?.nickname || title || null
  }

  #group(groupId: GroupId): News {
    const group = this.deps.views.groups.getSnapshot().find((one) => one.groupId === groupId) ?? null
    return { type: 'group', groupId, group }
  }

  #isHidden(key: ConversationKey, id: string): boolean {
    return (
      this.deps
        .state()
        .hidden.get(key)
        ?.some((one) => one.id === id) === true
    )
  }
}
