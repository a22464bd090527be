import { expect, test } from 'vitest'
import { areaOf, hold, MAX_ZOOM, MIDDLE, move } from './crop'

const WIDE = { width: 400, height: 200 }
const SQUARE = { width: 512, height: 512 }
const PHOTO = { width: 300, height: 420 }

test('S-AUTH-17 at first the largest square in the middle of the picture is shown', () => {
  expect(areaOf(WIDE, SQUARE, MIDDLE)).toEqual({ left: 100, top: 0, width: 200, height: 200 })
  const tall = { width: 200, height: 400 }
  expect(areaOf(tall, SQUARE, MIDDLE)).toEqual({ left: 0, top: 100, width: 200, height: 200 })
})

test('S-AUTH-17 nearer is a smaller square around the same middle, at most four times', () => {
  const near = { ...MIDDLE, zoom: 2 }
  expect(areaOf(WIDE, SQUARE, near)).toEqual({ left: 150, top: 50, width: 100, height: 100 })
  expect(hold(WIDE, SQUARE, { ...MIDDLE, zoom: 9 }).zoom).toBe(MAX_ZOOM)
  expect(hold(WIDE, SQUARE, { ...MIDDLE, zoom: 0 }).zoom).toBe(1)
})

test('S-AUTH-17 the square never leaves the picture, however it is moved', () => {
  const leftOf = (right: number, down: number) =>
    areaOf(WIDE, SQUARE, move(WIDE, SQUARE, MIDDLE, right, down))
  expect(leftOf(9, 9)).toMatchObject({ left: 0, top: 0 })
  expect(leftOf(-9, -9)).toMatchObject({ left: 200, top: 0 })
  expect(leftOf(0.25, 0)).toMatchObject({ left: 50, top: 0 })
  const corner = move(WIDE, SQUARE, { ...MIDDLE, zoom: 4 }, -9, -9)
  // Further away there is no room left for it in the corner.
  expect(areaOf(WIDE, SQUARE, hold(WIDE, SQUARE, { ...corner, zoom: 1 }))).toMatchObject({
    left: 200,
    top: 0,
  })
})

test('S-RESUME-17 a photo is cut five to seven, as large as the picture allows', () => {
  expect(areaOf(WIDE, PHOTO, MIDDLE)).toMatchObject({ top: 0, height: 200 })
  expect(areaOf(WIDE, PHOTO, MIDDLE).width).toBeCloseTo((200 * 5) / 7)
  expect(areaOf({ width: 100, height: 400 }, PHOTO, MIDDLE)).toMatchObject({
    left: 0,
    width: 100,
    height: 140,
  })
})
