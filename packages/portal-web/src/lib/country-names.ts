import type { COUNTRIES } from '../contract/countries'
import { type Language, LOCALES } from '../i18n/languages'

type CountryId = (typeof COUNTRIES)[number]['id']

/** Chromium has no Khmer names of countries. */
const KHMER: Readonly<Record<CountryId, string>> = {
  KH: 'កម្ពុជា',
  CN: 'ចិន',
  HK: 'ហុងកុង',
  MO: 'ម៉ាកាវ',
  TW: 'តៃវ៉ាន់',
  TH: 'ថៃ',
  MY: 'ម៉ាឡេស៊ី',
  SG: 'សិង្ហបុរី',
  MM: 'មីយ៉ាន់ម៉ា (ភូមា)',
  LA: 'ឡាវ',
  VN: 'វៀតណាម',
  KR: 'កូរ៉េខាងត្បូង',
  JP: 'ជប៉ុន',
  ID: 'ឥណ្ឌូណេស៊ី',
  PH: 'ហ្វ៊ីលីពីន',
}

/** E.g. "KH" > "Cambodia", "កម្ពុជា". Source: CLDR. */
export function nameCountry(id: CountryId, language: Language): string {
  if (language === 'km') return KHMER[id]
  return new Intl.DisplayNames(LOCALES[language], { type: 'region', style: 'short' }).of(id) ?? id
}
