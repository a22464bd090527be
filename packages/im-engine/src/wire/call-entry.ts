import type * as z from 'zod/mini'
import type { Call } from './calls.js'

/** A REST call; `answer` is the schema of what comes back, its envelope included. */
export interface CallEntry {
  readonly name: string
  readonly says: string
  readonly call: Call
  readonly answer: z.ZodMiniType
  readonly example: unknown
}
