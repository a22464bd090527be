// Amounts as people type them. All money is reckoned in whole cents.

/** Khmer and Thai digits, and those of full width, stand for the same. */
const ZEROS = [0x17e0, 0x0e50, 0xff10] as const

/** What is typed, with plain digits, e.g. "៤.5" is "4.5". */
export const toAscii = (text: string): string =>
  text.replace(/[០-៩๐-๙０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code))
  })

/** The digits of what is typed, e.g. "៤2" is "42". */
export const typedDigits = (text: string): string => toAscii(text).replace(/\D/g, '')

/** Cents of what is typed: "12.6", "12,60" and "$12.60" are 1260, "1,000.50" is 100050, "" is 0; null: no amount, e.g. "-5" or "1.005". */
export function readAmount(text: string): number | null {
  const plain = toAscii(text.trim()).replace(/^\$\s*/, '')
  const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(',', '.')
  const [whole, dollars = '', decimals = ''] = /^(\d{0,9})(?:\.(\d{0,2}))?$/.exec(grouped) ?? []
  return whole === undefined ? null : Number(dollars || 0) * 100 + Number(decimals.padEnd(2, '0') || 0)
}

export const areAmounts = (texts: readonly string[]): boolean =>
  texts.every((text) => readAmount(text) !== null)

/** "12.6" is 1260 cents; 0: nothing, or no amount. */
export const centsOf = (text: string): number => readAmount(text) ?? 0

/** 1260 cents as a field shows them: "12.60". */
export const amountOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Shares that differ by a cent at most, the first ones more: 1000 among 3 is [334, 333, 333]. */
export function shareOut(cents: number, people: number): readonly number[] {
  if (people < 1) return []
  const each = Math.floor(cents / people)
  return Array.from({ length: people }, (_, at) => each + (at < cents % people ? 1 : 0))
}
