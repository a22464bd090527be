import type { Fact } from '../events/facts.js'
import { amend } from '../model/amend.js'
import type { State } from '../model/state.js'
import type { Draft } from './draft.js'
import { amendHidden, keepAmendment, replaceInTail } from './messages.js'

/** A star stands at its message; where that is not in memory, it waits for it. */
export function foldStarred(
  state: State,
  { key, targets, isOn, at }: Extract<Fact, { type: 'messages-starred' }>,
  draft: Draft,
): void {
  for (const target of targets) {
    const amendment = { at: target.at, star: { isOn, at } }
    if (
      !replaceInTail(state, key, target.id, (message) => amend(message, amendment), draft) &&
      !amendHidden(state, key, target.id, amendment)
    )
      keepAmendment(state, key, target.id, amendment, draft)
  }
}
