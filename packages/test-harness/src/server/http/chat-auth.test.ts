import { APP_KEY } from '@sarika/portal-web/contract/chat'
import { expect, test } from 'vitest'
import { signSmsRequest } from '../accounts/sms-signature'
import { login, request, TestClient, tryLogin } from '../testing/client'
import { lastCodeTo, readOutbox, solvedCaptcha } from '../testing/codes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const IM_LOGIN = '/api/v1.0.0/users/authorize/im'

const enter = (url: string, account: string, password = 'Sarika2026', more: object = {}) =>
  request(url, 'POST', '/chat/auth', { body: { account, password, ...more } })

/** Somebody who has a login of the chat alone. */
async function inChat(url: string, account: string): Promise<TestClient> {
  const { data } = (await enter(url, account)).body
  return new TestClient(url, data.user.im_id, '', '', data.im_token)
}

async function askCode(url: string, phone: string, regionCode: string, mobile: string) {
  const nonce = Math.random().toString(36).slice(2).padEnd(10, 'x').slice(0, 10)
  const captcha = await solvedCaptcha(url, regionCode + mobile)
  const body = { nonce, signature: signSmsRequest(regionCode, mobile, nonce), ...captcha }
  return request(url, 'POST', `/chat/sms/${encodeURIComponent(phone)}/vcodes`, { body })
}
const validate = (url: string, account: string, code: string) =>
  request(url, 'POST', '/chat/passport/recover/validate', { form: { account, code } })
const setPassword = (url: string, account: string, code: string, password: string) =>
  request(url, 'POST', '/chat/passport/recover/password', { form: { account, code, password } })
const other = (code: string) => (code === '000000' ? '000001' : '000000')

test('S-GATE-1 name and password give a chat token, with which the chat is used and renewed', async () => {
  const { url } = await startTestServer()
  const { status, body, headers } = await enter(url, 'sokha')
  expect(status).toBe(200)
  expect(body).toMatchObject({ code: 200, data: { user: { user_type: 0 }, im_token: expect.any(String) } })
  expect(headers.get('set-cookie')).toContain('Path=/chat/files')
  const sokha = await inChat(url, '+855 12 000 001')
  expect(sokha.imId).toBe(body.data.user.im_id)
  expect((await sokha.chat('GET', '/chat/groups')).body.code).toBe(200)
  expect((await sokha.chat('GET', '/chat/auth?server=warm')).body.data.im_token).toEqual(expect.any(String))
  await (await sokha.online()).beat()
})

test('S-GATE-1 S-ACC-1 its tries are those of the login of the portal, and a wrong name is like a wrong password', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now, rates: { loginAddresses: PLENTY } })
  const [wrong, nobody] = [await enter(url, 'sokha', 'wrong1'), await enter(url, 'nobody-here', 'wrong1')]
  expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong_credentials'])
  expect(nobody).toMatchObject({ status: 422, body: wrong.body })
  for (let i = 0; i < 9; i++) await (i % 2 ? enter(url, 'sokha', 'wrong1') : tryLogin(url, 'sokha', 'wrong1'))
  for (const reply of [await enter(url, 'sokha'), await tryLogin(url, 'sokha', 'Sarika2026')])
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '12'])
})

test('S-GATE-2 a login of the chat alone stands among the logins of its account, and ends with its chat', async () => {
  const { url } = await startTestServer()
  const portal = await login(url, 'sokha')
  const listed = async () => (await portal.api('GET', '/users/me/logins')).body.result.length
  const sokha = await inChat(url, 'sokha')
  const socket = await sokha.online()
  expect(await listed()).toBe(2)
  expect((await sokha.chat('DELETE', '/chat/auth')).body.code).toBe(200)
  expect(await socket.awaitClose()).toMatchObject({ code: 4003 })
  expect((await sokha.chat('GET', '/chat/auth')).body.code).toBe(-403)
  expect(await listed()).toBe(1)
  // That of the portal ends its chat alone.
  await portal.chat('DELETE', '/chat/auth')
  expect(await listed()).toBe(1)
})

test('S-GATE-3 by phone: a code is asked for, tried, and a new password ends every login', async () => {
  const { url } = await startTestServer()
  const [portal, sokha] = [await login(url, 'sokha'), await inChat(url, 'sokha')]
  const socket = await sokha.online()
  expect((await askCode(url, '85512000001', '855', '12000001')).body).toEqual({ code: 200, data: null })
  const code = await lastCodeTo(url, '+855 12000001')
  expect((await validate(url, '012000001', other(code))).body.code).toBe('wrong_code')
  expect((await validate(url, '012 000 001', code)).body).toEqual({ code: 200, data: null })
  expect((await setPassword(url, '+855 12000001', code, 'newPass1')).body).toEqual({ code: 200, data: null })
  expect(await socket.awaitClose()).toMatchObject({ code: 4003 })
  expect((await portal.api('GET', '/users/me')).status).toBe(403)
  expect((await enter(url, 'sokha')).status).toBe(422)
  expect((await enter(url, 'sokha', 'newPass1')).status).toBe(200)
  expect((await setPassword(url, '012000001', code, 'newPass2')).body.code).toBe('wrong_code')
})

