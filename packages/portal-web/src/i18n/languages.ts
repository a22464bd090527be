/** The languages of the portal. Source: portal specification 1. */
export const LANGUAGES = ['en', 'zh', 'km', 'ko', 'th', 'vi'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each in its own words, for who cannot read the present one. */
export const LANGUAGE_NAMES = {
  en: 'English',
  zh: '中文',
  km: 'ខ្មែរ',
  ko: '한국어',
  th: 'ไทย',
  vi: 'Tiếng Việt',
} satisfies Record<Language, string>

/** What dates follow, but Khmer ones (lib/khmer-dates.ts); Thai years are Gregorian. Source: contract 9. */
export const LOCALES = {
  en: 'en-GB',
  zh: 'zh-CN',
  ko: 'ko-KR',
  th: 'th-TH-u-ca-gregory',
  vi: 'vi-VN',
} satisfies Record<Exclude<Language, 'km'>, string>

/** Accept-Language of the main API. Source: portal specification 1. */
export const ACCEPTED = {
  en: 'en-US',
  zh: 'zh-CN',
  km: 'km',
  ko: 'ko-KR',
  th: 'th',
  vi: 'vi',
} satisfies Record<Language, string>

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((one) => one === text)
