// What people read, in six languages.
//
//   en/AREA.ts       the keys; in the first script
//   km/AREA.ts ...   the same keys, held by types; a script of each language, fetched when it is chosen
//   choice.ts        which language: address > chosen before > browser > English
//   here             i18next, and the way from one language to another
//
// A component takes `useTranslation('chat')`; a rule takes the `t` that the component has. Nobody keeps a text.

import { createInstance, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Area, en, type Texts } from './areas'
import { preloadFonts } from './fonts'
import { isLanguage, type Language } from './languages'

/** Says a text of one area, e.g. `t('thread.new')`. */
export type Say<Name extends Area> = TFunction<Name>

const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ readonly texts: Texts }>> = {
  zh: () => import('./zh'),
  km: () => import('./km'),
  ko: () => import('./ko'),
  th: () => import('./th'),
  vi: () => import('./vi'),
}

export const i18n = createInstance()
i18n.use(initReactI18next)
void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  ns: Object.keys(en),
  defaultNS: 'app',
  resources: { en },
  initAsync: false,
  // React escapes.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

/** The language that is shown. */
export const getLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'en')

let wanted: Language = 'en'

/** Shows a language once its texts are here; false = they could not be fetched, and nothing changes. */
export async function showLanguage(language: Language): Promise<boolean> {
  wanted = language
  preloadFonts(language)
  if (language !== 'en' && !i18n.hasResourceBundle(language, 'app')) {
    const module = await loaders[language]().catch(() => null)
    if (module === null) return wanted !== language
    for (const [area, texts] of Object.entries(module.texts)) i18n.addResourceBundle(language, area, texts)
  }
  // Another one was chosen while this one was fetched.
  if (wanted !== language) return true
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
  return true
}
