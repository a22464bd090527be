// Chromium has no Khmer dates: its Intl answers in the browser's own language. The names are those of CLDR, held to the
// full tables of Node by dates.test.ts.

const MONTHS = 'មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ'.split(' ')
const WEEKDAYS = 'អាទិត្យ ចន្ទ អង្គារ ពុធ ព្រហ សុក្រ សៅរ៍'.split(' ')

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const weekday = (date: Date) => WEEKDAYS[date.getDay()] ?? ''
const month = (date: Date) => MONTHS[date.getMonth()] ?? ''
const monthDay = (date: Date) => `${date.getDate()} ${month(date)}`

/** The forms of dates.ts in Khmer. */
export const khmer = {
  time: (date: Date) => `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
  weekday,
  month,
  monthYear: (date: Date) => `${month(date)} ${date.getFullYear()}`,
  monthDay,
  day: (date: Date) => `${weekday(date)} ${monthDay(date)}`,
  full: (date: Date) => `${monthDay(date)} ${date.getFullYear()}`,
}
