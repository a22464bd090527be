import type { ClientId, ConversationKey, ImId, ServerId } from '../model/ids.js'
import type { MentionPlace } from '../model/mention.js'
import {
  contentOf,
  type Message,
  type MessageKind,
  type Ticks,
  ticksOf,
  type Update,
} from '../model/message.js'
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
  /** What it says now: of the newest reference to it, where one changed its content. */
  readonly text: string
  /** Which reference that was, and what was sent before it. Source: S-REF-1. */
  readonly update?: {
    readonly id: string
    readonly at: number
    readonly from: ImId
    readonly kind: MessageKind
    readonly was: string
  }
  readonly state: 'sending' | 'sent' | 'failed'
  readonly failure?: SendFailure
  /** Own messages: who has got and read it. */
  readonly delivered: Ticks
  readonly read: Ticks
  readonly mention: boolean
  /** Where `text` mentions people, in its order; absent where nobody told. Source: S-WIRE-21. */
  readonly mentionsAt?: readonly MentionPlace[]
  readonly quoteId?: string
  readonly jobId?: string
  readonly extra?: string
  readonly withdrawnAt?: number
  readonly damage?: Message['damage']
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

const cache = new WeakMap<Message, ShownMessage>()

/** The same message gives the same object. */
export function showMessage(message: Message): ShownMessage {
  const known = cache.get(message)
  if (known !== undefined) return known
  const { id, at, from, own, kind, number } = message
  const { quoteId, jobId, extra, withdrawnAt, damage, warning, update, mentionsAt } = message
  const text = contentOf(message)
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
    // They are places of what was sent, not of what a reference says instead.
    ...(mentionsAt === undefined || text !== message.text ? {} : { mentionsAt }),
    ...(quoteId === undefined ? {} : { quoteId }),
    ...(jobId === undefined ? {} : { jobId }),
    ...(extra === undefined ? {} : { extra }),
    ...(withdrawnAt === undefined ? {} : { withdrawnAt }),
    ...(damage === undefined ? {} : { damage }),
    ...(warning === undefined ? {} : { warning }),
    ...(update === undefined ? {} : { update: wordsOf(update, message.text) }),
  }
  cache.set(message, shown)
  return shown
}

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

const unwithdrawn = new WeakMap<Message, { readonly item: OutboxItem; readonly shown: ShownMessage }>()

/** A message whose withdrawal failed; the same two give the same object. */
export function showUnwithdrawn(message: Message, item: OutboxItem): ShownMessage {
  const plain = showMessage(message)
  const { clientId, failure } = item
  if (failure === undefined || message.withdrawnAt !== undefined) return plain
  const known = unwithdrawn.get(message)
  if (known?.item === item) return known.shown
  const shown = { ...plain, failedWithdrawal: { clientId, failure } }
  unwithdrawn.set(message, { item, shown })
  return shown
}

const pending = new WeakMap<OutboxItem, ShownMessage>()

/** A message that the server has not confirmed; withdrawals are not shown. */
export function showPending(item: OutboxItem, me: ImId): ShownMessage | undefined {
  if (item.content.kind !== 'text') return undefined
  const known = pending.get(item)
  if (known !== undefined) return known
  const { quoteId, jobId, text, mentionsAt } = item.content
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
    ...(mentionsAt === undefined ? {} : { mentionsAt }),
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
