import { expect, test } from 'vitest'
import { login, textTo, textToGroup } from '../testing/client'
import { PLENTY, startTestServer } from '../testing/world'
import { readCursor } from './pages'

const DIRECT = '/chat/im/user/getMsg'
const GROUPS = '/chat/im/groups/getGroupMsgOffline'

test.each([
  [499, [499]],
  [500, [500, 0]],
  [501, [500, 1]],
])('S-SRV-4 %i offline messages come in pages of %j', async (count, pages) => {
  const { url } = await startTestServer({ rates: { sends: PLENTY } })
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const { body: before } = await hr.chat('POST', DIRECT, { cursor: '', size: 500 })
  const socket = await sokha.online()
  const acks = await Promise.all(
    Array.from({ length: count }, (_, i) => socket.call(textTo(hr.imId, `message ${i}`))),
  )
  const caughtUp = await hr.catchUp(DIRECT, 500, before.cursor)
  expect(caughtUp.pages).toEqual(pages)
  expect(caughtUp.items.map((item) => item.msg_id)).toEqual(acks.map((ack) => ack.msg_id))
})

test('S-SRV-4 an empty page still gives a cursor, and it stays where it was', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  for (const path of [DIRECT, GROUPS, '/chat/im/user/getNotice', '/chat/im/groups/getOfflineNotice']) {
    const { body } = await sokha.chat('POST', path, {})
    const { body: empty } = await sokha.chat('POST', path, { cursor: body.cursor })
    expect(empty).toEqual({ code: 0, data: [], cursor: body.cursor })
  }
})

test('S-SRV-4 a message to oneself comes once; both directions come', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const { body: before } = await sokha.chat('POST', DIRECT, {})
  const [mine, theirs] = await Promise.all([sokha.online(), hr.online()])
  await mine.call(textTo(sokha.imId, 'note to self'))
  await mine.call(textTo(hr.imId, 'out'))
  await theirs.call(textTo(sokha.imId, 'in'))
  const { body } = await sokha.chat('POST', DIRECT, { cursor: before.cursor })
  expect(body.data.map((item: { msg: { content: string } }) => item.msg.content)).toEqual([
    'note to self',
    'out',
    'in',
  ])
})

test('S-SRV-4 a foreign or broken cursor and a wrong size are 422', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const { body: direct } = await sokha.chat('POST', DIRECT, {})
  for (const body of [
    { cursor: 'nonsense' },
    { cursor: direct.cursor },
    { size: 501 },
    { size: 0 },
    { cursor: 5 },
  ])
    expect(await sokha.chat('POST', GROUPS, body)).toMatchObject({ status: 422, body: { code: 'invalid' } })
  expect(readCursor('direct', Buffer.from('direct:1e9').toString('base64url'))).toBeNull()
})

test('S-SRV-4 history answers the newest before an id, and ranges of numbers, ascending', async () => {
  const { url } = await startTestServer({ rates: { sends: PLENTY } })
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  let last = 0
  for (let i = 0; i < 5; i++) last = Number((await socket.call(textToGroup('30001', `${i}`))).number)
  const ask = (range: object) =>
    sokha.chat('POST', '/chat/im/groups/getGroupMsgByGroupID', { group_id: '30001', ...range })
  const numbersOf = (reply: Awaited<ReturnType<typeof ask>>) =>
    reply.body.data.map((item: { number: number }) => item.number)

  const newest = await ask({ before: '', size: 3 })
  expect(numbersOf(newest)).toEqual([last - 2, last - 1, last])
  expect(numbersOf(await ask({ before: newest.body.data[0].msg_id, size: 3 }))).toEqual([
    last - 5,
    last - 4,
    last - 3,
  ])
  expect(numbersOf(await ask({ from_number: 2, to_number: 4 }))).toEqual([2, 3, 4])
  expect(numbersOf(await ask({ from_number: last, to_number: last + 12 }))).toEqual([last])
  expect((await ask({ from_number: 1, to_number: 501 })).status).toBe(422)
  expect((await ask({ from_number: 1 })).status).toBe(422)
  expect((await ask({ before: 'x' })).status).toBe(422)
})

test('S-SRV-11 a conversation of others answers like one that does not exist', async () => {
  const { url } = await startTestServer()
  const tech = await login(url, 'mekong-tech')
  const missing = { status: 404, body: { code: 'not_found' } }
  const group = (id: string) => tech.chat('POST', '/chat/im/groups/getGroupMsgByGroupID', { group_id: id })
  expect(await group('30001')).toMatchObject(missing)
  expect(await group('99999')).toMatchObject(missing)
  const person = (id: string) => tech.chat('POST', '/chat/im/user/getMsgByImID', { im_id: id })
  expect(await person('20001')).toMatchObject(missing)
  expect(await person('99999')).toMatchObject(missing)
  for (const path of ['/chat/groups/30001/members', '/chat/groups/30001/info', '/chat/users/10001/contacts'])
    expect(await tech.chat('GET', path)).toMatchObject(missing)
  for (const path of ['items/save', 'items/delete', 'setting'])
    for (const talk of [
      { receiverId: '30001', talkMode: 2 },
      { receiverId: '20001', talkMode: 1 },
    ])
      expect(await tech.chat('POST', `/biz/conversations/${path}`, talk)).toMatchObject(missing)
  const items = [{ receiverId: '30001', isGroup: 1, readTime: 1, readMsgId: '' }]
  expect(await tech.chat('POST', '/biz/conversations/read', { items })).toMatchObject(missing)
  expect((await tech.chat('POST', GROUPS, {})).body.data).toEqual([])
})
