import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import type { Kind } from './states'

export const SAVED = { job: '/users/jobs/following', company: '/users/employers/following' } as const

const NAMES = { job: 'jobs', company: 'employers' } as const

export const save = (kind: Kind, id: number): Promise<Answer> =>
  callMain({ method: 'POST', path: `/users/${NAMES[kind]}/${id}/following` })

export const forget = (kind: Kind, id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${SAVED[kind]}?ids=${id}` })

/** At most 50 at once. */
export const saveJobs = (jobIds: readonly number[]): Promise<Answer> =>
  callMain({ method: 'POST', path: `${SAVED.job}/batch`, json: { jobIds } })
