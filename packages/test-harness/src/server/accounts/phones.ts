/** A phone as an account has it: dial code and number, digits only, `{ regionCode: '855', mobile: '12000001' }`. */
export interface Phone {
  regionCode: string
  mobile: string
}

/** Cambodia, China, Hong Kong, Macau, Taiwan, Thailand, Malaysia, Singapore, Myanmar, Laos, Vietnam, Korea, Japan, Indonesia, Philippines (specification 1). None begins another. */
const DIAL_CODES = [
  '855',
  '86',
  '852',
  '853',
  '886',
  '66',
  '60',
  '65',
  '95',
  '856',
  '84',
  '82',
  '81',
  '62',
  '63',
]

/** Where people write a 0 that is no part of the number abroad (specification 5). */
const DROPS_ZERO = ['86', '855']

/** What a number looks like; the specification gives the mainland's, Cambodia's has 8 or 9 digits. */
const SHAPES: Readonly<Record<string, RegExp>> = { '86': /^1[3-9]\d{9}$/, '855': /^[1-9]\d{7,8}$/ }
const ANY_SHAPE = /^\d{6,12}$/

/** Reads area code and number as typed (`+855`, `012 000 001`); null when it is no phone of a country of the list. */
export function readPhone(regionCode: string, mobile: string): Phone | null {
  const code = regionCode.trim().replace(/^\+/, '')
  if (!DIAL_CODES.includes(code)) return null
  const typed = mobile.replace(/[\s.()-]/g, '')
  const number = DROPS_ZERO.includes(code) ? typed.replace(/^0/, '') : typed
  return (SHAPES[code] ?? ANY_SHAPE).test(number) ? { regionCode: code, mobile: number } : null
}

/** Reads both from one text: `+855 12 000 001`, `85512000001`. */
export function readWholePhone(typed: string): Phone | null {
  const digits = typed.trim().replace(/^(\+|00)/, '')
  const code = DIAL_CODES.find((one) => digits.startsWith(one))
  return code === undefined ? null : readPhone(code, digits.slice(code.length))
}

/** `+855 12000001` */
export const phoneText = ({ regionCode, mobile }: Phone): string => `+${regionCode} ${mobile}`
