import { toast } from 'sonner'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { returnToLogin } from '../app/return'
import { chatTokens } from '../features/chat/api/chat-tokens'
import { isChatOn, setChatOn } from '../lib/chat-switch'
import { findKeptLogin, keepLogin, readRefreshToken } from '../lib/refresh-cookie'
import { endSession, getSession, keepSession, lastEnd, type Session } from '../lib/session'
import { testSession } from '../lib/test-session'
import { readChatToken } from './chat-login'
import { logOut } from './log-out'
import { callMain, callOpenly, callSilently, readTokens } from './main-api'

const HOUR = 3_600_000
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** The server, by path; what it was asked stands in `asked`. */
let server: Record<string, () => Response | Promise<Response>>
let asked: { url: string; path: string; bearer: string | null; body: unknown }[]

beforeEach(() => {
  server = {}
  asked = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url, location.origin).pathname
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    asked.push({ url, path, bearer: new Headers(init.headers).get('Authorization'), body })
    const respond = server[path]
    if (respond === undefined) throw new TypeError('no network')
    return respond()
  })
  keepLogin({ userId: '1', accessToken: 'access-1', refreshToken: 'refresh-1' })
  keepSession(session(Date.now() + HOUR))
})
afterEach(() => {
  endSession('signed-out')
  toast.dismiss()
  vi.unstubAllGlobals()
})

const session = (expiresAt: number, said: Partial<Session> = {}): Session =>
  testSession({ access: { token: 'access-1', expiresAt }, ...said })
const toldTexts = () => toast.getToasts().map((one) => 'title' in one && one.title)
const pathsAsked = () => asked.map(({ path }) => path)

const RENEW = '/api/v1.0.0/passport/token'
const ME = '/api/v1.0.0/users/me'
const LOGOUT = '/api/v1.0.0/users/authorize'
const CHAT_LOGIN = `${LOGOUT}/im`
const me = { method: 'GET', path: '/users/me' } as const

test('S-WEB-9 a token is good for its lifetime less a minute, and for 7,140 s when none is named', () => {
  expect(readTokens({ access_token: 'a', refresh_token: 'r', expires_in: 7200 }, 1000)).toEqual({
    access: { token: 'a', expiresAt: 1000 + 7_140_000 },
    refreshToken: 'r',
  })
  expect(readTokens({}, 1000).access.expiresAt).toBe(1000 + 7_140_000)
})

test.each([60, 30])(
  'S-WEB-9 a lifetime of %i s leaves nothing: such a token is never over here',
  async (life) => {
    const { access } = readTokens({ access_token: 'short', expires_in: life }, Date.now())
    expect(access.expiresAt).toBe(0)
    keepSession(session(0, { access }))
    server[ME] = () => answer({ name: 'Sokha' })
    expect(await callMain(me)).toMatchObject({ kind: 'ok' })
    expect(asked).toMatchObject([{ path: ME, bearer: 'Bearer short' }])
  },
)

test('S-WEB-9 the cookie of the refresh token ends 6012e5 ms after it was kept', async () => {
  const before = Date.now()
  keepLogin({ userId: '1', accessToken: 'access-9', refreshToken: 'refresh-9' })
  const cookies: readonly { readonly value?: string; readonly expires?: number }[] =
    await cookieStore.getAll()
  const kept = cookies.find(({ value }) => value === 'refresh-9')
  const life = (kept?.expires ?? 0) - before
  expect(Math.abs(life - 6012e5)).toBeLessThan(5_000)
})

test('S-WEB-9 calls that find the token over renew it once, and go out with the new one', async () => {
  keepSession(session(Date.now() - 1))
  server[RENEW] = () => answer({ access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 7200 })
  server[ME] = () => answer({ name: 'Sokha' })
  const answers = await Promise.all([callMain(me), callMain(me), callMain(me)])
  expect(answers.map(({ kind }) => kind)).toEqual(['ok', 'ok', 'ok'])
  expect(asked.filter(({ path }) => path === RENEW)).toMatchObject([
    { bearer: null, body: { access_token: 'access-1', refresh_token: 'refresh-1' } },
  ])
  expect(asked.filter(({ path }) => path === ME).map(({ bearer }) => bearer)).toEqual(
    Array(3).fill('Bearer access-2'),
  )
  expect(readRefreshToken('1')).toBe('refresh-2')
})

