// Chromium has no Khmer dates: its Intl answers in the browser's own language. The names are those of CLDR, held to the
// full tables of Node by dates.test.ts.

import type { Dayjs } from 'dayjs'

const MONTHS = 'មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ'.split(' ')
const WEEKDAYS = 'អាទិត្យ ចន្ទ អង្គារ ពុធ ព្រហ សុក្រ សៅរ៍'.split(' ')

const weekday = (time: Dayjs) => WEEKDAYS[time.day()] ?? ''
const month = (time: Dayjs) => MONTHS[time.month()] ?? ''
const monthDay = (time: Dayjs) => `${time.date()} ${month(time)}`

/** The forms of dates.ts in Khmer. */
export const khmer = {
  time: (time: Dayjs) => time.format('HH:mm'),
  weekday,
  month,
  monthName: month,
  monthYear: (time: Dayjs) => `${month(time)} ${time.year()}`,
  monthDay,
  day: (time: Dayjs) => `${weekday(time)} ${monthDay(time)}`,
  full: (time: Dayjs) => `${monthDay(time)} ${time.year()}`,
}
