import { expect, test } from 'vitest'
import { answersWithin } from './answer-time'

const HOUR = 3_600_000

test.each([
  [0, null],
  [60_000, { unit: 'hours', count: 1 }],
  [1.5 * HOUR, { unit: 'hours', count: 2 }],
  [12 * HOUR, { unit: 'hours', count: 12 }],
  [13 * HOUR, { unit: 'days', count: 1 }],
  [30 * HOUR, { unit: 'days', count: 2 }],
])('S-FIND-50 a median of %s ms is said as %o', (ms, said) => {
  expect(answersWithin(ms)).toEqual(said)
})
