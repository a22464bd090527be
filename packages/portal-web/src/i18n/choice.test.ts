import { expect, test } from 'vitest'
import { languageOf } from './choice'
import { ACCEPTED } from './languages'

test.each([
  [['km-KH', 'en'], 'km'],
  [['fr', 'VI-vn', 'en'], 'vi'],
  [['zh-Hant-TW'], 'zh'],
  [['en-US', 'km'], 'en'],
  [['fr', 'de'], null],
  [[], null],
])('S-LANG-3 a browser that asks for %j gets %s', (tags, language) => {
  expect(languageOf(tags)).toBe(language)
})

test('S-LANG-6 each language is asked for by its tag', () => {
  expect(ACCEPTED).toEqual({ en: 'en-US', zh: 'zh-CN', km: 'km', ko: 'ko-KR', th: 'th', vi: 'vi' })
})
