import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { type Language, LOCALES } from '../i18n/languages'
import { khmer } from '../lib/khmer-dates'

dayjs.extend(utc)

const FORMS = {
  month: { pattern: 'YYYY-MM', options: { month: 'short', year: 'numeric' }, khmer: khmer.monthYear },
  day: {
    pattern: 'YYYY-MM-DD',
    options: { day: 'numeric', month: 'long', year: 'numeric' },
    khmer: khmer.full,
  },
} as const

/** "2023-02" or "1999-03-14" as a language writes it, e.g. "Feb 2023", "14 March 1999"; what is no such date stays as it is. */
export function writeDate(form: keyof typeof FORMS, date: string, language: Language): string {
  const { pattern, options, khmer: inKhmer } = FORMS[form]
  const time = dayjs.utc(form === 'month' ? `${date}-01` : date)
  if (time.format(pattern) !== date) return date
  if (language === 'km') return inKhmer(time)
  // Three letters of every month: in Britain September has four.
  const locale = form === 'month' && language === 'en' ? 'en-US' : LOCALES[language]
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(time.toDate())
}
