import { type ConversationKey, groupOf, isGroupKey, peerOf } from './ids.js'
import { currentOf } from './people.js'
import type { State } from './state.js'

/**
 * How many should get a message of mine: who is in its group now but me, one, or none where I write to myself.
 * Source: S-SEND-7.
 */
export function receiversOf(state: Readonly<State>, key: ConversationKey): number {
  if (!isGroupKey(key)) return peerOf(key) === state.me ? 0 : 1
  const group = state.groups.get(groupOf(key))
  if (group === undefined) return 1
  const members = [...group.members.values()].filter(({ membership }) => currentOf(membership) === true)
  return Math.max(1, (group.isComplete ? members.length : group.count) - 1)
}
