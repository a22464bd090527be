import type { Fact } from '../events/facts.js'
import type { Message } from '../model/message.js'

/**
 * What references change: the content of the messages that they name. Whoever may speak may refer; that money moved is
 * the server's word. A reference that is withdrawn takes nothing back. Source: S-REF-1, S-REF-3.
 */
export function* references(messages: readonly Message[]): Generator<Fact> {
  for (const { refersTo, key, at, id, from, kind, text } of messages)
    if (refersTo !== undefined)
      yield { type: 'messages-updated', key, targets: refersTo, update: { at, id, from, kind, text } }
}