test.each([401, 403])('S-WEB-10 %i ends the login and forgets it', async (status) => {
  server[ME] = () => answer({ code: 'unauthorized' }, status)
  await callMain(me)
  expect(getSession()).toBe(null)
  expect(lastEnd()).toBe('expired')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('access-1')
  expect(readRefreshToken('1')).toBe('')
})

test.each([
  [500, 'error', 'Server error. Try again in a moment.'],
  [504, 'error', 'Server error. Try again in a moment.'],
  [404, 'route_not_found', 'The API address may not exist.'],
])('S-WEB-14 %i %s is told at once, however many calls failed', async (status, code, words) => {
  server[ME] = () => answer({ code }, status)
  await Promise.all([callMain(me), callMain(me)])
  expect(toldTexts()).toEqual([words])
  expect(getSession()).not.toBe(null)
})

test('S-WEB-41 what the server has no room for is told as that, and the login stays', async () => {
  server[ME] = () => answer({ code: 'cannot_store' }, 507)
  await Promise.all([callMain(me), callMain(me)])
  expect(toldTexts()).toEqual(["We can't save anything right now. Try again in a few minutes."])
  expect(getSession()).not.toBe(null)
})

test('S-WEB-41 a renewal that the server has no room for ends no login', async () => {
  keepSession(session(Date.now() - 1))
  server[RENEW] = () => answer({ code: 'cannot_store' }, 507)
  expect(await callMain(me)).toMatchObject({ kind: 'refused', status: 507 })
  expect(getSession()).not.toBe(null)
})

test('S-WEB-14 visitors are told, too, but not of a check that nobody waits for', async () => {
  endSession('signed-out')
  server[ME] = () => answer({ code: 'error' }, 500)
  await callSilently(me)
  expect(toldTexts()).toEqual([])
  expect(await callOpenly(me)).toMatchObject({ kind: 'refused', status: 500 })
  expect(toldTexts()).toEqual(['Server error. Try again in a moment.'])
})

test('S-WEB-14 a renewal that the server cannot do is told', async () => {
  keepSession(session(Date.now() - 1))
  server[RENEW] = () => answer({ code: 'error' }, 503)
  expect(await callMain(me)).toMatchObject({ kind: 'refused', status: 503 })
  expect(toldTexts()).toEqual(['Server error. Try again in a moment.'])
  expect(getSession()).not.toBe(null)
})

test.each([
  [404, 'not_found'],
  [422, 'invalid'],
  [429, 'too_fast'],
  [505, 'error'],
])('S-WEB-14 %i %s is left to who asked', async (status, code) => {
  server[ME] = () => answer({ code }, status)
  expect(await callMain(me)).toMatchObject({ kind: 'refused', status, code })
  expect(toldTexts()).toEqual([])
})

test.each([
  ['half of an answer', '{"access_token":"acc'],
  ['a page of somebody on the way', '<!doctype html><title>Pay for this network</title>'],
  ['an answer that says nothing', ''],
])('S-WEB-10 %s is want of a network: nothing is taken from it, and the login stays', async (_what, text) => {
  server[ME] = () => new Response(text === '' ? '{' : text)
  expect(await callMain(me)).toEqual({ kind: 'network' })
  keepSession(session(Date.now() - 1))
  server[RENEW] = () => new Response(text)
  server[ME] = () => answer({ name: 'Sokha' })
  expect(await callMain(me)).toEqual({ kind: 'network' })
  expect(getSession()?.access.token).toBe('access-1')
  expect(readRefreshToken('1')).toBe('refresh-1')
})

