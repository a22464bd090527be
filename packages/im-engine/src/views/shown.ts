import type { ConversationKey, ImId } from '../model/ids.js'
import { type Message, type MessageKind, type Ticks, ticksOf } from '../model/message.js'
import type { OutboxItem, SendFailure } from '../model/outbox.js'

/** A message as a screen shows it, e.g. `{ key: "9f..", text: "hello", own: true, state: "sent", read: "all", ... }`. */
export interface ShownMessage {
  /** Stays the same from the first show to the last: the client id where there is one. */
  readonly key: string
  /** The server's id, "" while it has none. */
  readonly id: string
  readonly at: number
  readonly from: ImId
  readonly own: boolean
  readonly kind: MessageKind
  readonly text: string
  readonly state: 'sending' | 'sent' | 'failed'
  readonly failure?: SendFailure
  /** Own messages: who has got and read it. */
  readonly delivered: Ticks
  readonly read: Ticks
  readonly mention: boolean
  readonly quoteId?: string
  readonly jobId?: string
  readonly extra?: string
  readonly withdrawnAt?: number
  readonly damage?: Message['damage']
  readonly number: number
}

const cache = new WeakMap<Message, ShownMessage>()

/** The same message gives the same object. */
export function showMessage(message: Message): ShownMessage {
  const known = cache.get(message)
  if (known !== undefined) return known
  const { id, at, from, own, kind, text, number } = message
  const { quoteId, jobId, extra, withdrawnAt, damage } = message
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
    ...(quoteId === undefined ? {} : { quoteId }),
    ...(jobId === undefined ? {} : { jobId }),
    ...(extra === undefined ? {} : { extra }),
    ...(withdrawnAt === undefined ? {} : { withdrawnAt }),
    ...(damage === undefined ? {} : { damage }),
  }
  cache.set(message, shown)
  return shown
}

const pending = new WeakMap<OutboxItem, ShownMessage>()

/** A message that the server has not confirmed; withdrawals are not shown. */
export function showPending(item: OutboxItem, me: ImId): ShownMessage | undefined {
  if (item.content.kind !== 'text') return undefined
  const known = pending.get(item)
  if (known !== undefined) return known
  const { quoteId, jobId, text } = item.content
  const shown: ShownMessage = {
    key: item.clientId,
    id: '',
    at: item.queuedAt,
    from: me,
    own: true,
    kind: 'text',
    text,
    state: item.state,
    delivered: 'none',
    read: 'none',
    mention: false,
    number: 0,
    ...(item.failure === undefined ? {} : { failure: item.failure }),
    ...(quoteId === undefined ? {} : { quoteId }),
    ...(jobId === undefined ? {} : { jobId }),
  }
  pending.set(item, shown)
  return shown
}

/** Unconfirmed messages of a conversation, by local order: they stand after all that the server has. Source: S-ORDER-3. */
export function pendingOf(
  outbox: ReadonlyMap<string, OutboxItem>,
  key: ConversationKey,
  me: ImId,
): readonly ShownMessage[] {
  if (outbox.size === 0) return []
  return [...outbox.values()]
    .filter((item) => item.key === key)
    .sort((a, b) => a.localSeq - b.localSeq)
    .flatMap((item) => showPending(item, me) ?? [])
}
