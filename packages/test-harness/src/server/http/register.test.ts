import { expect, test } from 'vitest'
import { CODE_LOGIN_REPEAT_MS, CODE_TRIES, CODE_TTL_MS } from '../limits'
import { type Reply, request, tryLogin } from '../testing/client'
import { askMail, lastCodeTo, mailCode, smsCode } from '../testing/codes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const API = '/api/v1.0.0'
const PATIENT = { loginAddresses: PLENTY, codeAddresses: PLENTY, codeRecipients: PLENTY }
const TOKENS = ['access_token', 'expires_in', 'refresh_token']

const post = (url: string, path: string, form: Record<string, string>): Promise<Reply> =>
  request(url, 'POST', `${API}/users/${path}`, { form })
const phoneLogin = (url: string, mobile: string, code: string) =>
  post(url, 'authorize/mobile', { regionCode: '855', mobile, code })
const NEW = { username: 'Srey-Mom_9', email: 'new@sarika.example', password: 'abc123', agreement: 'true' }
const BY_PHONE = { regionCode: '855', mobile: '098000001', password: 'abc123', agreement: 'true' }

const wrongOnes = (code: string) =>
  ['000000', '000001', '000002', '000003', '000004', '000005'].filter((one) => one !== code)

test('S-ACC-9 a code by SMS logs in, once, however the number is written', async () => {
  const { url } = await startTestServer()
  const code = await smsCode(url, 'login', '12000001')
  const { status, body } = await phoneLogin(url, '012 000 001', ` ${code} `)
  expect([status, Object.keys(body).toSorted()]).toEqual([200, TOKENS])
  const me = await request(url, 'GET', `${API}/users/me`, { token: body.access_token })
  expect(me.body).toMatchObject({ seekerId: '1', userName: 'sokha' })
  expect((await phoneLogin(url, '12000001', code)).body.code).toBe('wrong_code')
})

test('S-ACC-9 a code is for its number and its purpose, for ten minutes and five tries', async () => {
  const clock = handClock()
  const { url } = await startTestServer({
    clock: clock.now,
    rates: { ...PATIENT, wrongCodes: PLENTY },
  })
  const codeOf = async (mobile: string, code: string) => (await phoneLogin(url, mobile, code)).body.code
  const other = await smsCode(url, 'findpassword', '12000001')
  expect(await codeOf('12000001', other)).toBe('wrong_code')
  const code = await smsCode(url, 'login', '12000001')
  expect(await codeOf('12000002', code)).toBe('wrong_code')
  for (const wrong of wrongOnes(code).slice(0, CODE_TRIES))
    expect(await codeOf('12000001', wrong)).toBe('wrong_code')
  expect(await codeOf('12000001', code)).toBe('wrong_code')

  const young = await smsCode(url, 'login', '12000001')
  for (const wrong of wrongOnes(young).slice(0, CODE_TRIES - 1)) await codeOf('12000001', wrong)
  clock.advance(CODE_TTL_MS - 1)
  expect((await phoneLogin(url, '12000001', young)).status).toBe(200)
  const old = await smsCode(url, 'login', '12000001')
  clock.advance(CODE_TTL_MS)
  expect(await codeOf('12000001', old)).toBe('wrong_code')
  const replaced = await smsCode(url, 'login', '12000001')
  const newest = await smsCode(url, 'login', '12000001')
  if (replaced !== newest) expect(await codeOf('12000001', replaced)).toBe('wrong_code')
  expect((await phoneLogin(url, '12000001', newest)).status).toBe(200)
})

test('S-ACC-9 of two who hold a code one gets through, and tries at once are counted each', async () => {
  const { url } = await startTestServer({ rates: PATIENT })
  const code = await smsCode(url, 'login', '12000001')
  const both = await Promise.all([phoneLogin(url, '12000001', code), phoneLogin(url, '12000001', code)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const next = await smsCode(url, 'login', '12000001')
  const guesses = wrongOnes(next).slice(0, CODE_TRIES)
  await Promise.all(guesses.map((guess) => phoneLogin(url, '12000001', guess)))
  expect((await phoneLogin(url, '12000001', next)).status).toBe(422)
})

test('S-ACC-41 a login by code whose answer was lost is answered once more, as the same try within 30 s', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now, rates: PATIENT })
  const logIn = (mobile: string, code: string, key: string) =>
    request(url, 'POST', `${API}/users/authorize/mobile`, {
      form: { regionCode: '855', mobile, code },
      headers: { 'Idempotency-Key': key },
    })
  const code = await smsCode(url, 'login', '12000001')
  const first = await logIn('12000001', code, 'k1')
  expect(first.status).toBe(200)
  for (const [mobile, typed, key] of [
    ['12000001', code, 'k2'],
    ['12000001', code, ''],
    ['12000001', wrongOnes(code)[0] ?? '', 'k1'],
    ['12000002', code, 'k1'],
  ] as const)
    expect((await logIn(mobile, typed, key)).body.code).toBe('wrong_code')
  clock.advance(CODE_LOGIN_REPEAT_MS - 1)
  expect(await logIn('012000001', ` ${code}`, 'k1')).toMatchObject({ status: 200, body: first.body })
  expect((await logIn('12000001', code, 'k1')).body.code).toBe('wrong_code')

  const late = await smsCode(url, 'login', '12000001')
  expect((await logIn('12000001', late, 'k3')).status).toBe(200)
  clock.advance(CODE_LOGIN_REPEAT_MS)
  expect((await logIn('12000001', late, 'k3')).body.code).toBe('wrong_code')
})

