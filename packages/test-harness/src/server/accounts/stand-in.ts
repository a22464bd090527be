import { randomBytes } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock'
import { STAND_IN_TTL_MS } from '../limits'
import { ShortMemory } from './short-memory'
import type { Identity, ProviderName, SocialProvider } from './social-providers'

const ALGORITHM = 'HS256'
const TTL_S = STAND_IN_TTL_MS / 1_000

/** Who can be somebody there. None of them has an account before the first login. */
export const STAND_IN_PEOPLE: readonly Identity[] = [
  { subject: 'sreyneang', name: 'ស្រីនាង ហេង' },
  { subject: 'rith', name: 'Rith Sok' },
  { subject: 'meiling', name: '陈美玲' },
]

/** What the stand-in calls us; it asks for no secret. */
export const STAND_IN_CLIENT_ID = 'sarika'

/**
 * An identity provider of our own, in the place of those that are not configured: codes that are used once, tokens that
 * it signs. Its pages (`http/idp-pages.ts`) exist for this machine only.
 */
export class StandIn {
  readonly #codes: ShortMemory<{ provider: ProviderName; subject: string; redirectUri: string }>
  readonly #secret: Uint8Array
  readonly #clock: Clock

  constructor(secret: Uint8Array, clock: Clock) {
    this.#codes = new ShortMemory(STAND_IN_TTL_MS, clock)
    this.#secret = secret
    this.#clock = clock
  }

  issueCode(provider: ProviderName, subject: string, redirectUri: string): string {
    const code = randomBytes(16).toString('hex')
    this.#codes.put(code, { provider, subject, redirectUri })
    return code
  }

  /** An access token for a code; null when there is no such code, or not for this. */
  async redeem(provider: ProviderName, code: string, redirectUri: string): Promise<string | null> {
    const issued = this.#codes.take(code)
    if (issued?.provider !== provider || issued.redirectUri !== redirectUri) return null
    return this.issueToken(provider, issued.subject)
  }

  issueToken(provider: ProviderName, subject: string): Promise<string> {
    return new SignJWT({})
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(subject)
      .setAudience(audienceOf(provider))
      .setExpirationTime(Math.floor(this.#clock() / 1_000) + TTL_S)
      .sign(this.#secret)
  }

  async identify(provider: ProviderName, token: string): Promise<Identity | null> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: [ALGORITHM],
        audience: audienceOf(provider),
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(this.#clock()),
      })
      return STAND_IN_PEOPLE.find(({ subject }) => subject === payload.sub) ?? null
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

  /** The port, without a way over the network. */
  as(provider: ProviderName): SocialProvider {
    return {
      authorizeUrl: `/idp/${provider}/authorize?response_type=code&client_id=${STAND_IN_CLIENT_ID}`,
      isStandIn: true,
      exchange: async (code, redirectUri) => {
        const token = await this.redeem(provider, code, redirectUri)
        return token === null ? null : this.identify(provider, token)
      },
      identify: (token) => this.identify(provider, token),
    }
  }
}

/** Keeps a token of one provider from passing at another, and at our own calls. */
const audienceOf = (provider: ProviderName): string => `idp ${provider}`
