// What was decided while something else was on its way: bodies held back, passwords and logins that ended meanwhile.
import { expect, test } from 'vitest'
import { findChatLogin, openChatLogin } from '../accounts/chat-logins'
import { type Purpose, type Recipient, sendCode } from '../accounts/codes'
import { listMessages } from '../accounts/outbox'
import { login, request, tryLogin } from '../testing/client'
import { lastCodeTo, mailCode } from '../testing/codes'
import { openLoggedIn } from '../testing/logged-in'
import { RawConnection } from '../testing/raw'
import { startTestServer } from '../testing/world'
import { ROUTES } from './routes'
import { openLogin, unchanged } from './tokens'

const API = '/api/v1.0.0'

test('S-ACC-34 a body that comes after the login ended changes nothing', async () => {
  const { url } = await startTestServer()
  const thief = await login(url, 'sokha')
  const email = 'thief@evil.example'
  const body = JSON.stringify({ email, code: await mailCode(url, 'change', email) })
  const held = new RawConnection(url)
  held.send(
    `PUT ${API}/users/change/email HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${thief.accessToken}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  await held.heard('100 Continue')
  await request(url, 'GET', `${API}/findpassword/code/email?email=sokha@sarika.example`)
  const form = { code: await lastCodeTo(url, 'sokha@sarika.example'), password: 'newPass1' }
  expect((await request(url, 'POST', `${API}/findpassword/1/sokha@sarika.example`, { form })).status).toBe(
    204,
  )
  held.send(body)
  expect(await held.heard('"revoked"')).toContain('HTTP/1.1 403 ')
  expect((await tryLogin(url, email, 'newPass1')).status).toBe(422)
  expect((await tryLogin(url, 'sokha@sarika.example', 'newPass1')).status).toBe(200)
})

async function openScene() {
  const scene = await openLoggedIn()
  const { backend, account } = scene
  const { db } = backend
  const codeTo = async (purpose: Purpose, to: Recipient) => {
    await sendCode(backend, purpose, to, false, 'en')
    const [newest] = await listMessages(db)
    return /\b\d{6}\b/.exec(newest?.body ?? '')?.[0]
  }
  const accountNow = () =>
    db.selectFrom('accounts').selectAll().where('id', '=', account.id).executeTakeFirst()
  return { ...scene, accountNow, codeTo }
}

type Scene = Awaited<ReturnType<typeof openScene>>

const mailTo = (recipient: string) => ({ channel: 'mail', recipient }) as const
const CHANGES: Record<string, (scene: Scene) => Promise<object>> = {
  '/users/mobile': async ({ codeTo }) => ({
    regionCode: '855',
    mobile: '98000001',
    code: await codeTo('change', { channel: 'sms', recipient: '+855 98000001' }),
  }),
  '/users/change/email': async ({ codeTo }) => ({
    email: 'thief@evil.example',
    code: await codeTo('change', mailTo('thief@evil.example')),
  }),
  '/users/password': async () => ({ oldPassword: 'Sarika2026', newPassword: 'newPass1' }),
}

test.each(Object.entries(CHANGES))(
  'S-ACC-34 a login that ends while its call is judged changes nothing: %s',
  async (path, bodyOf) => {
    const scene = await openScene()
    const { backend, bearer, account, accountNow, end } = scene
    const call = {
      bearer,
      address: 'x',
      host: 'x',
      seesDevPages: false,
      language: 'en',
      onceKey: '',
      header: () => '',
      isHttps: false,
      signal: new AbortController().signal,
      params: {},
      query: {},
    } as const
    const body = await bodyOf(scene)
    const route = ROUTES.find((one) => one.method === 'PUT' && one.path === API + path)
    const admission = await route?.guard(backend, bearer)
    await end()
    const answer = admission?.kind === 'in' && (await admission.respond({ ...call, body }))
    expect(answer).toMatchObject({ status: 403, body: { code: 'revoked' } })
    expect(await accountNow()).toEqual(account)
  },
)

test('S-ACC-34 of two changes that knew the same password one is made', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const change = (newPassword: string) =>
    sokha.api('PUT', '/users/password', { oldPassword: 'Sarika2026', newPassword })
  const both = await Promise.all([change('newPass1'), change('newPass2')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422])
})

test('S-ACC-35 a password that was changed after it was checked logs nobody in', async () => {
  const { backend, account } = await openLoggedIn()
  await backend.writes.run((trx) =>
    trx.updateTable('accounts').set({ password_hash: 'another' }).where('id', '=', account.id).execute(),
  )
  expect(await openLogin(backend, unchanged(account), () => '')).toEqual({ kind: 'nobody' })
})

test('S-ACC-35 a login that ended has no chat login, neither a new one nor one that it had', async () => {
  const { backend, loginId, end } = await openLoggedIn()
  const open = () => backend.writes.run((trx) => openChatLogin(trx, loginId, backend.clock()))
  const standing = (await open()) ?? ''
  expect((await findChatLogin(backend.db, standing)).kind).toBe('live')
  await end()
  expect(await open()).toBeNull()
  await backend.writes.run((trx) => trx.updateTable('chat_logins').set({ revoked_at: null }).execute())
  expect((await findChatLogin(backend.db, standing)).kind).toBe('revoked')
})
