import { writesOf } from '../accounts/own-writes'
import type { Backend } from '../backend'
import { AckCode, refuse } from '../chat/codes'
import { askContact } from '../chat/request-changes'
import type { ContactRequestFrame } from './inbound'
import { ackDone, ackRefused } from './outbound'
import type { Session } from './session'
import { tellChange } from './tell-change'

/** Asks somebody to become a contact, as `POST /chat/users/{me}/add_reqs` does. */
export async function takeContactRequest(
  backend: Backend,
  session: Session,
  { seq, data: { notice } }: ContactRequestFrame,
): Promise<void> {
  const { writes, clock, rates } = backend
  const me = session.who.imId
  const { rim_id, message, add_by, add_from } = notice
  if (rim_id === me) return session.send(ackRefused(seq, refuse(AckCode.invalid, 'this is you')))
  const retryAfterMs = rates.contactRequests.take(me)
  if (retryAfterMs > 0)
    return session.send(ackRefused(seq, { ...refuse(AckCode.tooFast, 'too fast'), retryAfterMs }))
  const asking = { im_id: rim_id, message, add_by, add_from }
  const isHeard = rates.requestsTo.take(rim_id) === 0
  const changed = await writesOf(writes, session.who).run((trx) =>
    askContact(trx, me, asking, isHeard, clock()),
  )
  session.send(ackDone(seq))
  await tellChange(backend, me, changed)
}
