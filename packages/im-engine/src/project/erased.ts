import type { Fact } from '../events/facts.js'
import { amend } from '../model/amend.js'
import type { Conversation, Erasure } from '../model/conversation.js'
import { isUnseen } from '../model/message.js'
import { compare } from '../model/order.js'
import type { State } from '../model/state.js'
import { type Draft, rowOf } from './draft.js'
import { amendHidden, keepAmendment, replaceInTail } from './messages.js'

type Erased = Extract<Fact, { type: 'messages-erased' }>

/** The word stands at its message; where that is not in memory, it waits for it. Counts and the row's last message follow. */
export function foldErased(state: State, fact: Erased, draft: Draft): void {
  const { key, targets, isOn, at } = fact
  const row = rowOf(state, key)
  for (const target of targets) {
    const amendment = { at: target.at, erased: { isOn, at } }
    if (
      !replaceInTail(state, key, target.id, (message) => amend(message, amendment), draft) &&
      !amendHidden(state, key, target.id, amendment)
    )
      keepAmendment(state, key, target.id, amendment, draft)
  }
  const sign = isOn ? -1 : 1
  row.unread = Math.max(0, row.unread + sign * fact.unread)
  row.mentions = Math.max(0, row.mentions + sign * fact.mentions)
  row.last = lastOf(state, fact)
  if (fact.isOwn) row.unsentErasures = withErasures(row.unsentErasures, erasuresOf(fact))
  draft.conversations.add(key)
}

/** The newest that is left: memory is asked first, for what came with this word was not sealed when it was judged. */
function lastOf({ tails }: State, { key, sealedLast }: Erased): Conversation['last'] {
  const newest = tails.get(key)?.findLast((message) => !isUnseen(message)) ?? null
  if (newest === null || sealedLast === null) return newest ?? sealedLast
  return compare(newest, sealedLast) < 0 ? sealedLast : newest
}

const erasuresOf = ({ targets, isOn, at }: Erased): readonly Erasure[] =>
  targets.map((target) => ({ at: target.at, id: target.id, isOn, since: at }))

const withErasures = (before: readonly Erasure[], said: readonly Erasure[]): readonly Erasure[] => [
  ...before.filter(({ id }) => said.every((one) => one.id !== id)),
  ...said,
]

/** What was said again meanwhile stays unsent. */
export function foldErasuresSent(
  state: State,
  { key, erasures }: Extract<Fact, { type: 'erasures-sent' }>,
  draft: Draft,
): void {
  const row = rowOf(state, key)
  const isSent = ({ id, since }: Erasure): boolean =>
    erasures.some((one) => one.id === id && one.since === since)
  row.unsentErasures = row.unsentErasures.filter((one) => !isSent(one))
  draft.conversations.add(key)
}
