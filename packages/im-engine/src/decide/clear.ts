import type { Fact } from '../events/facts.js'
import type { ConversationKey } from '../model/ids.js'
import { compare, START } from '../model/order.js'
import type { State } from '../model/state.js'
import { type Decision, type Loaded, say } from './context.js'
import { moveMark } from './reading.js'

/**
 * All messages of a conversation go from this machine, those that failed too; what is on its way stays and comes. They count
 * as read, for nobody can read them any more. Source: S-CLEAR-1.
 */
export function decideClear(state: Readonly<State>, key: ConversationKey, loaded: Loaded): Decision {
  const row = state.conversations.get(key)
  const failed: Fact[] = [...state.outbox.values()]
    .filter((item) => item.key === key && item.state === 'failed')
    .map(({ clientId }) => ({ type: 'send-discarded', clientId }))
  const last = row?.last ?? null
  if (last === null || compare(last, row?.clearedTo ?? START) <= 0) return say(...failed)
  const upTo = { at: last.at, id: last.id }
  const facts = [...moveMark(state, loaded, key, upTo), ...failed]
  return { ok: true, facts: [...facts, { type: 'conversation-cleared', key, upTo }], isStrict: true }
}
