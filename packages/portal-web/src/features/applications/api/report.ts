import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import type { Kind } from './states'

/** What can be wrong with a job or a company, by the server's names. */
export const REASONS = ['asks_for_money', 'fraud', 'discriminates', 'gone', 'wrong', 'other'] as const
export type Reason = (typeof REASONS)[number]

const PATHS = { job: '/jobs', company: '/users/employers' } as const

export const report = (kind: Kind, id: number, reason: Reason, text: string): Promise<Answer> =>
  callMain({
    method: 'POST',
    path: `${PATHS[kind]}/${id}/report`,
    json: text.trim() === '' ? { reason } : { reason, text: text.trim() },
  })
