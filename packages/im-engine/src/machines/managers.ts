// What managers have to do with catching up, as steps of a round:
//
//   everybody   the managers' cards are fetched anew, at most once an hour
//   a manager   service notifications, page by page from where the last round came to, until nothing is left
//
// When cards were fetched, and how far notifications were read, are cursors in committed state: a tab that takes over goes on.

import { SERVICE_BACK_MS } from '../model/limits.js'
import { isManagerInfoDue } from '../model/manager-info.js'
import { MANAGER } from '../model/people.js'
import type { State } from '../model/state.js'
import type { Clock } from '../ports/clock.js'
import type { Logger } from '../ports/logger.js'
import { managersCall, serviceCall } from '../wire/calls.js'
import { decodePage } from '../wire/page.js'
import { decodeContacts } from '../wire/tables.js'
import { DONE, FAILED, failureOf, inputOf, type PullDeps, type StepResult } from './catch-up.js'

export interface ManagersDeps extends PullDeps {
  readonly clock: Clock
  readonly logger: Logger
  readonly serverNow: () => number
  /** Service notifications from here on, server ms; absent: of the last 30 days. */
  readonly serviceFrom?: number | undefined
}

const isManager = ({ contacts, me }: Readonly<State>): boolean => contacts.get(me)?.userType === MANAGER

/**
 * Service notifications, for an account that is a manager. They end where the server says no, or has none left; each page and its
 * cursor are one commit. Source: S-MGR-1, S-MGR-2.
 */
export async function pullService(deps: ManagersDeps, signal: AbortSignal): Promise<StepResult> {
  const { log, rest, wire, serverNow, serviceFrom } = deps
  if ((log.state().me as string) === '' || !isManager(log.state())) return DONE
  for (;;) {
    const cursor = log.state().cursors.get('service-notifications') ?? ''
    const from = Math.max(0, serviceFrom ?? serverNow() - SERVICE_BACK_MS)
    const page = await rest.call(serviceCall(cursor, from), (body) => decodePage(body, wire), signal)
    if (signal.aborted) return FAILED
    if (page.kind === 'refused') return DONE
    if (page.kind !== 'ok') return failureOf(page)
    const next = page.cursor ?? cursor
    if (page.count === 0 && next === cursor) return DONE
    const submitted = await log.submit(inputOf(page, { stream: 'service-notifications', value: next }))
    if (!submitted.ok) return FAILED
    if (page.count === 0) return DONE
    // A page that leads nowhere would be fetched for ever.
    if (next === cursor) return FAILED
  }
}

/**
 * Names and pictures of the managers, anew, where the whole list of contacts did not bring them within the hour. A failure is one line of the log and stops nothing; it counts as a fetch, so that a
 * server that fails is asked once an hour too. Source: S-MGR-3.
 */
export async function refreshManagers(deps: ManagersDeps, signal: AbortSignal): Promise<void> {
  const { log, rest, clock, logger } = deps
  const now = clock.now()
  if (!isManagerInfoDue(log.state(), now)) return
  const table = await rest.call(managersCall(log.state().me), decodeContacts, signal)
  if (signal.aborted) return
  if (table.kind !== 'ok') logger.warn('managers were not fetched', { kind: table.kind })
  const managers = table.kind === 'ok' ? table.items.filter(({ userType }) => userType === MANAGER) : []
  await log.submit({
    type: 'receive',
    source: 'catch-up',
    messages: [],
    withdrawals: [],
    notices: managers.map((contact) => ({ type: 'contact', contact, at: now })),
    poison: [],
    cursor: { stream: 'manager-info', value: String(now) },
  })
}
