import dayjs from 'dayjs'
import { afterEach, expect, test, vi } from 'vitest'
import { app as en } from '../i18n/en/app'
import { i18n } from '../i18n/i18n'
import { texts as km } from '../i18n/km'
import { texts as ko } from '../i18n/ko'
import { LANGUAGES } from '../i18n/languages'
import { texts as th } from '../i18n/th'
import { texts as vietnamese } from '../i18n/vi'
import { texts as zh } from '../i18n/zh'
import {
  dayOfJob,
  FORMS,
  inCambodia,
  monthNames,
  showAgo,
  showDay,
  showListed,
  showMonth,
  showTime,
  showWhen,
  startOfDay,
  untilNextDay,
} from './dates'
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
  [at(2026, 3, 14), 'Sat 14 Mar'],
  [at(2026, 3, 13), '13 Mar'],
  [at(2026, 3, 27), 'Fri 27 Mar'],
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
      expect(khmer[form](dayjs(date))).toBe(format.format(date))
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

const TEXTS = { en, km: km.app, zh: zh.app, ko: ko.app, th: th.app, vi: vietnamese.app }

/** 15:00 in Cambodia, Fri 20 Mar 2026. */
const CAMBODIA_NOW = Date.UTC(2026, 2, 20, 8)
const DAY_MS = 86_400_000

test.each([
  [
    'en',
    'Today|Yesterday|2 days ago|6 days ago|1 week ago|1 week ago|2 weeks ago|2 weeks ago|27 Feb|31 Dec 2025',
  ],
  ['km', 'ថ្ងៃនេះ|ម្សិលមិញ|2 ថ្ងៃមុន|6 ថ្ងៃមុន|1 សប្ដាហ៍មុន|1 សប្ដាហ៍មុន|2 សប្ដាហ៍មុន|2 សប្ដាហ៍មុន|27 កុម្ភៈ|31 ធ្នូ 2025'],
  ['zh', '今天|昨天|2 天前|6 天前|1 周前|1 周前|2 周前|2 周前|2月27日|2025年12月31日'],
  ['ko', '오늘|어제|2일 전|6일 전|1주 전|1주 전|2주 전|2주 전|2월 27일|2025년 12월 31일'],
  ['th', 'วันนี้|เมื่อวาน|2 วันก่อน|6 วันก่อน|1 สัปดาห์ก่อน|1 สัปดาห์ก่อน|2 สัปดาห์ก่อน|2 สัปดาห์ก่อน|27 ก.พ.|31 ธ.ค. 2025'],
  [
    'vi',
    'Hôm nay|Hôm qua|2 ngày trước|6 ngày trước|1 tuần trước|1 tuần trước|2 tuần trước|2 tuần trước|27 thg 2|31 thg 12, 2025',
  ],
] as const)('S-FIND-60 a job says in %s how long ago it came', async (language, shown) => {
  i18n.addResourceBundle(language, 'app', TEXTS[language])
  await i18n.changeLanguage(language)
  const ages = [0, 1, 2, 6, 7, 13, 14, 20, 21, 79]
  expect(ages.map((days) => showAgo(CAMBODIA_NOW - days * DAY_MS, CAMBODIA_NOW)).join('|')).toBe(shown)
})

test.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'S-FIND-60 how long ago a job came goes by the days of Cambodia on a machine in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const midnight = Date.UTC(2026, 2, 19, 17)
    expect(showAgo(midnight, CAMBODIA_NOW)).toBe('Today')
    expect(showAgo(midnight - 1, CAMBODIA_NOW)).toBe('Yesterday')
    // A day to come is never called today.
    expect(showAgo(CAMBODIA_NOW + DAY_MS, CAMBODIA_NOW)).toBe('21 Mar')
  },
)

/** Places where clocks change, each on days of its own, and one where they never do. */
const ZONES = [
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Santiago',
  'Pacific/Auckland',
  'Asia/Phnom_Penh',
  'UTC',
]

test.each(ZONES)('S-LANG-13 on a machine in %s every hour of a year is what it is in Cambodia', (zone) => {
  vi.stubEnv('TZ', zone)
  // By the platform, which knows the zone by its name.
  const there = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Phnom_Penh',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const start = Date.UTC(2027, 0, 1, 0, 30)
  const hours = Array.from({ length: 365 * 24 }, (_, hour) => start + hour * 3_600_000)
  const wrong = hours.filter((at) => {
    const [day = '', time] = there.format(at).split(', ')
    return showTime(at, inCambodia) !== time || dayOfJob(at) !== day.split('/').toReversed().join('-')
  })
  expect(wrong).toEqual([])
})

test.each(ZONES)('S-LANG-13 on a machine in %s a day is a day, also when it has 23 or 25 hours', (zone) => {
  vi.stubEnv('TZ', zone)
  for (let day = 1; day <= 365; day++) {
    const noon = new Date(2027, 0, day, 12).getTime()
    const next = new Date(2027, 0, day + 1, 12).getTime()
    expect([showDay(noon, noon), showDay(noon, next)]).toEqual(['Today', 'Yesterday'])
    expect(showWhen(noon, new Date(2027, 0, day + 6, 12).getTime())).toMatch(/^\p{L}{3}$/u)
    const midnight = noon + untilNextDay(noon)
    expect(midnight - 1).toBeLessThan(startOfDay(next))
    expect([startOfDay(midnight - 1), dayOfJob(midnight - 1)]).toEqual([startOfDay(noon), dayOfJob(noon)])
    expect(`${startOfDay(midnight)} ${dayOfJob(midnight)}`).not.toBe(`${startOfDay(noon)} ${dayOfJob(noon)}`)
  }
})

test.each([
  ['2024-06', 'Jun 2024'],
  ['2024-13', '2024-13'],
  ['2024', '2024'],
  ['now', 'now'],
  ['', ''],
])('S-LANG-5 the month %j reads %j', (month, shown) => {
  expect(showMonth(month)).toBe(shown)
})

test('S-LANG-5 every month has three letters in English', () => {
  expect(showDay(at(2026, 9, 28), at(2026, 11, 28))).toBe('28 Sep')
  expect(showDay(at(2025, 9, 28), NOW)).toBe('28 Sep 2025')
  expect(showWhen(at(2026, 9, 28), at(2026, 10, 8))).toBe('28 Sep')
  expect(monthNames()[8]).toBe('September')
})
