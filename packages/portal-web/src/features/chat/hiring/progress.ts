import type { Application } from '../../../http/application'
import type { Table } from './table'

/** How far an application is, by the last that has happened. */
export type Progress = 'sent' | 'viewed' | 'interview' | 'accepted' | 'cancelled'

export function progressOf({ viewedAt, interview }: Pick<Application, 'viewedAt' | 'interview'>): Progress {
  if (interview !== null) return interview.answer === 'none' ? 'interview' : interview.answer
  return viewedAt > 0 ? 'viewed' : 'sent'
}

/** How many of the four parts of the track are done: sent, viewed, invited, answered. Who invites has looked. */
export const STEPS = {
  sent: 1,
  viewed: 2,
  interview: 3,
  accepted: 4,
  cancelled: 4,
} as const satisfies Record<Progress, number>

/** The application that the two talk about: of the job of the conversation, else the last one. */
export const applicationAt = (
  applications: readonly Application[] | undefined,
  { jobId }: Pick<Table, 'jobId'>,
): Application | undefined =>
  jobId === '' ? applications?.[0] : applications?.find(({ job }) => String(job.id) === jobId)
