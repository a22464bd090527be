import { describe, expect, test } from 'vitest'
import { PRODUCT } from '../lib/product'
import { en } from './areas'
import * as km from './km'
import * as ko from './ko'
import { LANGUAGES, type Language } from './languages'
import { LATER } from './later'
import type { LaterArea } from './later-texts'
import * as th from './th'
import * as vi from './vi'
import * as zh from './zh'

/** Texts by key, e.g. "auth.ended.kicked". */
function flatten(texts: object, path = ''): ReadonlyMap<string, string> {
  const flat = new Map<string, string>()
  for (const [name, value] of Object.entries(texts)) {
    const key = path === '' ? name : `${path}.${name}`
    if (typeof value === 'string') flat.set(key, value)
    else for (const [inner, text] of flatten(value, key)) flat.set(inner, text)
  }
  return flat
}

const PLURAL = /_(zero|one|two|few|many|other)$/

/** e.g. ["count", "name"] */
const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? '').sort()

/** Every text has a letter of it. Vietnamese shares its letters with English. */
const SCRIPTS: Partial<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  km: /\p{Script=Khmer}/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
}

const AT_ONCE = { en, zh: zh.texts, km: km.texts, ko: ko.texts, th: th.texts, vi: vi.texts }

/** All texts of a language: those of its script, and those that come with screens. */
async function allOf(language: Language) {
  const areas = Object.keys(LATER) as LaterArea[]
  const later = await Promise.all(areas.map((area) => LATER[area][language]()))
  return [language, flatten(Object.assign({}, AT_ONCE[language], ...later))] as const
}

const everything = await Promise.all(LANGUAGES.map(allOf))
const english = new Map(everything).get('en') ?? new Map<string, string>()
const entries = everything.filter(([language]) => language !== 'en')

/** Says something besides the names and numbers it is given. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''))

/** Base keys that count something, e.g. "chat.thread.gap". */
const counted = [...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -6))

describe.each(entries)('in %s', (language, texts) => {
  test('S-LANG-1 every text is there and none is too many', () => {
    const base = (key: string) => key.replace(PLURAL, '')
    expect([...new Set([...texts.keys()].map(base))].sort()).toEqual(
      [...new Set([...english.keys()].map(base))].sort(),
    )
  })

  test('S-LANG-1 none is empty, left in English or in another script', () => {
    const script = SCRIPTS[language] ?? /./
    const wrong = [...texts].filter(
      ([key, text]) =>
        text.trim() !== text ||
        text === '' ||
        (hasWords(english.get(key) ?? '') &&
          text !== PRODUCT &&
          (text === english.get(key) || !script.test(text))),
    )
    expect(wrong).toEqual([])
  })

  test('S-LANG-2 the names and numbers in a text are those of the English one', () => {
    const wrong = [...texts].filter(
      ([key, text]) => placeholdersOf(text).join() !== placeholdersOf(english.get(key) ?? '').join(),
    )
    expect(wrong).toEqual([])
  })
})

test.each(everything)(
  'S-LANG-2 what is counted has the plural forms that %s needs, and no other',
  (language, texts) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const key of counted) {
      const forms = [...texts.keys()].filter((one) => one.replace(PLURAL, '') === key && one !== key)
      // i18next takes `_zero` for 0 in any language; it is a choice, not a need.
      const found = forms.map((one) => one.slice(key.length + 1)).filter((form) => form !== 'zero')
      expect([key, ...found.sort()]).toEqual([key, ...[...needed].sort()])
    }
  },
)
