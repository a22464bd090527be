// One pass over the conversations with receipts due: one conversation and one page at a time, its frames 1 ms apart, then
// their acks, then the fact. "Another send in progress: 20 tries every 50 ms" is not here: there is only one, so it is a
// queue. What a person says meanwhile waits behind one page, and not behind all that is due (decision 40).

import type { LogDoor } from '../log/door.js'
import { type ConversationKey, type ImId, newClientId } from '../model/ids.js'
import type { ReceiptKind } from '../model/notice.js'
import { compare, type Mark } from '../model/order.js'
import type { Clock, Random } from '../ports/clock.js'
import type { Ack } from '../wire/ack.js'
import { encodeReceipt } from '../wire/receipt.js'
import type { AckDesk } from './ack-desk.js'
import type { Outlet } from './outlet.js'
import { pause } from './pause.js'
import { type Batch, dueKeys, lateOf, type Page, pagesOf, type Span, spansOf } from './receipt-work.js'
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
      if (sent === 'unavailable') return 'unavailable'
      if (sent === 'refused') break
    }
  }
  return 'done'
}

/** After the last try: each conversation is parked until the next connect. Source: S-RCPT-SEND-5. */
export async function parkReceipts({ log }: ReceiptDeps, signal: AbortSignal): Promise<void> {
  for (const key of dueKeys(log.state().conversations.values(), () => false)) {
    if (signal.aborted) return
    await log.submit({ type: 'receipts-parked', key })
  }
}

/** The pages of a span, each into the log when it is acked: who is cut off repeats one. Source: S-RCPT-SEND-10. */
async function sendSpan(
  deps: ReceiptDeps,
  key: ConversationKey,
  span: Span,
  generation: number,
  signal: AbortSignal,
): Promise<Sent> {
  const { log } = deps
  const { kind, after, upTo } = span
  const due = await log.readDue(key, after, upTo)
  if (due === undefined) return 'unavailable'
  // Late ones as they are now: what came while it was read may stand in `due` too, and gets one receipt.
  const row = log.state().conversations.get(key)
  const late = row === undefined ? span.late : lateOf(row, kind)
  for (const page of pagesOf(due, { ...span, late })) {
    // Read meanwhile: the rest is due as read.
    if (kind === 'delivered' && isReadTo(log, key, page.upTo)) break
    const sent = await sendPage(deps, key, kind, page, generation, signal)
    if (signal.aborted || sent === 'unavailable') return 'unavailable'
    const outcome = await log.submit(
      sent === 'acked'
        ? { type: 'receipts-sent', key, kind, upTo: page.upTo, ids: page.late }
        : { type: 'receipts-parked', key },
    )
    if (!outcome.ok) return 'unavailable'
    if (sent === 'refused') return sent
  }
  return 'acked'
}

function isReadTo(log: LogDoor, key: ConversationKey, place: Mark): boolean {
  const row = log.state().conversations.get(key)
  return row !== undefined && compare(row.mark, place) >= 0
}

async function sendPage(
  deps: ReceiptDeps,
  key: ConversationKey,
  kind: ReceiptKind,
  page: Page,
  generation: number,
  signal: AbortSignal,
): Promise<Sent> {
  let waiting = page.batches
  while (waiting.length > 0) {
    const round = await sendBatches(deps, key, kind, waiting, generation, signal)
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
