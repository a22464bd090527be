import { APP_KEY } from '@sarika/portal-web/contract/chat'
import { expect, test } from 'vitest'
import { embeddedAnswerer } from '../assistant/embedded'
import {
  login,
  receiptTo,
  request,
  TestSocket,
  textTo,
  textToGroup,
  tryLogin,
  withdrawalTo,
} from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { startTestServer } from '../testing/world'

const CONFIG = '/chat/config/web?channel=dhwl'
const COUNT = '/biz/conversations/unread/count'
const API = '/api/v1.0.0'

test('S-GATE-8 the configuration says whether there is a chat, whose key goes with a login, and its limits', async () => {
  const { url } = await startTestServer()
  expect((await request(url, 'GET', CONFIG)).body).toMatchObject({
    code: 200,
    data: {
      chat: true,
      appKey: APP_KEY,
      limits: { textGraphemes: 800, quickReplies: 10, withdrawMs: 120_000 },
    },
  })
  expect((await request(url, 'GET', '/chat/config/web')).status).toBe(422)
  expect((await request(url, 'GET', '/chat/config/web?channel=other')).status).toBe(422)
})

test('S-GATE-10 what somebody may use: files and calls, and wallet and assistant only where there are such', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const mayUse = { call: true, wallet: false, assistant: false, files: true }
  expect((await sokha.chat('GET', `/chat/users/${sokha.imId}/res`)).body.data).toEqual(mayUse)
  const other = await startTestServer({ assistant: embeddedAnswerer, wallet: { feeBasisPoints: 0 } })
  const dara = await login(other.url, 'dara')
  expect((await dara.chat('GET', `/chat/users/${dara.imId}/res`)).body.data).toEqual({
    ...mayUse,
    wallet: true,
    assistant: true,
  })
  expect((await sokha.chat('GET', '/chat/users/20001/res')).status).toBe(404)
})

test('S-GATE-9 without a chat nobody gets into it, nobody is logged out by it, and the portal goes on', async () => {
  const database = await tempDatabase()
  const before = await startTestServer({ database })
  const sokha = await login(before.url, 'sokha')
  await before.close()
  const { url } = await startTestServer({ database, chat: false })
  expect((await request(url, 'GET', CONFIG)).body.data.chat).toBe(false)
  const entered = await tryLogin(url, 'sokha', 'Sarika2026')
  expect(entered.status).toBe(200)
  const { access_token: token } = entered.body
  expect(JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).user.imToken).toBe('')
  const off = { status: 422, body: { code: 'chat_off' } }
  expect(await request(url, 'POST', `${API}/users/authorize/im`, { token, body: {} })).toMatchObject(off)
  expect(
    await request(url, 'POST', '/chat/auth', { body: { account: 'sokha', password: 'Sarika2026' } }),
  ).toMatchObject(off)
  expect(await request(url, 'POST', `${API}/jobs/1/chat`, { token })).toMatchObject(off)
  for (const path of ['/chat/groups', COUNT, '/chat/auth'])
    expect(await request(url, 'GET', path, { token: sokha.imToken })).toMatchObject(off)
  const socket = new TestSocket(`${url.replace('http', 'ws')}/socket?token=${sokha.imToken}`)
  expect(await socket.awaitClose()).toMatchObject({ code: 1000 })
  expect((await request(url, 'GET', `${API}/users/me`, { token })).status).toBe(200)
})

test('S-GATE-11 the number of unread messages leaves out what is muted, withdrawn, one’s own and read', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = [await login(url, 'sokha'), await login(url, 'angkor-hr')]
  const count = async () => (await sokha.chat('GET', COUNT)).body.data.count
  const listed = async () => {
    const { body } = await sokha.chat('GET', '/biz/conversations/items/query')
    return body.data.reduce((sum: number, { unreadNum }: { unreadNum: number }) => sum + unreadNum, 0)
  }
  const start = await count()
  expect(start).toBe(await listed())
  const [mine, theirs] = [await sokha.online(), await hr.online()]
  await mine.call(textTo(hr.imId, 'mine'))
  expect(await count()).toBe(start)
  const first = await theirs.call(textTo(sokha.imId, 'one'))
  const second = await theirs.call(textTo(sokha.imId, 'two'))
  await theirs.call(textTo(sokha.imId, 'three'))
  expect(await count()).toBe(start + 3)
  await theirs.call(withdrawalTo(sokha.imId, String(first.msg_id)))
  expect(await count()).toBe(start + 2)
  await mine.call(receiptTo(hr.imId, 'read', [String(second.msg_id)]))
  expect(await count()).toBe(start + 1)
  expect(await count()).toBe(await listed())
  const { body } = await hr.chat('POST', '/chat/groups', { name: 'Kitchen', im_ids: [sokha.imId] })
  const groupId: string = body.data.group_id
  await theirs.call(textToGroup(groupId, 'hello'))
  expect(await count()).toBe(start + 2)
  await sokha.chat('POST', '/biz/conversations/setting', { receiverId: groupId, talkMode: 2, isDisturb: 1 })
  expect(await count()).toBe(start + 1)
})
