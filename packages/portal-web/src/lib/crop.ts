/** What is shown of a picture: the middle of a frame, in parts of the picture's width and height, and how near. */
export interface Crop {
  /** 0 to 1 */
  readonly x: number
  readonly y: number
  /** 1 = as much as fits */
  readonly zoom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const MAX_ZOOM = 4

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The frame in pixels of the picture, e.g. 300 x 300 of 400 x 300 for a square one. */
function sizeOf(picture: Size, frame: Size, zoom: number): Size {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height) / zoom
  return { width: frame.width * scale, height: frame.height * scale }
}

/** The same with a frame that is wholly inside the picture. */
export function hold(picture: Size, frame: Size, { x, y, zoom }: Crop): Crop {
  const held = clamp(zoom, 1, MAX_ZOOM)
  const { width, height } = sizeOf(picture, frame, held)
  const keep = (part: number, half: number) => clamp(part, half, 1 - half)
  return { x: keep(x, width / 2 / picture.width), y: keep(y, height / 2 / picture.height), zoom: held }
}

/** Moves the picture under the frame, in parts of the frame: right and down are positive. */
export function move(picture: Size, frame: Size, crop: Crop, right: number, down: number): Crop {
  const { width, height } = sizeOf(picture, frame, crop.zoom)
  const x = crop.x - (right * width) / picture.width
  return hold(picture, frame, { ...crop, x, y: crop.y - (down * height) / picture.height })
}

/** The frame in pixels of the picture, and where it stands. */
export function areaOf(picture: Size, frame: Size, crop: Crop): Size & { left: number; top: number } {
  const { width, height } = sizeOf(picture, frame, crop.zoom)
  return {
    left: crop.x * picture.width - width / 2,
    top: crop.y * picture.height - height / 2,
    width,
    height,
  }
}
