import { expect, test } from 'vitest'
import { REFRESH_TTL_MS } from '../limits'
import { login, type Reply, request, tryLogin } from '../testing/client'
import { openLoggedIn } from '../testing/logged-in'
import { handClock, PLENTY, startTestServer } from '../testing/world'
import { findLogin, revokeOtherLogins } from './logins'
import { hashPassword, PasswordCheck } from './passwords'

const refresh = (url: string, access_token: string, refresh_token: string): Promise<Reply> =>
  request(url, 'POST', '/api/v1.0.0/passport/token', { body: { access_token, refresh_token } })

test('S-SRV-22 the right password logs in, by any letter case of the name; the payload names the user', async () => {
  const { url } = await startTestServer()
  const { status, body } = await tryLogin(url, ' SOKHA ', 'Sarika2026')
  expect(status).toBe(200)
  expect(Object.keys(body).toSorted()).toEqual(['access_token', 'expires_in', 'refresh_token'])
  const payload = JSON.parse(Buffer.from(body.access_token.split('.')[1], 'base64url').toString())
  expect(payload.user).toEqual({ userId: '1', accid: '10001', imToken: expect.any(String) })
})

test('S-SRV-22 a wrong password and an unknown account get the same answer', async () => {
  const { url } = await startTestServer()
  const [wrong, unknown] = await Promise.all([
    tryLogin(url, 'sokha', 'nope'),
    tryLogin(url, 'nobody', 'nope'),
  ])
  expect(wrong.status).toBe(422)
  expect(unknown).toMatchObject({ status: 422, body: wrong.body })
})

test('S-SRV-22 an unknown account costs one derivation, as a wrong password does', async () => {
  const check = new PasswordCheck(14)
  const hash = await hashPassword('right', 14)
  await check.verify('warm', null)
  const time = async (stored: string | null) => {
    const start = performance.now()
    expect(await check.verify('wrong', stored)).toBe(false)
    return performance.now() - start
  }
  const known = await time(hash)
  const unknown = await time(null)
  // Far apart is what is looked for: a derivation takes tens of milliseconds, a shortcut takes none.
  expect(unknown).toBeGreaterThan(known / 4)
  expect(await check.verify('right', hash)).toBe(true)
})

test('S-SRV-8 a refresh rotates; the replaced token works 30 s more', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const { body: first } = await tryLogin(url, 'sokha', 'Sarika2026')
  const second = await refresh(url, first.access_token, first.refresh_token)
  expect(second.status).toBe(200)
  expect(second.body.refresh_token).not.toBe(first.refresh_token)
  clock.advance(30_000)
  expect((await refresh(url, first.access_token, first.refresh_token)).status).toBe(200)
  expect((await refresh(url, second.body.access_token, second.body.refresh_token)).status).toBe(200)
})

test('S-SRV-8 a replaced token that comes again later ends the whole login', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const { body: young } = await refresh(url, sokha.accessToken, sokha.refreshToken)
  clock.advance(30_001)
  expect(await refresh(url, sokha.accessToken, sokha.refreshToken)).toMatchObject({
    status: 403,
    body: { code: 'revoked' },
  })
  expect(await socket.awaitClose()).toMatchObject({ code: 4003 })
  expect((await refresh(url, young.access_token, young.refresh_token)).status).toBe(403)
  expect((await sokha.api('GET', '/users/me')).status).toBe(403)
  expect((await sokha.chat('GET', '/chat/groups')).body.code).toBe(-403)
})

test('S-SRV-8 refresh wants both tokens of one login', async () => {
  const { url } = await startTestServer()
  const [sokha, dara] = await Promise.all([login(url, 'sokha'), login(url, 'dara')])
  expect((await refresh(url, dara.accessToken, sokha.refreshToken)).status).toBe(401)
  expect((await refresh(url, 'garbage', sokha.refreshToken)).status).toBe(401)
  expect((await refresh(url, sokha.imToken, sokha.refreshToken)).status).toBe(401)
  expect((await refresh(url, sokha.accessToken, 'garbage')).status).toBe(401)
  expect((await refresh(url, sokha.accessToken, sokha.refreshToken)).status).toBe(200)
})

test('S-SRV-8 an access token that is over still refreshes', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now, tokenTtlSeconds: 60 })
  const sokha = await login(url, 'sokha')
  clock.advance(3_600_000)
  expect((await refresh(url, sokha.accessToken, sokha.refreshToken)).status).toBe(200)
  clock.advance(31 * 24 * 3_600_000)
  expect((await refresh(url, sokha.accessToken, sokha.refreshToken)).status).not.toBe(200)
})

test('S-ACC-37 a refresh token lasts 6012e5 ms', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const [first, second] = [await login(url, 'sokha'), await login(url, 'sokha')]
  clock.advance(6012e5 - 1)
  expect((await refresh(url, first.accessToken, first.refreshToken)).status).toBe(200)
  clock.advance(1)
  expect((await refresh(url, second.accessToken, second.refreshToken)).status).toBe(401)
})

