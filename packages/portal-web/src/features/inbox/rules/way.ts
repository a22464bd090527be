import type { Notice } from '../api/inbox'

/** Where a message leads: to the application, else the job, else the resumes. */
export function wayOf({ applicationId, jobId }: Pick<Notice, 'applicationId' | 'jobId'>): string {
  if (applicationId !== 0) return `/job-record/${applicationId}`
  return jobId === 0 ? '/resume' : `/job/${jobId}`
}
