import { expect, test } from 'vitest'
import { numbersOf } from './hotline'
import { HOTLINE } from './service'

const on = (day: number) => numbersOf(new Date(2026, 0, day), HOTLINE)

test('S-SHELL-14 the number that comes first goes by the day of the month modulo 4', () => {
  for (let day = 1; day <= 31; day++) expect(on(day)[0]).toBe(HOTLINE[day % 4])
})

test('S-SHELL-14 every number is there every day, in turn', () => {
  expect(on(4)).toEqual(HOTLINE)
  expect(on(6)).toEqual([HOTLINE[2], HOTLINE[3], HOTLINE[0], HOTLINE[1]])
})
