import { i18n } from '../../../i18n/i18n'
import { asInCambodia, showDay, showTime } from '../../../lib/dates'

const showAt = (at: number, now: number): string => `${showDay(at, now)}, ${showTime(at)}`

/** In the language that is shown, e.g. "Wed, 25 Nov, 09:00", "Today, 09:00"; `now` is `useDay()`. */
export const showMoment = showAt

/** When people meet in Cambodia, by the clocks there; that is said where this machine has another: "Wed, 25 Nov, 09:00 (Cambodia time)". */
export function showMeeting(at: number, now: number): string {
  const there = asInCambodia(at)
  const time = showAt(there, asInCambodia(now))
  return there === at ? time : i18n.t('dates.inCambodia', { time })
}
