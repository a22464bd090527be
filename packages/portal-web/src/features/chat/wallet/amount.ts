// Amounts as people type them. All money is reckoned in whole cents.

/** Khmer and Thai digits, and those of full width, stand for the same. */
const ZEROS = [0x17e0, 0x0e50, 0xff10] as const

const toAscii = (text: string): string =>
  text.replace(/[០-៩๐-๙０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code))
  })

/** The digits of what is typed, e.g. "៤2" is "42". */
export const typedDigits = (text: string): string => toAscii(text).replace(/\D/g, '')

/** What a field takes of what is typed: digits and at most two decimals, e.g. "12.60"; null: it stays as it was. */
export function typedAmount(text: string): string | null {
  const plain = toAscii(text.trim().replace(/^\$/, '')).replace(',', '.')
  return /^\d{0,6}(\.\d{0,2})?$/.test(plain) ? plain : null
}

/** "12.6" is 1260 cents; 0: nothing, or no amount. */
export function centsOf(text: string): number {
  const [, dollars = '', decimals = ''] = /^(\d{0,6})(?:\.(\d{0,2}))?$/.exec(text) ?? []
  return Number(dollars || 0) * 100 + Number(decimals.padEnd(2, '0') || 0)
}

/** 1260 cents as a field shows them: "12.60". */
export const amountOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Shares that differ by a cent at most, the first ones more: 1000 among 3 is [334, 333, 333]. */
export function shareOut(cents: number, people: number): readonly number[] {
  if (people < 1) return []
  const each = Math.floor(cents / people)
  return Array.from({ length: people }, (_, at) => each + (at < cents % people ? 1 : 0))
}
