import { personKey, toImId } from '@sarika/im-engine'
import { decodeConversations } from '@sarika/im-engine/wire'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import {
  login,
  NOTICES,
  receiptTo,
  type TestClient,
  textTo,
  textToGroup,
  withdrawalTo,
} from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { SENDABLE } from '../testing/kinds'
import { startTestEngine } from '../testing/test-engine'
import { startTestServer } from '../testing/world'
import { befriend } from './contact-changes'

async function find(client: TestClient, receiverId: string) {
  const { body } = await client.chat('GET', '/biz/conversations/items/query?page=1&size=100')
  return body.data.find((item: { receiverId: string }) => item.receiverId === receiverId)
}

test('S-SRV-14 read marks only grow, and reach the other sockets of the account', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const elsewhere = await login(url, 'sokha')
  const [desk, phone] = await Promise.all([
    sokha.online({ device: 'desk' }),
    elsewhere.online({ device: 'phone', platform: '1' }),
  ])
  const theirs = await hr.online()
  const { cursor } = await sokha.catchUp(NOTICES)
  const one = await theirs.call(textTo(sokha.imId, 'one'))
  const two = await theirs.call(textTo(sokha.imId, 'two'))
  const mark = (ack: Record<string, unknown>) =>
    sokha.chat('POST', '/biz/conversations/read', {
      items: [{ receiverId: hr.imId, isGroup: 0, readTime: ack.msg_time, readMsgId: ack.msg_id }],
    })

  expect((await mark(one)).body).toEqual({ code: 0, data: null })
  const notice = { im_id: sokha.imId, sessionId: `${sokha.imId}_${hr.imId}`, isGroup: 0 }
  expect((await phone.nextNotice('read_mark')).data).toMatchObject({
    notice: { ...notice, readTime: one.msg_time, readMsgId: one.msg_id },
  })
  expect(await find(sokha, hr.imId)).toMatchObject({ unreadNum: 1, readMsgId: one.msg_id })

  await mark(two)
  await mark(one)
  expect(await find(sokha, hr.imId)).toMatchObject({ unreadNum: 0, readMsgId: two.msg_id })
  await desk.beat()
  expect(desk.kept.filter((frame) => frame.action === 'notice')).toEqual([])
  // What was offline gets the last mark only.
  expect(await sokha.noticesSince(cursor)).toMatchObject([
    { notice: { notice_type: 'read_mark', readMsgId: two.msg_id } },
  ])
})

test('S-SRV-14 a mark without a message counts by time, and never ahead of now', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const items = [{ receiverId: hr.imId, isGroup: 0, readTime: 9_000_000_000_000, readMsgId: '' }]
  await sokha.chat('POST', '/biz/conversations/read', { items })
  const listed = await find(sokha, hr.imId)
  expect(listed.unreadNum).toBe(0)
  expect(listed.readTime).toBeLessThanOrEqual(Date.now())
})

test('S-SRV-14 a mark where nobody has spoken yet lists nothing, and its conversation comes with its first message', async () => {
  const database = await tempDatabase()
  const { url } = await startTestServer({ database })
  const [sokha, clinic] = await Promise.all([login(url, 'sokha'), login(url, 'river-clinic')])
  const { db, close } = await openDatabase(database)
  await db.transaction().execute((trx) => befriend(trx, sokha.imId, clinic.imId, 'job', Date.now()))
  await close()
  const items = [clinic.imId, sokha.imId].map((receiverId) => ({ receiverId, isGroup: 0, readTime: 1 }))
  expect((await sokha.chat('POST', '/biz/conversations/read', { items })).body).toEqual({
    code: 0,
    data: null,
  })
  const { body } = await sokha.chat('GET', '/biz/conversations/items/query')
  expect(body).toMatchObject({ total: 6, deleted: [] })
  for (const { receiverId } of items) expect(await find(sokha, receiverId)).toBeUndefined()
  await (await clinic.online()).call(textTo(sokha.imId, 'Good morning'))
  expect(await find(sokha, clinic.imId)).toMatchObject({ unreadNum: 1, readTime: 1 })
})

test('S-SRV-31 the list has both kinds, pinned and newest first, with the last text', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [mine, theirs] = await Promise.all([sokha.online(), hr.online()])
  const before = await find(sokha, hr.imId)
  const { number } = await mine.call(textToGroup('30001', 'newest of all'))
  await sokha.chat('POST', '/biz/conversations/setting', {
    receiverId: '20002',
    talkMode: 1,
    setTopTime: 5,
    isDisturb: 1,
  })
  const { body } = await sokha.chat('GET', '/biz/conversations/items/query?page=1&size=100')
  expect(body).toMatchObject({
    code: 0,
    total: 6,
    data: [
      { receiverId: '20002', talkMode: 1, extra: { setTopTime: 5, isDisturb: 1, isGroup: 0 } },
      { sessionId: '30001', receiverId: '30001', talkMode: 2, msgText: 'newest of all', lastNumber: number },
      { sessionId: '10001_20001', receiverId: '20001', extra: { title: 'Bopha, Angkor HR', jobId: '1' } },
      { receiverId: '20003' },
      { receiverId: '20004' },
      { receiverId: '20005' },
    ],
  })
  expect(body.data[2].msgText).toContain('អត្តសញ្ញាណប័ណ្ណ')
  expect(body.data[2].unreadNum).toBe(1)

  const ack = await theirs.call(textTo(sokha.imId, 'soon gone'))
  expect(await find(sokha, hr.imId)).toMatchObject({ unreadNum: before.unreadNum + 1, msgText: 'soon gone' })
  await theirs.call(withdrawalTo(sokha.imId, String(ack.msg_id)))
  expect(await find(sokha, hr.imId)).toMatchObject({ unreadNum: before.unreadNum, msgText: '' })
})

