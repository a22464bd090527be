import type { Backend } from '../backend'
import { hearerOf } from '../calls/signals'
import { AckCode, refuse } from '../chat/codes'
import type { CallSignalFrame } from './inbound-calls'
import { ackDone, ackRefused, callSignalFrame } from './outbound'
import type { Session } from './session'

/** What a socket sent before is passed on first: an answer means nothing before its offer. */
const before = new WeakMap<Session, Promise<void>>()

/** Passes on what one device in a call says to another in it. Kept nowhere: who loses it says so, and it is said anew. */
export function passCallSignal(backend: Backend, session: Session, frame: CallSignalFrame): Promise<void> {
  const passed = (before.get(session) ?? Promise.resolve()).then(() => pass(backend, session, frame))
  before.set(
    session,
    passed.catch(() => {}),
  )
  return passed
}

async function pass(
  { db, hub, rates }: Backend,
  session: Session,
  { seq, data }: CallSignalFrame,
): Promise<void> {
  const { who } = session
  const retryAfterMs = rates.callSignals.take(who.imId)
  if (retryAfterMs > 0) return session.send(ackRefused(seq, { ...refuse(AckCode.tooFast), retryAfterMs }))
  const device = await hearerOf(db, data.channel, who, data.receiver_id)
  if (device === null)
    return session.send(ackRefused(seq, refuse(AckCode.callOver, 'you are in no such call')))
  session.send(ackDone(seq))
  const text = JSON.stringify(callSignalFrame(who.imId, data))
  for (const one of hub.of(data.receiver_id)) if (one.who.device === device) one.sendText(text)
}
