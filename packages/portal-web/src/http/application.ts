// An application as seeker and employer see it, and what each may say about its interview. The chat's cards and the lists of a
// seeker show the same row of the server: what one of them changes, the other reads anew.

import { numberAt, textAt, timeAt, toFields } from '../lib/fields'
import { type JobView, toJobView } from '../lib/job'
import type { Answer } from './call'
import { callMain } from './main-api'

/** What the employer asks the candidate to. Source: portal specification 3. */
export interface Interview {
  /** ms; the first of `times` until one is accepted */
  readonly at: number
  /** All that are offered, ms; never empty. */
  readonly times: readonly number[]
  readonly jobTitle: string
  readonly address: string
  readonly contact: string
  readonly mobile: string
  readonly answer: 'none' | 'accepted' | 'cancelled'
  /** Another time that the candidate asks for; null: none. */
  readonly proposal: { readonly at: number; readonly text: string } | null
}

export interface Application {
  readonly id: number
  readonly job: JobView
  /** ms */
  readonly appliedAt: number
  /** ms, 0: not yet */
  readonly viewedAt: number
  /** 0: a file or a letter went alone. */
  readonly resumeId: number
  readonly interview: Interview | null
}

const ANSWERS = ['none', 'accepted', 'cancelled'] as const
type Given = Exclude<(typeof ANSWERS)[number], 'none'>

function toProposal(one: unknown): Interview['proposal'] {
  const at = timeAt(one, 'interviewTime')
  return at === 0 ? null : { at, text: textAt(one, 'text') }
}

export function toInterview(one: unknown): Interview | null {
  const at = timeAt(one, 'interviewTime')
  if (at === 0) return null
  const { times, proposal } = toFields(one)
  const offered = Array.isArray(times) ? times.filter((time) => typeof time === 'number') : []
  return {
    at,
    times: offered.length === 0 ? [at] : offered.map((time) => time * 1000),
    jobTitle: textAt(one, 'interviewJob'),
    address: textAt(one, 'actionAddress'),
    contact: textAt(one, 'actionConact'),
    mobile: textAt(one, 'actionMobile'),
    answer: ANSWERS[numberAt(one, 'confirmStatus')] ?? 'none',
    proposal: toProposal(proposal),
  }
}

/** null: its job is gone. */
export function toApplication(one: unknown): Application | null {
  const { job, interview } = toFields(one)
  if (numberAt(job, 'id') === 0) return null
  return {
    id: numberAt(one, 'id'),
    job: toJobView(job),
    appliedAt: timeAt(one, 'appliedAt'),
    viewedAt: timeAt(one, 'viewedAt'),
    resumeId: numberAt(one, 'resumeId'),
    interview: toInterview(interview),
  }
}

/** Where all of them are. */
export const ALL_APPLICATIONS = '/users/applications'
/** Pages of a seeker's. */
export const APPLICATIONS = '/users/jobs/applications'

/** Where one of them is. */
export const applicationPath = (id: number | string): string =>
  `${ALL_APPLICATIONS}/${encodeURIComponent(id)}`

/** How far it is, which is no look at what was sent. */
export const statePath = (id: number | string): string => `${applicationPath(id)}/state`

/** Of one of two people to the company that the other acts for. */
export const BETWEEN = '/users/im'
export const betweenPath = (imId: string): string => `${BETWEEN}/${encodeURIComponent(imId)}/applications`

/** What was seen of an interview, which guards against another one. */
const seen = ({ address, contact, mobile }: Interview) => ({
  actionAddress: address,
  actionConact: contact,
  actionMobile: mobile,
})

/** By the candidate, once, to the interview as it was seen; `at`: one of its times. The answer is the application. */
export const answerInterview = (
  id: number,
  interview: Interview,
  answer: Given,
  at = interview.at,
): Promise<Answer> =>
  callMain({
    method: 'POST',
    path: `${applicationPath(id)}/confirm`,
    json: { confirmStatus: ANSWERS.indexOf(answer), interviewTime: at / 1000, ...seen(interview) },
  })

/** By the candidate: another time, ms, and why. The answer is the application. */
export const proposeTime = (id: number, at: number, text: string): Promise<Answer> =>
  callMain({
    method: 'POST',
    path: `${applicationPath(id)}/proposal`,
    json: { interviewTime: at / 1000, text },
  })

/** By the employer, to the time that was seen, ms: that one, or those that were offered. The answer is the application. */
export const answerProposal = (id: number, at: number, answer: 'confirm' | 'keep'): Promise<Answer> =>
  callMain({
    method: 'PUT',
    path: `${applicationPath(id)}/proposal`,
    json: { answer, interviewTime: at / 1000 },
  })

/** By the employer, until a new offer. The answer is the application. */
export const cancelInterview = (id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${applicationPath(id)}/interview` })

export interface Offer {
  /** ms, one to three, the first of them first */
  readonly times: readonly number[]
  readonly address: string
  readonly contact: string
  readonly mobile: string
}

/** By the employer; the same once more changes nothing. The answer is the application. */
export const offerInterview = (id: number, { times, address, contact, mobile }: Offer): Promise<Answer> => {
  const seconds = times.map((at) => at / 1000)
  return callMain({
    method: 'PUT',
    path: `${applicationPath(id)}/interview`,
    json: {
      interviewTime: seconds[0],
      times: seconds,
      actionAddress: address,
      actionConact: contact,
      actionMobile: mobile,
    },
  })
}