/** Each of these messages; their ids. */
async function sayKinds(from: TestClient, receiverId: string, messages: typeof SENDABLE): Promise<string[]> {
  const socket = await from.online()
  const ids: string[] = []
  for (const msg of messages) {
    const frame = textTo(receiverId, 'x')
    const data = { ...frame.data, msg }
    ids.push(String((await socket.call({ ...frame, data })).msg_id))
  }
  return ids
}

test('S-SRV-31 unread counts the kinds that the engine counts', async () => {
  const { url } = await startTestServer()
  const hr = await login(url, 'angkor-hr')
  const { engine, imId } = await startTestEngine(url, 'sokha')
  const unread = () =>
    engine.conversations.getSnapshot().items.find(({ key }) => key === personKey(toImId(hr.imId)))?.unread
  const before = unread() ?? 0
  await sayKinds(hr, imId, SENDABLE)
  await expect.poll(unread).toBe(before + SENDABLE.length)
  expect(await find(await login(url, 'sokha'), hr.imId)).toMatchObject({ unreadNum: unread() })
})

test('S-SRV-31 what was marked read itself is not unread, wherever the mark stands', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const { unreadNum } = await find(sokha, hr.imId)
  const [first = '', second = ''] = await sayKinds(hr, sokha.imId, SENDABLE.slice(0, 3))
  const mine = await sokha.online()
  await mine.call(receiptTo(hr.imId, 'arrived', [first]))
  expect(await find(sokha, hr.imId)).toMatchObject({ unreadNum: unreadNum + 3 })
  await mine.call(receiptTo(hr.imId, 'read', [first, second]))
  expect(await find(sokha, hr.imId)).toMatchObject({ unreadNum: unreadNum + 1 })
})

test('S-SRV-31 a deleted conversation comes back with its next message or when it is saved', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const talk = { receiverId: hr.imId, talkMode: 1 }
  await sokha.chat('POST', '/biz/conversations/items/delete', talk)
  expect(await find(sokha, hr.imId)).toBeUndefined()
  await (await hr.online()).call(textTo(sokha.imId, 'still there?'))
  expect(await find(sokha, hr.imId)).toMatchObject({ msgText: 'still there?' })
  await sokha.chat('POST', '/biz/conversations/items/delete', talk)
  await sokha.chat('POST', '/biz/conversations/items/save', {
    ...talk,
    extra: { jobId: '7', jobTitle: 'Cook' },
  })
  expect(await find(sokha, hr.imId)).toMatchObject({ extra: { jobId: '7', jobTitle: 'Cook' } })
})

test('S-SRV-40 the list names what its owner deleted, until somebody writes there or it is saved', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const deleted = async (client: TestClient) => {
    const answer = await client.chat('GET', '/biz/conversations/items/query')
    expect(decodeConversations(JSON.stringify(answer.body))).toMatchObject({ kind: 'ok', poison: [] })
    return answer.body.deleted
  }
  expect(await deleted(sokha)).toEqual([])
  // The demo's talks with people who are gone (seed/askers.ts).
  const gone = await deleted(hr)
  for (const talk of [
    { receiverId: hr.imId, talkMode: 1 },
    { receiverId: '30001', talkMode: 2 },
  ])
    await sokha.chat('POST', '/biz/conversations/items/delete', talk)
  const [person, group] = await deleted(sokha)
  // With the mark up to which it is read: another device counts nothing of it.
  expect(person).toEqual({
    receiverId: hr.imId,
    talkMode: 1,
    lastNumber: expect.any(Number),
    readTime: expect.any(Number),
    readMsgId: expect.any(String),
  })
  expect(group).toMatchObject({ receiverId: '30001', talkMode: 2 })
  // Each has a list of their own.
  expect(await deleted(hr)).toEqual(gone)
  const { number } = await (await hr.online()).call(textTo(sokha.imId, 'still there?'))
  expect(number).toBe(person.lastNumber + 1)
  expect(await deleted(sokha)).toEqual([group])
  await sokha.chat('POST', '/biz/conversations/items/save', { receiverId: '30001', talkMode: 2 })
  expect(await deleted(sokha)).toEqual([])
})
