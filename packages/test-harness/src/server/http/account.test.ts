import { expect, test } from 'vitest'
import { login, request, tryLogin } from '../testing/client'
import { mailCode, smsCode } from '../testing/codes'
import { handClock, startTestServer } from '../testing/world'

const API = '/api/v1.0.0'

test('S-ACC-14 the phone is changed with a code that went to the new one', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const put = (mobile: string, code: string) =>
    sokha.api('PUT', '/users/mobile', { regionCode: '855', mobile, code })
  const code = await smsCode(url, 'change', '98000001')
  expect((await put('98000002', code)).body.code).toBe('wrong_code')
  expect((await put('12', code)).body.fields[0].field).toBe('mobile')
  expect((await put('098000001', code)).status).toBe(204)
  expect((await sokha.api('GET', '/users/me')).body).toMatchObject({ mobile: '98000001', regionCode: '855' })
  expect((await tryLogin(url, '+855 98000001', 'Sarika2026')).status).toBe(200)
  expect((await tryLogin(url, '+855 12000001', 'Sarika2026')).status).toBe(422)
})

test('S-ACC-14 the e-mail is changed with a code that went to the new one', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const put = (email: string, code: string) => sokha.api('PUT', '/users/change/email', { email, code })
  const code = await mailCode(url, 'change', 'new@sarika.example')
  expect((await put('other@sarika.example', code)).body.code).toBe('wrong_code')
  expect((await put('NEW@sarika.example', code)).status).toBe(204)
  expect((await sokha.api('GET', '/users/me')).body.email).toBe('new@sarika.example')
  expect((await tryLogin(url, 'new@sarika.example', 'Sarika2026')).status).toBe(200)
})

test('S-ACC-14 a phone or an e-mail that somebody took meanwhile is refused', async () => {
  const { url } = await startTestServer()
  const [sokha, dara] = await Promise.all([login(url, 'sokha'), login(url, 'dara')])
  const email = 'new@sarika.example'
  const codes = [await mailCode(url, 'change', email), await mailCode(url, 'register', email)]
  const form = { username: 'fast', email, password: 'abc123', agreement: 'on', code: codes[1] ?? '' }
  expect((await request(url, 'POST', `${API}/users/register`, { form })).status).toBe(200)
  const late = await sokha.api('PUT', '/users/change/email', { email, code: codes[0] })
  expect([late.status, late.body.code, late.body.message]).toEqual([422, 'taken', 'email already in use'])
  const code = await smsCode(url, 'change', '98000001')
  const body = { regionCode: '855', mobile: '98000001', code }
  const both = await Promise.all([sokha, dara].map((one) => one.api('PUT', '/users/mobile', body)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422])
})

test('S-ACC-15 the password is changed with the old one; other logins end, this one stays', async () => {
  const { url } = await startTestServer()
  const [here, there] = [await login(url, 'sokha'), await login(url, 'sokha')]
  const socket = await there.online({ platform: '2' })
  const put = (oldPassword: string, newPassword: string) =>
    here.api('PUT', '/users/password', { oldPassword, newPassword })
  expect((await put('nope', 'newPass1')).body).toMatchObject({
    code: 'wrong_credentials',
    fields: [{ field: 'oldPassword' }],
  })
  expect((await put('Sarika2026', 'Sarika2026')).body.code).toBe('same_password')
  expect((await put('Sarika2026', 'abcdef')).body.fields[0]).toEqual({
    field: 'newPassword',
    message: 'not only letters',
  })
  expect((await put('Sarika2026', 'newPass1')).status).toBe(204)
  // Its answer was lost, and it is asked for once more.
  expect((await put('Sarika2026', 'newPass1')).status).toBe(204)
  expect((await put('Sarika2026', 'newPass2')).body.code).toBe('wrong_credentials')
  expect(await socket.awaitClose()).toMatchObject({ code: 4003 })
  expect((await there.api('GET', '/users/me')).status).toBe(403)
  expect((await here.api('GET', '/users/me')).status).toBe(200)
  expect((await tryLogin(url, 'sokha', 'Sarika2026')).status).toBe(422)
  expect((await tryLogin(url, 'sokha', 'newPass1')).status).toBe(200)
})

test('S-ACC-15 what is no change is refused whatever the password is', async () => {
  const { url } = await startTestServer({ rates: { passwordChanges: { burst: 1, perSecond: 1 / 60 } } })
  const sokha = await login(url, 'sokha')
  for (const password of ['newPass1', 'Sarika2026', 'newPass1']) {
    const same = { oldPassword: password, newPassword: password }
    expect((await sokha.api('PUT', '/users/password', same)).body.code).toBe('same_password')
  }
})

test('S-ACC-40 a password is changed ten times, then once a minute, wrong and repeated changes counted', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const sokha = await login(url, 'sokha')
  const put = (oldPassword: string, newPassword: string) =>
    sokha.api('PUT', '/users/password', { oldPassword, newPassword })
  for (let i = 0; i < 2; i++) {
    expect((await put('nope', 'newPass2')).status).toBe(422)
    expect((await put('Sarika2026', 'newPass1')).status).toBe(204)
    // Each of the two is asked for again: its answer was lost.
    expect((await put('Sarika2026', 'newPass1')).status).toBe(204)
    expect((await put('newPass1', 'Sarika2026')).status).toBe(204)
    expect((await put('newPass1', 'Sarika2026')).status).toBe(204)
  }
  const stopped = await put('Sarika2026', 'newPass1')
  expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await tryLogin(url, 'sokha', 'Sarika2026')).status).toBe(200)
  clock.advance(60_000)
  expect((await put('Sarika2026', 'newPass1')).status).toBe(204)
})

test('S-ACC-40 wrong codes for a phone and an e-mail are counted by who is logged in, and stop nothing else', async () => {
  const { url } = await startTestServer()
  const [sokha, dara] = [await login(url, 'sokha'), await login(url, 'dara')]
  const code = '000000'
  const phone = () => sokha.api('PUT', '/users/mobile', { regionCode: '855', mobile: '98000001', code })
  const email = () => sokha.api('PUT', '/users/change/email', { email: 'a@b.example', code })
  for (let i = 0; i < 5; i++) for (const change of [phone, email]) expect((await change()).status).toBe(422)
  for (const change of [phone, email]) {
    const stopped = await change()
    expect([stopped.status, Number(stopped.headers.get('retry-after')) > 0]).toEqual([429, true])
  }
  const other = await dara.api('PUT', '/users/change/email', { email: 'a@b.example', code })
  expect(other.status).toBe(422)
  expect((await tryLogin(url, 'sokha', 'Sarika2026')).status).toBe(200)
  const change = { oldPassword: 'Sarika2026', newPassword: 'newPass1' }
  expect((await sokha.api('PUT', '/users/password', change)).status).toBe(204)
})

test('S-ACC-16 the default language is one of the six, and is kept', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const languageOf = async () => (await sokha.api('GET', '/users/me')).body.language
  expect(await languageOf()).toBe('en')
  for (const language of ['zh', 'km', 'ko', 'th', 'vi', 'en']) {
    expect((await sokha.api('PUT', '/users/language', { language })).status).toBe(204)
    expect(await languageOf()).toBe(language)
  }
  for (const language of ['fr', '', 'km-KH', null])
    expect((await sokha.api('PUT', '/users/language', { language })).status).toBe(422)
})
