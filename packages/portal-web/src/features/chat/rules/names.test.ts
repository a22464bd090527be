import { expect, test } from 'vitest'
import { isNamed } from './names'

test.each([
  ['សុខា ចាន់', 'ចាន់', true],
  ['សុខា ចាន់', 'សុ\u200bខា', true],
  ['អង្គរ\u200bវត្ត', 'អង្គរវត្ត', true],
  ['សុខា ចាន់', 'សខា', false],
  ['Bopha, Angkor HR', 'angkor', true],
  ['Bopha, Angkor HR', 'hr bopha', true],
  ['Élodie Nguyễn', 'elodie nguyen', true],
  ['Bopha, Angkor HR', 'bopha mekong', false],
  ['林小姐', '小姐', true],
  ['Mekong Tech Co., Ltd.', 'co ltd', true],
  ['Tonle-Bank', 'tonlebank', true],
  ['Ｋｉｍ', 'kim', true],
  ['ម\u1793\u17d2\u179a\u17d2\u178f\u17b8', 'ម\u1793\u17d2\u178f\u17d2\u179a\u17b8', true],
  ['Anyone', '', true],
])('S-CHAT-2 "%s" is found by "%s": %s', (name, wanted, isFound) => {
  expect(isNamed([name], wanted)).toBe(isFound)
})

test('S-CHAT-2 the company counts as well as the name', () => {
  expect(isNamed(['Vichea', 'Mekong Tech Co., Ltd.'], 'vichea tech')).toBe(true)
})
