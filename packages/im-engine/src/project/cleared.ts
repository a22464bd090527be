import type { Fact } from '../events/facts.js'
import { compare } from '../model/order.js'
import type { State } from '../model/state.js'
import { type Draft, rowOf } from './draft.js'

/** Nothing up to that place is here any more: no chunk, no tail, nothing hidden, nothing that waited for one of them. */
export function foldCleared(
  state: State,
  { key, upTo }: Extract<Fact, { type: 'conversation-cleared' }>,
  draft: Draft,
): void {
  const row = rowOf(state, key)
  row.clearedTo = upTo
  if (row.last !== null && compare(row.last, upTo) <= 0) row.last = null
  row.late = row.late.filter((late) => compare(late, upTo) > 0)
  row.isFromStart = true
  row.dropped = null
  row.sealedTo = -1
  row.openCount = 0
  row.amendedCount = 0
  const tail = state.tails.get(key) ?? []
  const left = tail.filter((message) => compare(message, upTo) > 0)
  for (const { id } of tail.slice(0, tail.length - left.length)) state.tailIds.delete(id)
  if (left.length > 0) state.tails.set(key, left)
  else state.tails.delete(key)
  const hidden = (state.hidden.get(key) ?? []).filter((message) => compare(message, upTo) > 0)
  if (hidden.length > 0) state.hidden.set(key, hidden)
  else state.hidden.delete(key)
  state.amendments.delete(key)
  draft.conversations.add(key)
  draft.cleared.add(key)
}
