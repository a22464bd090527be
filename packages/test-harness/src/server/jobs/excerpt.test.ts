import { expect, test } from 'vitest'
import { EXCERPT_UNITS, excerptOf } from './excerpt'

test('S-JOB-30 the excerpt of a job is the beginning of its text on one line, and no letter is cut', () => {
  expect(excerptOf('Books the rooms.\n\n  Answers the telephone. ')).toBe(
    'Books the rooms. Answers the telephone.',
  )
  expect(excerptOf('')).toBe('')
  const whole = 'x'.repeat(EXCERPT_UNITS)
  expect(excerptOf(whole)).toBe(whole)
  expect(excerptOf(`${whole}x`)).toBe(`${whole}…`)
  // A letter with what stands below it is one.
  expect(excerptOf(`${'x'.repeat(EXCERPT_UNITS - 1)}\u179f\u17d2\u178f\u17d2\u179a\u17b8`)).toBe(
    `${'x'.repeat(EXCERPT_UNITS - 1)}…`,
  )
})
