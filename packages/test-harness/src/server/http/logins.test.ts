import { expect, test } from 'vitest'
import { deviceOf } from '../accounts/devices'
import { login, request, type TestClient } from '../testing/client'
import { handClock, startTestServer } from '../testing/world'

const CHROME_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test.each([
  [CHROME_ON_WINDOWS, 'Chrome', 'Windows'],
  [`${CHROME_ON_WINDOWS} Edg/142.0.0.0`, 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['<b>Mine</b>/1.0 (x)', '', ''],
  ['x'.repeat(9_000), '', ''],
  ['', '', ''],
])('S-ACCOUNT-1 %.60s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

const listOf = async (client: TestClient): Promise<{ id: string; isThis: boolean; lastUsedAt: number }[]> =>
  (await client.api('GET', '/users/me/logins')).body.result

test('S-ACCOUNT-1 a login is listed with browser, system, and when it began and was last used, without an address', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const body = { account: 'sokha', password: 'Sarika2026' }
  const headers = { 'user-agent': CHROME_ON_WINDOWS }
  await request(url, 'POST', '/api/v1.0.0/users/authorize', { body, headers })
  const began = clock.now()
  clock.advance(60_000)
  const sokha = await login(url, 'sokha')
  clock.advance(5 * 60_000 - 1)
  expect((await listOf(sokha))[0]).toMatchObject({ isThis: true, lastUsedAt: began + 60_000 })
  clock.advance(1)
  const listed = await listOf(sokha)
  expect(listed).toEqual([
    {
      ...{ id: expect.any(String), browser: '', system: '', isThis: true },
      ...{ createdAt: began + 60_000, lastUsedAt: clock.now() },
    },
    {
      ...{ id: expect.any(String), browser: 'Chrome', system: 'Windows', isThis: false },
      ...{ createdAt: began, lastUsedAt: began },
    },
  ])
})

test('S-ACCOUNT-2 a login that is ended elsewhere is over at once: calls, chat, renewal; that of another account does not exist', async () => {
  const { url } = await startTestServer()
  const [old, sokha, dara] = [await login(url, 'sokha'), await login(url, 'sokha'), await login(url, 'dara')]
  const id = (await listOf(old)).find(({ isThis }) => isThis)?.id
  const socket = await old.online()
  expect((await dara.api('DELETE', `/users/me/logins/${id}`)).status).toBe(404)
  expect((await sokha.api('DELETE', `/users/me/logins/${id}`)).status).toBe(204)
  expect((await socket.awaitClose()).code).toBe(4003)
  expect((await old.api('GET', '/users/me')).status).toBe(403)
  const renewal = { access_token: old.accessToken, refresh_token: old.refreshToken }
  expect((await request(url, 'POST', '/api/v1.0.0/passport/token', { body: renewal })).status).toBe(403)
  expect((await sokha.api('DELETE', `/users/me/logins/${id}`)).status).toBe(404)
  expect(await listOf(sokha)).toMatchObject([{ isThis: true }])
})

test('S-ACCOUNT-3 all others end at once, and the one that asks goes on', async () => {
  const { url } = await startTestServer()
  const [first, second, sokha] = await Promise.all([0, 1, 2].map(() => login(url, 'sokha')))
  expect((await sokha?.api('DELETE', '/users/me/logins'))?.status).toBe(204)
  for (const client of [first, second]) expect((await client?.api('GET', '/users/me'))?.status).toBe(403)
  expect((await sokha?.api('GET', '/users/me'))?.status).toBe(200)
})

test('S-ACCOUNT-1 a login that nobody can renew any more is not listed', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  await login(url, 'sokha')
  clock.advance(6012e5)
  const sokha = await login(url, 'sokha')
  expect(await listOf(sokha)).toMatchObject([{ isThis: true }])
})
