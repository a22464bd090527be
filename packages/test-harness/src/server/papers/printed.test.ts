import { expect, test } from 'vitest'
import { PRINTED_BYTES, PRINTED_MS } from '../limits'
import { handClock } from '../testing/world'
import { PrintedSheets } from './printed'

test('S-PAPER-22 what was printed is found for a short while, and the oldest goes when there is no room', () => {
  const clock = handClock()
  const printed = new PrintedSheets(clock.now)
  const half = Buffer.alloc(PRINTED_BYTES / 2)
  for (const key of ['a', 'b', 'c']) printed.keep(key, half)
  const found = ['a', 'b', 'c'].map((key) => printed.find(key)?.length)
  expect(found).toEqual([undefined, half.length, half.length])
  clock.advance(PRINTED_MS + 1)
  expect(printed.find('c')).toBe(undefined)
})
