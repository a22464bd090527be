import type { Result } from '../model/errors.js'
import type { Message } from '../model/message.js'

/** The text of a message that can be sent on, or why it has none: only text can be forwarded. Source: S-FORWARD-1. */
export function textToForward(message: Message | undefined): Result<string> {
  if (message === undefined) return { ok: false, refusal: { kind: 'unknown-message' } }
  if (message.withdrawnAt !== undefined) return { ok: false, refusal: { kind: 'withdrawn' } }
  if (message.kind !== 'text' || message.damage !== undefined)
    return { ok: false, refusal: { kind: 'not-text' } }
  return { ok: true, value: message.text }
}
