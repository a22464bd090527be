import inter from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url'
import vietnamese from '@fontsource-variable/inter/files/inter-vietnamese-opsz-normal.woff2?url'
import khmer from '@fontsource-variable/noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2?url'
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url'
import type { Language } from './languages'

// fonts.css has the same files under their ranges: others come when a letter asks for them.
const FONTS: Record<Language, readonly string[]> = {
  en: [inter],
  zh: [inter],
  km: [inter, khmer],
  ko: [inter],
  th: [inter, thai],
  vi: [inter, vietnamese],
}

/** Fetches what the language is written with before the first text asks for it. */
export function preloadFonts(language: Language): void {
  for (const href of FONTS[language]) {
    if (document.head.querySelector(`link[href="${href}"]`) !== null) continue
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
    document.head.append(link)
  }
}