test('S-GATE-4 nothing of it tells whether an account exists, and a wrong shape is named', async () => {
  const { url } = await startTestServer({ rates: { loginAddresses: PLENTY } })
  const [known, unknown] = [
    await askCode(url, '85512000001', '855', '12000001'),
    await askCode(url, '+855 98000001', '855', '98000001'),
  ]
  expect(unknown).toMatchObject({ status: known.status, body: known.body })
  const right = await lastCodeTo(url, '+855 12000001')
  const answers = []
  for (const name of ['012000001', '098000001', 'nobody@sarika.example', 'sokha@sarika.example'])
    answers.push(
      await validate(url, name, other(right)),
      await setPassword(url, name, other(right), 'newPass1'),
    )
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 422, body: answers[0]?.body })
  expect((await readOutbox(url)).messages).toHaveLength(2)
  expect((await validate(url, 'sokha', right)).body.fields[0].field).toBe('account')
  expect((await setPassword(url, '012000001', right, 'short')).body.fields[0].field).toBe('password')
  expect((await askCode(url, '1', '855', '12000001')).body.fields[0].field).toBe('phone')
})

test('S-GATE-4 wrong codes are counted for the recipient, with those of the portal', async () => {
  const rates = { loginAddresses: PLENTY, codeRecipients: PLENTY, codeAddresses: PLENTY }
  const { url } = await startTestServer({ clock: handClock().now, rates })
  for (let i = 0; i < 10; i++) {
    await askCode(url, '85512000001', '855', '12000001')
    const code = await lastCodeTo(url, '+855 12000001')
    expect((await validate(url, '012000001', other(code))).status).toBe(422)
  }
  await askCode(url, '85512000001', '855', '12000001')
  const form = { code: await lastCodeTo(url, '+855 12000001'), password: 'newPass1' }
  const portal = await request(url, 'POST', '/api/v1.0.0/findpassword/1/855/12000001', { form })
  expect([portal.status, portal.body.code]).toEqual([429, 'too_fast'])
})

test('S-GATE-5 a new password by the old one: the login that asks stays, the others end', async () => {
  const { url } = await startTestServer()
  const [portal, sokha] = [await login(url, 'sokha'), await inChat(url, 'sokha')]
  const change = (imId: string, oldPassword: string) =>
    sokha.chat('POST', `/chat/users/${imId}/password`, { oldPassword, newPassword: 'newPass1' })
  expect((await change('20001', 'Sarika2026')).status).toBe(404)
  expect((await change(sokha.imId, 'wrong1')).body.code).toBe('wrong_credentials')
  expect((await change(sokha.imId, 'Sarika2026')).body).toEqual({ code: 200, data: null })
  expect((await portal.api('GET', '/users/me')).status).toBe(403)
  expect((await sokha.chat('GET', '/chat/groups')).body.code).toBe(200)
  expect((await enter(url, 'sokha', 'newPass1')).status).toBe(200)
})

test('S-GATE-6 a chat login answers who somebody is there: im id, user type and user id', async () => {
  const { url } = await startTestServer()
  const { accessToken: token } = await login(url, 'sokha')
  const { body } = await request(url, 'POST', IM_LOGIN, { token, body: { appKey: APP_KEY } })
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(body.user).toMatchObject({ im_id: claims.user.accid, user_type: 0, userId: claims.user.userId })
  expect((await enter(url, 'sokha')).body.data.user).toEqual(body.user)
})

test('S-GATE-7 a login with the key of another application is refused; one without a key is let in', async () => {
  const { url } = await startTestServer()
  const { accessToken: token } = await login(url, 'sokha')
  for (const [appKey, status] of [
    [APP_KEY, 200],
    [undefined, 200],
    ['another', 422],
    ['', 422],
  ] as const) {
    expect((await request(url, 'POST', IM_LOGIN, { token, body: { appKey } })).status).toBe(status)
    expect((await enter(url, 'sokha', 'Sarika2026', { appKey })).status).toBe(status)
  }
  expect((await enter(url, 'sokha', 'Sarika2026', { appKey: 'another' })).body.fields[0].field).toBe('appKey')
})
