import { expect, test } from 'vitest'
import { boxOf } from './box'

test('S-MEDIA-1 a picture stands whole within 200 x 300, small ones as they are, unknown ones in 50 x 50', () => {
  expect(boxOf({ width: 4_000, height: 3_000 })).toEqual({ width: 200, height: 150 })
  expect(boxOf({ width: 3_000, height: 6_000 })).toEqual({ width: 150, height: 300 })
  expect(boxOf({ width: 120, height: 80 })).toEqual({ width: 120, height: 80 })
  expect(boxOf({ width: 0, height: 0 })).toEqual({ width: 50, height: 50 })
  expect(boxOf({ width: Number.NaN, height: 10 })).toEqual({ width: 50, height: 50 })
})

test('S-MEDIA-1 no size leads out of the box', () => {
  const lengths = [0, 1, 49, 50, 51, 200, 201, 300, 301, 4_000, 65_535]
  for (const width of lengths)
    for (const height of lengths) {
      const box = boxOf({ width, height })
      expect(box.width).toBeGreaterThanOrEqual(50)
      expect(box.width).toBeLessThanOrEqual(200)
      expect(box.height).toBeGreaterThanOrEqual(50)
      expect(box.height).toBeLessThanOrEqual(300)
    }
})
