// Quick replies, asked of the server: all of them are read, and saved as a whole. Absent: a queue, as in people-desk.ts.

import type { LogDoor, Outcome } from '../log/door.js'
import type { QuickAsk } from '../model/quick-ask.js'
import { decodeQuickReplies, quickRepliesCall, saveQuickRepliesCall } from '../wire/quick-replies.js'
import { refusalOf } from './people-desk.js'
import type { Rest } from './rest.js'

/** Carries out a command about quick replies; answered with the texts as the server keeps them. Source: S-BOX-1. */
export async function askQuick(
  { log, rest }: { readonly log: LogDoor; readonly rest: Rest },
  ask: QuickAsk,
  signal: AbortSignal,
): Promise<Outcome> {
  const call = ask.type === 'save-quick' ? saveQuickRepliesCall(ask.texts) : quickRepliesCall()
  const answer = await rest.call(call, decodeQuickReplies, signal)
  if (answer.kind !== 'ok') return refusalOf(answer)
  return { ok: true, position: log.state().position, value: answer.texts }
}
