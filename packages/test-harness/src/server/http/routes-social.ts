/** Logins by those who vouch for a person: social accounts and the payment app. */
import { z } from 'zod'
import { accountOf } from '../accounts/social-identities'
import { type Identity, PROVIDERS, type ProviderName, SOCIAL_PROVIDERS } from '../accounts/social-providers'
import type { Backend } from '../backend'
import { type Answer, bare, invalid, notFound, tooFast, wrong } from './answer'
import { readLoginPage } from './login-page'
import { API, route } from './route'
import { logIn, unchanged } from './tokens'

const SOCIAL = `${API}/users/social`

/** To `authorizeUrl` the portal adds its `redirect_uri` and a `state` that it makes and judges. */
const providers = route({
  method: 'GET',
  path: `${SOCIAL}/providers`,
  access: 'anyone',
  handle: ({ backend: { social }, seesDevPages }) =>
    bare({
      providers: SOCIAL_PROVIDERS.map((provider) => ({ provider, ...social[provider] }))
        .filter(({ isStandIn, authorizeUrl }) => authorizeUrl !== undefined && (seesDevPages || !isStandIn))
        .map(({ provider, authorizeUrl }) => ({ provider, authorizeUrl })),
    }),
})

/** Every way in from one network address counts as a login. */
async function logInAs(
  backend: Backend,
  address: string,
  typed: string | undefined,
  find: (provider: ProviderName) => Promise<Identity | null>,
  refusal: Answer<422>,
  header: (name: string) => string,
): Promise<Answer<200 | 404 | 422 | 429>> {
  const provider = PROVIDERS.find((one) => one === typed)
  if (!provider) return notFound()
  const waitMs = backend.rates.loginAddresses.take(address)
  if (waitMs > 0) return tooFast(waitMs)
  const identity = await find(provider)
  if (!identity) return refusal
  return logIn(backend, unchanged(await accountOf(backend, provider, identity)), refusal, header)
}

/** `redirectUri`: the one that the code was asked for with. The provider has a list of what it may be, and so have we. */
const byCode = route({
  method: 'GET',
  path: `${SOCIAL}/:provider/login`,
  access: 'anyone',
  answers: [200, 404, 429],
  query: z.object({ code: z.string().min(1).max(2_048), redirectUri: z.string().min(1).max(2_048) }),
  handle({ backend, address, host, params, query: { code, redirectUri }, header }) {
    if (!readLoginPage(host, redirectUri))
      return invalid([{ field: 'redirectUri', message: 'not the login page of this portal' }])
    return logInAs(
      backend,
      address,
      params.provider,
      (provider) => backend.social[provider].exchange(code, redirectUri),
      wrong('wrong_code', 'code', 'the code is wrong, used, or too old'),
      header,
    )
  },
})

/** The payment app's login too: it is the provider `longpay`. */
const byAccessToken = route({
  method: 'GET',
  path: `${SOCIAL}/:provider/accesstoken/login`,
  access: 'anyone',
  answers: [200, 404, 429],
  query: z.object({ accessToken: z.string().regex(/^[\x21-\x7e]{1,4096}$/, 'not an access token') }),
  handle: ({ backend, address, params, query: { accessToken }, header }) =>
    logInAs(
      backend,
      address,
      params.provider,
      (provider) => backend.social[provider].identify(accessToken),
      wrong('wrong_token', 'accessToken', 'the token is wrong, too old, or not for us'),
      header,
    ),
})

export const socialRoutes = [providers, byCode, byAccessToken]
