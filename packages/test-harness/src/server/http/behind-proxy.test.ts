// Who calls, as a proxy in front says it: limits count by it, and a code to scan shows it.
import { expect, test } from 'vitest'
import { login, request } from '../testing/client'
import { startTestServer } from '../testing/world'

const API = '/api/v1.0.0'
const rates = { lookups: { burst: 2, perSecond: 1 / 60 } }

const lookFrom = async (url: string, forwarded: string): Promise<number> =>
  (await request(url, 'GET', `${API}/users/name/x/exists`, { headers: { 'x-forwarded-for': forwarded } }))
    .status

test('S-ACC-38 behind a proxy the address that it forwards for is counted, and no other that stands there', async () => {
  const { url } = await startTestServer({ rates, proxies: ['127.0.0.1', '10.0.0.0/8'] })
  for (const status of [200, 200, 429]) expect(await lookFrom(url, '203.0.113.1')).toBe(status)
  expect(await lookFrom(url, '203.0.113.2')).toBe(200)
  // What the caller wrote there itself stands before what the proxies added.
  for (const forged of ['198.51.100.1', '203.0.113.2', '10.0.0.1', 'x'])
    expect(await lookFrom(url, `${forged}, 203.0.113.1, 10.0.0.7`)).toBe(429)
  for (const status of [200, 200, 429]) expect(await lookFrom(url, `2001:db8::${status}`)).toBe(status)
  expect(await lookFrom(url, '2001:db8:0:1::200')).toBe(200)
})

test.each([[undefined], [[]], [['10.0.0.1']]])(
  'S-ACC-38 from who is no proxy the header is ignored: %j',
  async (proxies) => {
    const { url } = await startTestServer({ rates, ...(proxies ? { proxies } : {}) })
    for (const [last, status] of [
      [1, 200],
      [2, 200],
      [3, 429],
    ] as const)
      expect(await lookFrom(url, `203.0.113.${last}`)).toBe(status)
  },
)

test('S-ACC-38 a code to scan shows who asked the proxy, and the captured mail is for nobody behind one', async () => {
  const { url } = await startTestServer({ proxies: ['127.0.0.1'] })
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const { body } = await request(url, 'GET', `${API}/passport/qrcode/clientId`, from('203.0.113.1'))
  const phone = await login(url, 'sokha')
  const scan = await phone.api('POST', `/passport/qrcode/${body.clientId}/scan`)
  expect(scan.body.address).toBe('203.0.113.1')
  expect((await request(url, 'GET', '/dev/outbox', from('127.0.0.1'))).status).toBe(404)
  expect((await request(url, 'GET', '/dev/outbox')).status).toBe(200)
})
