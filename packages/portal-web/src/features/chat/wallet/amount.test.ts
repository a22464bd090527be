import { expect, test } from 'vitest'
import { amountOf, centsOf, readAmount, shareOut } from './amount'

test('S-WAL-43 an amount is typed with digits of any of the languages and at most two decimals', () => {
  expect(['12', '12.6', '$12.60', '12,60', '១២.៦០', '๑๒', '１２', '', '.5'].map(readAmount)).toEqual([
    ...[1200, 1260, 1260, 1260, 1260, 1200, 1200, 0, 50],
  ])
})

test('S-WAL-62 a comma of thousands is read right, and what is no amount is none, never another one', () => {
  expect(['1,000.50', '1,234', '1,234,567.00'].map(readAmount)).toEqual([100_050, 123_400, 123_456_700])
  for (const text of ['1.005', '-5', '1e2', '1.2.3', '1,00,000', 'ten', '12 USD', '1.239', '1.234,56'])
    expect(readAmount(text)).toBeNull()
})

test('S-WAL-43 every amount in cents reads as it is written', () => {
  for (let cents = 0; cents < 99_999_999; cents += 9_973) {
    expect(centsOf(amountOf(cents))).toBe(cents)
  }
  expect(['', '.', '5', '.5', '5.', '1.005'].map(centsOf)).toEqual([0, 0, 500, 50, 500, 0])
})

test('S-WAL-50 equal shares make up the whole and differ by a cent at most', () => {
  expect(shareOut(1000, 3)).toEqual([334, 333, 333])
  expect(shareOut(1000, 0)).toEqual([])
  for (let people = 1; people <= 100; people += 1)
    for (const cents of [100, 101, 1999, 50_000]) {
      const shares = shareOut(cents, people)
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(cents)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(2)
    }
})
