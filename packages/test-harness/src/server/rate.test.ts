import { expect, test } from 'vitest'
import { RateLimiter } from './rate'

test('S-SRV-12 a bucket gives its burst, then its rate, and names the wait', () => {
  let now = 0
  const limiter = new RateLimiter({ burst: 2, perSecond: 4 }, () => now)
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 250])
  expect(limiter.take('b')).toBe(0)
  now = 250
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 250])
  // A clock that goes back neither gives nor takes.
  now = 0
  expect(limiter.take('a')).toBe(250)
  now = 60_000
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 250])
})
