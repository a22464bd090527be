import { expect, test } from 'vitest'
import { readRange } from './byte-range'

const part = (start: number, end: number) => ({ kind: 'part', range: { start, end } })
const whole = { kind: 'whole' }
const outside = { kind: 'outside' }

test.each([
  ['bytes=0-0', part(0, 0)],
  ['bytes=0-', part(0, 99)],
  ['bytes=10-19', part(10, 19)],
  ['bytes=90-500', part(90, 99)],
  ['bytes=-5', part(95, 99)],
  ['bytes=-500', part(0, 99)],
  ['bytes=100-', outside],
  ['bytes=100-200', outside],
  ['bytes=-0', outside],
  ['', whole],
  ['bytes=-', whole],
  ['bytes=9-3', whole],
  ['bytes=0-1,5-6', whole],
  ['pages=0-1', whole],
  ['bytes=x-1', whole],
  ['bytes=1.5-2', whole],
  ['bytes=0-9999999999999999999999', whole],
])('S-FILE-9 of 100 bytes "%s" asks for what RFC 9110 says', (header, asked) => {
  expect(readRange(header, 100)).toEqual(asked)
})

test('S-FILE-9 of nothing there is no part', () => {
  expect(readRange('bytes=-1', 0)).toEqual(outside)
  expect(readRange('bytes=0-', 0)).toEqual(outside)
})
