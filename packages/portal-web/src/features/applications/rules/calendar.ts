import { createEvent } from 'ics'
import type { Interview } from '../api/applications'

/** How long an interview is kept free: employers say when it begins only. */
const LENGTH = { hours: 1 }

/** An interview as a calendar file under a title (RFC 5545), with a reminder the day before. Throws where the library cannot write it. */
export function calendarOf(applicationId: number, title: string, interview: Interview): string {
  const { at, jobTitle, address, contact, mobile } = interview
  const { error, value } = createEvent({
    // The same for a meeting that was moved: the calendar moves it, too.
    uid: `interview-${applicationId}@${location.hostname}`,
    productId: 'Sarika',
    start: at,
    duration: LENGTH,
    title,
    description: `${contact}, ${mobile}`,
    location: address,
    url: `${location.origin}/a/job-record/${applicationId}`,
    alarms: [{ action: 'display', description: jobTitle, trigger: { days: 1, before: true } }],
  })
  if (!value) throw error ?? new Error('no calendar file')
  return value
}
