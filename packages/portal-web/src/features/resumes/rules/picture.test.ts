import { expect, test } from 'vitest'
import { judgePicture } from './picture'

const LIMIT = 2 * 1024 * 1024

test.each([
  ['image/jpeg', LIMIT, null],
  ['image/png', 10, null],
  ['image/gif', 10, null],
  ['image/gif', LIMIT + 1, 'size'],
  ['image/png', 0, 'empty'],
  ['image/webp', 10, 'kind'],
  ['image/svg+xml', 10, 'kind'],
  ['application/pdf', 10, 'kind'],
  ['', 10, 'kind'],
] as const)('S-RESUME-17 a picture of type %j with %d bytes: %j', (type, size, fault) => {
  expect(judgePicture({ type, size })).toBe(fault)
})
