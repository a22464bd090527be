import { expect, test } from 'vitest'
import { BARS, toWaveform } from './waveform'

test('S-MEDIA-3 a recording of any length has 64 bars, the loudest of which is 1', () => {
  const long = toWaveform(Array.from({ length: 1_000 }, (_, at) => at / 1_000))
  expect(long).toHaveLength(BARS)
  expect(long.at(-1)).toBe(1)
  expect([...long]).toEqual([...long].sort((a, b) => a - b))
  expect(toWaveform([0.2, 0.1])).toHaveLength(BARS)
  expect(Math.max(...toWaveform([0.2, 0.1]))).toBe(1)
  expect(toWaveform([])).toEqual(new Array(BARS).fill(0))
  expect(toWaveform([0, 0, 0])).toEqual(new Array(BARS).fill(0))
})
