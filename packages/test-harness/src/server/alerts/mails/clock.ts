// Days and times of mails, by the clocks of Cambodia: a mail is read anywhere, and an interview is there. dayjs calculates, Intl formats.

import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { Language } from '../../constants/names'

dayjs.extend(utc)

/** Cambodia has no summer time. What the clock shows is read of it; what moment it is itself is not. */
const CAMBODIA_MS = 7 * 3_600_000
const inCambodia = (at: number): Dayjs => dayjs.utc(at + CAMBODIA_MS)
const momentOf = (shown: Dayjs): number => shown.valueOf() - CAMBODIA_MS

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  zh: 'zh-CN',
  km: 'km-KH',
  ko: 'ko-KR',
  th: 'th-TH-u-ca-gregory',
  vi: 'vi-VN',
}

const show = (at: number, language: Language, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...form, timeZone: 'UTC' }).format(at + CAMBODIA_MS)

/** e.g. "Thu 26 Nov" */
export const showDay = (at: number, language: Language): string =>
  show(at, language, { weekday: 'short', day: 'numeric', month: 'short' })

/** e.g. "09:00" */
export const showTime = (at: number): string => inCambodia(at).format('HH:mm')

/** The parts of a calendar leaf, e.g. { month: "Dec", day: "3", weekday: "Thursday" }. */
export const showLeaf = (at: number, language: Language) => ({
  month: show(at, language, { month: 'short' }),
  day: String(inCambodia(at).date()),
  weekday: show(at, language, { weekday: 'long' }),
})

/** Whole days from one day to another; 0: the same day. */
export const daysFrom = (now: number, at: number): number =>
  inCambodia(at).startOf('day').diff(inCambodia(now).startOf('day'), 'day')

/** 18:00 of the day before a moment. */
export const eveningBefore = (at: number): number =>
  momentOf(inCambodia(at).startOf('day').subtract(1, 'day').hour(18))
