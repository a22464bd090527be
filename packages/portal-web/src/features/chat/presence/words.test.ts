import { afterAll, beforeAll, expect, test } from 'vitest'
import { i18n } from '../../../i18n/i18n'
import { LANGUAGES } from '../../../i18n/languages'
import { LATER } from '../../../i18n/later'
import { seenInWords } from './seen-words'
import { typingInWords } from './typing-in-words'

const before = i18n.language
beforeAll(async () => {
  for (const language of LANGUAGES)
    i18n.addResourceBundle(language, 'typing', (await LATER.typing[language]()).typing)
})
afterAll(() => void i18n.changeLanguage(before))

const t = i18n.getFixedT('en', 'typing')
/** By the clock of this machine. */
const NOW = new Date(2026, 10, 27, 15, 30).getTime()
const at = (daysAgo: number, hour = 9, minute = 12) =>
  new Date(2026, 10, 27 - daysAgo, hour, minute).getTime()

test('S-TYPE-5 one is named, and so are two; of more it is said how many', () => {
  expect(typingInWords([], 0, t)).toBe('')
  expect(typingInWords(['Bopha'], 1, t)).toBe('Bopha is writing')
  expect(typingInWords(['Bopha', 'Dara'], 2, t)).toBe('Bopha and Dara are writing')
  expect(typingInWords(['Bopha', 'Dara'], 3, t)).toBe('3 people are writing')
})

test('S-TYPE-5 S-TYPE-10 six languages say it, each in its own words', async () => {
  const said = LANGUAGES.map((language) => {
    const own = i18n.getFixedT(language, 'typing')
    return [
      typingInWords(['Bopha'], 1, own),
      typingInWords(['Bopha', 'Dara'], 2, own),
      typingInWords([], 12, own),
      seenInWords(at(0), NOW, own),
      seenInWords(at(1), NOW, own),
      seenInWords(at(10), NOW, own),
      seenInWords(at(90), NOW, own),
    ]
  })
  for (const texts of said) {
    expect(texts.join()).not.toMatch(/\{\{|seen\.|several/)
    expect(new Set(texts).size).toBe(texts.length)
    expect([texts[0]?.includes('Bopha'), texts[1]?.includes('Dara'), texts[2]?.includes('12')]).toEqual([
      true,
      true,
      true,
    ])
  }
  expect(new Set(said.map(String)).size).toBe(LANGUAGES.length)
})

test.each([
  [at(0), 'last seen today 09:12'],
  // The clock of this machine is behind the server's.
  [NOW + 60_000, 'last seen today 15:31'],
  [at(1, 23, 59), 'last seen yesterday 23:59'],
  [at(2), 'last seen Wed'],
  [at(6), 'last seen Sat'],
  [at(7), 'last seen within a month'],
  [at(29), 'last seen within a month'],
  [at(30), 'last seen a long time ago'],
])('S-TYPE-10 %i is "%s": to the minute for two days, by its day for a week, then about', (time, words) => {
  expect(seenInWords(time, NOW, t)).toBe(words)
})
