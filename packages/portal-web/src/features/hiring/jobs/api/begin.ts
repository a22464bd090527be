import type { PaperLanguage } from '../../../../contract/paper'
import type { Answer } from '../../../../http/call'
import { callMain } from '../../../../http/main-api'

export const JOBS = '/users/employer/jobs'

/** Apart from postings.ts: the header of every screen of the desk begins a job. */
export const beginJob = (language: PaperLanguage, onceKey: string, copyOf?: number): Promise<Answer> =>
  callMain({
    method: 'POST',
    path: JOBS,
    json: { language, ...(copyOf !== undefined && { copyOf }) },
    onceKey,
  })
