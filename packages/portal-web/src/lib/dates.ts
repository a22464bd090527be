// Days and times as they are read. dayjs calculates, Intl formats (decision 51). A clock of another place is never reckoned with what the
// clock of this machine is behind or ahead: on the days on which that changes it is another at each of the two moments. So dayjs's
// time zones and offsets, which go that way, are absent (scripts/rules.test.ts).

import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { CAMBODIA_MS } from '../contract/cambodia'
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
  monthName: { month: 'long' },
  monthYear: { month: 'short', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

dayjs.extend(utc)

/** What a clock shows at a moment (ms since epoch): its fields are read, what moment it is itself is not. */
type Clock = (at: number) => Dayjs

/** The clock of this machine. A machine that travels shows where it is. */
const here: Clock = (at) => dayjs(at)

/** Whatever the clock of this machine does that day. */
export const inCambodia: Clock = (at) => dayjs.utc(at + CAMBODIA_MS)

/**
 * In the language that is shown. A format costs a thousand times what it formats, so each is kept; it would keep the zone of its
 * first hour too, so it is one of UTC, and is given what the clock shows as a moment there.
 */
function show(form: keyof typeof FORMS, time: Dayjs): string {
  const language = getLanguage()
  if (language === 'km') return khmer[form](time)
  const key = `${language} ${form}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...FORMS[form], timeZone: 'UTC' })
  formats.set(key, format)
  const shown = format.format(Date.UTC(time.year(), time.month(), time.date(), time.hour(), time.minute()))
  // Three letters of every month: in Britain September has four.
  return language === 'en' ? shown.replace(/\bSept\b/, 'Sep') : shown
}

/** Midnight before a moment, by the clock of this machine; ms. */
export const startOfDay = (at: number): number => here(at).startOf('day').valueOf()

/** Whole days between two moments, by a clock; summer time does not count. */
const daysBetween = (at: number, now: number, clock: Clock): number =>
  Math.round(clock(now).startOf('day').diff(clock(at).startOf('day'), 'day', true))

/** Whole days from a moment to now, by the clock of this machine; 0: today. */
export const daysAgo = (at: number, now: number): number => daysBetween(at, now, here)

/** Whole days from now to a moment, by the clocks of Cambodia; 0: today. */
export const daysUntil = (at: number, now: number): number => -daysBetween(at, now, inCambodia)

/** The parts of a calendar leaf, by the clocks of Cambodia, e.g. { month: "Dec", day: "3", weekday: "Thu" }. */
export function showLeaf(at: number) {
  const time = inCambodia(at)
  return { month: show('month', time), day: String(time.date()), weekday: show('weekday', time) }
}

/** The part of the day by the clock of this machine: "morning" until noon, "evening" from 18:00. */
export function partOfDay(at: number): 'morning' | 'afternoon' | 'evening' {
  const hour = here(at).hour()
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}

/** e.g. "09:41" */
export const showTime = (at: number, clock = here): string => show('time', clock(at))

/** e.g. "Today", "Yesterday", "Mon, 3 Nov"; a week past and longer without its weekday, "28 Sep", "3 Nov 2024" */
export function showDay(at: number, now: number, clock = here): string {
  const days = daysBetween(at, now, clock)
  if (days === 0) return i18n.t('dates.today')
  if (days === 1) return i18n.t('dates.yesterday')
  const time = clock(at)
  if (time.year() !== clock(now).year()) return show('full', time)
  return show(days < 7 ? 'day' : 'monthDay', time)
}

/** By the clock of this machine, e.g. "24 Nov"; the year is told where it is another. */
export function showMonthDay(at: number, now: number): string {
  const time = here(at)
  return show(time.year() === here(now).year() ? 'monthDay' : 'full', time)
}

/** Today by name, by the clock of this machine, e.g. "Thu, 26 Nov". */
export const showToday = (): string => show('day', here(Date.now()))

/** For a list: today the time, then "Yesterday", the weekday for 7 days, month and day for 30, else the year too. Source: portal specification 9. */
export function showWhen(at: number, now: number): string {
  const days = daysBetween(at, now, here)
  if (days === 1) return i18n.t('dates.yesterday')
  const time = here(at)
  if (days <= 0) return show('time', time)
  if (days < 7) return show('weekday', time)
  return show(days <= 30 ? 'monthDay' : 'full', time)
}

/** By the clock of this machine, e.g. "2026-11-22". */
export const showDate = (at: number): string => here(at).format('YYYY-MM-DD')

/** For messages of the inbox, e.g. "2026-11-22 09:41". Source: portal specification 3. */
export const showStamp = (at: number): string => here(at).format('YYYY-MM-DD HH:mm')

/** e.g. "2024-06" > "Jun 2024"; what is no month stays as it is. */
export function showMonth(month: string): string {
  const first = dayjs.utc(`${month}-01`)
  return first.format('YYYY-MM') === month ? show('monthYear', first) : month
}

/** The twelve months by name, January first. */
export const monthNames = (): readonly string[] =>
  Array.from({ length: 12 }, (_, month) => show('monthName', dayjs.utc(Date.UTC(2024, month))))

/** The day in Cambodia, where the jobs are, whatever the clock of this machine says; e.g. "2026-11-22". */
export const dayOfJob = (at: number): string => inCambodia(at).format('YYYY-MM-DD')

/** From a moment to the next midnight of a clock; ms. */
function untilMidnight(at: number, clock: Clock): number {
  const time = clock(at)
  return time.add(1, 'day').startOf('day').diff(time)
}

/** From a moment to the next midnight, by the clock of this machine or in Cambodia, whichever comes first; ms. */
export const untilNextDay = (at: number): number =>
  Math.min(untilMidnight(at, here), untilMidnight(at, inCambodia))

/** Whether the clock of this machine shows at a moment what those in Cambodia show. */
export const isAsInCambodia = (at: number): boolean => {
  const form = 'YYYY-MM-DDTHH:mm'
  return here(at).format(form) === inCambodia(at).format(form)
}

/** For lists of jobs, by the day in Cambodia: "03-20-2026" in Chinese, "Mar-20-2026" otherwise. Source: portal specification 9. */
export function showListed(at: number): string {
  const time = inCambodia(at)
  const name = getLanguage() === 'zh' ? time.format('MM') : show('month', time)
  return `${name}-${time.format('DD-YYYY')}`
}

/**
 * How long ago a job came, by the day in Cambodia: "Today", "Yesterday", "2 days ago" to "6 days ago", "1 week ago", "2 weeks ago", then
 * "24 Nov", with the year when it is another. The exact day is `showListed`, which stands in the title. A day to come is shown as it is.
 */
export function showAgo(at: number, now: number): string {
  const days = daysBetween(at, now, inCambodia)
  if (days === 0) return i18n.t('dates.today')
  if (days === 1) return i18n.t('dates.yesterday')
  if (days > 1 && days < 7) return i18n.t('dates.daysAgo', { count: days })
  if (days >= 7 && days < 21) return i18n.t('dates.weeksAgo', { count: Math.floor(days / 7) })
  const time = inCambodia(at)
  return show(time.year() === inCambodia(now).year() ? 'monthDay' : 'full', time)
}
