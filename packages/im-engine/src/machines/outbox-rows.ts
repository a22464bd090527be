// What the outbox machines read from committed rows and acks; pure.

import type { ClientId, ConversationKey } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { BROADCAST_MAX } from '../model/limits.js'
import type { OutboxItem, SendFailure } from '../model/outbox.js'
import type { State } from '../model/state.js'
import type { Ack } from '../wire/ack.js'
import { CODES, refusalOf } from '../wire/codes.js'
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

/** What an ack means for its row. */
export type AckMeaning =
  | { readonly kind: 'record'; readonly input: Input }
  | { readonly kind: 'too-fast'; readonly retryAfterMs: number }
  /** Nothing of ours, or nothing new. */
  | { readonly kind: 'nothing' }

/** Reads an ack against the committed rows. A late one after a failure still counts. Source: S-OUT-5, S-OUT-6. */
export function meaningOf(ack: Ack, state: Rows): AckMeaning {
  const clientId = ack.seq as ClientId
  const row = state.outbox.get(clientId)
  if (isStored(ack)) {
    const { id, at, number } = ack
    const isWarned = ack.code === CODES.storedWithWarning.code
    // Without an id it cannot take its place; the server's copy will bring one. Where the copy came first, there is no row,
    // and what the server says besides is news all the same.
    if (id === '' || (row === undefined && !isWarned)) return { kind: 'nothing' }
    const warning = isWarned ? { warning: ack.message } : {}
    return { kind: 'record', input: { type: 'acked', clientId, id, at, number, ...warning } }
  }
  if (row === undefined) return { kind: 'nothing' }
  if (ack.code === CODES.tooFast.code)
    return row.state === 'sending'
      ? { kind: 'too-fast', retryAfterMs: ack.retryAfterMs || TIMING.BUSY_MS }
      : { kind: 'nothing' }
  if (row.failure?.kind === 'refused') return { kind: 'nothing' }
  return { kind: 'record', input: { type: 'send-failed', clientId, failure: failureOf(ack) } }
}

const isStored = ({ code }: Ack): boolean =>
  code === CODES.stored.code || code === CODES.storedWithWarning.code

const failureOf = ({ code, message, word }: Ack): SendFailure => ({
  kind: 'refused',
  reason: refusalOf(code),
  code,
  message,
  ...(word === '' ? {} : { word }),
})