test('S-WEB-10 without a network the login stays', async () => {
  keepSession(session(Date.now() - 1))
  expect(await callMain(me)).toEqual({ kind: 'network' })
  expect(await chatTokens.refresh()).toEqual({ kind: 'network' })
  expect(getSession()?.access.token).toBe('access-1')
})

test.each([
  [1_000_000 + 255_600, 1_000_000_000],
  [255_600, 0],
  [0, 0],
])('S-WEB-11 im_exp %i: refreshed at %i ms, 0 = never', (im_exp, refreshAt) => {
  expect(readChatToken({ im_token: 't', im_exp })).toEqual({ token: 't', refreshAt })
})

test('S-WEB-11 the chat renews its token by itself; the session has it then', async () => {
  server['/chat/auth'] = () => answer({ code: 200, data: { im_token: 'chat-2', im_exp: 0 } })
  const token = { token: 'chat-2', refreshAt: 0 }
  expect(await chatTokens.refresh()).toEqual({ kind: 'token', token })
  expect(asked[0]?.bearer).toBe('Bearer chat-1')
  expect(chatTokens.current()).toEqual(token)
})

test('S-WEB-11 a chat token that is too old is replaced by a new chat login', async () => {
  server['/chat/auth'] = () => answer({ code: -401, message: 'over' })
  server[CHAT_LOGIN] = () => answer({ user: { im_id: 'im-1' }, im_token: 'chat-3', im_exp: 0 })
  expect(await chatTokens.refresh()).toMatchObject({ kind: 'token', token: { token: 'chat-3' } })
  expect(pathsAsked()).toEqual(['/chat/auth', CHAT_LOGIN])
  expect(asked[1]?.body).toMatchObject({ platform: 3, status: 2, userId: '1', accountType: 0 })
})

test('S-WEB-11 a revoked login is refused for good', async () => {
  server['/chat/auth'] = () => answer({ code: -403, message: 'revoked' })
  server[CHAT_LOGIN] = () => answer({ code: 'revoked' }, 403)
  expect(await chatTokens.refresh()).toEqual({ kind: 'refused' })
  expect(getSession()).toBe(null)
})

test.each([404, 422])(
  'S-SAYNO-3 a chat token that %i refuses, and no new chat login, ends the login',
  async (status) => {
    server['/chat/auth'] = () => answer({ code: 'x' }, status)
    server[CHAT_LOGIN] = () => answer({ code: 'x' }, status)
    expect(await chatTokens.refresh()).toEqual({ kind: 'refused' })
    expect(getSession()).toBe(null)
    expect(lastEnd()).toBe('chat-login')
  },
)

test.each([
  ['a renewal', '/chat/auth', { code: 200, data: {} }],
  ['a chat login', CHAT_LOGIN, { user: { im_id: 'im-1' } }],
])('S-SAYNO-3 %s that brings no token ends the login, and says so', async (_what, path, body) => {
  server['/chat/auth'] = () => answer({ code: -401, message: 'over' })
  server[path] = () => answer(body)
  expect(await chatTokens.refresh()).toEqual({ kind: 'refused' })
  expect(getSession()).toBe(null)
  expect(lastEnd()).toBe('token-refresh')
})

/** The same account again, and another one. */
const others: [string, Session][] = [
  ['the account again', session(Date.now() + HOUR, { loginId: 'login-2' })],
  ['somebody else', session(Date.now() + HOUR, { userId: '2' })],
]

/** The answer comes when nobody waits for it any more: whoever is logged in by then. */
const late = (then: Session | null, response: Response) => () => {
  endSession('signed-out')
  if (then !== null) keepSession(then)
  return response
}
const renewed = () => answer({ access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 7200 })

test.each([['nobody', null] as const, ...others])(
  'S-WEB-16 a renewal that comes late gives %s a token, and asks for nothing',
  async (_who, then) => {
    keepSession(session(Date.now() - 1))
    server[RENEW] = late(then, renewed())
    server[ME] = () => answer({ name: 'Sokha' })
    expect(await callMain(me)).toMatchObject({ kind: 'refused', status: 401 })
    expect(getSession()).toBe(then)
    expect(readRefreshToken('1')).toBe('')
    expect(pathsAsked()).toEqual([RENEW])
  },
)

