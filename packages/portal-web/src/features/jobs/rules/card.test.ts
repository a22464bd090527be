import { describe, expect, test } from 'vitest'
import { closesInDays } from './card'

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
})
