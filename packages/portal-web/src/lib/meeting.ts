import { i18n } from '../i18n/i18n'
import { inCambodia, isAsInCambodia, showDay, showTime } from './dates'

/** When people meet in Cambodia, by the clocks there; that is said where this machine has another: "Wed, 25 Nov, 09:00 (Cambodia time)". */
export function showMeeting(at: number, now: number): string {
  const time = `${showDay(at, now, inCambodia)}, ${showTime(at, inCambodia)}`
  return isAsInCambodia(at) ? time : i18n.t('dates.inCambodia', { time })
}
