// What nobody should send, in every field of every call about accounts: each is answered, none is a failure of the server.
import { APP_KEY } from '@sarika/portal-web/contract/chat'
import { expect, test } from 'vitest'
import { login, request } from '../testing/client'
import { readOutbox } from '../testing/codes'
import { fieldsOf } from '../testing/fields'
import { redirectOf } from '../testing/social'
import { PLENTY, startTestServer } from '../testing/world'
import { API } from './route'
import { ROUTES } from './routes'

const HOSTILE: readonly unknown[] = [
  '',
  '\u0000',
  '\ud800',
  "' or '1'='1' --",
  '%_%00',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202e\u2066សុខា\u200b',
  'x'.repeat(5_000),
  '\r\nset-cookie: a=b',
  '9'.repeat(400),
  'a@b.example\nbcc: c@d.example',
  -1,
  null,
  ['a', 'b'],
  { $ne: null },
]

const GOOD = {
  account: 'sokha',
  password: 'abc123',
  code: '123456',
  regionCode: '855',
  mobile: '12000001',
  email: 'a@b.example',
  username: 'new-one',
  agreement: 'true',
  oldPassword: 'nope',
  newPassword: 'abc123',
  language: 'km',
  phone: '85512000001',
  type: 'login',
  nonce: 'abcdefghij',
  signature: '0'.repeat(64),
  imageCaptcha: '00000',
  imageCaptchaId: 'x',
  kind: 'text',
  accessToken: 'x',
  appKey: APP_KEY,
}

/** What a call gets as far as possible with. */
const GOOD_PARAMS: Readonly<Record<string, string>> = { provider: 'google' }

const isAboutAccounts = (path: string): boolean =>
  /^\/api\/v1\.0\.0\/(passport\/qrcode|users\/(authorize|social|sms|email|name|register|mobile|change|password|language|me\/(logins|deletion))|findpassword)/.test(
    path,
  )

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const asQuery = (fields: object): string =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value)])).toString()

test.each(
  ROUTES.filter(({ path }) => isAboutAccounts(path)).map(
    (route) => [`${route.method} ${route.path}`, route] as const,
  ),
)('S-ACC-17 %s answers whatever is sent', async (_, route) => {
  const { method, path, access } = route
  const rates = {
    loginAddresses: PLENTY,
    failedLogins: PLENTY,
    guessedAccounts: PLENTY,
    failedChanges: PLENTY,
    passwordChanges: PLENTY,
    codeAddresses: PLENTY,
    codeRecipients: PLENTY,
    codes: PLENTY,
    lookups: PLENTY,
    qrPolls: PLENTY,
    scans: PLENTY,
  }
  const { url } = await startTestServer({ rates })
  const token = access === 'anyone' ? '' : (await login(url, 'sokha')).accessToken
  const call = async (fields: object, param: unknown) => {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => {
      const value = param === undefined ? (GOOD_PARAMS[name] ?? 'x') : param
      return encodeURIComponent(asText(value).replace('\ud800', ''))
    })
    const options = method === 'GET' ? { token } : { token, body: fields }
    const { status } = await request(url, method, `${filled}?${asQuery(fields)}`, options)
    return status
  }
  const calls: (readonly [string, unknown, object, unknown])[] = []
  const good = { ...GOOD, redirectUri: redirectOf(url) }
  const names = fieldsOf(route)
  for (const value of HOSTILE) {
    if (path.includes(':')) calls.push(['in the path', value, good, value])
    for (const field of names) calls.push([field, value, { ...good, [field]: value }, undefined])
  }
  // A logout answers once; what is left is 403.
  const isLogout = (method === 'DELETE' && path.endsWith('/authorize')) || path.endsWith('/deletion')
  const expected = isLogout ? [200, 204, 403, 422] : [200, 204, 404, 422]
  for (const [field, value, fields, param] of calls) {
    const status = await call(fields, param)
    if (!expected.includes(status)) expect([field, value, status]).toEqual([field, value, expected])
  }
  expect((await readOutbox(url)).messages.every(({ recipient }) => !/[\r\n<]/.test(recipient))).toBe(true)
  expect((await request(url, 'GET', `${API}/healthz`)).status).toBe(200)
})
