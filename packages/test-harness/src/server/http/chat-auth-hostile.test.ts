// What nobody should send, in every field and path of the chat's own account calls: each is answered, none is a failure of the server.
import { expect, test } from 'vitest'
import { login, request } from '../testing/client'
import { fieldsOf } from '../testing/fields'
import { HOSTILE } from '../testing/hostile-values'
import { PLENTY, startTestServer } from '../testing/world'
import type { Route } from './route'
import { chatAuthRoutes } from './routes-chat-auth'
import { chatConfigRoutes } from './routes-chat-config'

const GOOD = {
  account: 'sokha',
  password: 'nope12',
  code: '123456',
  oldPassword: 'nope12',
  newPassword: 'abc123',
  nonce: 'abcdefghij',
  signature: '0'.repeat(64),
  imageCaptcha: '00000',
  imageCaptchaId: 'x',
  channel: 'dhwl',
}

const rates = {
  loginAddresses: PLENTY,
  failedLogins: PLENTY,
  guessedAccounts: PLENTY,
  passwordChanges: PLENTY,
  codeAddresses: PLENTY,
  codeRecipients: PLENTY,
  codes: PLENTY,
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

async function tryAll(url: string, route: Route): Promise<ReadonlySet<number>> {
  const { method, path, access } = route
  const { imId, imToken } = await login(url, 'sokha')
  const token = access === 'anyone' ? '' : imToken
  const call = async (fields: object, param = '85512000001') => {
    const filled = path.replace(':imId', imId).replace(/:\w+/, encodeURIComponent(param))
    if (method !== 'GET') return (await request(url, method, filled, { token, body: fields })).status
    const query = Object.entries(fields).map(([name, value]) => [name, asText(value)])
    return (await request(url, method, `${filled}?${new URLSearchParams(query)}`, { token })).status
  }
  const found = new Set<number>()
  for (const value of HOSTILE) {
    const param = asText(value).replace('\ud800', '')
    if (/:(?!imId)/.test(path) && param !== '') found.add(await call(GOOD, param))
    for (const field of fieldsOf(route)) found.add(await call({ ...GOOD, [field]: value }))
  }
  return found
}

test.each(
  [...chatAuthRoutes, ...chatConfigRoutes].map((route) => [`${route.method} ${route.path}`, route] as const),
)('S-GATE-12 %s answers whatever is sent', async (_, route) => {
  const { url } = await startTestServer({ rates })
  for (const status of await tryAll(url, route)) expect([200, 404, 414, 422]).toContain(status)
  expect((await request(url, 'GET', '/healthz')).status).toBe(200)
})
