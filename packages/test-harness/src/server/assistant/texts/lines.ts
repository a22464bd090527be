/** Lines that are alike in every language. */
import type { Language } from '../../constants/names'

/** Of what others wrote: longer names say no more. */
const MOST_UNITS = 100
/** First strong isolate, and its end: a name of another direction turns nothing around. */
const [ISOLATE, END] = ['\u2068', '\u2069']

/** What others wrote, as one line that stands apart. */
export const quoted = (text: string): string =>
  ISOLATE +
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_UNITS)
    .toWellFormed() +
  END

export const sharedLines = {
  applicationLine: (job: string, company: string, status: string, day: string): string =>
    `• ${quoted(job)}, ${quoted(company)} (${day}): ${status}`,
  /** Of Cambodia. */
  day: (at: number, language: Language): string =>
    new Intl.DateTimeFormat(language, {
      ...{ day: 'numeric', month: 'long', timeZone: 'Asia/Phnom_Penh' },
    }).format(at),
  interviewLine: (job: string, company: string, when: string, place: string, status: string): string =>
    `• ${when}: ${quoted(job)}, ${quoted(company)}${place === '' ? '' : ` (${quoted(place)})`}. ${status}`,
  /** As a wall clock in Cambodia says it. */
  when: (at: number, language: Language): string =>
    new Intl.DateTimeFormat(language, {
      ...{ weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
      ...{ hourCycle: 'h23', timeZone: 'Asia/Phnom_Penh' },
    }).format(at),
}
