import { expect, test } from 'vitest'
import { moved, namesOf, placeAt } from './quick-order'

const TEXTS = ['a', 'b', 'c', 'd']

test('S-BOX-11 a quick reply moves to any place, stays within the list, and the others keep their order', () => {
  expect(moved(TEXTS, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(TEXTS, 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  expect(moved(TEXTS, 0, 9)).toEqual(['b', 'c', 'd', 'a'])
  expect(moved(TEXTS, 1, 1)).toBe(TEXTS)
  expect(moved(TEXTS, 0, -1)).toBe(TEXTS)
  expect(moved(TEXTS, 7, 0)).toBe(TEXTS)
})

test('S-BOX-11 what is dragged comes before the first whose middle is below it', () => {
  expect([0, 25, 45, 99].map((y) => placeAt([20, 40, 60], y))).toEqual([0, 1, 2, 3])
})

test('S-BOX-11 two of the same words are told apart', () => {
  expect(namesOf(['a', 'b', 'a'])).toEqual(['a 1', 'b 1', 'a 2'])
})
