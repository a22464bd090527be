import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { readReviewPolicy } from './review'

test('S-SEEK-48 people review resumes unless the flag says that nobody does; another word is refused', () => {
  expect([readReviewPolicy(undefined), readReviewPolicy('by-people'), readReviewPolicy('at-once')]).toEqual([
    ...['by-people', 'by-people', 'at-once'],
  ])
  for (const word of ['', 'nobody', 'AT-ONCE']) expect(() => readReviewPolicy(word)).toThrow(BadInput)
})
