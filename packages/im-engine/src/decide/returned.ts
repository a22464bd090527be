import type { Fact } from '../events/facts.js'
import { isMissing } from '../model/conversation.js'
import { hasCome } from '../model/coverage.js'
import type { Input } from '../model/input.js'
import type { Message } from '../model/message.js'
import { compare } from '../model/order.js'
import type { State } from '../model/state.js'
import type { Loaded } from './context.js'
import { recountFrom } from './reading.js'

/** The full disk took it, and now it is back: by its place, and by its number where it has one. Source: S-FULL-2. */
export function isReturned(state: Readonly<State>, message: Message): boolean {
  const row = state.conversations.get(message.key)
  if (row === undefined || row.dropped === null) return false
  return isMissing(row, message) && hasCome(row.coverage, message.number)
}

/**
 * A page of history that goes on where what is here begins: from its oldest on all is here again. Where that reaches to
 * the read mark, the counts are recounted. Source: S-FULL-3, S-FULL-4.
 */
export function* historyReturned(
  state: Readonly<State>,
  stretch: Extract<Input, { type: 'receive' }>['stretch'],
  loaded: Loaded,
): Generator<Fact> {
  const row = stretch === undefined ? undefined : state.conversations.get(stretch.key)
  if (stretch === undefined || row === undefined || row.dropped === null) return
  const { key, from, to } = stretch
  const isHere = to === null || state.tailIds.has(to.id) || loaded.known.has(to.id)
  if (!isHere || (to !== null && isMissing(row, to)) || !isMissing(row, from)) return
  const isKnown = compare(from, row.mark) <= 0
  const { unread, mentions } = isKnown ? recountFrom(state, loaded, key, row.mark) : row
  yield { type: 'history-returned', key, from, unread, mentions }
}
