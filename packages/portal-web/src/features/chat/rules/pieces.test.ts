import { toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { piecesOf } from './pieces'

const linksOf = (text: string) =>
  piecesOf(text).flatMap((piece) => (piece.type === 'link' ? [piece.href] : []))
/** Links in brackets, e.g. "see ⟦https://a.example⟧, ok". */
const drawn = (text: string) =>
  piecesOf(text)
    .map((piece) => (piece.type === 'link' ? `⟦${piece.text}⟧` : piece.text))
    .join('')

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
  ['hotel:5 awww.a.example', []],
  ['no link at all', []],
])('S-CHAT-3 the links of "%s"', (text, links) => {
  expect(linksOf(text)).toEqual(links)
})

const HERE = 'https://example.com/a'
test.each<[string, string]>([
  ['Chinese comma', `请看⟦${HERE}⟧，谢谢`],
  ['Chinese brackets', `（⟦${HERE}⟧）`],
  ['Chinese corner brackets', `「⟦${HERE}⟧」`],
  ['Chinese, text at once', `请看⟦${HERE}⟧谢谢`],
  ['Chinese brackets behind', `⟦${HERE}⟧（第二页）`],
  ['Chinese dash', `⟦${HERE}⟧——谢谢`],
  ['Chinese address', '看⟦https://zh.example/wiki/北京（消歧义）⟧。'],
  ['Japanese full stop', `⟦${HERE}⟧。ありがとう`],
  ['Japanese, text at once', `⟦${HERE}⟧をご覧ください`],
  ['Korean particle', `⟦${HERE}⟧를 보세요`],
  ['Khmer full stop', `មើល⟦${HERE}⟧។អរគុណ`],
  ['Khmer end of a chapter', `⟦${HERE}⟧៕`],
  ['Khmer colon', `⟦${HERE}⟧៖ ល្អ`],
  ['Khmer, text at once', `មើល⟦${HERE}⟧អរគុណ`],
  ['Khmer address', '⟦https://km.example/wiki/ភាសាខ្មែរ⟧។'],
  ['Khmer space', `⟦${HERE}⟧\u200bអរគុណ`],
  ['Thai, text at once', `ดู⟦${HERE}⟧ครับ`],
  ['Thai end mark', `⟦${HERE}⟧๛`],
  ['Vietnamese', `xem ⟦${HERE}⟧, cảm ơn`],
  ['word joiner', `⟦${HERE}⟧\u2060b`],
  ['byte order mark', `⟦${HERE}⟧\ufeffb`],
  ['override to the left', `⟦https://evil.example/⟧\u202e gpj.exe and ⟦https://good.example⟧`],
  ['isolate', `⟦${HERE}⟧\u2067b\u2069`],
  ['mark to the right', `\u200e⟦${HERE}⟧\u200e/b`],
  ['German quotes', `„⟦${HERE}⟧“`],
  ['French quotes', `«⟦${HERE}⟧»`],
  ['English quotes', `‘⟦${HERE}⟧’s`],
  ['plain quotes', `'⟦${HERE}⟧', see`],
  ['plain quotes at once', `'⟦${HERE}⟧'也`],
  ['bracket in the middle', `(⟦${HERE}⟧)b`],
  ['bracket that is not closed', `⟦${HERE}⟧(see below`],
  ['square brackets', `[⟦${HERE}⟧]`],
  ['markup', `<⟦${HERE}⟧>`],
  ['smile', `⟦${HERE}⟧🙏`],
  ['question', `⟦${HERE}⟧?!`],
  ['query', `⟦${HERE}?b=1&c=(2)#d.e⟧.`],
])('S-CHAT-3 a link ends where it is read to end: %s', (_, expected) => {
  const text = expected.replace(/[⟦⟧]/g, '')
  expect(drawn(text)).toBe(expected)
})

test.each<[string, string]>([
  ['https://раypal.com/login', 'https://xn--ypal-43d9g.com/login'],
  ['https://gооgle.com', 'https://xn--ggle-55da.com'],
  ['http://αpple.example:8080/x', 'http://xn--pple-zld.example:8080/x'],
  ['https://аррӏе.com', 'https://xn--80ak6aa92e.com'],
  ['www.mіcrosoft.example', 'www.xn--mcrosoft-thh.example'],
  ['https://пример.com/привет', 'https://пример.com/привет'],
  ['https://ខ្មែរ.example/ក', 'https://ខ្មែរ.example/ក'],
  ['https://例え.example', 'https://例え.example'],
  ['https://サーバー.example', 'https://サーバー.example'],
  ['https://việc-làm.example', 'https://việc-làm.example'],
])('S-CHAT-27 the host of %s is shown as %s', (text, shown) => {
  expect(piecesOf(text)).toEqual([
    { type: 'link', text: shown, href: new URL(text.replace(/^www/, 'https://www')).href },
  ])
})

