import * as z from 'zod/mini'
import { id, text } from './fields.js'

/** The login is over: `error.unauthorized` (revoked) or `error.kicked_out` (another device). */
export const errorFrame = z.object({
  action: z.literal('error'),
  data: z.object({ id, message: z.nullish(text) }),
})

export interface ErrorNews {
  readonly type: 'error'
  readonly id: string
  readonly message: string
}

export const toErrorNews = ({ data }: z.infer<typeof errorFrame>): ErrorNews => ({
  type: 'error',
  id: data.id,
  message: data.message ?? '',
})
