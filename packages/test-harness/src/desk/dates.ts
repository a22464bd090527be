import { words } from './words'

const LOCALE = 'en-GB'
const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' })

/** Midnight before a moment, by the clock of this machine; ms. */
export const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** e.g. "09:41" */
export const showTime = (at: number): string => time.format(at)

/** e.g. "Today", "Yesterday", "Mon, 3 Nov", "3 Nov 2024" */
export function showDay(at: number, now: number): string {
  const today = startOfDay(now)
  if (startOfDay(at) === today) return words.thread.today
  if (startOfDay(at) === startOfDay(today - 1)) return words.thread.yesterday
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? day : dayOfYear).format(at)
}

/** For a list: the time today, the day before that. */
export const showWhen = (at: number, now: number): string =>
  startOfDay(at) === startOfDay(now) ? showTime(at) : showDay(at, now)
