import type { Fact } from '../events/facts.js'
import { type ConversationKey, isGroupKey, partOf } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { receiversOf } from '../model/receivers.js'
import type { State } from '../model/state.js'
import { type Context, type Decision, type Loaded, refuse, say } from './context.js'
import { maySend, type Verdict } from './permission.js'
import { judgeText } from './text.js'

/** Broadcasts go to people, by the rules of a send to each. Source: S-CAST-2. */
export const mayBroadcast = (state: Readonly<State>, key: ConversationKey): Verdict =>
  isGroupKey(key) ? 'not-friend' : maySend(state, key)

/**
 * One row for each receiver, all in one commit and durable before the call; a repeat says nothing. The caller has left
 * out who may not be reached, so a refusal here is a race, and refuses the whole. Source: S-CAST-1.
 */
export function decideBroadcast(
  state: Readonly<State>,
  { clientId, keys, text }: Extract<Input, { type: 'broadcast' }>,
  loaded: Loaded,
  context: Context,
): Decision {
  const ids = keys.map((_, index) => partOf(clientId, index))
  if (loaded.isSent || ids.some((id) => state.outbox.has(id))) return say()
  const refusal = judgeText(text)
  if (refusal !== undefined) return refuse(refusal)
  for (const key of keys) {
    const verdict = mayBroadcast(state, key)
    if (verdict !== null) return refuse({ kind: verdict })
  }
  const content = { kind: 'text' as const, text: text.toWellFormed(), broadcastId: clientId }
  const facts = keys.map(
    (key, index): Fact => ({
      type: 'message-queued',
      item: {
        clientId: partOf(clientId, index),
        key,
        localSeq: state.nextLocalSeq + index,
        queuedAt: context.now,
        state: 'sending',
        content,
        receivers: receiversOf(state, key),
      },
    }),
  )
  return { ok: true, facts, isStrict: true }
}
