// Reads the fields of an answer. Nothing that came over the wire is trusted to have a shape: a field that is missing or
// of another type reads as "", 0 or an empty list, so no reader throws.

export type Fields = Readonly<Record<string, unknown>>

export const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/** A number reads as its digits. */
export function textAt(value: unknown, name: string): string {
  const field = toFields(value)[name]
  return typeof field === 'string' ? field : typeof field === 'number' ? String(field) : ''
}

export function numberAt(value: unknown, name: string): number {
  const field = toFields(value)[name]
  return typeof field === 'number' && Number.isFinite(field) ? field : 0
}

/** A time as ms since epoch; the main API sends seconds. */
export const timeAt = (value: unknown, name: string): number => numberAt(value, name) * 1000

export function listAt(value: unknown, name: string): readonly unknown[] {
  const field = toFields(value)[name]
  return Array.isArray(field) ? field : []
}

export const numbersAt = (value: unknown, name: string): readonly number[] =>
  listAt(value, name).filter((one) => typeof one === 'number')
