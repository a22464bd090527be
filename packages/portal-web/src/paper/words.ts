import { createInstance, type TFunction } from 'i18next'
import type { Translated } from '../i18n/areas'
import type { Language } from '../i18n/languages'
import type { LaterTexts } from '../i18n/later-texts'
import { numbersOf } from '../i18n/numbers'

export type PaperTexts = Translated<LaterTexts['paper']>
export type SayOnPaper = TFunction<'paper'>

/** The words of a sheet in its own language, which need not be the one of the screen around it. */
export function sayOnPaper(language: Language, texts: PaperTexts): SayOnPaper {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    ns: ['paper'],
    defaultNS: 'paper',
    resources: { [language]: { paper: texts } },
    initAsync: false,
    // React escapes what would be markup.
    interpolation: { escapeValue: false },
  })
  i18n.services.formatter?.addCached('number', () => {
    const numbers = numbersOf(language)
    return (value: number) => numbers.format(value)
  })
  return i18n.getFixedT(language, 'paper')
}
