import { expect, test } from 'vitest'
import { languagesOf, shownIn, textsByLanguage } from './by-language'

const texts = { en: 'Cooks.', km: 'ចម្អិន។' }

test('S-FIND-63 a text is shown in the language of the reader, else in that of its writer', () => {
  expect(shownIn(texts, 'km', 'en')).toBe('km')
  expect(shownIn(texts, 'vi', 'km')).toBe('km')
  expect(shownIn({ ko: '요리', en: 'Cooks.' }, 'vi', 'zh')).toBe('en')
  expect(shownIn({ ko: '요리' }, 'vi', null)).toBe('ko')
  expect(shownIn({}, 'vi', null)).toBeUndefined()
})

test('S-FIND-63 only languages that have a text are offered', () => {
  expect(languagesOf(textsByLanguage({ km: 'ចម្អិន។', en: 'Cooks.', zh: '', fr: 'Cuisine.', th: 7 }))).toEqual([
    'en',
    'km',
    'th',
  ])
  expect(textsByLanguage(null)).toEqual({})
})
