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

/** Where people write a 0 that is no part of the number abroad. Source: portal specification 5. */
const DROPS_ZERO = ['86', '855']

/** The mainland's are in the specification; Cambodia's have 8 or 9 digits. */
const SHAPES: Readonly<Record<string, RegExp>> = { '86': /^1[3-9]\d{9}$/, '855': /^[1-9]\d{7,8}$/ }
const ANY_SHAPE = /^\d{6,12}$/

/** The number as it is kept, e.g. "855", "012 000 001" > "12000001"; null when it is no phone of that country. */
export function readMobile(dialCode: string, typed: string): string | null {
  const digits = typed.replace(/[\s.()-]/g, '')
  const number = DROPS_ZERO.includes(dialCode) ? digits.replace(/^0/, '') : digits
  return (SHAPES[dialCode] ?? ANY_SHAPE).test(number) ? number : null
}
