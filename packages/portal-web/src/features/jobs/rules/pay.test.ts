import { expect, test } from 'vitest'
import { isInRange, readSum } from './pay'

test.each([
  ['350', 350],
  [' $1,200 ', 1200],
  ['៣៥០', 350],
  ['', null],
  ['abc', null],
  ['12345678', null],
  ['-5', 5],
])('S-FIND-52 %j is read as a sum of %s', (typed, sum) => {
  expect(readSum(typed)).toBe(sum)
})

test.each([
  [{ min: null, max: null }, true],
  [{ min: 300, max: null }, true],
  [{ min: 400, max: null }, false],
  [{ min: null, max: 300 }, true],
  [{ min: null, max: 299 }, false],
  [{ min: 350, max: 360 }, true],
])('S-FIND-52 pay from $300 to $400 overlaps %j: %s', (range, isIn) => {
  expect(isInRange({ from: 300, to: 400, count: 1 }, range)).toBe(isIn)
})
