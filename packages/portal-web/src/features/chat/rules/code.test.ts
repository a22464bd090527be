import { expect, test } from 'vitest'
import { codeIn, withoutMarks } from './code'
import { piecesOf } from './pieces'

const shown = (text: string) =>
  piecesOf(text)
    .map((piece) =>
      piece.type === 'code' ? (piece.isBlock ? `[[${piece.text}]]` : `[${piece.text}]`) : piece.text,
    )
    .join('')

test.each([
  ['Run `npm test` now', 'Run [npm test] now'],
  ['```\na\n  b\n```', '[[a\n  b]]'],
  ['See:\n```ts\nconst a = 1\n```\nthen', 'See:[[const a = 1]]then'],
  ['```one line```', '[[one line]]'],
  ['```a``````b```', '[[a]][[b]]'],
  ['```a `b` c```', '[[a `b` c]]'],
  ['`រៀល` និង `동`', '[រៀល] និង [동]'],
  ['a ` b', 'a ` b'],
  ['` `', '` `'],
  ['``', '``'],
  ['``` ```', '``` ```'],
  ['```not closed', '```not closed'],
  ['`not\nclosed`', '`not\nclosed`'],
  ['it`s and that`s', 'it[s and that]s'],
])('S-PREV-14 %j is shown as %j', (text, result) => {
  expect(shown(text)).toBe(result)
})

test('S-PREV-14 nothing in code is a link or mentions somebody', () => {
  const text = '@Dara `https://a.example @Dara` and https://b.example @Dara'
  const places = [
    ['6', 0, 5],
    ['6', 25, 5],
    ['6', 54, 5],
  ] as unknown as Parameters<typeof piecesOf>[1]
  expect(piecesOf(text, places).map(({ type, text }) => [type, text])).toEqual([
    ['mention', '@Dara'],
    ['text', ' '],
    ['code', 'https://a.example @Dara'],
    ['text', ' and '],
    ['link', 'https://b.example'],
    ['text', ' '],
    ['mention', '@Dara'],
  ])
})

test.each([
  ['See:\n```ts\nconst a = 1\n```\nthen `b`', 'See: const a = 1 then b'],
  ['```\na\n```', 'a'],
  ['no code', 'no code'],
])('S-PREV-15 a row of the list tells %j as %j', (text, line) => {
  expect(withoutMarks(text)).toBe(line)
})

test('S-PREV-14 any text is read once: places stand in its order and do not overlap', () => {
  for (const part of ['`', '``', '```', '`a', '```a', '`\n', '` '])
    for (const text of [part.repeat(3_000), `${part.repeat(2_000)}x\`\`\``]) {
      let end = 0
      for (const place of codeIn(text)) {
        expect(place.start).toBeGreaterThanOrEqual(end)
        end = place.end
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }
})
