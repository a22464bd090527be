import { z } from 'zod'
import { PROVIDER_TIMEOUT_MS } from '../limits'
import type { Identity, SocialProvider } from './social-providers'

/** How a provider is reached; what is said there is for one that speaks OAuth 2, as OpenID Connect does. */
export interface OauthSettings {
  clientId: string
  clientSecret: string
  /** answers `sub` (or `id`) and `name` to a bearer */
  userinfoUrl: string
  /** with these two it takes codes */
  authorizeUrl?: string | undefined
  tokenUrl?: string | undefined
  /** RFC 7662; with it access tokens are taken */
  introspectionUrl?: string | undefined
}

const TokenAnswer = z.object({ access_token: z.string().min(1) })
const Introspection = z.object({ active: z.literal(true), client_id: z.string() })
/** A key of our database: no blanks, no control characters, and no number that was rounded. */
export const Subject = z
  .union([z.string(), z.int().transform(String)])
  .pipe(z.string().regex(/^[\x21-\x7e]{1,255}$/))
const Userinfo = z.union([
  z
    .object({ sub: Subject, name: z.string().catch('') })
    .transform(({ sub, name }) => ({ subject: sub, name })),
  z.object({ id: Subject, name: z.string().catch('') }).transform(({ id, name }) => ({ subject: id, name })),
])

/** The JSON that a provider answers; null when it refuses, is silent or answers something else. */
export async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS)
    const response = await fetch(url, { ...init, signal, redirect: 'error' })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

const post = (url: string, form: Record<string, string>): Promise<unknown> =>
  ask(url, { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(form) })

/** A provider as it is configured. */
export function oauthProvider(settings: OauthSettings): SocialProvider {
  const { userinfoUrl, authorizeUrl, tokenUrl, introspectionUrl } = settings
  const client = { client_id: settings.clientId, client_secret: settings.clientSecret }

  async function whoseToken(token: string): Promise<Identity | null> {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    return Userinfo.safeParse(await ask(userinfoUrl, { headers })).data ?? null
  }

  return {
    authorizeUrl:
      authorizeUrl &&
      withQuery(authorizeUrl, {
        response_type: 'code',
        client_id: settings.clientId,
        scope: 'openid profile',
      }),
    isStandIn: false,
    async exchange(code, redirectUri) {
      if (tokenUrl === undefined) return null
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...client }
      const { data } = TokenAnswer.safeParse(await post(tokenUrl, form))
      return data ? whoseToken(data.access_token) : null
    },
    // Any site that a person logs in to there has a token of theirs: one made for another proves nothing to us.
    async identify(token) {
      if (introspectionUrl === undefined) return null
      const { data } = Introspection.safeParse(await post(introspectionUrl, { token, ...client }))
      return data?.client_id === settings.clientId ? whoseToken(token) : null
    },
  }
}

/** What the address does not say itself. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}
