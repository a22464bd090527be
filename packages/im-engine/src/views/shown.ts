import { type Kinds, PROTOCOL, type Reading } from '../kinds/registry.js'
import type { ClientId, ConversationKey, ImId, ServerId } from '../model/ids.js'
import { type MentionPlace, placesIn } from '../model/mention.js'
import {
  contentOf,
  isOfCall,
  type Message,
  type MessageKind,
  type More,
  type Reader,
  type Said,
  type Ticks,
  ticksOf,
  type Update,
} from '../model/message.js'
import type { OutboxItem, SendFailure } from '../model/outbox.js'

/**
 * A message as a screen shows it, e.g. `{ key: "9f..", text: "hello", own: true, state: "sent", read: "all", ... }`. Its kind
 * tells what `body` is: `if (geo.is(message)) message.body.latitude`.
 */
export interface ShownMessage {
  /** Stays the same from the first show to the last: the client id where there is one. */
  readonly key: string
  /** The server's id, "" while it has none. */
  readonly id: string
  readonly at: number
  readonly from: ImId
  readonly own: boolean
  /** Its kind's name; the type as it came where this engine does not know it. */
  readonly kind: MessageKind
  /** What it says now, in words: of the newest reference to it, where one changed its content. */
  readonly text: string
  /** What its kind reads in it; absent of text, and where this engine does not know the kind. */
  readonly body?: unknown
  /** What a list says of it; absent where its words do, and where nobody knows. */
  readonly brief?: string
  /** Which reference that was, and what was sent before it. Source: S-REF-1. */
  readonly update?: {
    readonly id: string
    readonly at: number
    readonly from: ImId
    readonly kind: MessageKind
    readonly was: string
  }
  /** `uploading`: its file goes to the server first; `engine.uploads` tells how far it got. */
  readonly state: 'uploading' | 'sending' | 'sent' | 'failed'
  readonly failure?: SendFailure
  /** Own messages: who has got and read it. */
  readonly delivered: Ticks
  readonly read: Ticks
  /** Own messages: who of its receivers has got and read it, and when; `receiversOf` names them, and those who have not. Source: S-API-20. */
  readonly readers?: readonly Reader[]
  readonly mention: boolean
  /** It has a star on this machine. */
  readonly isStarred?: true
  /** Where `text` mentions people, in its order; absent where nobody told. Source: S-WIRE-21. */
  readonly mentionsAt?: readonly MentionPlace[]
  readonly quoteId?: string
  readonly jobId?: string
  readonly extra?: string
  readonly more?: More
  readonly broadcastId?: ClientId
  readonly withdrawnAt?: number
  readonly damage?: Message['damage']
  /** No server keeps it: who was not online does not get it. Source: S-REFUSE-12. */
  readonly notSaved?: true
  /** The server has it and says something besides, in its words. Source: S-SEND-9. */
  readonly warning?: string
  /**
   * Own messages: why the newest try to withdraw it failed, until the next one; its client id can be sent again or
   * discarded. Source: S-WDRAW-7.
   */
  readonly failedWithdrawal?: { readonly clientId: ClientId; readonly failure: SendFailure }
  readonly number: number
}

const wordsOf = ({ id, at, from, kind }: Update, was: string): NonNullable<ShownMessage['update']> => ({
  id,
  at,
  from,
  kind,
  was,
})

/** What a message of any kind but text is; of text nothing needs to be found out. */
const readingOf = (message: Message, kinds: Kinds): Reading =>
  message.kind === 'text' || message.kind === 'withdrawn'
    ? { kind: message.kind, text: contentOf(message) }
    : kinds.read(message, contentOf(message))

/** Messages as the screens of one engine show them: what a message is depends on the kinds that the engine knows. */
export class Shower {
  readonly #sent = new WeakMap<Message, ShownMessage>()
  readonly #unwithdrawn = new WeakMap<Message, { readonly item: OutboxItem; readonly shown: ShownMessage }>()
  readonly #pending = new WeakMap<OutboxItem, ShownMessage>()

  constructor(readonly kinds: Kinds = PROTOCOL) {}

