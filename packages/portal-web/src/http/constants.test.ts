import { afterEach, expect, test } from 'vitest'
import { i18n } from '../i18n/i18n'
import { LANGUAGES } from '../i18n/languages'
import { LATER } from '../i18n/later'
import { choiceName, type Place, wholeHint } from './constants'

for (const language of LANGUAGES)
  i18n.addResourceBundle(language, 'jobs', (await LATER.jobs[language]()).jobs)

afterEach(() => i18n.changeLanguage('en'))

const place = (id: number, latin: string, khmer: string, chinese = latin): Place => ({
  id,
  names: { en: latin, zh: chinese, ko: latin, km: khmer, th: latin, vi: latin },
  spellings: [],
  isRemote: false,
})
const PLACES = [
  place(12, 'Phnom Penh', 'ភ្នំពេញ'),
  place(1201, 'Chamkar Mon', 'ចំការមន'),
  place(17, 'Siem Reap', 'សៀមរាប', '暹粒'),
  place(1710, 'Siem Reap', 'សៀមរាប'),
  place(24, 'Pailin', 'ប៉ៃលិន'),
  place(2401, 'Pailin', 'ប៉ៃលិន'),
]

test.each(LANGUAGES)('S-FIND-24 no two places to choose from are alike in %s', async (language) => {
  await i18n.changeLanguage(language)
  const t = i18n.getFixedT(language, 'jobs')
  const shown = PLACES.map(({ id }) => choiceName(PLACES, id, t) + wholeHint(PLACES, id, t))
  expect(new Set(shown).size).toBe(PLACES.length)
})

test('S-FIND-24 only namesakes say what they are', async () => {
  const t = i18n.getFixedT('en', 'jobs')
  expect(PLACES.map(({ id }) => [choiceName(PLACES, id, t), wholeHint(PLACES, id, t)])).toEqual([
    ['Phnom Penh', ''],
    ['Chamkar Mon, Phnom Penh', ''],
    ['Siem Reap', '(whole province)'],
    ['Siem Reap (town)', ''],
    ['Pailin', '(whole province)'],
    ['Pailin (town)', ''],
  ])
  // In Chinese the province has a name of its own.
  await i18n.changeLanguage('zh')
  expect(wholeHint(PLACES, 17, i18n.getFixedT('zh', 'jobs'))).toBe('')
})
