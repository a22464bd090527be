/** Pay that a question names, in dollars a month. */
import { RIEL_PER_DOLLAR } from '@sarika/portal-web/contract/cambodia'
import { folded, POINT } from './fold'

/** e.g. `{ payMin: 300, payWords: ['over 300'] }` */
export interface ToldPay {
  readonly payMin?: number
  readonly payMax?: number
  /** the sum in riel, where that was named */
  readonly riel?: number
  /** those that pay most are wanted first */
  readonly isBestPaid?: boolean
  /** what it was read from, folded */
  readonly payWords: readonly string[]
}

const CURRENCY =
  '(?:\\$|usd|us dollars?|dollars?|do la|do|ដុល្លារ|ដុល្លា|美元|美金|美刀|달러|불|ดอลลาร์|ดอลล่าร์|เหรียญ)'
/** What is said of a lowest pay, in front of the sum and behind it. */
const AT_LEAST = [
  ...['over', 'above', 'more than', 'at least', 'not less than', 'no less than', 'from', 'minimum', 'min'],
  ...['លើសពី', 'លើស', 'យ៉ាងតិច', 'មិនក្រោម', 'ចាប់ពី'],
  ...['不低于', '不少于', '至少', '超过', '高于', '最低', '最少'],
  ...['ไม่ต่ำกว่า', 'ไม่น้อยกว่า', 'มากกว่า', 'อย่างน้อย', 'เกิน', 'ตั้งแต่'],
  ...['khong duoi', 'it nhat', 'toi thieu', 'tren', 'hon', 'tu'],
]
const AT_LEAST_BEHIND = [
  'or more',
  'and up',
  'and above',
  'ឡើង',
  '以上',
  '起',
  '이상',
  '초과',
  '넘는',
  'ขึ้นไป',
  'tro len',
]
/** What is said of a highest pay. */
const AT_MOST = [
  ...['under', 'below', 'less than', 'up to', 'at most', 'maximum'],
  ...['ក្រោម', 'មិនលើស'],
  ...['不超过', '低于', '最多'],
  ...['ไม่เกิน', 'ต่ำกว่า'],
  ...['khong qua', 'toi da', 'duoi'],
]
const AT_MOST_BEHIND = ['or less', '以下', '以内', '이하', '미만']

/** The longest first: "at least" is none of "least", "不低于" none of "低于". */
const oneOf = (words: readonly string[]): string =>
  words
    .map(folded)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (/^[a-z]/.test(word) ? `\\b${word}\\b` : word))
    .join('|')

const SUM = '\\d{2,7}(?!\\d)'
/** Cents of a sum, which count for nothing. */
const CENTS = `(?:${POINT}\\d+)?`
/** Fewer digits without a currency are an age or a number of days. */
const BARE_SUM = '\\d{3,7}(?!\\d)'
const BEFORE = oneOf([...AT_LEAST, ...AT_MOST])
const BEHIND = oneOf([...AT_LEAST_BEHIND, ...AT_MOST_BEHIND])
/** A sum needs its currency, or a word that makes it one; years and hours are none. */
const NO_PAY =
  '(?! ?(?:\\d|years?|yrs?|hours?|days?|months?|million|%|岁|年|세|살|년|ឆ្នាំ|ปี|tuoi|nam|trieu|លាន))'
const PAY = new RegExp(
  `(?:(${BEFORE}) ?)?(?:\\$ ?(${SUM})${CENTS}|(?<!\\d)(${SUM})${CENTS} ?${CURRENCY}(?![a-z]))(?: ?(${BEHIND}))?|` +
    `(${BEFORE}) ?(${BARE_SUM})${NO_PAY}(?: ?(${BEHIND}))?|(?<!\\d)(${BARE_SUM}) ?(${BEHIND})`,
  'u',
)

const DIGITS = '〇一二三四五六七八九'
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000 }
const HAN_SUM = /[一二两三四五六七八九十百千万]+(?= ?(?:多?美元|美金|美刀))/gu

/** "五百" as 500, "一千二百" as 1200. */
function hanNumber(written: string): string {
  let [total, digit] = [0, 0]
  for (const sign of written.replaceAll('两', '二')) {
    const unit = UNITS[sign]
    if (unit === undefined) digit = DIGITS.indexOf(sign)
    else {
      total += Math.max(digit, 1) * unit
      digit = 0
    }
  }
  return String(total + digit)
}