  /** The same message gives the same object. */
  sent(message: Message): ShownMessage {
    const known = this.#sent.get(message)
    if (known !== undefined) return known
    const { id, at, from, own, number } = message
    const { quoteId, jobId, extra, more, withdrawnAt, damage, warning, update, mentionsAt, broadcastId } =
      message
    const { notSaved, readers } = message
    const { kind, text, brief, body } = readingOf(message, this.kinds)
    const shown: ShownMessage = {
      key: message.own ? (message.clientId ?? id) : id,
      id,
      at,
      from,
      own,
      kind,
      text,
      state: 'sent',
      ...ticksOf(message),
      mention: message.mention === true,
      number,
      ...(brief === undefined ? {} : { brief }),
      ...(body === undefined ? {} : { body }),
      // They are places of what was sent, not of what a reference says instead.
      ...(mentionsAt === undefined || text !== message.text ? {} : { mentionsAt }),
      ...(quoteId === undefined ? {} : { quoteId }),
      ...(jobId === undefined ? {} : { jobId }),
      ...(extra === undefined ? {} : { extra }),
      ...(more === undefined ? {} : { more }),
      ...(broadcastId === undefined ? {} : { broadcastId }),
      ...(message.star?.isOn === true ? { isStarred: true as const } : {}),
      ...(withdrawnAt === undefined ? {} : { withdrawnAt }),
      ...(damage === undefined ? {} : { damage }),
      ...(warning === undefined ? {} : { warning }),
      ...(notSaved === undefined ? {} : { notSaved }),
      ...(readers === undefined ? {} : { readers }),
      ...(update === undefined ? {} : { update: wordsOf(update, message.text) }),
    }
    this.#sent.set(message, shown)
    return shown
  }

  /** A message whose withdrawal failed; the same two give the same object. */
  unwithdrawn(message: Message, item: OutboxItem): ShownMessage {
    const plain = this.sent(message)
    const { clientId, failure } = item
    if (failure === undefined || message.withdrawnAt !== undefined) return plain
    const known = this.#unwithdrawn.get(message)
    if (known?.item === item) return known.shown
    const shown = { ...plain, failedWithdrawal: { clientId, failure } }
    this.#unwithdrawn.set(message, { item, shown })
    return shown
  }

  /** A message that the server has not confirmed; withdrawals are not shown. */
  pending(item: OutboxItem, me: ImId): ShownMessage | undefined {
    const { content } = item
    if (content.kind === 'withdraw') return undefined
    const known = this.#pending.get(item)
    if (known !== undefined) return known
    const reading: Reading =
      content.kind === 'text'
        ? { kind: 'text', text: content.text }
        : content.type === 'text'
          ? { kind: 'text', text: content.said.text }
          : this.kinds.read({ kind: content.type, ...content.said })
    const mentionsAt =
      content.kind === 'text' ? content.mentionsAt : placesIn(content.type, content.said.extra)
    const { jobId } = content.kind === 'text' ? content : content.said
    const { extra, more }: Pick<Said, 'extra' | 'more'> = content.kind === 'raw' ? content.said : {}
    const shown: ShownMessage = {
      key: item.clientId,
      id: '',
      at: item.queuedAt,
      from: me,
      own: true,
      ...reading,
      state: item.state,
      delivered: 'none',
      read: 'none',
      mention: false,
      number: 0,
      ...(item.failure === undefined ? {} : { failure: item.failure }),
      ...(mentionsAt === undefined ? {} : { mentionsAt }),
      ...(content.quoteId === undefined ? {} : { quoteId: content.quoteId }),
      ...(jobId === undefined ? {} : { jobId }),
      ...(extra === undefined ? {} : { extra }),
      ...(more === undefined ? {} : { more }),
      ...(content.kind === 'text' && content.notSaved ? { notSaved: true as const } : {}),
    }
    this.#pending.set(item, shown)
    return shown
  }

  /** Unconfirmed messages of a conversation, by local order: they stand after all that the server has. Source: S-ORDER-3. */
  pendingOf(
    outbox: ReadonlyMap<string, OutboxItem>,
    key: ConversationKey,
    me: ImId,
  ): readonly ShownMessage[] {
    if (outbox.size === 0) return []
    return [...outbox.values()]
      .filter((item) => item.key === key && !isOfCall(typeOf(item)))
      .sort((a, b) => a.localSeq - b.localSeq)
      .flatMap((item) => this.pending(item, me) ?? [])
  }
}

const typeOf = ({ content }: OutboxItem) => ({ kind: content.kind === 'raw' ? content.type : content.kind })

/** Withdrawals of this conversation that failed, by their target; a newer try hides an older one. Source: S-WDRAW-7. */
export function failedWithdrawals(
  outbox: ReadonlyMap<string, OutboxItem>,
  key: ConversationKey,
): ReadonlyMap<ServerId, OutboxItem> {
  const newest = new Map<ServerId, OutboxItem>()
  for (const item of outbox.values()) {
    if (item.key !== key || item.content.kind !== 'withdraw') continue
    const { target } = item.content
    if (item.localSeq > (newest.get(target)?.localSeq ?? 0)) newest.set(target, item)
  }
  for (const [target, item] of newest) if (item.state !== 'failed') newest.delete(target)
  return newest
}
