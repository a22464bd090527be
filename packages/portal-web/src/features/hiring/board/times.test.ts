import { expect, test } from 'vitest'
import { toClock } from '../../../lib/meeting'
import { comingTime, nextTime } from './times'

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

test.each([
  ['none', 5, 7],
  ['accepted', 5, 7],
  ['cancelled', 5, 0],
  ['accepted', 9, 0],
] as const)('S-BOARD-14 of an interview that is %s, at %i the time to come is %i', (answer, now, time) => {
  const interview = {
    at: 8,
    times: [8, 3, 7],
    answer,
    proposal: null,
    jobTitle: '',
    address: '',
    contact: '',
    mobile: '',
  }
  expect(comingTime({ interview }, now)).toBe(time)
  expect(comingTime({ interview: null }, now)).toBe(0)
})
