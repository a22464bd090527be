import { i18n } from '../i18n/i18n'
import { inCambodia, isAsInCambodia, showDay, showTime } from './dates'

/** When people meet in Cambodia, by the clocks there; that is said where this machine has another: "Wed, 25 Nov, 09:00 (Cambodia time)". */
export function showMeeting(at: number, now: number): string {
  const time = `${showDay(at, now, inCambodia)}, ${showTime(at, inCambodia)}`
  return isAsInCambodia(at) ? time : i18n.t('dates.inCambodia', { time })
}

/** The hour in Cambodia for a field of day and time, e.g. "2026-12-03T09:00". */
export const toMeetingField = (at: number): string => inCambodia(at).format('YYYY-MM-DDTHH:mm')

/** What such a field says, ms; null where it is empty or half filled in. */
export function fromMeetingField(text: string): number | null {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(`${text.slice(0, 16)}+07:00`) : Number.NaN
  return Number.isNaN(at) ? null : at
}
