import { type Failure, failureOf, type Refused } from '../../../http/failure'
import { callMain } from '../../../http/main-api'
import { type Outcomes, readOutcomes, toOutcome } from '../rules/outcomes'

/** Why nothing was sent. */
export type Refusal = 'notApproved' | 'missing' | 'notAllowed' | 'network' | Failure

export type Applied =
  | { readonly kind: 'told'; readonly outcomes: Outcomes }
  | { readonly kind: 'refused'; readonly why: Refusal }

const REFUSALS: Readonly<Record<string, Refusal>> = {
  resume_not_approved: 'notApproved',
  not_found: 'missing',
  not_allowed: 'notAllowed',
}

const whyOf = (answer: Refused): Refusal =>
  answer.kind === 'network' ? 'network' : (REFUSALS[answer.code] ?? failureOf(answer))

async function applyForOne(jobId: number, json: Readonly<Record<string, unknown>>): Promise<Applied> {
  const answer = await callMain({ method: 'POST', path: `/users/jobs/${jobId}/applications`, json })
  if (answer.kind === 'ok') return { kind: 'told', outcomes: readOutcomes({ result: [answer.body] }) }
  // Whether job or resume is missing is not said: as for the resume, another one can be chosen.
  const outcome = answer.kind === 'refused' && answer.code !== 'not_found' ? toOutcome(answer.code) : null
  if (outcome !== null) return { kind: 'told', outcomes: new Map([[jobId, outcome]]) }
  return { kind: 'refused', why: whyOf(answer) }
}

/** For 1 to 10 jobs; a repeat with the same clientId applies for none twice. Source: portal specification 5, 7. */
export async function apply(
  jobIds: readonly number[],
  clientId: string,
  enclosure: Readonly<Record<string, number>>,
): Promise<Applied> {
  const json = { clientId, ...enclosure }
  const [only] = jobIds
  if (only !== undefined && jobIds.length === 1) return applyForOne(only, json)
  const path = '/users/jobs/batch/apply/jobs'
  const answer = await callMain({ method: 'POST', path, json: { jobIds, ...json } })
  if (answer.kind === 'ok') return { kind: 'told', outcomes: readOutcomes(answer.body) }
  return { kind: 'refused', why: whyOf(answer) }
}
