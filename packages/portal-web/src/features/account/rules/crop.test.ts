import { expect, test } from 'vitest'
import { hold, MAX_ZOOM, MIDDLE, move, squareOf } from './crop'

const WIDE = { width: 400, height: 200 }

test('S-AUTH-17 at first the largest square in the middle of the picture is shown', () => {
  expect(squareOf(WIDE, MIDDLE)).toEqual({ left: 100, top: 0, side: 200 })
  expect(squareOf({ width: 200, height: 400 }, MIDDLE)).toEqual({ left: 0, top: 100, side: 200 })
})

test('S-AUTH-17 nearer is a smaller square around the same middle, at most four times', () => {
  expect(squareOf(WIDE, { ...MIDDLE, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 })
  expect(hold(WIDE, { ...MIDDLE, zoom: 9 }).zoom).toBe(MAX_ZOOM)
  expect(hold(WIDE, { ...MIDDLE, zoom: 0 }).zoom).toBe(1)
})

test('S-AUTH-17 the square never leaves the picture, however it is moved', () => {
  expect(squareOf(WIDE, move(WIDE, MIDDLE, 9, 9))).toEqual({ left: 0, top: 0, side: 200 })
  expect(squareOf(WIDE, move(WIDE, MIDDLE, -9, -9))).toEqual({ left: 200, top: 0, side: 200 })
  expect(squareOf(WIDE, move(WIDE, MIDDLE, 0.25, 0))).toEqual({ left: 50, top: 0, side: 200 })
  const corner = move(WIDE, { ...MIDDLE, zoom: 4 }, -9, -9)
  // Further away there is no room left for it in the corner.
  expect(squareOf(WIDE, hold(WIDE, { ...corner, zoom: 1 }))).toEqual({ left: 200, top: 0, side: 200 })
})
