import { listAt, numberAt, textAt } from '../../../lib/fields'

/** What became of applying for one job. */
export type Outcome = 'applied' | 'appliedBefore' | 'closed' | 'unattended' | 'gone'

export type Outcomes = ReadonlyMap<number, Outcome>

const RESULTS: Readonly<Record<string, Outcome>> = {
  applied: 'applied',
  already_applied: 'appliedBefore',
  job_closed: 'closed',
  no_employer: 'unattended',
  not_found: 'gone',
}

export const toOutcome = (result: string): Outcome | null => RESULTS[result] ?? null

/** Of the answer to a batch, by job; what cannot be read has none. */
export function readOutcomes(body: unknown): Outcomes {
  const outcomes = new Map<number, Outcome>()
  for (const one of listAt(body, 'result')) {
    const outcome = toOutcome(textAt(one, 'result'))
    if (outcome !== null) outcomes.set(numberAt(one, 'jobId'), outcome)
  }
  return outcomes
}

/** Those that are still to be sent. */
export const unanswered = (jobIds: readonly number[], outcomes: Outcomes): readonly number[] =>
  jobIds.filter((id) => !outcomes.has(id))

export const isApplied = (outcome: Outcome | undefined): boolean =>
  outcome === 'applied' || outcome === 'appliedBefore'
