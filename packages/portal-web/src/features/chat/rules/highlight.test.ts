import { expect, test } from 'vitest'
import { highlight } from './highlight'

/** Hits in brackets. */
const shown = (text: string, wanted: string) =>
  highlight(text, wanted)
    .map((one) => (one.isHit ? `[${one.text}]` : one.text))
    .join('')

test.each([
  ['See you at nine, at nine!', 'NINE', 'See you at [nine], at [nine]!'],
  ['ម៉ោង ៨ ព្រឹក', 'ម៉ោង', '[ម៉ោង] ៨ ព្រឹក'],
  ['İzmir and İstanbul', 'stan', 'İzmir and İ[stan]bul'],
  ['aaa', 'aa', '[aa]a'],
  ['nothing', 'some', 'nothing'],
  ['all', '', 'all'],
  [`${'long '.repeat(20)}word`, 'word', `…${'long '.repeat(5)}[word]`],
])('S-CHAT-5 "%s" with "%s" shows "%s"', (text, wanted, result) => {
  expect(shown(text, wanted)).toBe(result)
})
