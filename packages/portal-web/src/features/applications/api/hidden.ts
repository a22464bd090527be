import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'

/** The jobs that somebody no longer wants to find. */
export const HIDDEN = '/jobs/hidden'

export const hide = (id: number): Promise<Answer> => callMain({ method: 'POST', path: `/jobs/${id}/hide` })
export const unhide = (id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `/jobs/${id}/hide` })
