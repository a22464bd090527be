import { expect, test } from 'vitest'
import { shownCount } from './unread'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('S-SHELL-1 %d unread shows as %s', (count, shown) => {
  expect(shownCount(count)).toBe(shown)
})
