import type * as z from 'zod/mini'

/**
 * A schema of the wire for those outside, e.g. `ackFrame.safeParse(JSON.parse(text)).success`. It is made by zod, whose types are
 * not in its own: a host may have another version, or none.
 */
export interface Schema<Value = unknown> {
  /** Throws what is wrong. */
  parse(value: unknown): Value
  safeParse(value: unknown): Parsed<Value>
}

export type Parsed<Value> =
  | { readonly success: true; readonly data: Value; readonly error?: undefined }
  | { readonly success: false; readonly data?: undefined; readonly error: Error }

/** The same schema, without its type's names. */
export const opened = <Value>(schema: z.ZodMiniType<Value>): Schema<Value> => schema
