import { expect, test } from 'vitest'
import { piecesOf } from './pieces'

const linksOf = (text: string) =>
  piecesOf(text).flatMap((piece) => (piece.type === 'link' ? [piece.href] : []))

test.each<[string, readonly string[]]>([
  ['see https://sarika.example/jobs/1.', ['https://sarika.example/jobs/1']],
  ['(https://sarika.example/a_(b))', ['https://sarika.example/a_(b)']],
  [
    'www.sarika.example/km, or mailto:hr@sarika.example',
    ['https://www.sarika.example/km', 'mailto:hr@sarika.example'],
  ],
  ['call tel:+85512000001!', ['tel:+85512000001']],
  ['សូមមើល https://sarika.example។', ['https://sarika.example/']],
  ['HTTPS://SARIKA.EXAMPLE', ['https://sarika.example/']],
  ['javascript:alert(1) data:text/html,x file:///etc ftp://x.example', []],
  ['https:// http://[ mailto', []],
  ['no link at all', []],
])('S-CHAT-3 the links of "%s"', (text, links) => {
  expect(linksOf(text)).toEqual(links)
})

test.each(['see https://a.example (or www.b.example), ok?', '@Ann @@Anna', 'plain', '', 'tel:', '@'])(
  'S-CHAT-3 nothing of "%s" is lost',
  (text) => {
    expect(
      piecesOf(text, ['Ann', 'Anna'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  },
)

test('S-CHAT-3 a long text without a space is read in linear time', () => {
  const text = `www.${'a('.repeat(100_000)}`
  const start = performance.now()
  piecesOf(text)
  piecesOf('@'.repeat(100_000), ['Ann'])
  piecesOf('https://'.repeat(50_000))
  expect(performance.now() - start).toBeLessThan(5_000)
})

test('S-CHAT-4 a mention is the longest name behind an @', () => {
  const mentions = (text: string) =>
    piecesOf(text, ['Ann', 'Anna', 'សុខា ចាន់']).flatMap((piece) =>
      piece.type === 'mention' ? [piece.text] : [],
    )
  expect(mentions('@Anna and @Ann, @សុខា ចាន់!')).toEqual(['@Anna', '@Ann', '@សុខា ចាន់'])
  expect(mentions('mail@bo.example @Bo')).toEqual([])
})
