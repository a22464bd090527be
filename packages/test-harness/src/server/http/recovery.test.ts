import { expect, test } from 'vitest'
import { login, request, tryLogin } from '../testing/client'
import { lastCodeTo, readOutbox, smsQuery } from '../testing/codes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const API = '/api/v1.0.0'

async function askByPhone(url: string, mobile: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams(await smsQuery(url, '855', mobile, { accountType: '1', ...more }))
  return request(url, 'GET', `${API}/findpassword/code/mobile?${query}`)
}
const askByEmail = (url: string, email: string, accountType = '1') =>
  request(url, 'GET', `${API}/findpassword/code/email?${new URLSearchParams({ email, accountType })}`)
const recover = (url: string, name: string, code: string, password: string) =>
  request(url, 'POST', `${API}/findpassword/1/${name}`, { form: { code, password } })

test('S-ACC-12 by phone: a new password, and every login of the account ends', async () => {
  const { url } = await startTestServer()
  const [sokha, dara] = await Promise.all([login(url, 'sokha'), login(url, 'dara')])
  const socket = await sokha.online()
  expect((await askByPhone(url, '012000001')).status).toBe(204)
  const code = await lastCodeTo(url, '+855 12000001')
  expect(await recover(url, '855/012000001', code, 'newPass1')).toMatchObject({ status: 204, body: '' })
  expect(await socket.awaitClose()).toMatchObject({ code: 4003 })
  expect((await sokha.api('GET', '/users/me')).status).toBe(403)
  expect((await sokha.chat('GET', '/chat/groups')).body.code).toBe(-403)
  expect((await tryLogin(url, 'sokha', 'Sarika2026')).status).toBe(422)
  expect((await tryLogin(url, 'sokha', 'newPass1')).status).toBe(200)
  expect((await dara.api('GET', '/users/me')).status).toBe(200)
  expect((await recover(url, '855/12000001', code, 'newPass2')).body.code).toBe('wrong_code')
})

test('S-ACC-12 by e-mail', async () => {
  const { url } = await startTestServer()
  expect((await askByEmail(url, 'Sokha@sarika.example')).status).toBe(204)
  const code = await lastCodeTo(url, 'sokha@sarika.example')
  expect((await recover(url, 'SOKHA%40sarika.example', code, 'newPass1')).status).toBe(204)
  expect((await tryLogin(url, 'sokha', 'newPass1')).status).toBe(200)
})

test('S-ACC-13 no answer of the recovery tells whether an account exists', async () => {
  const { url } = await startTestServer({ rates: { loginAddresses: PLENTY } })
  const [known, unknown] = [await askByPhone(url, '12000001'), await askByPhone(url, '98000001')]
  expect(unknown).toMatchObject({ status: known.status, body: known.body })
  const [mail, noMail] = [
    await askByEmail(url, 'sokha@sarika.example'),
    await askByEmail(url, 'nobody@sarika.example'),
  ]
  expect(noMail).toMatchObject({ status: mail.status, body: mail.body })
  const right = await lastCodeTo(url, 'sokha@sarika.example')
  const code = right === '000000' ? '000001' : '000000'
  const answers = []
  for (const name of [
    'sokha@sarika.example',
    'nobody@sarika.example',
    '855/12000001',
    '855/98000001',
    'never@asked.example',
  ])
    answers.push(await recover(url, name, code, 'newPass1'))
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 422, body: answers[0]?.body })
  expect((await readOutbox(url)).messages).toHaveLength(4)
})

test('S-ACC-36 newer codes give no newer tries: ten wrong ones, then ten in a day', async () => {
  const clock = handClock()
  const rates = { loginAddresses: PLENTY, codeRecipients: PLENTY, codeAddresses: PLENTY }
  const { url } = await startTestServer({ clock: clock.now, rates })
  const guess = async (email: string) => {
    await askByEmail(url, email)
    const right = await lastCodeTo(url, email)
    const reply = await recover(url, email, right === '000000' ? '000001' : '000000', 'newPass1')
    return [reply.status, reply.headers.get('retry-after')]
  }
  for (const email of ['sokha@sarika.example', 'nobody@sarika.example']) {
    for (let i = 0; i < 10; i++) expect(await guess(email)).toEqual([422, null])
    expect(await guess(email)).toEqual([429, '8640'])
  }
  const code = await lastCodeTo(url, 'sokha@sarika.example')
  const form = { code, password: 'newPass1' }
  const refused = await request(url, 'POST', `${API}/findpassword/1/sokha@sarika.example`, { form })
  expect([refused.status, refused.body.code]).toEqual([429, 'too_fast'])
  clock.advance(8_640_000)
  await askByEmail(url, 'sokha@sarika.example')
  const newest = await lastCodeTo(url, 'sokha@sarika.example')
  expect((await recover(url, 'sokha@sarika.example', newest, 'newPass1')).status).toBe(204)
  expect(await guess('sokha@sarika.example')).toEqual([422, null])
  expect(await guess('sokha@sarika.example')).toEqual([429, '8640'])
})

test('S-ACC-13 the shape is judged: password, number, address, account type, and the picture', async () => {
  const { url } = await startTestServer()
  expect((await recover(url, 'sokha@sarika.example', '123456', 'short')).body.fields[0].field).toBe(
    'password',
  )
  expect((await recover(url, 'sokha', '123456', 'newPass1')).body.fields[0].field).toBe('address')
  expect((await recover(url, '855/1', '123456', 'newPass1')).body.fields[0].field).toBe('mobileNumber')
  expect((await askByEmail(url, 'sokha@sarika.example', '2')).status).toBe(422)
  expect((await askByPhone(url, '12000001', { imageCaptcha: 'x' })).body.code).toBe('wrong_captcha')
  expect((await readOutbox(url)).messages).toEqual([])
})
