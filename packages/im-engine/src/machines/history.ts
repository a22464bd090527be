import type { Result } from '../model/errors.js'
import type { ConversationKey } from '../model/ids.js'
import { PAGE_SIZE } from '../model/limits.js'
import { compare, type Mark, START } from '../model/order.js'
import { historyCall } from '../wire/calls.js'
import { decodePage } from '../wire/page.js'
import type { PullDeps } from './catch-up.js'
import { unavailable } from './unavailable.js'

/**
 * Fetches the page before a message (none: the newest page) into the log, or says why not; asked for by a person, so
 * nothing is tried twice. Source: S-HIST-1.
 */
export async function fetchHistory(
  deps: PullDeps,
  key: ConversationKey,
  before: Mark | undefined,
  signal: AbortSignal,
): Promise<Result<null>> {
  const page = await deps.rest.call(
    historyCall(key, before?.id ?? ''),
    (body) => decodePage(body, deps.wire),
    signal,
  )
  if (signal.aborted) return unavailable({ kind: 'network' })
  if (page.kind !== 'ok') return unavailable(page)
  const { messages, withdrawals, notices, poison, count } = page
  const isStart = count < PAGE_SIZE
  const [oldest] = [...messages, ...withdrawals].sort(compare)
  const from = isStart ? START : oldest
  const outcome = await deps.log.submit({
    type: 'receive',
    source: 'history',
    messages,
    withdrawals,
    notices,
    poison,
    ...(from === undefined ? {} : { stretch: { key, from, to: before ?? null } }),
    ...(isStart ? { reachedStart: key } : {}),
  })
  return outcome.ok ? { ok: true, value: null } : outcome
}
