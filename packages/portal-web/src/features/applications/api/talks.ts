import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { listAt, numberAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { type JobView, toJobView } from '../../../lib/job'

/** A job whose chat was opened. */
export interface Talk {
  readonly job: JobView
  readonly isFlagged: boolean
  /** ms */
  readonly talkedAt: number
}

/** Pages of them; the applications have a path of their own below it. */
export const TALKS = '/users/jobs?'

export const toTalk = (one: unknown): Talk => ({
  job: toJobView(one),
  isFlagged: toFields(one).isFlagged === true,
  talkedAt: timeAt(one, 'talkedAt'),
})

export const flagTalk = (jobId: number, isFlagged: boolean): Promise<Answer> =>
  callMain({ method: 'PUT', path: `/users/jobs/${jobId}/communication`, json: { isFlagged } })

/** Out of the list; the chat stays. */
export const removeTalk = (jobId: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `/users/jobs/${jobId}/communication` })

/** An employer asks the person to apply for a job. Source: portal specification 3. */
export interface Invitation {
  readonly id: number
  readonly jobId: number
  readonly jobTitle: string
  readonly company: string
  /** ms */
  readonly createdAt: number
}

export const INVITATIONS = '/users/jobs/invitations'

const toInvitation = (one: unknown): Invitation => ({
  id: numberAt(one, 'id'),
  jobId: numberAt(one, 'jobId'),
  jobTitle: textAt(one, 'jobTitle'),
  company: textAt(one, 'company'),
  createdAt: timeAt(one, 'createdAt'),
})

/** Those that the person has not applied for. */
export const useInvitations = () => useOwn(INVITATIONS, (body) => listAt(body, 'result').map(toInvitation))

/** Out of the list for good; the employer is not told. */
export const ignoreInvitation = (id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${INVITATIONS}/${id}` })