test.each<[string, string]>([
  ['សរសេរមក⟦hr@sarika.example⟧។', 'mailto:hr@sarika.example'],
  ['写到⟦first.last+jobs@mail.sarika.example⟧，谢谢', 'mailto:first.last+jobs@mail.sarika.example'],
  ['(⟦cv_1@sarika.example⟧).', 'mailto:cv_1@sarika.example'],
  ['⟦012345678@sarika.example⟧', 'mailto:012345678@sarika.example'],
  ['mail cv@Dara Kim.example', ''],
  ['a@b, @sarika.example, x@@sarika.example, see https', ''],
])('S-CHAT-28 mail addresses: %s', (expected, href) => {
  const text = expected.replace(/[⟦⟧]/g, '')
  expect(drawn(text)).toBe(expected)
  expect(linksOf(text).join()).toBe(href)
})

test.each<[string, readonly string[]]>([
  ['Call ⟦012 345 678⟧.', ['tel:012345678']],
  ['⟦012345678⟧', ['tel:012345678']],
  ['⟦096-123-4567⟧, ⟦012.345.678⟧', ['tel:0961234567', 'tel:012345678']],
  ['⟦012–345–678⟧', ['tel:012345678']],
  ['⟦012 345 678⟧/⟦098 765 432⟧', ['tel:012345678', 'tel:098765432']],
  ['⟦012 345 678⟧ ⟦098 765 432⟧', ['tel:012345678', 'tel:098765432']],
  ['⟦(023) 123 456⟧', ['tel:023123456']],
  ['⟦+855 12 345 678⟧', ['tel:+85512345678']],
  ['⟦(+855) 12 345 678⟧', ['tel:+85512345678']],
  ['⟦+855 (0)12 345 678⟧', ['tel:+85512345678']],
  ['⟦85512345678⟧ ⟦00855 96 123 4567⟧', ['tel:+85512345678', 'tel:+855961234567']],
  ['\u202d⟦012 345 678⟧\u202c', ['tel:012345678']],
  ['ទូរស័ព្ទ៖⟦០១២ ៣៤៥ ៦៧៨⟧។', ['tel:012345678']],
  ['ទូរស័ព្ទ⟦០៩៦១២៣៤៥៦៧⟧បាទ', ['tel:0961234567']],
  ['โทร ⟦+๖๖ ๘๑ ๒๓๔ ๕๖๗๘⟧', ['tel:+66812345678']],
  ['电话：⟦012 345 678⟧，谢谢', ['tel:012345678']],
  ['전화⟦012-345-678⟧로', ['tel:012345678']],
  ['$350 - $500, 1,200,000៛, 0.5, 350000', []],
  ['01/02/2026 01.02.2026 2026-01-02 09:00-17:30 8 to 5', []],
  ['៣៥០ ដុល្លារ ថ្ងៃទី ០១.០២.២០២៦', []],
  ['1234567890123456 0123456789012345 0123 4567 8901 2345', []],
  ['012 345 678 901 234 567', []],
  ['INV-012345678 a012345678 012345678x #012345678 $012345678', []],
  ['+500 +1,000,000', []],
])('S-CHAT-28 phone numbers: %s', (expected, hrefs) => {
  const text = expected.replace(/[⟦⟧]/g, '')
  expect(drawn(text)).toBe(expected)
  expect(linksOf(text)).toEqual(hrefs)
})

test.each([
  'see https://a.example (or www.b.example), ok?',
  'ហៅ ០១២ ៣៤៥ ៦៧៨ ឬ hr@a.example\u200b។',
  '\u202ehttps://a.example\u202c(012 345 678)',
  'plain',
  '',
  'tel:',
  '@',
])('S-CHAT-3 nothing of "%s" is lost', (text) => {
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('S-CHAT-3 a long text without a space is read in linear time', () => {
  const start = performance.now()
  for (const part of [
    'www.a(',
    '@',
    'https://',
    'a.',
    '0',
    '0 ',
    '+',
    'a@a.',
    '(',
    "https://a'",
    '012 345 678 ',
  ])
    piecesOf(`www.${part.repeat(100_000)}`)
  piecesOf('a@'.repeat(100_000))
  piecesOf('012 345 678 '.repeat(20_000))
  piecesOf(`a${'.'.repeat(200_000)}`)
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('S-CHAT-4 a mention is where its place says, and no name that only stands in the text', () => {
  const [ann, anna] = [toImId('2'), toImId('3')]
  expect(
    piecesOf('@Ann and @Ann, https://a.example', [
      [anna, 0, 4],
      [ann, 9, 4],
    ]),
  ).toEqual([
    { type: 'mention', text: '@Ann', id: '3' },
    { type: 'text', text: ' and ' },
    { type: 'mention', text: '@Ann', id: '2' },
    { type: 'text', text: ', ' },
    { type: 'link', text: 'https://a.example', href: 'https://a.example/' },
  ])
  expect(piecesOf('mail cv@Dara Kim.example')).toEqual([{ type: 'text', text: 'mail cv@Dara Kim.example' }])
})
