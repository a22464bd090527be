import { createEvent } from 'ics'
import { APP } from './app'
import { saveFile } from './save-file'

/** How long an interview is kept free: employers say when it begins only. */
const LENGTH = { hours: 1 }

/** What of an interview a calendar keeps. */
interface Meeting {
  /** ms */
  readonly at: number
  readonly jobTitle: string
  readonly address: string
  readonly contact: string
  readonly mobile: string
}

/** An interview as a calendar file under a title (RFC 5545), with a reminder the day before. Throws where the library cannot write it. */
export function calendarOf(
  applicationId: number,
  title: string,
  { at, jobTitle, address, contact, mobile }: Meeting,
): string {
  const page = APP.name === 'desk' ? APP.base : `${APP.base}job-record/${applicationId}`
  const { error, value } = createEvent({
    // The same for a meeting that was moved: the calendar moves it, too.
    uid: `interview-${applicationId}@${location.hostname}`,
    productId: 'Sarika',
    start: at,
    duration: LENGTH,
    title,
    description: `${contact}, ${mobile}`,
    location: address,
    url: `${location.origin}${page}`,
    alarms: [{ action: 'display', description: jobTitle, trigger: { days: 1, before: true } }],
  })
  if (!value) throw error ?? new Error('no calendar file')
  return value
}

/** Lets the browser save it, for the calendar of this device. Throws as `calendarOf` does. */
export function saveInterview(applicationId: number, title: string, meeting: Meeting): void {
  const file = calendarOf(applicationId, title, meeting)
  saveFile(new Blob([file], { type: 'text/calendar' }), 'interview.ics')
}
