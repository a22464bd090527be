/** Drawn as nothing: marks of direction that an address book puts around a number, zero-width characters, soft hyphens. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

const DIGIT = /^\p{Nd}$/u
const FOREIGN_DIGITS = /(?![0-9])\p{Nd}/gu

/** The digits of a script stand in a row from 0 to 9, and where rows follow each other they do so without a gap. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--
  return String((code - first) % 10)
}

/** What a person typed or pasted as it looks: without unseen marks, digits of any script as 0 to 9, e.g. "១២" > "12". */
export const readTyped = (text: string): string =>
  text.replace(UNSEEN, '').replace(FOREIGN_DIGITS, toAsciiDigit).trim()

/** What people write between digits: spaces, brackets, points, and whatever looks like a dash. */
const SEPARATORS = /[\s\p{Pd}\u2043\u2212\u30fc\uff70().·/\u2022\u30fb\uff08\uff09\uff0e\uff0f]/gu

/** A code or another row of digits, e.g. "210 751" > "210751". What is no digit stays: a rule judges it. */
export const readDigits = (text: string): string => readTyped(text).replace(SEPARATORS, '')
