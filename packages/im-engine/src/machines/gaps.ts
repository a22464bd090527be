// Numbers that were skipped: asked for by number; what the server does not have is unfillable.

import type { Conversation, Range } from '../model/conversation.js'
import { removeNumbers } from '../model/coverage.js'
import { type ConversationKey, type GroupId, groupOf, isGroupKey } from '../model/ids.js'
import { PAGE_SIZE } from '../model/limits.js'
import type { Group } from '../model/people.js'
import { numbersCall } from '../wire/calls.js'
import { decodePage } from '../wire/page.js'
import { DONE, FAILED, failureOf, type PullDeps, type StepResult } from './catch-up.js'

export const hasGap = (conversation: Conversation | undefined): boolean =>
  conversation !== undefined && conversation.coverage.holes.length > 0

const isLeft = (groups: ReadonlyMap<GroupId, Group>, key: ConversationKey): boolean =>
  isGroupKey(key) && groups.get(groupOf(key))?.leftAt !== undefined

/** A range as ranges of at most a page. */
function* inPages([from, to]: Range): Generator<Range> {
  for (let start = from; start <= to; start += PAGE_SIZE) yield [start, Math.min(to, start + PAGE_SIZE - 1)]
}

/** What is still missing of a range, by committed state. */
function missing(deps: PullDeps, key: ConversationKey, range: Range): readonly Range[] {
  const holes = deps.log.state().conversations.get(key)?.coverage.holes ?? []
  return removeNumbers([range], removeNumbers([range], holes))
}

/**
 * Fetches every open gap; what is still missing after a full answer can't be had any more. Those of a group that was left wait
 * for the return: until then the server tells nothing of it. Source: S-SYNC-7, S-CREW-20.
 */
export async function fillGaps(deps: PullDeps, signal: AbortSignal): Promise<StepResult> {
  const { conversations, groups } = deps.log.state()
  const open = [...conversations.values()]
    .filter((row) => hasGap(row) && !isLeft(groups, row.key))
    .map(({ key, coverage }) => ({ key, holes: coverage.holes }))
  for (const { key, holes } of open)
    for (const hole of holes)
      for (const range of inPages(hole)) {
        const page = await deps.rest.call(
          numbersCall(key, range),
          (body) => decodePage(body, deps.wire),
          signal,
        )
        if (signal.aborted) return FAILED
        // Not ours to read any more.
        const isGone = page.kind === 'refused' && page.code === 'not_found'
        if (page.kind !== 'ok' && !isGone) return failureOf(page)
        // That it was left is still to be told.
        if (isGone && isGroupKey(key)) break
        if (page.kind === 'ok' && page.count > 0) {
          const { messages, withdrawals, notices, poison } = page
          const outcome = await deps.log.submit({
            type: 'receive',
            source: 'history',
            messages,
            withdrawals,
            notices,
            poison,
          })
          if (!outcome.ok) return FAILED
        }
        for (const rest of missing(deps, key, range))
          if (!(await deps.log.submit({ type: 'gap-unfillable', key, range: rest })).ok) return FAILED
      }
  return DONE
}
