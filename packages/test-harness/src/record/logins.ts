import { createHash } from 'node:crypto'
import type { Json } from './recording'
import { parseJson } from './redact'

type Fields = { readonly [field: string]: Json | undefined }

const fieldsOf = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** The payload of a signed token, unverified: it only tells one login of this proxy from another. */
const payloadOf = (token: string): Fields =>
  fieldsOf(parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))

const finger = (token: string): string => createHash('sha256').update(token).digest('base64')

/** Whose token is whose, learned from answers that pass. Tokens are kept as hashes. */
export class Logins {
  readonly #accounts = new Map<string, string>()

  accountOf(token: string): string | undefined {
    return this.#accounts.get(finger(token))
  }

  /** Looks at the answer of a login or a renewal; `bearer` is what it was asked with. */
  learn(bearer: string, answer: string): void {
    const body = fieldsOf(parseJson(answer))
    const data = fieldsOf(body.data)
    // the chat login
    this.#know(body.im_token, fieldsOf(body.user).im_id)
    // a renewal
    this.#know(data.im_token, this.accountOf(bearer))
    // the login of the portal, whose token holds one of the chat
    if (typeof body.access_token === 'string') {
      const user = fieldsOf(payloadOf(body.access_token).user)
      this.#know(user.imToken, user.accid)
    }
  }

  /** The list of contacts is asked for under one's own id. */
  learnFromPath(bearer: string, path: string): void {
    const [, own] = /^\/chat\/users\/([^/?]+)\/contacts/.exec(path) ?? []
    if (own !== undefined && bearer !== '') this.#know(bearer, own)
  }

  #know(token: Json | undefined, imId: Json | undefined): void {
    if (typeof token === 'string' && token !== '' && typeof imId === 'string' && imId !== '')
      this.#accounts.set(finger(token), imId)
  }
}