test('S-ACC-41 what was answered once more is no login any more when that one ended', async () => {
  const { url } = await startTestServer()
  const code = await smsCode(url, 'login', '12000001')
  const logIn = () =>
    request(url, 'POST', `${API}/users/authorize/mobile`, {
      form: { regionCode: '855', mobile: '12000001', code },
      headers: { 'Idempotency-Key': 'k1' },
    })
  const { body: first } = await logIn()
  await request(url, 'DELETE', `${API}/users/authorize`, { token: first.access_token })
  const { body: again } = await logIn()
  expect((await request(url, 'GET', `${API}/users/me`, { token: again.access_token })).status).toBe(403)
})

test('S-ACC-10 by e-mail: an account with name, password and a chat identity of its own', async () => {
  const { url } = await startTestServer()
  await askMail(url, ' NEW@sarika.example')
  const code = await lastCodeTo(url, NEW.email)
  const { status, body } = await post(url, 'register', { ...NEW, code })
  expect([status, Object.keys(body).toSorted()]).toEqual([200, TOKENS])
  const token = body.access_token
  expect((await request(url, 'GET', `${API}/users/me`, { token })).body).toMatchObject({
    userName: 'srey-mom_9',
    name: 'Srey-Mom_9',
    email: 'new@sarika.example',
    mobile: '',
    regionCode: 'nophone',
    language: 'en',
  })
  for (const name of ['srey-mom_9', 'NEW@sarika.example'])
    expect((await tryLogin(url, name, 'abc123')).status).toBe(200)
  expect((await tryLogin(url, 'srey-mom_9', 'ABC123')).status).toBe(422)

  const chat = await request(url, 'POST', `${API}/users/authorize/im`, { token, body: {} })
  expect(chat.body.user).toEqual({
    im_id: expect.stringMatching(/^[1-9]\d{9}$/),
    nickname: 'Srey-Mom_9',
    user_type: 0,
    userId: expect.stringMatching(/^\d+$/),
    avatar: '',
  })
  const opened = await request(url, 'POST', `${API}/jobs/1/chat`, { token, body: {} })
  expect(opened.status).toBe(200)
  const list = await request(url, 'GET', '/biz/conversations/items/query', { token: chat.body.im_token })
  expect(list.body.data).toHaveLength(1)
})

test('S-ACC-10 by phone: a name is made up that says nothing of the number; ids are not shared', async () => {
  const { url } = await startTestServer()
  const ids = new Set<string>()
  for (const mobile of ['98000001', '98000002']) {
    const code = await smsCode(url, 'register', mobile)
    const { body } = await post(url, 'register/mobile', { ...BY_PHONE, mobile: `0${mobile}`, code })
    const me = (await request(url, 'GET', `${API}/users/me`, { token: body.access_token })).body
    expect(me).toMatchObject({ mobile, regionCode: '855', email: '' })
    expect(me.userName).toMatch(/^user-[0-9a-f]{10}$/)
    ids.add(me.seekerId)
    expect((await tryLogin(url, `+855 ${mobile}`, 'abc123')).status).toBe(200)
  }
  expect(ids.size).toBe(2)
})

test('S-ACC-10 without user name or password an e-mail is refused with 参数错误', async () => {
  const { url } = await startTestServer()
  const { username, password, ...rest } = { ...NEW, code: '123456' }
  for (const form of [
    { ...rest, username },
    { ...rest, password },
    rest,
    { ...rest, username: '', password },
  ]) {
    const { status, body } = await post(url, 'register', form)
    expect([status, body.message]).toEqual([422, '参数错误'])
  }
})

test.each([
  ['password', '12345a6789b123456', '6 to 16 letters and digits'],
  ['password', 'abc12', '6 to 16 letters and digits'],
  ['password', 'abc 123', '6 to 16 letters and digits'],
  ['password', 'abc123!', '6 to 16 letters and digits'],
  ['password', '123456', 'not only digits'],
  ['password', 'abcdef', 'not only letters'],
  ['agreement', 'false', 'the user agreement and the privacy policy must be accepted'],
  ['code', '123', 'a code has at least 4 digits'],
  ['email', 'no-address', 'not an e-mail address'],
  ['username', 'a b', 'letters, digits, underscore and hyphen only'],
  ['username', 'សុខា', 'letters, digits, underscore and hyphen only'],
  // It would stand in the way of somebody's phone.
  ['username', '85512000001', 'one letter at least'],
])('S-ACC-11 %s %s is refused: %s', async (field, value, message) => {
  const { url } = await startTestServer()
  const { status, body } = await post(url, 'register', { ...NEW, code: '123456', [field]: value })
  expect([status, body.fields[0]]).toEqual([422, { field, message }])
})

