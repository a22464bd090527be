// Months and days as people write them in six languages, with digits of any script and years of Buddha.

import { readTyped } from '@sarika/portal-web/contract/typed'

/** `isSure` false: it can be read in more than one way, or a part of it is not said. */
export interface ReadDate {
  readonly value: string
  readonly isSure: boolean
}

export interface ReadSpan {
  readonly from: ReadDate
  /** value null: until now; undefined: there is one date alone */
  readonly to: { readonly value: string | null; readonly isSure: boolean } | undefined
  /** as it stands there */
  readonly source: string
  /** the text without it */
  readonly rest: string
}

const MONTHS: readonly string[] = [
  'january|jan|មករា|มกราคม|ม.ค.',
  'february|feb|កុម្ភៈ|កុម្ភះ|กุมภาพันธ์|ก.พ.',
  'march|mar|មីនា|มีนาคม|มี.ค.',
  'april|apr|មេសា|เมษายน|เม.ย.',
  'may|ឧសភា|พฤษภาคม|พ.ค.',
  'june|jun|មិថុនា|มิถุนายน|มิ.ย.',
  'july|jul|កក្កដា|กรกฎาคม|ก.ค.',
  'august|aug|សីហា|สิงหาคม|ส.ค.',
  'september|sept|sep|កញ្ញា|กันยายน|ก.ย.',
  'october|oct|តុលា|ตุลาคม|ต.ค.',
  'november|nov|វិច្ឆិកា|พฤศจิกายน|พ.ย.',
  'december|dec|ធ្នូ|ธันวาคม|ธ.ค.',
]
const NOW =
  'present|now|current|currently|today|至今|现在|目前|បច្ចុប្បន្ន|សព្វថ្ងៃ|현재|ปัจจุบัน|hiện tại|hiện nay|nay'

/** A reader may put a space into a Khmer word. */
const loose = (word: string): string => {
  const escaped = [...word].map((sign) => sign.replace(/[.]/, '\\.?'))
  return /\p{Script=Khmer}/u.test(word) ? escaped.join('\\s?') : escaped.join('')
}
const oneOf = (words: string): string =>
  words
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .map(loose)
    .join('|')

const NAMES = MONTHS.map(oneOf).join('|')
const YEAR_WORD = '(?:ឆ្នាំ|พ\\.?ศ\\.?|năm|of)?'
const MONTH_WORD = '(?:ខែ|เดือน)?'
const YEAR = '(?:19|20|24|25)\\d\\d'

/** Forms of a month, each with a group for its name or number and one for its year. */
const FORMS = [
  `${MONTH_WORD}\\s?(?<![a-z])(?<n1>${NAMES})\\.?,?\\s?${YEAR_WORD}\\s?(?<y1>${YEAR})(?!\\d)`,
  `(?<y2>${YEAR})\\s?[年년]\\s?(?<m2>\\d{1,2})\\s?[月월]`,
  `tháng\\s?(?<m3>\\d{1,2})\\s?[/,-]?\\s?${YEAR_WORD}\\s?(?<y3>${YEAR})(?!\\d)`,
  `(?<![\\d/.-])(?<m4>0?[1-9]|1[0-2])\\s?[/.-]\\s?(?<y4>${YEAR})(?![\\d])`,
  `(?<!\\d)(?<y5>${YEAR})\\s?[/.-]\\s?(?<m5>0?[1-9]|1[0-2])(?![\\d/.-]\\d|\\d)`,
  `(?<![\\d/.-])${YEAR_WORD}(?<y6>${YEAR})(?:\\s?[年년])?(?!\\d)`,
]
const plain = (form: string, end: string): string => form.replace(/\?<(\w\d)>/g, `?<$1${end}>`)
const DATE = (end: string): string => FORMS.map((form) => plain(form, end)).join('|')
const TO = '\\s*(?:-|–|—|~|～|至|到|to|until|till|đến|ដល់|ถึง)\\s*'
const SPAN = new RegExp(
  `(?:from\\s|since\\s)?(?:${DATE('a')})(?:${TO}(?:(?<now>${oneOf(NOW)})|${DATE('b')}))?`,
  'iu',
)

