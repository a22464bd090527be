import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPage } from './read-page'

const read = (head: string, type = 'text/html; charset=utf-8') => readPage(Buffer.from(head), type)

test('S-PREV-7 a page is told by its own words for previews, else by its title', () => {
  expect(
    read(`<!doctype html><html><head>
      <!-- <meta property="og:title" content="commented out"> -->
      <script>document.write('<meta property="og:title" content="of a script">')</script>
      <title>Plain title</title>
      <meta property="og:title" content="Customer &amp; Support &#x1F600;"><meta property='og:title' content='second'>
      <META NAME=description CONTENT="Five  days
        a week">
      <meta content="Mekong Tech" property="og:site_name">
      <meta property="og:image" content="/office.png">
      </head><body><meta property="og:image" content="no.png">`),
  ).toEqual({
    title: 'Customer & Support 😀',
    description: 'Five days a week',
    site: 'Mekong Tech',
    picture: '/office.png',
  })
  expect(read('<title> Only\n this </title>')).toEqual({
    title: 'Only this',
    description: '',
    site: '',
    picture: '',
  })
  expect(read('').title).toBe('')
  expect(read('<title>No end').title).toBe('No end')
  expect(read('<body><title>in the body</title>').title).toBe('')
})

test.each([
  ['text/html; charset=shift_jis', Buffer.from([0x93, 0xfa, 0x96, 0x7b]), '日本'],
  ['text/html; charset=windows-1258', Buffer.from([0xe0]), 'à'],
  ['text/html', Buffer.from('ភ្នំពេញ'), 'ភ្នំពេញ'],
  ['text/html; charset=no-such-letters', Buffer.from('ok'), 'ok'],
])('S-PREV-7 %s is read in its letters', (type, letters, title) => {
  expect(
    readPage(Buffer.concat([Buffer.from('<title>'), letters, Buffer.from('</title>')]), type).title,
  ).toBe(title)
})

test('S-PREV-7 a page without a word of its site says itself in which letters it is', () => {
  const page = Buffer.concat([
    Buffer.from('<meta charset="gbk"><title>'),
    Buffer.from([0xc4, 0xe3, 0xba, 0xc3]),
    Buffer.from('</title>'),
  ])
  expect(readPage(page, 'text/html').title).toBe('你好')
  expect(readPage(Buffer.from('\ufeff<title>x</title>', 'utf16le'), 'text/html').title).toBe('x')
})

test('S-PREV-7 words of a page are one line without what turns text round, and not longer than they may be', () => {
  const { title } = read(`<title>${'\u202e'}pay\u0000pal ${'😀'.repeat(200)}</title>`)
  expect(title.startsWith('paypal 😀')).toBe(true)
  expect(title.length).toBeLessThanOrEqual(200)
  expect(title.isWellFormed()).toBe(true)
  expect(read('<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>').title).toBe('<script>alert(1)</script>')
})

test('S-PREV-7 whatever a page is, it is read: in time by its length, and never with an error', () => {
  const words = fc.constantFrom(
    '<',
    '<!--',
    '-->',
    '<meta ',
    'content="',
    "'",
    '>',
    '<title>',
    '</',
    '<script>',
    '=',
    ' ',
    'a',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
      const { title, picture } = read(parts.join(''))
      expect(title.length + picture.length).toBeLessThan(2_300)
    }),
  )
  for (const part of [
    '<',
    '<meta ',
    '<!--',
    '<script',
    '<script>',
    '<title>',
    'a="',
    '<meta a=',
    '&amp',
    '<svg>',
    ' ',
  ])
    expect(read(part.repeat(262_144 / part.length)).site).toBe('')
})
