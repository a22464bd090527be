import * as z from 'zod/mini'
import { TOKEN_EXP_OFFSET_S } from '../model/limits.js'
import { type Broken, broken, openEnvelope, type Refused } from './envelope.js'
import { reasonOf, seconds, text } from './fields.js'

/** A chat token; im_exp in seconds. */
export const authData = z.object({
  im_token: text.check(
    z.refine((token) => token.length > 0),
    z.meta({ minLength: 1 }),
  ),
  im_exp: seconds,
})

export type Auth =
  | {
      readonly kind: 'ok'
      readonly token: string
      /** ms since epoch at which the token must be refreshed; 0 = never. */
      readonly refreshAt: number
    }
  | Refused
  | Broken

/** The second at which to refresh is im_exp - 255600; 0 or less is never. Source: contract 2, S-WIRE-9. */
export const refreshAtOf = (imExp: number): number => Math.max(0, (imExp - TOKEN_EXP_OFFSET_S) * 1000)

/** GET /chat/auth?server=warm */
export function decodeAuth(body: string): Auth {
  const envelope = openEnvelope(body)
  if (envelope.kind !== 'ok') return envelope
  const read = authData.safeParse(envelope.root.data)
  if (!read.success) return broken(reasonOf(read.error))
  return { kind: 'ok', token: read.data.im_token, refreshAt: refreshAtOf(read.data.im_exp) }
}
