import { FAULTS, type SCHEMAS, timeFaults } from '@sarika/portal-web/contract/resume'
import { dayOf } from '../jobs/days'
import { type Answer, invalid } from './answer'

/** What is impossible about the times of a part of a resume that has its shape; null: nothing. */
export function refuseTimes(
  part: keyof typeof SCHEMAS,
  content: Readonly<Record<string, unknown>>,
  now: number,
): Answer<422> | null {
  const faults = Object.entries(timeFaults(part, content, dayOf(now)))
  return faults.length === 0
    ? null
    : invalid(faults.map(([field, fault]) => ({ field, message: FAULTS[fault] })))
}
