import { expect, test } from 'vitest'
import { BadWordList, readWordList } from './words'

const KHMER = 'ពាក្យអាក្រក់'

test.each([
  ['rude', 'How rude of you', 'rude'],
  ['rude', 'How RUDE!', 'rude'],
  ['rude', 'How ru\u200bde', 'rude'],
  ['rude', 'crude oil', null],
  ['rude', 'rudeness', null],
  ['rude', 'crude, and rude', 'rude'],
  ['rude word', 'a rude\u00a0word here', 'rude word'],
  ['café', 'a CAFE\u0301', 'café'],
  ['café', 'a cafe', null],
  [KHMER, `នេះជា${KHMER}ណាស់`, KHMER],
  ['坏话', '这是坏话吗', '坏话'],
  ['$$$', 'win $$$ now', '$$$'],
  ['rude', '', null],
])('S-REFUSE-3 the word %j in %j: %j', (word, text, found) => {
  expect(readWordList(word).findWord(text)).toBe(found)
})

test.each([
  ['see https://example.com/a?b=c now', 'see now'],
  ['see example.com', 'see'],
  ['see www.EXAMPLE.com.', 'see.'],
  ['see http://x@example.com:8080/a, please', 'see, please'],
  ['example.com', ''],
  ['see myexample.com and example.com.kh', 'see myexample.com and example.com.kh'],
  ['write to me@example.com', 'write to me@example.com'],
  ['two  blanks  stay, and example.org too', 'two  blanks  stay, and example.org too'],
])('S-REFUSE-7 %j without links to example.com is %j', (text, rest) => {
  expect(readWordList('link:example.com').withoutLinks(text)).toBe(rest)
})

test('S-REFUSE-2 a list has words, hosts and comments; a line that is none of them is named', () => {
  const list = readWordList('\ufeff# what is not allowed\r\n\r\nrude\r\n  link: Example.com \r\n')
  expect(list.findWord('rude')).toBe('rude')
  expect(list.findWord('# what is not allowed')).toBeNull()
  expect(list.withoutLinks('a example.com')).toBe('a')
  for (const [content, fault] of [
    ['rude\nlink:', 'line 2: "link:" names no host, like link:example.com'],
    ['link:no host', 'line 1: "link:no host" names no host'],
    ['\u200b', 'line 1: has nothing in it that can be seen'],
    ['x'.repeat(201), 'line 1: is longer than 200 characters'],
    ['x\n'.repeat(5_001), 'more than 5000 lines'],
  ] as const) {
    expect(() => readWordList(content)).toThrow(BadWordList)
    expect(() => readWordList(content)).toThrow(fault)
  }
})

test('S-REFUSE-7 a text made to be slow is read in time that grows with it', () => {
  const list = readWordList('link:example.com')
  const text = `${'a.'.repeat(1_500)} ${'http://'.repeat(20)} example.com`
  expect(list.withoutLinks(text)).not.toContain('example.com')
})
