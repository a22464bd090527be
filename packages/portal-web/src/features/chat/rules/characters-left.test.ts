import { expect, test } from 'vitest'
import { charactersLeft } from './characters-left'

const FAMILY = '👨\u200d👩\u200d👧\u200d👦' // eleven units

test.each([
  ['', 800],
  ['a'.repeat(790), 10],
  ['a'.repeat(800), 0],
  ['a'.repeat(803), -3],
  ['ខ្មែរ'.repeat(399), 2],
  [FAMILY.repeat(280), 10],
  [FAMILY.repeat(290), 0],
  [FAMILY.repeat(300), -10],
  [FAMILY.repeat(800), -510],
  ['e\u0301'.repeat(800), 0],
])('S-CHAT-31 S-DESK-16 counts both limits in characters (BL-12) %#', (text, left) => {
  expect(charactersLeft(text)).toBe(left)
})
