import { expect, test } from 'vitest'
import { LANGUAGES } from '../constants/names'
import { request } from '../testing/client'
import { askMail, askSms, lastCodeTo, readOutbox, smsQuery } from '../testing/codes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const API = '/api/v1.0.0'
const PLENTY_OF_CODES = { codeAddresses: PLENTY, codeRecipients: PLENTY, codes: PLENTY, lookups: PLENTY }

test('S-ACC-4 a picture comes as a PNG with its id', async () => {
  const { url } = await startTestServer()
  const { status, body } = await request(url, 'GET', `${API}/users/sms/image-captcha?phone=85512000001`)
  expect([status, Object.keys(body).toSorted()]).toEqual([200, ['image', 'imageCaptchaId']])
  const [head, data] = body.image.split(',')
  expect(head).toBe('data:image/png;base64')
  expect(Buffer.from(data, 'base64').subarray(1, 4).toString()).toBe('PNG')
  expect((await request(url, 'GET', `${API}/users/sms/image-captcha`)).status).toBe(422)
})

test.each(LANGUAGES)('S-ACC-23 who sees no picture answers a sum in words: %s', async (language) => {
  const { url } = await startTestServer()
  const headers = { 'accept-language': language }
  const ask = `${API}/users/sms/image-captcha?kind=text&phone=85512000001`
  const { status, body } = await request(url, 'GET', ask, { headers })
  expect([status, Object.keys(body).toSorted()]).toEqual([200, ['imageCaptchaId', 'question']])
  const [, a = '', b = '', rest = ''] = /^\D*([1-9])(?=\D)\D+([1-9])(\D*)$/.exec(body.question) ?? []
  expect([body.question, rest === '']).toEqual([body.question, false])
  const answer = { imageCaptcha: String(Number(a) + Number(b)), imageCaptchaId: body.imageCaptchaId }
  const query = await smsQuery(url, '855', '12000001', { type: 'login', ...answer })
  expect((await askSms(url, query)).status).toBe(204)
})

test('S-ACC-23 the six ways to ask for a sum are six, and it is limited like a picture', async () => {
  const { url } = await startTestServer({ rates: { lookups: { burst: 6, perSecond: 1 / 60 } } })
  const ask = (kind: string, language: string) =>
    request(url, 'GET', `${API}/users/sms/image-captcha?phone=85512000001&kind=${kind}`, {
      headers: { 'accept-language': language },
    })
  const asked = []
  for (const language of LANGUAGES) asked.push((await ask('text', language)).body.question)
  expect(new Set(asked.map((question) => question.replace(/\d/g, ''))).size).toBe(6)
  expect([(await ask('text', 'en')).status, (await ask('image', 'en')).status]).toEqual([429, 429])
  expect((await ask('sound', 'en')).status).toBe(422)
})

test('S-ACC-23 a sum is for one number and one answer', async () => {
  const { url } = await startTestServer({ rates: PLENTY_OF_CODES })
  const sum = async (phone: string) => {
    const { body } = await request(url, 'GET', `${API}/users/sms/image-captcha?kind=text&phone=${phone}`)
    const { captchas } = await readOutbox(url)
    const answer = captchas.find(({ id }) => id === body.imageCaptchaId)?.answer ?? ''
    return { imageCaptchaId: String(body.imageCaptchaId), imageCaptcha: answer }
  }
  const codeOf = async (answer: Record<string, string>) =>
    (await askSms(url, await smsQuery(url, '855', '12000001', { type: 'login', ...answer }))).body.code
  expect(await codeOf(await sum('85512000002'))).toBe('wrong_captcha')
  const mine = await sum('85512000001')
  expect(await codeOf({ ...mine, imageCaptcha: '19' })).toBe('wrong_captcha')
  expect(await codeOf(mine)).toBe('wrong_captcha')
})

test('S-ACC-5 a right request sends a code of six digits to the number, and says nothing itself', async () => {
  const { url } = await startTestServer()
  for (const [type, mobile] of [
    ['login', '12000001'],
    ['register', '98000001'],
    ['findpassword', '12000002'],
    ['change', '98000002'],
  ] as const) {
    const reply = await askSms(url, await smsQuery(url, '855', mobile, { type }))
    expect(reply).toMatchObject({ status: 204, body: '' })
    expect(await lastCodeTo(url, `+855 ${mobile}`)).toMatch(/^\d{6}$/)
  }
})

