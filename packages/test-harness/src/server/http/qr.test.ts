import { expect, test } from 'vitest'
import { QR_LOGIN_TTL_MS } from '../limits'
import { login, request, type TestClient } from '../testing/client'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const QR = '/api/v1.0.0/passport/qrcode'

interface Asked {
  clientId: string
  secret: string
}

const open = async (url: string): Promise<Asked> => (await request(url, 'GET', `${QR}/clientId`)).body
const collect = async (url: string, { clientId, secret }: Asked) =>
  (await request(url, 'GET', `${QR}/${clientId}/authorize/callback`, { token: secret })).body
const act = (phone: TestClient, clientId: string, method: string, path = '') =>
  phone.api(method, `/passport/qrcode/${clientId}${path}`)

/** A code that a person has scanned and said yes to. */
async function authorized(url: string, phone: TestClient): Promise<Asked> {
  const asked = await open(url)
  await act(phone, asked.clientId, 'POST', '/scan')
  expect((await act(phone, asked.clientId, 'POST', '/authorize')).status).toBe(204)
  return asked
}

test('S-ACC-24 a code is scanned and allowed by a phone, and the desktop has a login of its own', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const phone = await login(url, 'sokha')
  const asked = await open(url)
  expect(asked).toEqual({
    clientId: expect.stringMatching(/^[0-9a-f]{32}$/),
    secret: expect.stringMatching(/^[0-9a-f]{32}$/),
    expires_in: 180,
  })
  expect(await collect(url, asked)).toEqual({ state: 'waiting' })
  const scan = await act(phone, asked.clientId, 'POST', '/scan')
  expect(scan).toMatchObject({ status: 200, body: { askedAt: clock.now(), address: '127.0.0.1' } })
  expect(await collect(url, asked)).toEqual({ state: 'scanned' })
  expect((await act(phone, asked.clientId, 'POST', '/authorize')).status).toBe(204)

  const { state, ...tokens } = await collect(url, asked)
  expect(state).toBe('authorized')
  expect(Object.keys(tokens).toSorted()).toEqual(['access_token', 'expires_in', 'refresh_token'])
  await phone.api('DELETE', '/users/authorize')
  const me = await request(url, 'GET', '/api/v1.0.0/users/me', { token: tokens.access_token })
  expect(me.body).toMatchObject({ seekerId: '1', userName: 'sokha' })
})

test('S-ACC-24 a code is used up by the one who collects it, of two at once too', async () => {
  const { url } = await startTestServer()
  const asked = await authorized(url, await login(url, 'sokha'))
  const both = await Promise.all([collect(url, asked), collect(url, asked)])
  expect(both.map(({ state }) => state).toSorted()).toEqual(['authorized', 'expired'])
  expect(await collect(url, asked)).toEqual({ state: 'expired' })
})

test('S-ACC-25 nobody but who asked for the code collects the login', async () => {
  const { url } = await startTestServer()
  const phone = await login(url, 'sokha')
  const asked = await authorized(url, phone)
  for (const secret of [
    '',
    'x',
    '0'.repeat(32),
    'é'.repeat(32),
    'é'.repeat(16),
    asked.clientId,
    phone.accessToken,
  ])
    expect(await collect(url, { ...asked, secret })).toEqual({ state: 'expired' })
  // In the query it is nobody's.
  const query = await request(url, 'GET', `${QR}/${asked.clientId}/authorize/callback?secret=${asked.secret}`)
  expect(query.body).toEqual({ state: 'expired' })
  expect((await collect(url, asked)).state).toBe('authorized')
})

test('S-ACC-25 only who scanned a code says yes or no to it', async () => {
  const { url } = await startTestServer({ rates: { scans: PLENTY } })
  const [sokha, dara] = await Promise.all([login(url, 'sokha'), login(url, 'dara')])
  const asked = await open(url)
  const missing = { status: 404, body: { code: 'not_found' } }
  expect(await act(sokha, asked.clientId, 'POST', '/authorize')).toMatchObject(missing)
  expect(await act(sokha, asked.clientId, 'DELETE')).toMatchObject(missing)
  expect(await collect(url, asked)).toEqual({ state: 'waiting' })
  await act(sokha, asked.clientId, 'POST', '/scan')
  for (const [method, path] of [
    ['POST', '/scan'],
    ['POST', '/authorize'],
    ['DELETE', ''],
  ] as const)
    expect(await act(dara, asked.clientId, method, path)).toMatchObject(missing)
  // A page that is loaded again scans again.
  expect((await act(sokha, asked.clientId, 'POST', '/scan')).status).toBe(200)
  expect(await collect(url, asked)).toEqual({ state: 'scanned' })
  expect((await act(sokha, asked.clientId, 'DELETE')).status).toBe(204)
  expect(await collect(url, asked)).toEqual({ state: 'expired' })
  expect(await act(sokha, asked.clientId, 'POST', '/authorize')).toMatchObject(missing)
})

test('S-ACC-25 a login that ended after it said yes lets nobody in', async () => {
  const { url } = await startTestServer()
  const phone = await login(url, 'sokha')
  const asked = await authorized(url, phone)
  await phone.api('DELETE', '/users/authorize')
  expect(await collect(url, asked)).toEqual({ state: 'expired' })
})

test('S-ACC-26 a code lives for three minutes; one that nobody knows answers like an old one', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const phone = await login(url, 'sokha')
  const [young, old] = [await open(url), await authorized(url, phone)]
  clock.advance(QR_LOGIN_TTL_MS - 1)
  expect(await collect(url, young)).toEqual({ state: 'waiting' })
  clock.advance(1)
  for (const asked of [young, old, { ...young, clientId: 'nobodys' }])
    expect(await collect(url, asked)).toEqual({ state: 'expired' })
  expect((await act(phone, young.clientId, 'POST', '/scan')).status).toBe(404)
})

test('S-ACC-26 codes and questions about them are limited by network address, scans by account', async () => {
  const two = { burst: 2, perSecond: 1 / 60 }
  const { url } = await startTestServer({ rates: { lookups: two, qrPolls: two, scans: two } })
  const sokha = await login(url, 'sokha')
  const statuses = async (ask: () => Promise<{ status: number }>) => [
    (await ask()).status,
    (await ask()).status,
    (await ask()).status,
  ]
  expect(await statuses(() => request(url, 'GET', `${QR}/clientId`))).toEqual([200, 200, 429])
  expect(await statuses(() => request(url, 'GET', `${QR}/x/authorize/callback`))).toEqual([200, 200, 429])
  expect(await statuses(() => act(sokha, 'x', 'POST', '/scan'))).toEqual([404, 404, 429])
})
