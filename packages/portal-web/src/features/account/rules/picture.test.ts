import { expect, test } from 'vitest'
import { judgePicture } from './picture'

const MB = 1024 * 1024

test.each([
  ['image/jpeg', 5 * MB, null],
  ['image/png', 1, null],
  ['image/png', 5 * MB + 1, 'size'],
  ['image/gif', 1, 'kind'],
  ['image/svg+xml', 1, 'kind'],
  ['', 9 * MB, 'kind'],
])('S-AUTH-16 a picture of kind %j with %i bytes: %s', (type, size, fault) => {
  expect(judgePicture({ type, size })).toBe(fault)
})
