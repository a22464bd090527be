import { expect, test } from 'vitest'
import { PROVIDERS, SOCIAL_PROVIDERS } from '../accounts/social-providers'
import { STAND_IN_TTL_MS } from '../limits'
import { request } from '../testing/client'
import {
  codeLogin,
  continueAs,
  meOf,
  redirectOf,
  socialCode,
  socialToken,
  tokenLogin,
} from '../testing/social'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const TOKENS = ['access_token', 'expires_in', 'refresh_token']

test.each(SOCIAL_PROVIDERS)(
  'S-ACC-27 the first login by %s makes an account, later ones find it',
  async (provider) => {
    const { url } = await startTestServer()
    const first = await codeLogin(url, provider, await socialCode(url, provider, 'sreyneang'))
    expect([first.status, Object.keys(first.body).toSorted()]).toEqual([200, TOKENS])
    const me = await meOf(url, first)
    expect(me).toMatchObject({
      name: 'ស្រីនាង ហេង',
      userName: expect.stringMatching(/^user-[0-9a-f]{10}$/),
      email: '',
      regionCode: 'nophone',
    })
    const chat = await request(url, 'POST', '/api/v1.0.0/users/authorize/im', {
      token: first.body.access_token,
      body: {},
    })
    expect([chat.status, chat.body.user.nickname]).toEqual([200, 'ស្រីនាង ហេង'])
    const again = await codeLogin(url, provider, await socialCode(url, provider, 'sreyneang'))
    expect((await meOf(url, again)).seekerId).toBe(me.seekerId)
    const byToken = await tokenLogin(url, provider, await socialToken(url, provider, 'sreyneang'))
    expect((await meOf(url, byToken)).seekerId).toBe(me.seekerId)
  },
)

test('S-ACC-27 a code serves once, for a minute, for its provider and its address', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const refusal = { status: 422, body: { code: 'wrong_code', fields: [{ field: 'code' }] } }
  const used = await socialCode(url, 'google', 'rith')
  expect((await codeLogin(url, 'google', used)).status).toBe(200)
  expect(await codeLogin(url, 'google', used)).toMatchObject(refusal)
  expect(await codeLogin(url, 'wechat', await socialCode(url, 'google', 'rith'))).toMatchObject(refusal)
  const elsewhere = await socialCode(url, 'google', 'rith')
  expect(await codeLogin(url, 'google', elsewhere, `${url}/a/login`)).toMatchObject(refusal)
  expect(await codeLogin(url, 'google', elsewhere)).toMatchObject(refusal)
  const old = await socialCode(url, 'google', 'rith')
  clock.advance(STAND_IN_TTL_MS)
  expect(await codeLogin(url, 'google', old)).toMatchObject(refusal)
  expect(await codeLogin(url, 'google', 'x')).toMatchObject(refusal)
  for (const provider of ['nobody', 'constructor', 'Google', 'longpay%00']) {
    const missing = { status: 404, body: { code: 'not_found' } }
    expect(await codeLogin(url, provider, 'x')).toMatchObject(missing)
    expect(await tokenLogin(url, provider, 'x')).toMatchObject(missing)
  }
})

test('S-ACC-43 a code that went to any other page than our login is not exchanged', async () => {
  const { url } = await startTestServer({ rates: { loginAddresses: PLENTY } })
  const code = await socialCode(url, 'google', 'rith')
  for (const redirectUri of elsewhereThan(url)) {
    const { status, body } = await codeLogin(url, 'google', code, redirectUri)
    expect([redirectUri, status, body.fields?.[0]?.field]).toEqual([redirectUri, 422, 'redirectUri'])
  }
  expect((await codeLogin(url, 'google', code)).status).toBe(200)
})

test('S-ACC-43 behind a proxy the login page is on the host that it was asked for; nobody else says which that is', async () => {
  const headers = { 'x-forwarded-host': 'jobs.example', 'x-forwarded-proto': 'https' }
  const query = new URLSearchParams({ code: 'x', redirectUri: 'https://jobs.example/a/login' })
  const fieldAt = async (url: string) => {
    const path = `/api/v1.0.0/users/social/google/login?${query}`
    return (await request(url, 'GET', path, { headers })).body.fields[0].field
  }
  expect(await fieldAt((await startTestServer({ proxies: ['127.0.0.1'] })).url)).toBe('code')
  expect(await fieldAt((await startTestServer()).url)).toBe('redirectUri')
})

test('S-ACC-28 who is who at one provider is nobody at another, and two first logins at once make one account', async () => {
  const { url } = await startTestServer()
  const idOf = async (provider: string) =>
    (await meOf(url, await codeLogin(url, provider, await socialCode(url, provider, 'rith')))).seekerId
  const codes = await Promise.all([
    socialCode(url, 'google', 'meiling'),
    socialCode(url, 'google', 'meiling'),
  ])
  const both = await Promise.all(codes.map(async (code) => meOf(url, await codeLogin(url, 'google', code))))
  expect(both[0].seekerId).toBe(both[1].seekerId)
  const ids = [both[0].seekerId]
  for (const provider of SOCIAL_PROVIDERS) ids.push(await idOf(provider))
  expect(new Set(ids).size).toBe(5)
})

