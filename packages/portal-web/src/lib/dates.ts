import { getLanguage, i18n } from '../i18n/i18n'
import { LOCALES } from '../i18n/languages'
import { khmer } from './khmer-dates'

export const FORMS = {
  time: { hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'short' },
  monthDay: { day: 'numeric', month: 'short' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  full: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short' },
  monthYear: { month: 'short', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const DAY_MS = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** How far the clock of this machine is behind UTC at a moment; ms, e.g. -25_200_000 in Cambodia. */
const offsetMs = (at: number): number => new Date(at).getTimezoneOffset() * 60_000

/**
 * In the language that is shown, by the clock of this machine. A format costs a thousand times what it formats, so each is kept;
 * it would keep the zone of its first hour too, so it is one of UTC, and a machine that travels shows where it is.
 */
function show(form: keyof typeof FORMS, at: number): string {
  const language = getLanguage()
  if (language === 'km') return khmer[form](new Date(at))
  const key = `${language} ${form}`
  // Three letters of every month: in Britain September has four.
  const locale = key === 'en month' ? 'en-US' : LOCALES[language]
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...FORMS[form], timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(at - offsetMs(at))
}

/** Midnight before a moment, by the clock of this machine; ms. */
export const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** Whole days between two moments, by the clock of this machine; summer time does not count. */
const daysBetween = (at: number, now: number): number =>
  Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS)

/** e.g. "09:41" */
export const showTime = (at: number): string => show('time', at)

/** e.g. "Today", "Yesterday", "Mon, 3 Nov", "3 Nov 2024" */
export function showDay(at: number, now: number): string {
  const days = daysBetween(at, now)
  if (days === 0) return i18n.t('dates.today')
  if (days === 1) return i18n.t('dates.yesterday')
  return show(new Date(at).getFullYear() === new Date(now).getFullYear() ? 'day' : 'full', at)
}

/** For a list: today the time, then "Yesterday", the weekday for 7 days, month and day for 30, else the year too. Source: portal specification 9. */
export function showWhen(at: number, now: number): string {
  const days = daysBetween(at, now)
  if (days <= 0) return show('time', at)
  if (days === 1) return i18n.t('dates.yesterday')
  if (days < 7) return show('weekday', at)
  return show(days <= 30 ? 'monthDay' : 'full', at)
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** By the clock of this machine, e.g. "2026-11-22". */
export function showDate(at: number): string {
  const date = new Date(at)
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** For messages of the inbox, e.g. "2026-11-22 09:41". Source: portal specification 3. */
export function showStamp(at: number): string {
  const date = new Date(at)
  return `${showDate(at)} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** e.g. "2024-06" > "Jun 2024"; what is no month stays as it is. */
export function showMonth(month: string): string {
  const at = new Date(`${month}-01T00:00`).getTime()
  return Number.isNaN(at) ? month : show('monthYear', at)
}

/** Cambodia has no summer time. */
const CAMBODIA_MS = 7 * 3_600_000

/** The day in Cambodia, where the jobs are, whatever the clock of this machine says; e.g. "2026-11-22". */
export const dayOfJob = (at: number): string => new Date(at + CAMBODIA_MS).toISOString().slice(0, 10)

/** From a moment to the next midnight, by the clock of this machine or in Cambodia, whichever comes first; ms. */
export const untilNextDay = (at: number): number =>
  Math.min(new Date(at).setHours(24, 0, 0, 0) - at, DAY_MS - ((at + CAMBODIA_MS) % DAY_MS))

/** What a clock in Cambodia shows at a moment, as the moment at which the clock of this machine shows it; ms. */
export const asInCambodia = (at: number): number => at + CAMBODIA_MS + offsetMs(at)

/** For lists of jobs, by the day in Cambodia: "03-20-2026" in Chinese, "Mar-20-2026" otherwise. Source: portal specification 9. */
export function showListed(at: number): string {
  const [year, month, day] = dayOfJob(at).split('-')
  // The middle of a month is in that month everywhere.
  const name = getLanguage() === 'zh' ? month : show('month', Date.parse(`${year}-${month}-15`))
  return `${name}-${day}-${year}`
}
