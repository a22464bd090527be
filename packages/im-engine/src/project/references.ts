import type { Fact } from '../events/facts.js'
import { amend } from '../model/amend.js'
import type { State } from '../model/state.js'
import type { Draft } from './draft.js'
import { amendHidden, keepAmendment, replaceInTail } from './messages.js'

/** What a reference says stands at the messages that it names; where one is not in memory, it waits for it. */
export function foldUpdated(
  state: State,
  { key, targets, update }: Extract<Fact, { type: 'messages-updated' }>,
  draft: Draft,
): void {
  const amendment = { update }
  for (const id of targets)
    if (
      !replaceInTail(state, key, id, (message) => amend(message, amendment), draft) &&
      !amendHidden(state, key, id, amendment)
    )
      keepAmendment(state, key, id, amendment, draft)
}
