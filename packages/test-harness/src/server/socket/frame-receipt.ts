import { writesOf } from '../accounts/own-writes'
import type { Backend } from '../backend'
import { AckCode, refuse } from '../chat/codes'
import { storeReceipt } from '../chat/receipts'
import { type ReceiptFrame, targetOf } from './inbound'
import { ackDone, ackRefused } from './outbound'
import type { Session } from './session'

/** Keeps a read or arrived receipt and tells the author. */
export async function takeReceipt(backend: Backend, session: Session, frame: ReceiptFrame): Promise<void> {
  const { writes, clock, hub, rates } = backend
  const { seq, data } = frame

  const retryAfterMs = rates.receipts.take(session.who.imId)
  if (retryAfterMs > 0)
    return session.send(ackRefused(seq, { ...refuse(AckCode.tooFast, 'too fast'), retryAfterMs }))

  const target = targetOf(frame)
  if (target === null)
    return session.send(ackRefused(seq, refuse(AckCode.invalid, 'the id of the receiver is missing')))
  const receipt = {
    kind: data.notice.notice_type,
    readerId: session.who.imId,
    authorId: data.notice.rim_id,
    target,
    messageIds: data.notice.msg_ids,
  }
  const outcome = await writesOf(writes, session.who).run((trx) => storeReceipt(trx, receipt, clock()))
  if (outcome.kind === 'refused') return session.send(ackRefused(seq, outcome))
  session.send(ackDone(seq))
  hub.notify(outcome.notices)
}
