import type { Notice } from '../api/inbox'

/** Where a message leads: to the application, else the job, else the resumes; about the account to the settings, about an alert to the alerts. */
export function wayOf({
  type,
  applicationId,
  jobId,
}: Pick<Notice, 'type' | 'applicationId' | 'jobId'>): string {
  if (type === 'phone-dropped') return '/account-setting'
  if (type === 'alert-ended') return '/job-subscribe'
  if (applicationId !== 0) return `/job-record/${applicationId}`
  return jobId === 0 ? '/resume' : `/job/${jobId}`
}
