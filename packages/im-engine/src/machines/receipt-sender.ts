// One pass over the conversations with receipts due: one conversation at a time, its frames 1 ms apart, then their acks,
// then the fact. "Another send in progress: 20 tries every 50 ms" is not here: there is only one, so it is a queue.

import type { LogDoor } from '../log/door.js'
import { type ConversationKey, type ImId, newClientId } from '../model/ids.js'
import type { ReceiptKind } from '../model/notice.js'
import type { Clock, Random } from '../ports/clock.js'
import type { Ack } from '../wire/ack.js'
import { encodeReceipt } from '../wire/receipt.js'
import type { AckDesk } from './ack-desk.js'
import type { Outlet } from './outlet.js'
import { pause } from './pause.js'
import { type Batch, batchesOf, dueKeys, type Span, spansOf } from './receipt-work.js'
import { TIMING } from './timing.js'

export interface ReceiptDeps {
  readonly log: LogDoor
  readonly clock: Clock
  readonly random: Random
  readonly outlet: Outlet
  readonly acks: AckDesk
  readonly me: ImId
}

/** `unavailable`: no socket, no ack, or the log did not take it; all of it is still due. */
export type PassResult = 'done' | 'unavailable'

const TOO_FAST = -429

type Sent = 'acked' | 'refused' | 'unavailable'

/** Sends what is due, in the socket of that generation (0 = none). Source: S-RCPT-SEND-3. */
export async function sendReceipts(
  deps: ReceiptDeps,
  generation: number,
  withParked: boolean,
  signal: AbortSignal,
): Promise<PassResult> {
  const { log } = deps
  for (const key of dueKeys(log.state().conversations.values(), () => withParked)) {
    const row = log.state().conversations.get(key)
    if (row === undefined) continue
    for (const span of spansOf(row)) {
      const sent = await sendSpan(deps, key, span, generation, signal)
      if (signal.aborted || sent === 'unavailable') return 'unavailable'
      const { kind, upTo, late } = span
      const outcome = await log.submit(
        sent === 'acked'
          ? { type: 'receipts-sent', key, kind, upTo, ids: late.map((one) => one.id) }
          : { type: 'receipts-parked', key },
      )
      if (!outcome.ok) return 'unavailable'
      if (sent === 'refused') break
    }
  }
  return 'done'
}

/** After the last try: each conversation is parked until the next connect. Source: S-RCPT-SEND-5. */
export async function parkReceipts({ log }: ReceiptDeps): Promise<void> {
  for (const key of dueKeys(log.state().conversations.values(), () => false))
    await log.submit({ type: 'receipts-parked', key })
}

async function sendSpan(
  deps: ReceiptDeps,
  key: ConversationKey,
  span: Span,
  generation: number,
  signal: AbortSignal,
): Promise<Sent> {
  const messages = await deps.log.readBetween(key, span.after, span.upTo)
  let waiting = batchesOf(messages, span.late)
  while (waiting.length > 0) {
    const round = await sendBatches(deps, key, span.kind, waiting, generation, signal)
    if (typeof round === 'string') return round
    if (round.again.length > 0) await pause(deps.clock, round.holdMs, signal)
    waiting = round.again
  }
  return 'acked'
}

/** Writes frames and waits for their acks; what the server calls too fast comes back with its wait. */
async function sendBatches(
  deps: ReceiptDeps,
  key: ConversationKey,
  kind: ReceiptKind,
  batches: readonly Batch[],
  generation: number,
  signal: AbortSignal,
): Promise<Sent | { readonly again: readonly Batch[]; readonly holdMs: number }> {
  const sent: { readonly batch: Batch; readonly seq: string; readonly ack: Promise<Ack | undefined> }[] = []
  try {
    for (const batch of batches) {
      if (sent.length > 0) await pause(deps.clock, TIMING.RECEIPT_SPACING_MS, signal)
      if (signal.aborted) return 'unavailable'
      const seq = newClientId((count) => deps.random.bytes(count))
      sent.push({ batch, seq, ack: deps.acks.expect(seq, TIMING.RECEIPT_ACK_MS, signal) })
      const { author, ids } = batch
      const frame = { seq, key, kind, author, ids, at: deps.clock.now() }
      if (!deps.outlet.write(encodeReceipt(frame, deps.me), generation)) return 'unavailable'
    }
    let holdMs = 0
    const again: Batch[] = []
    for (const { batch, ack } of sent) {
      const answer = await ack
      if (answer === undefined) return 'unavailable'
      if (answer.code === TOO_FAST) {
        again.push(batch)
        holdMs = Math.max(holdMs, answer.retryAfterMs || TIMING.BUSY_MS)
      } else if (answer.code !== 0) return 'refused'
    }
    return { again, holdMs }
  } finally {
    for (const { seq } of sent) deps.acks.forget(seq)
  }
}
