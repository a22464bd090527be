import { afterEach, expect, test, vi } from 'vitest'
import { i18n } from '../i18n/i18n'
import { texts as km } from '../i18n/km'
import { LANGUAGES } from '../i18n/languages'
import { FORMS, showDay, showListed, showTime, showWhen } from './dates'
import { khmer } from './khmer-dates'

const at = (year: number, month: number, day: number, hour = 9) =>
  new Date(year, month - 1, day, hour).getTime()
const NOW = at(2026, 3, 20, 15)

afterEach(() => {
  vi.unstubAllEnvs()
  return i18n.changeLanguage('en')
})

test.each([
  [at(2026, 3, 20), '09:00'],
  [at(2026, 3, 19, 23), 'Yesterday'],
  [at(2026, 3, 14), 'Sat'],
  [at(2026, 3, 13), '13 Mar'],
  [at(2026, 2, 18), '18 Feb'],
  [at(2026, 2, 17), '17 Feb 2026'],
  [at(2024, 12, 31), '31 Dec 2024'],
  // The clock of the server may be ahead.
  [at(2026, 3, 21, 0), '00:00'],
])('S-LANG-5 a list shows %d as %s', (time, shown) => {
  expect(showWhen(time, NOW)).toBe(shown)
})

test.each([
  [at(2026, 3, 20), 'Today'],
  [at(2026, 3, 19), 'Yesterday'],
  [at(2026, 3, 2), 'Mon 2 Mar'],
  [at(2025, 3, 2), '2 Mar 2025'],
])('S-LANG-5 a thread shows the day of %d as %s', (time, shown) => {
  // Browsers differ in the comma.
  expect(showDay(time, NOW).replace(',', '')).toBe(shown)
})

test.each(LANGUAGES)(
  'S-LANG-5 years are Gregorian and digits are those of the keyboard in %s',
  async (language) => {
    await i18n.changeLanguage(language)
    expect(showDay(at(2024, 12, 31), NOW)).toMatch(/2024/)
    expect(showTime(NOW)).toMatch(/[0-9]/)
  },
)

test('S-LANG-5 a machine that travels shows the time of where it is', () => {
  const moment = Date.UTC(2026, 2, 20, 12)
  for (const [zone, time] of [
    ['UTC', '12:00'],
    ['Asia/Phnom_Penh', '19:00'],
    ['America/Los_Angeles', '05:00'],
  ]) {
    vi.stubEnv('TZ', zone)
    expect(showTime(moment)).toBe(time)
  }
})

test('S-LANG-5 dates are in the language that is shown', async () => {
  i18n.addResourceBundle('km', 'app', km.app)
  await i18n.changeLanguage('km')
  expect(showDay(NOW, NOW)).toBe(km.app.dates.today)
  expect(showDay(at(2026, 3, 2), NOW)).toMatch(/មីនា/)
})

test.each(['weekday', 'month', 'monthDay', 'day', 'full'] as const)(
  'S-LANG-5 the Khmer %s is that of CLDR',
  (form) => {
    const format = new Intl.DateTimeFormat('km', FORMS[form])
    for (let month = 1; month <= 12; month++) {
      const date = new Date(2026, month - 1, month)
      expect(khmer[form](date)).toBe(format.format(date))
    }
  },
)

test.each([
  ['en', 'Mar-05-2026'],
  ['zh', '03-05-2026'],
  ['km', 'មីនា-05-2026'],
  ['ko', '3월-05-2026'],
  ['th', 'มี.ค.-05-2026'],
  ['vi', 'Tháng 3-05-2026'],
])('S-FIND-6 a list of jobs shows a day in %s as %s', async (language, shown) => {
  await i18n.changeLanguage(language)
  expect(showListed(Date.UTC(2026, 2, 5))).toBe(shown)
})

test('S-FIND-6 every month has three letters in an English list of jobs', () => {
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
  expect(months.map((_name, month) => showListed(Date.UTC(2026, month, 5)))).toEqual(
    months.map((name) => `${name}-05-2026`),
  )
})

test.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'S-FIND-6 the day of a job is that of Cambodia on a machine in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(showListed(Date.UTC(2026, 1, 28, 16, 59))).toBe('Feb-28-2026')
    expect(showListed(Date.UTC(2026, 1, 28, 17))).toBe('Mar-01-2026')
  },
)
