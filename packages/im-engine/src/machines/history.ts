import type { ConversationKey, ServerId } from '../model/ids.js'
import { PAGE_SIZE } from '../model/limits.js'
import { historyCall } from '../wire/calls.js'
import { decodePage } from '../wire/page.js'
import { DONE, FAILED, failureOf, type PullDeps, type StepResult } from './catch-up.js'

/**
 * Fetches the page before a message ("" = the newest page) into the log. `failed` when there is no answer or no room;
 * asked for by a person, so nothing is tried twice. Source: S-HIST-1.
 */
export async function fetchHistory(
  deps: PullDeps,
  key: ConversationKey,
  before: ServerId | '',
  signal: AbortSignal,
): Promise<StepResult> {
  const page = await deps.rest.call(historyCall(key, before), (body) => decodePage(body, deps.wire), signal)
  if (signal.aborted) return FAILED
  if (page.kind !== 'ok') return failureOf(page)
  const { messages, withdrawals, notices, poison, count } = page
  const start = count < PAGE_SIZE ? { reachedStart: key } : {}
  const outcome = await deps.log.submit({
    type: 'receive',
    source: 'history',
    messages,
    withdrawals,
    notices,
    poison,
    ...start,
  })
  return outcome.ok ? DONE : FAILED
}