test('S-ACC-29 an access token counts at its provider, for a minute, and nowhere else', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const token = await socialToken(url, 'google', 'rith')
  const refusal = { status: 422, body: { code: 'wrong_token', fields: [{ field: 'accessToken' }] } }
  const login = await tokenLogin(url, 'google', token)
  expect(login.status).toBe(200)
  for (const wrong of [`${token}x`, 'x', login.body.access_token])
    expect(await tokenLogin(url, 'google', wrong)).toMatchObject(refusal)
  expect(await tokenLogin(url, 'wechat', token)).toMatchObject(refusal)
  expect((await request(url, 'GET', '/api/v1.0.0/users/me', { token })).status).toBe(401)
  clock.advance(STAND_IN_TTL_MS)
  expect(await tokenLogin(url, 'google', token)).toMatchObject(refusal)
})

test('S-ACC-30 the payment app opens the login page with a token, which logs in', async () => {
  const { url } = await startTestServer()
  const page = await request(url, 'GET', '/idp/longpay/open')
  expect([page.status, page.body.includes('Rith Sok')]).toEqual([200, true])
  const opened = await request(url, 'POST', '/idp/longpay/open', { form: { subject: 'rith' } })
  const target = new URL(opened.headers.get('location') ?? '', url)
  expect([opened.status, target.pathname]).toEqual([303, '/a/login'])
  const login = await tokenLogin(url, 'longpay', target.searchParams.get('longpayToken') ?? '')
  expect([login.status, Object.keys(login.body).toSorted()]).toEqual([200, TOKENS])
  expect(await meOf(url, login)).toMatchObject({ name: 'Rith Sok' })
  expect((await request(url, 'POST', '/idp/longpay/open', { form: { subject: 'nobody' } })).status).toBe(422)
})

/** Addresses that are not the login page of the portal there. */
function elsewhereThan(url: string): string[] {
  const { host } = new URL(url)
  return [
    '',
    '/a/login',
    'https://evil.example/a/login',
    `https://evil.example\\@${host}/a/login`,
    `http://${host}@evil.example/a/login`,
    `http://x@${host}/a/login`,
    `//${host}/a/login`,
    `${url}/a/`,
    `${url}/a/login/x`,
    `${url}/desk/`,
    `${url}/a/../desk/`,
    `${url}/a/%2e%2e/desk/`,
    `${url}/a/login#x`,
    `${url.replace(/\d+$/, '1')}/a/login`,
    'javascript:alert(1)',
    `ftp://${host}/a/login`,
  ]
}

test('S-ACC-31 the portal is told the four providers and where they ask', async () => {
  const { url } = await startTestServer()
  const { body } = await request(url, 'GET', '/api/v1.0.0/users/social/providers')
  expect(body.providers.map(({ provider }: { provider: string }) => provider)).toEqual([...SOCIAL_PROVIDERS])
  for (const { authorizeUrl } of body.providers) {
    const redirect = `&${new URLSearchParams({ redirect_uri: redirectOf(url), state: 'kept & whole' })}`
    const page = await request(url, 'GET', authorizeUrl + redirect)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  }
})

test('S-ACC-31 the stand-in goes on with code and state, to the login page of the portal on this host only', async () => {
  const { url } = await startTestServer()
  const right = await continueAs(url, 'google', 'rith', {
    redirect_uri: redirectOf(url),
    state: 'kept & whole',
  })
  expect([right.status, right.location?.pathname]).toEqual([303, '/a/login'])
  expect(Object.fromEntries(right.location?.searchParams ?? [])).toEqual({
    provider: 'google',
    code: expect.stringMatching(/^[0-9a-f]{32}$/),
    state: 'kept & whole',
  })
  for (const redirect_uri of elsewhereThan(url)) {
    const { status, location } = await continueAs(url, 'google', 'rith', { redirect_uri })
    expect([redirect_uri, status, location]).toEqual([redirect_uri, 422, null])
    const page = await request(url, 'GET', `/idp/google/authorize?${new URLSearchParams({ redirect_uri })}`)
    expect([redirect_uri, page.status, page.body.includes('<form')]).toEqual([redirect_uri, 422, false])
  }
  const nobody = await continueAs(url, 'google', 'nobody', { redirect_uri: redirectOf(url) })
  expect(nobody).toEqual({ status: 422, location: null })
})

test('S-ACC-31 the stand-in is for this machine only, runs no script and is kept by no cache', async () => {
  const { url } = await startTestServer()
  const query = new URLSearchParams({ redirect_uri: redirectOf(url) })
  const headers = { 'x-forwarded-for': '10.0.0.1' }
  const gone = { status: 404, body: { code: 'route_not_found' } }
  for (const provider of PROVIDERS) {
    const page = await request(url, 'GET', `/idp/${provider}/authorize?${query}`)
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await request(url, 'GET', `/idp/${provider}/authorize?${query}`, { headers })).toMatchObject(gone)
  }
  for (const [method, path] of [
    ['GET', '/idp/longpay/open'],
    ['POST', '/idp/longpay/open'],
    ['POST', '/idp/google/token'],
    ['GET', '/idp/google/userinfo'],
    ['POST', '/idp/google/introspect'],
  ] as const)
    expect(await request(url, method, path, { headers })).toMatchObject(gone)
  expect(await request(url, 'GET', `/idp/nobody/authorize?${query}`)).toMatchObject(gone)
  const told = await request(url, 'GET', '/api/v1.0.0/users/social/providers', { headers })
  expect(told.body).toEqual({ providers: [] })
})

test('S-ACC-27 logins by a provider count as logins of their network address', async () => {
  const { url } = await startTestServer({ rates: { loginAddresses: { burst: 1, perSecond: 1 / 60 } } })
  expect((await codeLogin(url, 'google', 'x')).status).toBe(422)
  expect((await codeLogin(url, 'google', 'x')).status).toBe(429)
  expect((await tokenLogin(url, 'longpay', 'x')).status).toBe(429)
})
