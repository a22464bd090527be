/** What is shown of a picture: the middle of a square, in parts of its width and height, and how near. */
export interface Crop {
  /** 0 to 1 */
  readonly x: number
  readonly y: number
  /** 1 = as much as fits */
  readonly zoom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const MAX_ZOOM = 4

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** A side of the square in pixels of the picture, e.g. 300 of 400 x 300. */
const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom

/** The same with a square that is wholly inside the picture. */
export function hold(size: Size, { x, y, zoom }: Crop): Crop {
  const held = clamp(zoom, 1, MAX_ZOOM)
  const half = sideOf(size, held) / 2
  const keep = (part: number, length: number) => clamp(part, half / length, 1 - half / length)
  return { x: keep(x, size.width), y: keep(y, size.height), zoom: held }
}

/** Moves the picture under the square, in parts of the square's side: right and down are positive. */
export function move(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom)
  return hold(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  })
}

/** The square in pixels of the picture. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}