test('S-ACC-11 the bounds of names and passwords', async () => {
  const { url } = await startTestServer({ rates: PATIENT })
  const isShaped = async (more: object) =>
    (await post(url, 'register', { ...NEW, code: '123456', ...more })).body.code === 'wrong_code'
  for (const username of ['ab', 'a'.repeat(50)]) expect(await isShaped({ username })).toBe(true)
  for (const username of ['a', 'a'.repeat(51)]) expect(await isShaped({ username })).toBe(false)
  for (const password of ['abc123', 'abcdefgh12345678']) expect(await isShaped({ password })).toBe(true)
  const email = (length: number) => `${'a'.repeat(length - 15)}@sarika.example`
  expect([await isShaped({ email: email(79) }), await isShaped({ email: email(255) })]).toEqual([true, false])
  const { agreement, ...silent } = { ...NEW, code: '123456' }
  expect((await post(url, 'register', silent)).body.fields[0].field).toBe('agreement')
})

test('S-ACC-11 a name that is taken is refused by its field, and the code is not used up', async () => {
  const { url } = await startTestServer()
  const code = await mailCode(url, 'register', NEW.email)
  const form = { ...NEW, code }
  expect((await post(url, 'register', { ...form, username: 'SOKHA' })).body).toMatchObject({
    code: 'taken',
    fields: [{ field: 'username', message: 'user name already in use' }],
  })
  expect((await post(url, 'register', form)).status).toBe(200)
  // Who has an account gets no code; who guesses is told nothing.
  await askMail(url, NEW.email)
  expect((await post(url, 'register', { ...form, username: 'other' })).body.code).toBe('wrong_code')
})

test('S-ACC-11 two who register one address at once: one account', async () => {
  const { url } = await startTestServer()
  const code = await mailCode(url, 'register', NEW.email)
  const both = await Promise.all(
    ['one', 'two'].map((username) => post(url, 'register', { ...NEW, username, code })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('S-ACC-44 a code is taken as people paste it: with spaces, unseen marks, digits of their script', async () => {
  const { url } = await startTestServer({ rates: PATIENT })
  const KHMER = '០១២៣៤៥៦៧៨៩'
  const pasted: readonly ((code: string) => string)[] = [
    (code) => `${code.slice(0, 3)} ${code.slice(3)}`,
    (code) => code.replace(/\d/g, (digit) => KHMER[Number(digit)] ?? ''),
    (code) => `\u202a${code.slice(0, 3)}–${code.slice(3)}\u202c`,
  ]
  for (const [index, write] of pasted.entries()) {
    const mobile = `9800010${index}`
    const code = write(await smsCode(url, 'register', mobile))
    const { status } = await post(url, 'register/mobile', { ...BY_PHONE, mobile, code })
    expect([code, status]).toEqual([code, 200])
  }
})

test('S-ACC-1 a number is one account, whatever its spelling: Thailand has a zero in front, too', async () => {
  const { url } = await startTestServer({ rates: PATIENT })
  const code = await smsCode(url, 'register', '890887061', '66')
  // Somebody else gets the number between code and password.
  const { body } = await tryLogin(url, 'sokha', 'Sarika2026')
  const form = {
    regionCode: '66',
    mobile: '0890887061',
    code: await smsCode(url, 'change', '890887061', '66'),
  }
  const changed = await request(url, 'PUT', `${API}/users/mobile`, { token: body.access_token, form })
  expect(changed.status).toBe(204)
  for (const mobile of ['890887061', '๐๘๙-๐๘๘-๗๐๖๑', '+66 89 088 7061']) {
    const again = await post(url, 'register/mobile', { ...BY_PHONE, regionCode: '66', mobile, code })
    expect(again.body).toMatchObject({ code: 'taken', fields: [{ field: 'mobile' }] })
  }
  expect((await tryLogin(url, '0890887061', 'Sarika2026')).status).toBe(422)
  expect((await tryLogin(url, '+66 089 088 7061', 'Sarika2026')).status).toBe(200)
})

test('S-ACC-44 an e-mail and a user name lose what nobody sees', async () => {
  const { url } = await startTestServer({ rates: PATIENT })
  const code = await mailCode(url, 'register', NEW.email)
  const unseen = { email: `\u200e${NEW.email}\u200b`, username: `\u2068${NEW.username}\u2069` }
  expect((await post(url, 'register', { ...NEW, ...unseen, code })).status).toBe(200)
  for (const name of [NEW.email, NEW.username])
    expect((await tryLogin(url, name, NEW.password)).status).toBe(200)
})
