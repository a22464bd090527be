import { expect, it } from 'vitest'
import { CORNERS, moved, nearest } from './corners'

it('S-CALL-87 moves the small window to any corner by the arrow keys, and by no other key', () => {
  const reached = new Set(['bottom-end'])
  for (const corner of CORNERS)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
      reached.add(moved(corner, key) ?? '')
  expect([...reached].sort()).toEqual([...CORNERS].sort())
  expect(moved('bottom-end', 'ArrowUp')).toBe('top-end')
  expect(moved('bottom-end', 'ArrowLeft')).toBe('bottom-start')
  expect(moved('top-start', 'ArrowRight')).toBe('top-end')
  expect(moved('bottom-end', 'Enter')).toBeNull()
})

it('S-CALL-87 drops it at the nearest corner', () => {
  expect(nearest(10, 10, 1280, 800)).toBe('top-start')
  expect(nearest(700, 500, 1280, 800)).toBe('bottom-end')
})
