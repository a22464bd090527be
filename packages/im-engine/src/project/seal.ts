import type { SealRecord } from '../events/facts.js'
import type { State } from '../model/state.js'
import { type Draft, rowOf } from './draft.js'

/** After a seal: sealed tails are in chunks, amendments are on disk, and nothing that can be seen has changed. */
export function foldSealed(state: State, seal: SealRecord, draft: Draft): void {
  for (const sealed of seal.rows) {
    const row = rowOf(state, sealed.key)
    row.sealedTo = sealed.sealedTo
    row.openCount = sealed.openCount
    row.amendedCount = sealed.amendedCount
    if (sealed.isSealed) state.tails.delete(sealed.key)
  }
  state.amendments.clear()
  state.tailIds.clear()
  for (const tail of state.tails.values()) for (const message of tail) state.tailIds.add(message.id)
  state.sealedAt = draft.position
  state.unsealed = 0
}
