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
  [`${'long '.repeat(20)}word`, 'word', '…long long long long long [word]'],
  [`${'long '.repeat(20)}word and more`, 'word', '…long long long long long [word] and more'],
  [`${'ការងារថ្មី'.repeat(9)}ប្រាក់`, 'ប្រាក់', '…ងារថ្មីការងារថ្មីការងារថ្មី[ប្រាក់]'],
  [`${'x'.repeat(40)}needle`, 'needle', `…${'x'.repeat(26)}[needle]`],
  ['Tiếng Việt'.normalize('NFD'), 'Việt', `${'Tiếng'.normalize('NFD')} [${'Việt'.normalize('NFD')}]`],
  ['ការ\u200bងារ', 'ការងារ', '[ការ\u200bងារ]'],
  ['ＳＡＬＡＲＹ', 'salary', '[ＳＡＬＡＲＹ]'],
])('S-CHAT-5 "%s" with "%s" shows "%s"', (text, wanted, result) => {
  expect(shown(text, wanted)).toBe(result)
})
