import type { Link } from './addresses'

/** Zeros of the digits in which a number may be written: Latin, Khmer, Thai, full width. */
const ZEROS = [0x30, 0x17e0, 0x0e50, 0xff10]
const DIGIT = '[0-9\\u17e0-\\u17e9\\u0e50-\\u0e59\\uff10-\\uff19]'
/** A space, a point, a dash or a bracket between two digits; hyphens and dashes of any length. */
const BETWEEN = '[ \\u00a0.()\\u2010-\\u2013-]{0,4}'
/** Digits as they stand together; not the end of a word, a price or an id with letters. */
const RUNS = new RegExp(`(?<![\\w$€£¥฿៛₩₫#=@%&\\\\-]|${DIGIT})[+＋]?${DIGIT}(?:${BETWEEN}${DIGIT})*`, 'g')
/** Behind a price or an id with letters. */
const AFTER = /^[\w$€£¥฿៛₩₫@%]/
/** Two numbers and what stands between them; a longer run is none, and is not looked through. */
const RUN_MAX = 60

const TAIL = '(?:[ .-]?\\d)'
const NUMBER = [
  // +855 12 345 678, (+855) 12 345 678, +855 (0)12 345 678: 8 to 15 digits
  '\\+\\d(?:(?:\\)? ?\\(0\\) ?|\\) ?|[ .-])?\\d){7,14}',
  `00855${TAIL}{8,9}`,
  `855[ .-]?[1-9]${TAIL}{7,8}`,
  // 012 345 678, 096 123 4567, (023) 123 456
  '0[1-9]\\d(?:(?:\\) ?|[ .-])?\\d){6,7}',
].join('|')
const WHOLE = new RegExp(`^(${NUMBER})(?: (${NUMBER}))?$`)

/** In Latin digits, plain spaces and hyphens, unit for unit. */
const plain = (run: string): string =>
  run.replace(/[^0-9]/g, (char) => {
    const code = char.charCodeAt(0)
    const zero = ZEROS.find((from) => code >= from && code <= from + 9)
    if (zero !== undefined) return String(code - zero)
    return char === '\u00a0' ? ' ' : char === '＋' ? '+' : /[\u2010-\u2013]/.test(char) ? '-' : char
  })

/** `tel:` with digits only; a number with its country has a plus. */
function hrefOf(number: string): string {
  const digits = number.replace('(0)', '').replace(/\D/g, '')
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`
  return number.startsWith('+') || !digits.startsWith('0') ? `tel:+${digits}` : `tel:${digits}`
}

/**
 * Phone numbers of Cambodia, and of any country behind a plus, in Latin, Khmer or Thai digits. Digits that stand together
 * are one number as a whole, or two with a space between: a date, a salary or part of a long id is none. Source: S-CHAT-28.
 */
export function phonesIn(text: string): readonly Link[] {
  const links: Link[] = []
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    const end = index + run.length
    if (run.length > RUN_MAX || AFTER.test(text.slice(end, end + 1))) continue
    const numbers = WHOLE.exec(plain(run))?.slice(1) ?? []
    let at = 0
    for (const number of numbers) {
      if (number === undefined) continue
      const isBracketed = !number.includes('(') && number.includes(')') && text[index + at - 1] === '('
      const start = index + at - (isBracketed ? 1 : 0)
      const stop = index + at + number.length
      links.push({ start, end: stop, text: text.slice(start, stop), href: hrefOf(number) })
      at += number.length + 1
    }
  }
  return links
}
