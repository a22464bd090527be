import type { ThingReason } from '../../../contract/reports'
import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import type { Kind } from './states'

const PATHS = { job: '/jobs', company: '/users/employers' } as const

export const report = (kind: Kind, id: number, reason: ThingReason, text: string): Promise<Answer> =>
  callMain({
    method: 'POST',
    path: `${PATHS[kind]}/${id}/report`,
    json: text === '' ? { reason } : { reason, text },
  })
