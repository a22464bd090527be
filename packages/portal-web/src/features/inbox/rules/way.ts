import { COMPANY_SERVICE } from '../../../lib/service'
import type { Notice } from '../api/inbox'

/** At the desk, out of the portal. */
export const COMPANY_PAGE = `${COMPANY_SERVICE}company`

/** Where a message leads: to the application, else the job, else the resumes; about the account to the settings, about an alert to the alerts, what Sarika says to everybody to the chat. */
export function wayOf({
  type,
  applicationId,
  jobId,
}: Pick<Notice, 'type' | 'applicationId' | 'jobId'>): string {
  if (type === 'phone-dropped') return '/account-setting'
  if (type === 'service-notification') return '/chat/index'
  if (type === 'alert-ended') return '/job-subscribe'
  if (type === 'company-verified' || type === 'company-refused') return COMPANY_PAGE
  if (applicationId !== 0) return `/job-record/${applicationId}`
  return jobId === 0 ? '/resume' : `/job/${jobId}`
}
