/** The countries whose phones can have an account; their names are texts of the languages. Source: portal specification 1. */
export const COUNTRIES = [
  { id: 'KH', dialCode: '855' },
  { id: 'CN', dialCode: '86' },
  { id: 'HK', dialCode: '852' },
  { id: 'MO', dialCode: '853' },
  { id: 'TW', dialCode: '886' },
  { id: 'TH', dialCode: '66' },
  { id: 'MY', dialCode: '60' },
  { id: 'SG', dialCode: '65' },
  { id: 'MM', dialCode: '95' },
  { id: 'LA', dialCode: '856' },
  { id: 'VN', dialCode: '84' },
  { id: 'KR', dialCode: '82' },
  { id: 'JP', dialCode: '81' },
  { id: 'ID', dialCode: '62' },
  { id: 'PH', dialCode: '63' },
] as const

/** The area code of a number that is written without one. */
export const HOME_DIAL_CODE = '855'
