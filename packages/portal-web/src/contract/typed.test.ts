import { expect, test } from 'vitest'
import { readDigits, readTyped } from './typed'

test.each([
  ['210751', '210751'],
  ['210 751', '210751'],
  ['២១០៧៥១', '210751'],
  ['២១០ ៧៥១', '210751'],
  ['210–751', '210751'],
  ['\u202a210751\u202c', '210751'],
  ['２１０７５１', '210751'],
  ['2\u200b10\u00a0751 ', '210751'],
  ['21o751', '21o751'],
])('S-ACC-44 %j is read as %j where a code is asked for', (typed, digits) => {
  expect(readDigits(typed)).toBe(digits)
})

test.each(['٠١٢٣٤٥٦٧٨٩', '०१२३४५६७८९', '០១២៣៤៥៦៧៨៩', '๐๑๒๓๔๕๖๗๘๙', '໐໑໒໓໔໕໖໗໘໙', '၀၁၂၃၄၅၆၇၈၉', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'])(
  'S-ACC-44 %s are the ten digits',
  (digits) => {
    expect(readTyped(digits)).toBe('0123456789')
  },
)

test('S-ACC-44 every digit of every script has the value that Unicode gives it', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /^\p{Nd}$/u.test(sign))
  expect(digits.length).toBeGreaterThan(600)
  // They come in tens, in the order of their values.
  expect(digits.map(readTyped).join('')).toBe('0123456789'.repeat(digits.length / 10))
})

test('S-ACC-44 an address or a name loses what nobody sees, and nothing else', () => {
  expect(readTyped('\u200esokha.chan@example.com\u200b ')).toBe('sokha.chan@example.com')
  expect(readTyped(' sokha-chan ')).toBe('sokha-chan')
})
