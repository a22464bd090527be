/** Bars of a voice message. */
export const BARS = 64

/**
 * The shape of a recording: 64 numbers between 0 and 1, each the loudest of its part, with two decimals, e.g. 0.42; a
 * recording that is silent, or shorter than its parts, has zeros. Source: S-MEDIA-3.
 */
export function toWaveform(levels: readonly number[]): readonly number[] {
  const peak = Math.max(0, ...levels)
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / BARS))
    const loudest = Math.max(0, ...levels.slice(from, to))
    return peak === 0 ? 0 : Math.round((loudest / peak) * 100) / 100
  })
}
