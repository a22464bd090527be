import { expect, it } from 'vitest'
import { lasted } from './lasted'

it.each([
  [-50, '0:00'],
  [8_900, '0:08'],
  [766_000, '12:46'],
  [3_723_000, '1:02:03'],
])('S-CALL-86 says how long %i ms are', (ms, words) => {
  expect(lasted(ms)).toBe(words)
})
