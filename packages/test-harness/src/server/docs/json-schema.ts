import type { Schema } from '@sarika/im-engine/wire'
import { z } from 'zod'

/** A JSON Schema, as far as the documents look into one. */
export interface JsonSchema {
  [keyword: string]: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

/** A schema of our own, or of the engine's wire, whose types do not say that zod made it. */
export type AnySchema = z.core.$ZodType | Schema

/**
 * A schema of the code as JSON Schema. `input`: what is taken, before defaults and changes. `output`: what a reader of ours
 * makes of it, which ignores unknown fields, so none are forbidden.
 */
export function toJsonSchema(
  schema: AnySchema,
  io: 'input' | 'output',
  target: 'draft-2020-12' | 'draft-7' = 'draft-2020-12',
): JsonSchema {
  // Told by what zod puts on each of its own, so that a second copy of it does no harm.
  if (!(schema instanceof z.core.$ZodType)) throw new TypeError('This schema was not made by zod.')
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target,
    // A file is no JSON: its meta says what it is (http/uploaded-file.ts).
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      // Of every whole number; it says nothing.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return rest as JsonSchema
}
