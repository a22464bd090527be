import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock'
import type { FileRow } from '../db/tables-files'
import {
  ACCESS_TTL_S,
  FILE_COOKIE_EXTRA_S,
  FILE_TICKET_MS,
  IM_EXP_OFFSET_S,
  IM_RENEWAL_GRACE_S,
  IM_TTL_S,
  REFRESH_TTL_MS,
} from '../limits'

const ALGORITHM = 'HS256'
const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** What a signed token says about its bearer; whether the login still stands is the database's to say. */
export interface AccessClaims {
  accountId: string
  loginId: string
}
export interface ImClaims {
  imId: string
  chatLoginId: string
  /** when it ends, ms since the epoch */
  expiresAt: number
}

/** What a ticket lets in: one file of this kind, of at most this size, of this account. */
export interface TicketClaims {
  /** random; it names nothing but the ticket */
  ticketId: string
  imId: string
  kind: FileRow['kind']
  size: number
}

export type ReadTicket = { kind: 'good'; claims: TicketClaims } | { kind: 'ended' } | { kind: 'none' }

export interface ImToken {
  im_token: string
  /** the second at which the client must refresh + 255600 */
  im_exp: number
}

/**
 * Signs and reads the kinds of token: of the main API, of the chat, of the cookie for files, and tickets for uploads. The audience keeps one kind from passing as the other, the
 * algorithm is pinned, and the time is the server's clock.
 */
export class Tokens {
  /** Made once: to make it for each token costs as much as to check one. */
  readonly #key: Promise<CryptoKey>
  readonly #clock: Clock
  readonly #accessTtlS: number
  readonly #imTtlS: number

  constructor(secret: Uint8Array<ArrayBuffer>, clock: Clock, ttlS: number | undefined) {
    this.#key = crypto.subtle.importKey('raw', secret, HMAC, false, ['sign', 'verify'])
    this.#clock = clock
    this.#accessTtlS = ttlS ?? ACCESS_TTL_S
    this.#imTtlS = ttlS ?? IM_TTL_S
  }

  async signIm(imId: string, chatLoginId: string): Promise<ImToken> {
    const exp = this.#nowS() + this.#imTtlS
    const im_token = await this.#sign({ sub: imId, sid: chatLoginId }, 'im', exp)
    return { im_token, im_exp: exp + IM_EXP_OFFSET_S }
  }

  /** `user` is what the portal reads out of the payload after a login. */
  async signAccess(
    claims: AccessClaims,
    user: { userId: string; accid: string; imToken: string },
  ): Promise<{ access_token: string; expires_in: number }> {
    const exp = this.#nowS() + this.#accessTtlS
    const payload = { sub: claims.accountId, sid: claims.loginId, user }
    return { access_token: await this.#sign(payload, 'access', exp), expires_in: this.#accessTtlS }
  }

  /** Null: not ours, of the other kind, or over; `forRefresh` accepts one that a refresh token can still stand beside. */
  async readAccess(token: string, forRefresh = false): Promise<AccessClaims | null> {
    const payload = await this.#verify(token, 'access', forRefresh ? REFRESH_TTL_MS / 1000 : 0)
    return payload ? { accountId: payload.sub, loginId: payload.sid } : null
  }

  /** Null: not ours, of the other kind, or over; `forRenewal` accepts one that ended within 7 days. */
  async readIm(token: string, forRenewal = false): Promise<ImClaims | null> {
    const payload = await this.#verify(token, 'im', forRenewal ? IM_RENEWAL_GRACE_S : 0)
    return payload ? { imId: payload.sub, chatLoginId: payload.sid, expiresAt: payload.exp * 1000 } : null
  }

  /** By which a browser shows pictures of the chat: of one chat login, and good for nothing else. `maxAge` in seconds. */
  async signFileCookie(imId: string, chatLoginId: string): Promise<{ value: string; maxAge: number }> {
    const maxAge = this.#imTtlS + FILE_COOKIE_EXTRA_S
    const value = await this.#sign({ sub: imId, sid: chatLoginId }, 'file-cookie', this.#nowS() + maxAge)
    return { value, maxAge }
  }

  /** Null: not ours, of another kind, or over. */
  async readFileCookie(token: string): Promise<{ imId: string; chatLoginId: string } | null> {
    const payload = await this.#verify(token, 'file-cookie', 0)
    return payload ? { imId: payload.sub, chatLoginId: payload.sid } : null
  }

  /** Lets one file in until `ends`, ms since the epoch. */
  async signTicket({ ticketId, imId, kind, size }: TicketClaims): Promise<{ ticket: string; ends: number }> {
    const ends = this.#clock() + FILE_TICKET_MS
    const payload = { sub: imId, sid: ticketId, kind, size, ends }
    return { ticket: await this.#sign(payload, 'file-ticket', Math.ceil(ends / 1000)), ends }
  }

  async readTicket(token: string): Promise<ReadTicket> {
    const payload = await this.#verify<{ kind: FileRow['kind']; size: number; ends: number }>(
      token,
      'file-ticket',
      Number.MAX_SAFE_INTEGER,
    )
    if (payload === null) return { kind: 'none' }
    if (payload.ends <= this.#clock()) return { kind: 'ended' }
    const { sub: imId, sid: ticketId, kind, size } = payload
    return { kind: 'good', claims: { ticketId, imId, kind, size } }
  }

  #nowS(): number {
    return Math.floor(this.#clock() / 1000)
  }

  async #sign(payload: JWTPayload, audience: string, exp: number): Promise<string> {
    return new SignJWT(payload)
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience(audience)
      .setIssuedAt(this.#nowS())
      .setExpirationTime(exp)
      .sign(await this.#key)
  }

  async #verify<More = unknown>(token: string, audience: string, toleranceS: number) {
    try {
      const { payload } = await jwtVerify<{ sub: string; sid: string; exp: number } & More>(
        token,
        await this.#key,
        {
          algorithms: [ALGORITHM],
          audience,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: new Date(this.#clock()),
          clockTolerance: toleranceS,
        },
      )
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }
}
