import { i18n } from '../i18n/i18n'
import { inCambodia, isAsInCambodia, showDay, showTime } from './dates'

/** When people meet in Cambodia, by the clocks there; that is said where this machine has another: "Wed, 25 Nov, 09:00 (Cambodia time)". */
export function showMeeting(at: number, now: number): string {
  const time = `${showDay(at, now, inCambodia)}, ${showTime(at, inCambodia)}`
  return isAsInCambodia(at) ? time : i18n.t('dates.inCambodia', { time })
}

/** A moment as a field for date and time has it, by the clocks of Cambodia, e.g. "2026-12-03T09:00". */
export const toClock = (at: number): string => inCambodia(at).format('YYYY-MM-DDTHH:mm')

/** The moment that such a field names, ms; 0: none. */
export function fromClock(text: string): number {
  const at = Date.parse(`${text}:00+07:00`)
  return Number.isNaN(at) ? 0 : at
}

/** What is wrong with such a field that names another time than `offered`, ms; null: nothing. */
export function faultOfOther(
  text: string,
  offered: readonly number[],
  now: number,
): 'missing' | 'past' | 'offered' | null {
  const at = fromClock(text)
  if (at === 0) return 'missing'
  if (at <= now) return 'past'
  return offered.some((time) => toClock(time) === text) ? 'offered' : null
}
