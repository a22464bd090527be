import * as z from 'zod/mini'
import { id, text } from './fields.js'

/** Why the server ended a login. */
export type LoginEnd = 'revoked' | 'kicked' | 'invalid-account' | 'displaced'

/** `kicked`: by another device. `invalid-account`, code 302. `displaced`, code 417: ended elsewhere. Source: S-REFUSE-13. */
const ENDS: ReadonlyMap<string, LoginEnd> = new Map([
  ['error.unauthorized', 'revoked'],
  ['error.kicked_out', 'kicked'],
  ['error.invalid_account', 'invalid-account'],
  ['error.displaced', 'displaced'],
])

/** What an error says of the login; undefined = nothing, it goes on. */
export const endOf = ({ id }: ErrorNews): LoginEnd | undefined => ENDS.get(id)

/** A login is over where its id says so. Any other id is about a frame. */
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

/** Somebody logged in on a computer: this login is over, as if it had been kicked out. Source: S-REFUSE-14. */
export const PC_LOGIN = 'pc_login'
export const toKicked = (): ErrorNews => ({ type: 'error', id: 'error.kicked_out', message: '' })