const RIEL_WORDS = ['riels', 'riel', 'khr', '៛', 'រៀល', '瑞尔', '瑞爾', '리엘', 'เรียล'].map(folded).join('|')
const MANY = {
  ...{ million: 1e6, m: 1e6, mil: 1e6, trieu: 1e6, លាន: 1e6, 百万: 1e6, 백만: 1e6, ล้าน: 1e6 },
  ...{ 万: 1e4, 만: 1e4, ម៉ឺន: 1e4, หมื่น: 1e4, សែន: 1e5, แสน: 1e5, k: 1e3, ពាន់: 1e3 },
}
const TIMES = new Map(Object.entries(MANY).map(([word, times]) => [folded(word), times]))
const MANIES = [...TIMES.keys()].toSorted((a, b) => b.length - a.length).join('|')
/** A day's and an hour's pay is no month's. */
const NO_MONTH = `(?! ?(?:(?:an?|per|each|every|/) ?(?:day|hour|week|year)|${['ក្នុងមួយថ្ងៃ', 'មួយថ្ងៃ', 'ក្នុងមួយម៉ោង'].map(folded).join('|')}))`
const RIEL = new RegExp(
  `(?:៛ ?(\\d+(?:${POINT}\\d+)?)|(?<![\\d.,${POINT}])(\\d+(?:${POINT}\\d+)?) ?(${MANIES})? ?(?:${RIEL_WORDS})(?![a-z]))${NO_MONTH}`,
  'gu',
)
/** What is less in dollars is no pay. */
const LEAST_DOLLARS = 10

/** Riel of a match, and the same in dollars, which is about; 0: none that is pay. */
function rielOf([, behind, sum, many = '']: readonly (string | undefined)[]) {
  const riel = Number((behind ?? sum ?? '').replace(POINT, '.')) * (TIMES.get(many) ?? 1)
  const dollars = Math.round(riel / RIEL_PER_DOLLAR)
  return { riel, dollars: dollars < LEAST_DOLLARS ? 0 : dollars }
}

/** "1,200" is 1200. */
const withoutCommas = (text: string): string => text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1')

/** Sums as digits alone, in dollars: "1,200" is 1200, "五百美元" is 500美元, "1 million riel" about 244 dollars. */
export const withPlainSums = (text: string): string =>
  withoutCommas(text)
    .replace(HAN_SUM, hanNumber)
    .replace(RIEL, (whole, ...groups) => {
      const { dollars } = rielOf([whole, ...groups])
      return dollars === 0 ? whole : `${dollars} dollars`
    })

/** The first sum in riel of a folded text; undefined: it names none. */
export function rielIn(text: string): number | undefined {
  for (const match of withoutCommas(text).matchAll(RIEL)) {
    const { riel, dollars } = rielOf(match)
    if (dollars > 0) return riel
  }
  return undefined
}

const MOST = new Set([...AT_MOST, ...AT_MOST_BEHIND].map(folded))

const BEST_PAID = new RegExp(
  oneOf([
    ...[
      'highest paying',
      'highest paid',
      'highest pay',
      'highest salary',
      'highest salaries',
      'highest wage',
    ],
    ...['best paying', 'best paid', 'best pay', 'best salary', 'top paying', 'top paid', 'most paid'],
    ...['ប្រាក់ខែខ្ពស់ជាងគេ', 'ប្រាក់ខែខ្ពស់បំផុត', 'ប្រាក់ខែច្រើនជាងគេ', 'ប្រាក់ខែច្រើនបំផុត', 'ប្រាក់ខែខ្ពស់'],
    ...['ប្រាក់បៀវត្សខ្ពស់ជាងគេ', 'ប្រាក់បៀវត្សខ្ពស់បំផុត', 'ប្រាក់បៀវត្សខ្ពស់'],
    ...['工资最高', '薪资最高', '薪水最高', '月薪最高', '最高薪', '最高工资', '高薪'],
    ...['급여가 가장 높은', '월급이 가장 높은', '연봉이 가장 높은', '급여가 높은', '월급이 높은'],
    ...['เงินเดือนสูงที่สุด', 'เงินเดือนสูงสุด', 'เงินเดือนสูง'],
    ...['luong cao nhat', 'luong cao'],
  ]),
  'u',
)

/** `text`: folded, with plain sums. */
export function payIn(text: string): ToldPay {
  const [best] = text.match(BEST_PAID) ?? []
  const sum = sumIn(text)
  return best === undefined ? sum : { ...sum, isBestPaid: true, payWords: [...sum.payWords, best] }
}

function sumIn(text: string): ToldPay {
  const found = text.match(PAY)
  if (found === null) return { payWords: [] }
  const [whole, before, sign, currency, behind, ownBefore, bare, ownBehind, last, lastBehind] = found
  const dollars = Number(sign ?? currency ?? bare ?? last)
  const words = [before, behind, ownBefore, ownBehind, lastBehind]
  const isMost = words.some((word) => word !== undefined && MOST.has(word))
  return { ...(isMost ? { payMax: dollars } : { payMin: dollars }), payWords: [whole] }
}