test('S-ACC-5 the number may come as phone, and without the id of its picture', async () => {
  const { url } = await startTestServer()
  const { mobile, imageCaptchaId: _, ...rest } = await smsQuery(url, '855', '12000001', { type: 'login' })
  expect((await askSms(url, { ...rest, phone: mobile })).status).toBe(204)
  expect(await lastCodeTo(url, '+855 12000001')).toMatch(/^\d{6}$/)
  const again = await smsQuery(url, '855', '12000002', { accountType: '1' })
  const { mobile: number, imageCaptchaId: __, ...recovery } = again
  const query = new URLSearchParams({ ...recovery, phone: number })
  expect((await request(url, 'GET', `${API}/findpassword/code/mobile?${query}`)).status).toBe(204)
  const none = await askSms(url, rest)
  expect([none.status, none.body.fields[0].field]).toEqual([422, 'mobile'])
})

test('S-ACC-5 every part of a request is judged, and a picture or a nonce serves once', async () => {
  const { url } = await startTestServer({ rates: PLENTY_OF_CODES })
  const good = (more = {}) => smsQuery(url, '855', '12000001', { type: 'login', ...more })
  const codeOf = async (query: Record<string, string>) => (await askSms(url, query)).body.code
  expect(await codeOf(await good({ signature: '0'.repeat(64) }))).toBe('wrong_signature')
  expect(await codeOf(await good({ signature: 'ក'.repeat(64) }))).toBe('wrong_signature')
  expect(await codeOf(await good({ imageCaptcha: '00' }))).toBe('wrong_captcha')
  expect(await codeOf({ ...(await good()), imageCaptchaId: 'x' })).toBe('wrong_captcha')
  // A picture that was read for another number.
  const { imageCaptcha, imageCaptchaId } = await smsQuery(url, '855', '12000002')
  expect(await codeOf(await good({ imageCaptcha, imageCaptchaId }))).toBe('wrong_captcha')
  const query = await good()
  expect((await askSms(url, query)).status).toBe(204)
  expect(await codeOf(query)).toBe('used_nonce')
  expect(await codeOf(await good({ imageCaptchaId: query.imageCaptchaId }))).toBe('wrong_captcha')
  for (const part of [
    'regionCode',
    'mobile',
    'nonce',
    'signature',
    'imageCaptcha',
    'imageCaptchaId',
    'type',
  ]) {
    const { status, body } = await askSms(url, { ...(await good()), [part]: '' })
    expect([part, status]).toEqual([part, 422])
    expect(body.fields.length).toBeGreaterThan(0)
  }
  expect(await codeOf(await good({ mobile: '1' }))).toBe('invalid')
  expect(await codeOf(await good({ nonce: 'x'.repeat(11) }))).toBe('invalid')
  expect((await readOutbox(url)).messages).toHaveLength(1)
})

test('S-ACC-6 who has no account, or one in the way, is told so by text, and the caller nothing', async () => {
  const { url } = await startTestServer()
  const ask = async (type: string, mobile: string) =>
    askSms(url, await smsQuery(url, '855', mobile, { type }))
  for (const [type, mobile] of [
    ['login', '98000001'],
    ['findpassword', '98000001'],
    ['register', '12000001'],
    ['change', '12000001'],
  ] as const) {
    expect(await ask(type, mobile)).toMatchObject({ status: 204, body: '' })
    expect(await lastCodeTo(url, `+855 ${mobile}`)).toBe('')
  }
  expect(await askMail(url, 'sokha@sarika.example')).toMatchObject({ status: 204, body: '' })
  expect(await lastCodeTo(url, 'sokha@sarika.example')).toBe('')
})

