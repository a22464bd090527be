import { expect, test } from 'vitest'
import { languageOf } from './choice'

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
