import { expect, test } from 'vitest'
import { charactersLeft } from './characters-left'
import { refusalInWords } from './in-words'

const FAMILY = '👨\u200d👩\u200d👧\u200d👦' // eleven units

test.each([
  ['', 800],
  ['a'.repeat(803), -3],
  ['ខ្មែរ'.repeat(399), 2],
  [FAMILY.repeat(280), 10],
  [FAMILY.repeat(290), 0],
  [FAMILY.repeat(800), -510],
])('S-DESK-16 the counter counts both limits in characters %#', (text, left) => {
  expect(charactersLeft(text)).toBe(left)
})

test('S-DESK-16 a refusal tells no number of UTF-16 units', () => {
  expect(refusalInWords({ kind: 'too-long', limit: 3_200, length: 8_800 })).not.toMatch(/\d/)
  expect(refusalInWords({ kind: 'too-long', limit: 800, length: 803 })).toContain('803')
})
