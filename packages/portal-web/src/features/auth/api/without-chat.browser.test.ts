import { afterEach, expect, test, vi } from 'vitest'
import { isChatOn, setChatOn } from '../../../lib/chat-switch'
import { endSession, getSession } from '../../../lib/session'
import { logIn } from './login'

const API = '/api/v1.0.0'
const access_token = `head.${btoa(JSON.stringify({ user: { userId: '1', accid: 'im-1' } }))}.sign`

afterEach(() => {
  endSession('signed-out')
  setChatOn(true)
  vi.unstubAllGlobals()
})

/** Logs in where the server answers so; what was asked, by path. */
async function askedAtLogin(
  server: Readonly<Record<string, [unknown, number?]>>,
): Promise<readonly string[]> {
  const asked: string[] = []
  const answers: typeof server = {
    [`${API}/users/authorize`]: [{ access_token, refresh_token: 'r' }],
    [`${API}/users/me`]: [{ name: 'Sokha', seekerId: '1', language: 'en' }],
    ...server,
  }
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, location.origin)
    asked.push(pathname)
    const [body, status = 200] = answers[pathname] ?? [{}, 404]
    return new Response(JSON.stringify(body), { status })
  })
  expect((await logIn({ account: 'sokha', password: 'Sarika2026' })).kind).toBe('ok')
  return asked
}

test('S-GATE-13 S-GATE-14 who logs in where there is no chat is logged in without it, and this machine remembers', async () => {
  const asked = await askedAtLogin({ '/chat/config/web': [{ code: 200, data: { chat: false } }] })
  expect(asked).not.toContain(`${API}/users/authorize/im`)
  expect(getSession()).toMatchObject({ userId: '1', imId: 'im-1', chat: { token: '' } })
  expect([isChatOn(), localStorage.getItem('sarika.no-chat')]).toEqual([false, '1'])
})

test('S-GATE-13 a server that says so at the chat login alone is heard too', async () => {
  await askedAtLogin({ [`${API}/users/authorize/im`]: [{ code: 'chat_off' }, 422] })
  expect(getSession()).toMatchObject({ imId: 'im-1', chat: { token: '' } })
  expect(isChatOn()).toBe(false)
})

test('S-GATE-13 where there is a chat its login is asked for', async () => {
  const asked = await askedAtLogin({
    '/chat/config/web': [{ code: 200, data: { chat: true } }],
    [`${API}/users/authorize/im`]: [{ user: { im_id: 'im-1' }, im_token: 'chat-1', im_exp: 0 }],
  })
  expect(asked).toContain(`${API}/users/authorize/im`)
  expect(getSession()).toMatchObject({ imId: 'im-1', chat: { token: 'chat-1' } })
  expect(localStorage.getItem('sarika.no-chat')).toBe(null)
})
