import { expect, test } from 'vitest'
import { judgeLetter } from './judge'

test.each([
  [{ title: 'To hotels', content: 'Dear team' }, {}],
  [
    { title: ' ', content: '\n' },
    { title: 'missing', content: 'missing' },
  ],
  [
    { title: 'x'.repeat(171), content: 'x'.repeat(10_001) },
    { title: 'long', content: 'long' },
  ],
])('S-OWN-7 a letter has a title and a content: %j', (letter, faults) => {
  expect(judgeLetter(letter)).toEqual(faults)
})
