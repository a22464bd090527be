import { type Language, LOCALES } from './languages'

/** How numbers are written. Chromium has no Khmer ones, and takes the device's; Khmer groups them as English does. */
export const numbersOf = (language: Language, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(LOCALES[language === 'km' ? 'en' : language], options)
