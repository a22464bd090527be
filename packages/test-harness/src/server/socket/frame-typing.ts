import type { Backend } from '../backend'
import { hearersOfTyping } from '../chat/typing'
import { type TypingFrame, targetOf } from './inbound'
import { typingFrame } from './outbound'
import type { Session } from './session'

/** Tells the others of a talk that somebody writes. Nothing is kept or answered: what comes too often, or may not be told, is dropped. */
export async function passTyping(backend: Backend, session: Session, frame: TypingFrame): Promise<void> {
  const { db, hub, rates } = backend
  const { imId } = session.who
  const target = targetOf(frame)
  if (target === null || rates.typing.take(imId) > 0) return
  // Nobody looks anything up for somebody who is away.
  if (!target.isGroup && hub.of(target.id).length === 0) return
  const text = JSON.stringify(typingFrame(imId, target.isGroup ? target.id : null))
  for (const hearer of await hearersOfTyping(db, imId, target))
    for (const one of hub.of(hearer)) one.sendText(text)
}
