// Logins by the stand-in for identity providers, as a person with a browser makes them.
import { type Reply, request } from './client'

const SOCIAL = '/api/v1.0.0/users/social'

/** Where the stand-in sends somebody back to after they chose who to be; its answer when it does not. */
export async function continueAs(
  url: string,
  provider: string,
  subject: string,
  query: Record<string, string>,
): Promise<{ status: number; location: URL | null }> {
  const path = `/idp/${provider}/authorize?${new URLSearchParams(query)}`
  const { status, headers } = await request(url, 'POST', path, { form: { subject } })
  const location = headers.get('location')
  return { status, location: location === null ? null : new URL(location, url) }
}

export const redirectOf = (url: string): string => `${url}/a/login?provider=google`

/** A code for somebody, for the portal's login page. */
export async function socialCode(url: string, provider: string, subject: string): Promise<string> {
  const { location } = await continueAs(url, provider, subject, { redirect_uri: redirectOf(url), state: 's' })
  return location?.searchParams.get('code') ?? ''
}

export const codeLogin = (
  url: string,
  provider: string,
  code: string,
  redirectUri = redirectOf(url),
): Promise<Reply> =>
  request(url, 'GET', `${SOCIAL}/${provider}/login?${new URLSearchParams({ code, redirectUri })}`)

export const tokenLogin = (url: string, provider: string, accessToken: string): Promise<Reply> =>
  request(url, 'GET', `${SOCIAL}/${provider}/accesstoken/login?${new URLSearchParams({ accessToken })}`)

/** An access token, as a client of the stand-in gets it for a code. */
export async function socialToken(url: string, provider: string, subject: string): Promise<string> {
  const code = await socialCode(url, provider, subject)
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirectOf(url) }
  return (await request(url, 'POST', `/idp/${provider}/token`, { form })).body.access_token
}

/** Whose tokens these are. */
export const meOf = async (url: string, { body }: Reply) =>
  (await request(url, 'GET', '/api/v1.0.0/users/me', { token: body.access_token })).body
