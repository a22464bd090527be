import { describe, expect, test } from 'vitest'
import { answersWithin, closesInDays } from './card'

const HOUR = 3_600_000
/** 23:30 in Phnom Penh. */
const NOW = Date.parse('2026-11-26T16:30:00Z')

describe('S-FIND-50 what the card of a job says of time', () => {
  test.each([
    [0, null],
    [Date.parse('2026-11-26T16:59:00Z'), 0],
    // A quarter to one in the night there, the same day in Europe.
    [Date.parse('2026-11-26T17:45:00Z'), 1],
    [Date.parse('2026-12-02T05:00:00Z'), 6],
    [Date.parse('2026-12-03T05:00:00Z'), null],
    [Date.parse('2026-11-25T05:00:00Z'), null],
  ])('S-FIND-50 what closes at %s closes in %s days', (closesAt, days) => {
    expect(closesInDays(closesAt, NOW)).toBe(days)
  })

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
})