test.each(others)('S-WEB-16 a refusal that comes late ends no login of %s', async (_who, then) => {
  server[ME] = late(then, answer({ code: 'unauthorized' }, 401))
  expect(await callMain(me)).toMatchObject({ kind: 'refused', status: 401 })
  expect(getSession()).toBe(then)
  endSession('signed-out')
  keepSession(session(Date.now() - 1))
  server[RENEW] = late(then, answer({ code: 'unauthorized' }, 401))
  expect(await callMain(me)).toMatchObject({ kind: 'refused', status: 401 })
  expect(getSession()).toBe(then)
})

test('S-WEB-16 what was asked in the name of one login is not told to the next', async () => {
  server[ME] = late(session(Date.now() + HOUR, { loginId: 'login-2' }), answer({ name: 'Sokha' }))
  expect(await callMain(me)).toMatchObject({ kind: 'refused', status: 401 })
})

test.each(others)('S-WEB-16 a call that waits for its turn does not go out as %s', async (_who, then) => {
  keepSession(session(Date.now() - 1))
  server[RENEW] = late(then, renewed())
  server[ME] = () => answer({ name: 'Sokha' })
  await Promise.all([callMain(me), callMain(me)])
  expect(pathsAsked()).toEqual([RENEW])
})

test.each([['nobody', null] as const, ...others])(
  'S-WEB-16 a chat token that comes late is not given to %s, nor asked for anew',
  async (_who, then) => {
    const told = { code: 200, data: { im_token: 'chat-2', im_exp: 0 } }
    for (const body of [told, { code: -401, message: 'over' }]) {
      keepSession(session(Date.now() + HOUR))
      server['/chat/auth'] = late(then, answer(body))
      server[CHAT_LOGIN] = () => answer({ user: { im_id: 'im-1' }, im_token: 'chat-3', im_exp: 0 })
      expect(await chatTokens.refresh()).toEqual({ kind: 'refused' })
      expect(getSession()).toBe(then)
    }
    expect(pathsAsked()).toEqual(['/chat/auth', '/chat/auth'])
  },
)

test('S-WEB-17 S-GATE-16 a logout ends chat and login on the server, with a token that is over renewed first', async () => {
  const login = session(Date.now() - 1)
  keepSession(login)
  server[RENEW] = renewed
  server[LOGOUT] = () => new Response(null, { status: 204 })
  const told = logOut(login)
  expect(getSession()).toBe(login)
  await told
  expect(asked.map(({ path, bearer }) => [path, bearer])).toEqual([
    ['/chat/auth', 'Bearer chat-1'],
    [RENEW, null],
    [LOGOUT, 'Bearer access-2'],
  ])
  expect(asked[1]?.body).toEqual({ access_token: 'access-1', refresh_token: 'refresh-1' })
  expect(getSession()).toBe(null)
  expect(readRefreshToken('1')).toBe('')
})

test('S-GATE-15 a chat that is not there any more ends no login', async () => {
  onTestFinished(() => setChatOn(true))
  const login = session(Date.now() + HOUR)
  keepSession(login)
  const off = () => answer({ code: 'chat_off' }, 422)
  server['/chat/auth'] = off
  expect(await chatTokens.refresh()).toEqual({ kind: 'network' })
  expect([isChatOn(), getSession()]).toEqual([false, login])
  setChatOn(true)
  server['/chat/auth'] = () => answer({ code: -401, message: 'over' })
  server[CHAT_LOGIN] = off
  expect(await chatTokens.refresh()).toEqual({ kind: 'network' })
  expect([isChatOn(), getSession()]).toEqual([false, login])
})

