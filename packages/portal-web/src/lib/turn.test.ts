import { expect, test } from 'vitest'
import { turned } from './turn'

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [1, -4, 3, 0],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])('S-HOME-2 from place %i, %i steps in a ring of %i lead to %i', (place, steps, count, reached) => {
  expect(turned(place, steps, count)).toBe(reached)
})
