/** Texts in the form in which they are compared, and names in them. */
import { looseText, sameText } from '@sarika/im-engine/text'

/** Scripts that write names without spaces between them. */
export const UNSPACED = /[\p{sc=Khmer}\p{sc=Thai}\p{sc=Han}\p{sc=Hangul}]/u
const ASCII_ZERO = 48
/** The zero of Khmer and of Thai, in Unicode. */
const ZEROS = [0x17e0, 0x0e50]

/** Digits of Khmer and Thai as those that count everywhere. */
const withPlainDigits = (text: string): string =>
  text.replace(/[\u17e0-\u17e9\u0e50-\u0e59]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.findLast((one) => one <= code && code < one + 10) ?? ZEROS[0] ?? 0
    return String.fromCharCode(code - zero + ASCII_ZERO)
  })

/** Stands for the point of a fraction, which folding would leave out. */
export const POINT = '٫'
/** "1.2" and "1,2" keep their point; three digits behind one are thousands. "300-500" are two numbers. */
const withNumbersApart = (text: string): string =>
  text
    .replace(/(\d)[.,](?=\d{1,2}(?!\d))/g, `$1${POINT}`)
    .replace(/(\d) ?[-\u2010-\u2015~] ?(?=\$?\d)/g, '$1 | ')

/** Folded, with one blank at most between words, so that patterns stay short. */
export const folded = (text: string): string =>
  looseText(sameText(withNumbersApart(withPlainDigits(text))))
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a name stands in a folded text: between blanks and signs, or anywhere in a script without spaces. */
export function isNamed(text: string, name: string): boolean {
  if (name === '') return false
  if (UNSPACED.test(name)) return text.includes(name)
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`
    if (!/[a-z0-9]/.test(around)) return true
  }
  return false
}
