import { expect, test } from 'vitest'
import { showLength, showMb } from './sizes'

test('S-MEDIA-4 sizes are told in MB with two decimals', () => {
  expect(showMb(1_572_864)).toBe('1.50 MB')
  expect(showMb(78)).toBe('0.01 MB')
  expect(showMb(0)).toBe('0.00 MB')
})

test('S-MEDIA-3 lengths are told in minutes and seconds', () => {
  expect(showLength(7.4)).toBe('0:07')
  expect(showLength(760)).toBe('12:40')
  expect(showLength(-1)).toBe('0:00')
})