test('S-ACC-37 a login goes with its last refresh token, its chat login with it; others stay', async () => {
  const clock = handClock()
  const { backend, logIn, loginId } = await openLoggedIn(clock.now)
  const rows = async (table: 'logins' | 'chat_logins' | 'refresh_tokens') =>
    (await backend.db.selectFrom(table).selectAll().execute()).length
  clock.advance(REFRESH_TTL_MS - 1)
  const young = await logIn()
  expect(await Promise.all([rows('logins'), rows('chat_logins'), rows('refresh_tokens')])).toEqual([2, 2, 2])
  clock.advance(1)
  await logIn()
  expect(await Promise.all([rows('logins'), rows('chat_logins'), rows('refresh_tokens')])).toEqual([2, 2, 2])
  expect((await findLogin(backend.db, loginId)).kind).toBe('unknown')
  expect((await findLogin(backend.db, young.loginId)).kind).toBe('live')
})

test('S-ACC-37 a login that was renewed stays while a refresh token of it does', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const sokha = await login(url, 'sokha')
  clock.advance(3_600_000)
  const { body } = await refresh(url, sokha.accessToken, sokha.refreshToken)
  clock.advance(REFRESH_TTL_MS - 3_600_000)
  await tryLogin(url, 'dara', 'Sarika2026')
  expect((await refresh(url, body.access_token, body.refresh_token)).status).toBe(200)
})

test('S-ACC-12 all logins of an account end but the one that is kept, their chat logins with them', async () => {
  const { backend, account, logIn, loginId } = await openLoggedIn()
  const others = [await logIn(), await logIn()]
  const end = (kept: string | null) =>
    backend.writes.run((trx) => revokeOtherLogins(trx, account.id, kept, backend.clock()))
  const states = async () => {
    const chats = await backend.db
      .selectFrom('chat_logins')
      .select(['id', 'login_id', 'revoked_at'])
      .execute()
    return chats.filter((chat) => chat.revoked_at === null).map((chat) => chat.login_id)
  }
  expect(await end(loginId)).toEqual(new Set(others.map((one) => one.loginId)))
  expect(await states()).toEqual([loginId])
  expect(await end(null)).toEqual(new Set([loginId]))
  expect(await states()).toEqual([])
  expect(await end(null)).toEqual(new Set())
})

test('S-SRV-12 ten wrong passwords stop an account for a while, right ones do not', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now, rates: { loginAddresses: PLENTY } })
  for (let i = 0; i < 10; i++) expect((await tryLogin(url, 'dara', 'Sarika2026')).status).toBe(200)
  for (let i = 0; i < 10; i++) expect((await tryLogin(url, 'sokha', 'nope')).status).toBe(422)
  const stopped = await tryLogin(url, 'sokha', 'Sarika2026')
  expect(stopped).toMatchObject({ status: 429, body: { code: 'too_fast' } })
  clock.advance(Number(stopped.headers.get('retry-after')) * 1000)
  expect((await tryLogin(url, 'sokha', 'Sarika2026')).status).toBe(200)
})

test('S-SRV-12 logins are limited by address, whoever is tried', async () => {
  const rates = { loginAddresses: { burst: 3, perSecond: 0.01 } }
  const { url } = await startTestServer({ rates })
  for (const name of ['a', 'b', 'c']) expect((await tryLogin(url, name, 'x')).status).toBe(422)
  const stopped = await tryLogin(url, 'sokha', 'Sarika2026')
  expect(stopped.status).toBe(429)
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(1)
})

const loginFrom = (url: string, address: string, password: string): Promise<Reply> =>
  request(url, 'POST', '/api/v1.0.0/users/authorize', {
    form: { account: 'sokha', password },
    headers: { 'x-forwarded-for': address },
  })
const behindProxy = { proxies: ['127.0.0.1'] }

test('S-ACC-39 who guesses at an account elsewhere keeps its owner neither out nor from the settings', async () => {
  const { url } = await startTestServer(behindProxy)
  const sokha = await login(url, 'sokha')
  for (let i = 0; i < 10; i++) expect((await loginFrom(url, '203.0.113.1', 'nope')).status).toBe(422)
  expect((await loginFrom(url, '203.0.113.1', 'Sarika2026')).status).toBe(429)
  expect((await loginFrom(url, '203.0.113.2', 'Sarika2026')).status).toBe(200)
  const change = { oldPassword: 'Sarika2026', newPassword: 'newPass1' }
  expect((await sokha.api('PUT', '/users/password', change)).status).toBe(204)
})

test('S-ACC-39 guesses from many addresses are limited by account, right passwords do not count', async () => {
  const clock = handClock()
  const rates = { guessedAccounts: { burst: 3, perSecond: 1 / 2 } }
  const { url } = await startTestServer({ ...behindProxy, clock: clock.now, rates })
  for (let i = 0; i < 5; i++) expect((await loginFrom(url, '203.0.113.1', 'Sarika2026')).status).toBe(200)
  for (const last of [1, 2, 3]) expect((await loginFrom(url, `203.0.113.${last}`, 'nope')).status).toBe(422)
  const stopped = await loginFrom(url, '203.0.113.4', 'Sarika2026')
  expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '2'])
  expect((await tryLogin(url, 'dara', 'Sarika2026')).status).toBe(200)
  clock.advance(2_000)
  expect((await loginFrom(url, '203.0.113.4', 'Sarika2026')).status).toBe(200)
})
