import type { ByteRange } from '../files/store'

export type AskedRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly range: ByteRange }
  | { readonly kind: 'outside' }

const WHOLE: AskedRange = { kind: 'whole' }
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * What a header Range asks of so many bytes. Several ranges at once, and what cannot be read, ask for the whole, as RFC 9110
 * allows: players ask for one.
 */
export function readRange(header: string, size: number): AskedRange {
  const [, first = '', last = ''] = RANGE.exec(header) ?? []
  if (first === '' && last === '') return WHOLE
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? { kind: 'outside' } : { kind: 'part', range: { start: size - count, end: size - 1 } }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return WHOLE
  if (start >= size) return { kind: 'outside' }
  return { kind: 'part', range: { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) } }
}