const monthNamed = (name: string): number =>
  MONTHS.findIndex((names) => new RegExp(`^(?:${oneOf(names)})$`, 'iu').test(name)) + 1

/** Buddha's years are 543 ahead. */
const yearOf = (text: string): number => (Number(text) > 2400 ? Number(text) - 543 : Number(text))
const two = (number: number): string => String(number).padStart(2, '0')

function monthIn(groups: Readonly<Record<string, string | undefined>>, end: string): ReadDate | undefined {
  for (let form = 1; form <= FORMS.length; form++) {
    const year = groups[`y${form}${end}`]
    if (year === undefined) continue
    const name = groups[`n${form}${end}`]
    const month = name === undefined ? Number(groups[`m${form}${end}`] ?? 0) : monthNamed(name)
    return month === 0
      ? { value: `${yearOf(year)}-`, isSure: false }
      : { value: `${yearOf(year)}-${two(month)}`, isSure: true }
  }
  return undefined
}

/** The first month, or two of them, in a text; null: there is none. */
export function spanIn(text: string): ReadSpan | null {
  const typed = readTyped(text)
  const found = SPAN.exec(typed)
  const groups = found?.groups ?? {}
  const from = monthIn(groups, 'a')
  if (found === null || from === undefined) return null
  const until = monthIn(groups, 'b')
  const to = groups.now === undefined ? until : { value: null, isSure: true }
  // Digits of other scripts are as long as ours, so what is left of the text is cut from the text itself where that is so.
  const own = typed.length === text.length ? text : typed
  const rest = `${own.slice(0, found.index)}${own.slice(found.index + found[0].length)}`
  return {
    from,
    to,
    source: own.slice(found.index, found.index + found[0].length).trim(),
    rest: rest
      .replace(/[\s(（[]*[)）\]]?\s*[:：៖,|-]*\s*$/u, '')
      .replace(/^[\s:：៖,|)-]+/u, '')
      .trim(),
  }
}

const DAY_FORMS = [
  /(?<y>\d{4})\s?[-./年년]\s?(?<m>\d{1,2})\s?[-./月월]\s?(?<d>\d{1,2})\s?[日일]?/u,
  new RegExp(
    `(?<d>\\d{1,2})(?:st|nd|rd|th)?[\\s,-]*${MONTH_WORD}\\s?(?<n>${NAMES})\\.?,?\\s*-?${YEAR_WORD}\\s?(?<y>\\d{4})`,
    'iu',
  ),
  new RegExp(`(?<n>${NAMES})\\.?\\s(?<d>\\d{1,2})(?:st|nd|rd|th)?,?\\s(?<y>\\d{4})`, 'iu'),
  /(?<d>\d{1,2})\s?tháng\s?(?<m>\d{1,2})\s?(?:năm)?\s?(?<y>\d{4})/iu,
  /(?<d>\d{1,2})\s?[-./]\s?(?<m>\d{1,2})\s?[-./]\s?(?<y>\d{4})/u,
]

/** A day, `{ value: '1998-03-14', isSure: true }`. With two numbers that may both be months it is not sure; the day is taken to stand first. */
export function dayIn(text: string): ReadDate | null {
  const typed = readTyped(text)
  for (const form of DAY_FORMS) {
    const groups = form.exec(typed)?.groups
    if (groups === undefined) continue
    const isLast = form === DAY_FORMS.at(-1)
    const given = groups.n === undefined ? Number(groups.m) : monthNamed(groups.n)
    const isAmerican = isLast && given > 12 && Number(groups.d) <= 12
    const [month, day] = isAmerican ? [Number(groups.d), given] : [given, Number(groups.d)]
    const value = `${yearOf(groups.y ?? '')}-${two(month)}-${two(day)}`
    const isDay = new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true
    if (!isDay) continue
    return { value, isSure: !(isLast && month <= 12 && day <= 12 && month !== day) }
  }
  return null
}
