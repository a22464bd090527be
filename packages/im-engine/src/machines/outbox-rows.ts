// What the outbox machines read from committed rows and acks; pure.

import type { ClientId, ConversationKey } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { BROADCAST_MAX } from '../model/limits.js'
import type { OutboxItem, RefusalReason } from '../model/outbox.js'
import type { State } from '../model/state.js'
import type { Ack } from '../wire/ack.js'
import { TIMING } from './timing.js'

type Rows = Pick<State, 'outbox'>

/** Rows that wait for the server, in the order of their sends. */
export const sendingRows = (state: Rows): readonly OutboxItem[] =>
  [...state.outbox.values()].filter((row) => row.state === 'sending').sort((a, b) => a.localSeq - b.localSeq)

/** How long a row may still be sent, ms; a clock that was set back does not lengthen it. */
export const remainingMs = (row: OutboxItem, now: number): number =>
  Math.min(TIMING.SEND_EXPIRY_MS, Math.max(0, row.queuedAt + TIMING.SEND_EXPIRY_MS - now))

/** The broadcast that a row is a part of. */
export const broadcastOf = ({ content }: OutboxItem): ClientId | undefined =>
  content.kind === 'text' ? content.broadcastId : undefined

/** Where a row goes: its conversation's lane; null = with the broadcasts. */
export const laneOf = (row: OutboxItem): ConversationKey | null =>
  broadcastOf(row) === undefined ? row.key : null

/** What to send next in a conversation; the old ones fail, they are not sent, and broadcasts go their own way. */
export const nextRow = (state: Rows, key: ConversationKey, now: number): OutboxItem | undefined =>
  sendingRows(state).find((row) => laneOf(row) === key && remainingMs(row, now) > 0)

/** The rows of the first broadcast that has any to send, as many as one call takes. Source: S-CAST-3. */
export function nextBroadcast(state: Rows, now: number): readonly OutboxItem[] {
  const rows = sendingRows(state).filter((row) => laneOf(row) === null && remainingMs(row, now) > 0)
  const first = rows[0]
  return rows
    .filter((row) => first !== undefined && broadcastOf(row) === broadcastOf(first))
    .slice(0, BROADCAST_MAX)
}

/** The row is still what it was when it was taken: not acked, failed, discarded or sent anew. */
export const isUnchanged = (state: Rows, row: OutboxItem): boolean => {
  const now = state.outbox.get(row.clientId)
  return now?.state === 'sending' && now.queuedAt === row.queuedAt
}

const STORED = 0
const STORED_WITH_WARNING = 7101
const TOO_FAST = -429
export const INVALID = -422

const REASONS: Readonly<Record<number, RefusalReason>> = {
  508: 'too-late',
  [-1]: 'not-group',
  [-2]: 'group-muted',
  [-3]: 'member-muted',
  [-20]: 'not-friend',
  [-21]: 'blocked',
  [-404]: 'no-target',
  [INVALID]: 'invalid',
}

/** What an ack means for its row. */
export type AckMeaning =
  | { readonly kind: 'record'; readonly input: Input }
  | { readonly kind: 'too-fast'; readonly retryAfterMs: number }
  /** Nothing of ours, or nothing new. */
  | { readonly kind: 'nothing' }

/** Reads an ack against the committed rows. A late one after a failure still counts. Source: S-OUT-5, S-OUT-6. */
export function meaningOf(ack: Ack, state: Rows): AckMeaning {
  const row = state.outbox.get(ack.seq as ClientId)
  if (row === undefined) return { kind: 'nothing' }
  const { clientId } = row
  if (ack.code === STORED || ack.code === STORED_WITH_WARNING) {
    // Without an id it cannot take its place; the server's copy will bring one.
    if (ack.id === '') return { kind: 'nothing' }
    const { id, at, number } = ack
    const warning = ack.code === STORED_WITH_WARNING ? { warning: ack.message } : {}
    return { kind: 'record', input: { type: 'acked', clientId, id, at, number, ...warning } }
  }
  if (ack.code === TOO_FAST)
    return row.state === 'sending'
      ? { kind: 'too-fast', retryAfterMs: ack.retryAfterMs || TIMING.BUSY_MS }
      : { kind: 'nothing' }
  if (row.failure?.kind === 'refused') return { kind: 'nothing' }
  const reason = REASONS[ack.code] ?? 'other'
  return {
    kind: 'record',
    input: {
      type: 'send-failed',
      clientId,
      failure: { kind: 'refused', reason, code: ack.code, message: ack.message },
    },
  }
}