test('S-WEB-42 a logout is told to the server first, and what ends here meanwhile is that logout', async () => {
  const login = session(Date.now() + HOUR)
  keepSession(login)
  server[ME] = () => answer({ code: 'unauthorized' }, 401)
  server[LOGOUT] = async () => {
    expect(getSession()).toBe(login)
    await callMain(me)
    return new Response(null, { status: 204 })
  }
  await logOut(login)
  expect(pathsAsked()).toEqual(['/chat/auth', LOGOUT, ME])
  expect(getSession()).toBe(null)
  expect(lastEnd()).toBe('signed-out')
})

test('S-WEB-42 a logout that the server does not answer ends here after 3 s, and without a network at once', async () => {
  const login = session(Date.now() + HOUR)
  keepSession(login)
  server[LOGOUT] = () => new Promise(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  void logOut(login)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(getSession()).toBe(login)
  await vi.advanceTimersByTimeAsync(1)
  expect(getSession()).toBe(null)
  delete server[LOGOUT]
  const next = session(Date.now() + HOUR, { loginId: 'login-2' })
  keepSession(next)
  await logOut(next)
  expect(getSession()).toBe(null)
  expect(lastEnd()).toBe('signed-out')
})

test('S-WEB-12 no token is ever in localStorage or in an address', async () => {
  keepSession(session(Date.now() - 1))
  server[RENEW] = renewed
  server[ME] = () => answer({})
  server['/chat/auth'] = () => answer({ code: 200, data: { im_token: 'chat-2', im_exp: 0 } })
  await callMain(me)
  await chatTokens.refresh()
  expect(pathsAsked()).toEqual([RENEW, ME, '/chat/auth'])
  const places = JSON.stringify([{ ...localStorage }, asked.map(({ url }) => url), location.href])
  for (const token of ['access-1', 'access-2', 'chat-1', 'chat-2', 'refresh-1', 'refresh-2'])
    expect(places).not.toContain(token)
})

/** As after the browser was closed: tokens are kept, and no tab has the login. */
function close(): void {
  endSession('signed-out')
  keepLogin({ userId: '1', accessToken: 'access-1', refreshToken: 'refresh-1' })
  asked = []
}
const token = `head.${btoa(JSON.stringify({ user: { userId: '1' } }))}.sign`
const entered = { [ME]: { name: 'Sokha', seekerId: '1' }, [CHAT_LOGIN]: { user: { im_id: '10001' } } }

test('S-WEB-18 who closed the browser is logged in again, with the tokens that were kept', async () => {
  close()
  server[RENEW] = () => answer({ access_token: token, refresh_token: 'refresh-2', expires_in: 7200 })
  for (const [path, body] of Object.entries(entered)) server[path] = () => answer(body)
  await returnToLogin()
  expect(asked[0]?.body).toEqual({ access_token: 'access-1', refresh_token: 'refresh-1' })
  expect(getSession()).toMatchObject({ userId: '1', imId: '10001', name: 'Sokha', isEmployer: false })
  expect(findKeptLogin()).toEqual({ userId: '1', accessToken: token, refreshToken: 'refresh-2' })
})

test.each([
  ['that is over is forgotten', () => answer({ code: 'unauthorized' }, 401), null],
  ['that cannot be asked about is kept', () => Promise.reject(new TypeError('no network')), 'refresh-1'],
  [
    'whose next step fails is kept as it was renewed',
    () => answer({ access_token: token, refresh_token: 'refresh-2' }),
    'refresh-2',
  ],
])('S-WEB-18 a login %s', async (_, respond, kept) => {
  close()
  server[RENEW] = respond
  await returnToLogin()
  expect(getSession()).toBe(null)
  expect(findKeptLogin()?.refreshToken ?? null).toBe(kept)
})

test('S-WEB-18 a cookie that nobody here wrote ends no page: it is a login that is over', async () => {
  close()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API writes none that it cannot read
  document.cookie = `sarika_refresh_1=%; path=${import.meta.env.BASE_URL}`
  server[RENEW] = () => answer({ code: 'invalid' }, 422)
  await returnToLogin()
  expect(asked[0]?.body).toEqual({ access_token: 'access-1', refresh_token: '' })
  expect(findKeptLogin()).toBe(null)
})