test('S-ACC-7 codes are limited by number, by network address and over all; the answer names the wait', async () => {
  const clock = handClock()
  const limited = async (rates: object) => {
    const { url } = await startTestServer({ clock: clock.now, rates: { ...PLENTY_OF_CODES, ...rates } })
    return async (mobile: string) => askSms(url, await smsQuery(url, '855', mobile, { type: 'login' }))
  }
  const two = { burst: 2, perSecond: 1 / 60 }
  const byNumber = await limited({ codeRecipients: two })
  for (const status of [204, 204, 429]) expect((await byNumber('12000001')).status).toBe(status)
  // However it is written.
  const stopped = await byNumber('012000001')
  expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await byNumber('12000002')).status).toBe(204)
  clock.advance(60_000)
  expect((await byNumber('12000001')).status).toBe(204)

  for (const rates of [{ codeAddresses: two }, { codes: two }]) {
    const ask = await limited(rates)
    for (const [mobile, status] of [
      ['12000001', 204],
      ['12000002', 204],
      ['98000001', 429],
    ] as const)
      expect((await ask(mobile)).status).toBe(status)
  }

  const { url } = await startTestServer({ clock: clock.now, rates: { codeRecipients: two, lookups: two } })
  for (const status of [204, 204, 429]) expect((await askMail(url, 'New@sarika.example')).status).toBe(status)
  for (const status of [200, 200, 429])
    expect((await request(url, 'GET', `${API}/users/email/a@b.example/exists`)).status).toBe(status)
})

test('S-ACC-7 mails over all stop no SMS, nor SMS mails', async () => {
  const { url } = await startTestServer({
    rates: { ...PLENTY_OF_CODES, codes: { burst: 1, perSecond: 1 / 60 } },
  })
  const sms = async (mobile: string) =>
    (await askSms(url, await smsQuery(url, '855', mobile, { type: 'login' }))).status
  expect((await askMail(url, 'a@b.example')).status).toBe(204)
  expect((await askMail(url, 'c@d.example')).status).toBe(429)
  expect([await sms('12000001'), await sms('12000002')]).toEqual([204, 429])
})

test('S-ACC-7 a request without a read picture costs the number nothing', async () => {
  const rates = { ...PLENTY_OF_CODES, codeRecipients: { burst: 1, perSecond: 1 / 60 } }
  const { url } = await startTestServer({ rates })
  for (let i = 0; i < 5; i++)
    await askSms(url, await smsQuery(url, '855', '12000001', { type: 'login', imageCaptcha: 'x' }))
  expect((await askSms(url, await smsQuery(url, '855', '12000001', { type: 'login' }))).status).toBe(204)
})

test('S-ACC-8 whether a name or an e-mail is taken is answered, by any letter case', async () => {
  const { url } = await startTestServer()
  const exists = async (path: string) => (await request(url, 'GET', `${API}/users/${path}/exists`)).body
  expect(await exists('email/SOKHA%40sarika.example')).toEqual({ exists: true })
  expect(await exists('email/nobody@sarika.example')).toEqual({ exists: false })
  expect(await exists('name/Sokha')).toEqual({ exists: true })
  for (const name of ['nobody', '%25', "'or'1'='1", '12000001'])
    expect(await exists(`name/${name}`)).toEqual({ exists: false })
})

test('S-ACC-5 picture, signature and limits go by the number as it is kept, whatever was sent', async () => {
  const once = { burst: 1, perSecond: 1e-6 }
  const { url } = await startTestServer({ rates: { codeAddresses: PLENTY, codeRecipients: once } })
  const read = await smsQuery(url, '855', '12345678', { type: 'register' })
  // Signed over the number as it is kept, sent as it was pasted.
  const pasted = { ...read, mobile: '\u202d០១២ ៣៤៥–៦៧៨\u202c' }
  expect((await askSms(url, pasted)).status).toBe(204)
  expect(await lastCodeTo(url, '+855 12345678')).toMatch(/^\d{6}$/)
  // Signed as it was sent, too; one more for the same number is too soon.
  const again = await smsQuery(url, '855', '+855 12 345 678', { type: 'register' })
  expect((await askSms(url, again)).status).toBe(429)
  const forged = await smsQuery(url, '855', '12345678', { type: 'register', mobile: '012345679' })
  expect((await askSms(url, forged)).body.code).toBe('wrong_signature')
})
