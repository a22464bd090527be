// The fields that all schemas are made of, and for the hot path the same judgements as plain functions.
// null is the same as absent, unknown fields are ignored, text is made well-formed.

import * as z from 'zod/mini'

// No code generation: a page with a strict content security policy forbids it.
z.config({ jitless: true })

/** UTF-16 units of an id. */
export const ID_MAX = 128
/** Ids in one list, rows in one answer: zod throws where some hundred thousand entries are wrong at once. */
export const IDS_MAX = 10_000
export const ROWS_MAX = 50_000
/** The last moment that a Date can hold, ms since epoch: a later one would break whoever shows it. */
export const TIME_MAX = 8_640_000_000_000_000

interface WellFormed {
  toWellFormed?(): string
}

/** The text without lone surrogates, each replaced by U+FFFD. */
export function wellFormed(text: string): string {
  const native = text as WellFormed
  return native.toWellFormed === undefined ? text.replace(/\p{Surrogate}/gu, '\uFFFD') : native.toWellFormed()
}

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= ID_MAX
export const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= TIME_MAX
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0
export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null

/**
 * A text of `min` to `max` UTF-16 units. Zod's own checks of length would look at what is no text too, and throw where
 * its `length` is an object.
 */
export const textOf = (min: number, max: number) =>
  z.string().check(
    z.refine((value) => value.length >= min && value.length <= max),
    z.meta({ ...(min > 0 && { minLength: min }), maxLength: max }),
  )
/** A list of at most `max`, counted before anything in it is looked at. */
export const listOf = <S extends z.ZodMiniType>(item: S, max: number) =>
  z.pipe(
    z.array(z.unknown()).check(z.refine((list) => list.length <= max)),
    z.array(item).check(z.meta({ maxItems: max })),
  )

/** Any text. */
export const text = z.string().check(z.overwrite(wellFormed))
/** An id: 1 to 128 units. */
export const id = textOf(1, ID_MAX).check(z.overwrite(wellFormed))
/** An id, or "" where there is none. */
export const idOrEmpty = textOf(0, ID_MAX).check(z.overwrite(wellFormed))
export const ids = listOf(id, IDS_MAX)
/** ms since epoch. */
export const time = z.int().check(z.minimum(0), z.maximum(TIME_MAX))
/** Seconds since epoch. */
export const seconds = z.int().check(z.maximum(TIME_MAX / 1000))
/** 0, 1, 2... */
export const count = z.int().check(z.minimum(0))
/** 0 or 1; some backends say false or true. */
export const flag = z.literal([0, 1, false, true])

export const isOn = (value: unknown): boolean => value === 1 || value === true

/** The first thing that is wrong, in one line, e.g. `"data.code: Invalid input"`. */
export function reasonOf(error: z.core.$ZodError): string {
  const issue = error.issues[0]
  return issue === undefined ? 'invalid' : `${issue.path.join('.')}: ${issue.message || issue.code}`
}
