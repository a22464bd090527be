/** Pixels of a picture in a thread. Source: specification 9. */
const MAX = { width: 200, height: 300 }
const MIN = 50

/**
 * How large a picture stands in a thread, e.g. `{ width: 200, height: 150 }` for one of 4,000 x 3,000: whole, within
 * 200 x 300 and not below 50 x 50, which is also what one of unknown size gets. Source: S-MEDIA-1.
 */
export function boxOf({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  if (!(width > 0 && height > 0)) return { width: MIN, height: MIN }
  const scale = Math.min(1, MAX.width / width, MAX.height / height)
  const fit = (length: number) => Math.max(MIN, Math.round(length * scale))
  return { width: fit(width), height: fit(height) }
}
