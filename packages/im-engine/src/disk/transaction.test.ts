import { expect, it } from 'vitest'
import { failureOf } from './transaction.js'

it.each([
  ['ConstraintError', 'stale'],
  ['QuotaExceededError', 'full'],
  ['VersionError', 'newer'],
  ['AbortError', 'lost'],
  ['InvalidStateError', 'lost'],
  ['NotFoundError', 'lost'],
  ['TimeoutError', 'lost'],
  ['UnknownError', 'lost'],
] as const)('S-DISK-6 says %s as %s', (name, failure) => {
  expect(failureOf(new DOMException('', name))).toBe(failure)
})

it.each([undefined, null, 'ConstraintError', {}, new TypeError('x')])(
  'S-DISK-6 says %o as lost',
  (thrown) => {
    expect(failureOf(thrown)).toBe('lost')
  },
)
