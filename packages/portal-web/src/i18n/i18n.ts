// i18n/ has every text of the portal in six languages. This file is i18next, and the way from one language to another.
//
//   en/AREA.ts       the keys; in the first script
//   km/AREA.ts ...   the same keys, held by types; a script of each language, fetched when it is chosen
//   later.ts         areas that are in neither: each language of each is fetched with the first screen that needs it
//   choice.ts        which language: address > chosen before > cookie > browser > English
//   change.ts        a person chooses another one, and everybody is told
//   numbers.ts       how numbers are written
//
// A component takes `useTranslation('jobs')`, one of the chat `useSay()`; a rule takes the `t` that the component has. No
// text is kept in state: it would stay in the language it was made in.

import { createInstance, type i18n as I18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isolate } from '../lib/isolate'
import { type Area, en, type Texts } from './areas'
import { preloadFonts } from './fonts'
import { isLanguage, type Language } from './languages'
import type { LaterArea, LaterTexts } from './later-texts'
import { numbersOf } from './numbers'

/** Says a text of one area, e.g. `t('thread.new')`. */
export type Say<Name extends Area | LaterArea> = TFunction<Name>

const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ readonly texts: Texts }>> = {
  zh: () => import('./zh'),
  km: () => import('./km'),
  ko: () => import('./ko'),
  th: () => import('./th'),
  vi: () => import('./vi'),
}

export const i18n: I18n = createInstance()
i18n.use(initReactI18next)
void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  ns: Object.keys(en),
  defaultNS: 'app',
  resources: { en },
  initAsync: false,
  // React escapes what would be markup.
  interpolation: { escape: isolate },
  react: { useSuspense: false },
})

// What `{{count, number}}` in a text goes by.
i18n.services.formatter?.addCached('number', (language, options) => {
  const numbers = numbersOf(isLanguage(language) ? language : 'en', options)
  return (value: number) => numbers.format(value)
})

/** The language that is shown. */
export const getLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'en')

const has = (language: Language, area: Area | LaterArea): boolean => i18n.hasResourceBundle(language, area)

const opened = new Set<LaterArea>()

/** Their table grows with the screens, and the start page needs none of it. */
async function fetchLater(areas: readonly LaterArea[], language: Language) {
  const { LATER } = await import('./later')
  return Promise.all(areas.map((area) => LATER[area][language]()))
}

/** All that is opened, in this language; until nothing is missing, for more is opened while one waits. */
async function fetchTexts(language: Language): Promise<void> {
  const areas = [...opened].filter((area) => !has(language, area))
  const isNew = language !== 'en' && !has(language, 'app')
  if (areas.length === 0 && !isNew) return
  const [common, later] = await Promise.all([
    isNew ? loaders[language]() : null,
    areas.length > 0 ? fetchLater(areas, language) : [],
  ])
  const texts: Partial<Texts & LaterTexts> = Object.assign({}, common?.texts, ...later)
  for (const [area, ofArea] of Object.entries(texts)) i18n.addResourceBundle(language, area, ofArea)
  await fetchTexts(language)
}

/** Fetches the texts of an area before the first screen that needs them is drawn; throws when they do not come. */
export async function openArea(area: LaterArea): Promise<void> {
  opened.add(area)
  await fetchTexts(getLanguage())
  if (!has(getLanguage(), area)) await openArea(area)
}

let wanted: Language = 'en'

/** What became of a wish: shown; overtaken by the wish for another; or its texts could not be fetched, and nothing changes. */
export type Shown = 'shown' | 'overtaken' | 'failed'

/** Shows a language once its texts are here. */
export async function showLanguage(language: Language): Promise<Shown> {
  wanted = language
  preloadFonts(language)
  const isHere = await fetchTexts(language).then(
    () => true,
    () => false,
  )
  if (wanted !== language) return 'overtaken'
  if (!isHere) return 'failed'
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
  return 'shown'
}
