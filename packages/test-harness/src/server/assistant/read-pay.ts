/** Pay that a question names, in dollars a month. */
import { folded } from './fold'

/** e.g. `{ payMin: 300, payWords: ['over 300'] }` */
export interface ToldPay {
  readonly payMin?: number
  readonly payMax?: number
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
/** Fewer digits without a currency are an age or a number of days. */
const BARE_SUM = '\\d{3,7}(?!\\d)'
const BEFORE = oneOf([...AT_LEAST, ...AT_MOST])
const BEHIND = oneOf([...AT_LEAST_BEHIND, ...AT_MOST_BEHIND])
/** A sum needs its currency, or a word that makes it one; years and hours are none. */
const NO_PAY =
  '(?! ?(?:\\d|years?|yrs?|hours?|days?|months?|million|%|岁|年|세|살|년|ឆ្នាំ|ปี|tuoi|nam|trieu|លាន))'
const PAY = new RegExp(
  `(?:(${BEFORE}) ?)?(?:\\$ ?(${SUM})|(?<!\\d)(${SUM}) ?${CURRENCY}(?![a-z]))(?: ?(${BEHIND}))?|` +
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

/** Sums as digits alone: "1,200" is 1200, "五百美元" is 500美元. */
export const withPlainSums = (text: string): string =>
  text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1').replace(HAN_SUM, hanNumber)

const MOST = new Set([...AT_MOST, ...AT_MOST_BEHIND].map(folded))

/** `text`: folded, with plain sums. */
export function payIn(text: string): ToldPay {
  const found = text.match(PAY)
  if (found === null) return { payWords: [] }
  const [whole, before, sign, currency, behind, ownBefore, bare, ownBehind, last, lastBehind] = found
  const dollars = Number(sign ?? currency ?? bare ?? last)
  const words = [before, behind, ownBefore, ownBehind, lastBehind]
  const isMost = words.some((word) => word !== undefined && MOST.has(word))
  return { ...(isMost ? { payMax: dollars } : { payMin: dollars }), payWords: [whole] }
}
