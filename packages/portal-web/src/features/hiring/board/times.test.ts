import { expect, test } from 'vitest'
import { toClock } from '../../../lib/meeting'
import { nextTime } from './times'

/** A Thursday in Cambodia. */
const NOW = Date.parse('2026-11-26T10:00:00+07:00')

test('S-BOARD-23 an offer begins with mornings and afternoons of working days, two days ahead at least', () => {
  const first = nextTime([], NOW)
  // Saturday and Sunday lie between.
  expect(toClock(first)).toBe('2026-11-30T09:00')
  const second = nextTime([first], NOW)
  expect(toClock(second)).toBe('2026-11-30T14:00')
  expect(toClock(nextTime([second, first], NOW))).toBe('2026-12-01T09:00')
})
