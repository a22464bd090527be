import { TEXT_MAX_GRAPHEMES, TEXT_MAX_UNITS } from '@sarika/im-engine'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * How many characters can still be typed, e.g. 12; below 0: how many are too many. A message has at most 800
 * characters and 3,200 UTF-16 units, and one emoji may have eleven: the limit that is nearer counts, in characters like
 * those that are there. As in the portal. Source: S-DESK-16.
 */
export function charactersLeft(text: string): number {
  let count = 0
  let units = 0
  let fitting = 0
  for (const { segment } of graphemes.segment(text)) {
    count++
    units += segment.length
    if (count <= TEXT_MAX_GRAPHEMES && units <= TEXT_MAX_UNITS) fitting = count
  }
  if (fitting < count) return fitting - count
  const left = TEXT_MAX_GRAPHEMES - count
  return count === 0 ? left : Math.min(left, Math.floor(((TEXT_MAX_UNITS - units) * count) / units))
}
