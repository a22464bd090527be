import { expect, test } from 'vitest'
import { login, type TestClient, textTo, textToGroup, withdrawalTo } from '../testing/client'
import { startTestServer } from '../testing/world'

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
  const { items } = await sokha.catchUp('/chat/im/user/getNotice')
  expect(items).toMatchObject([{ notice: { notice_type: 'read_mark', readMsgId: two.msg_id } }])
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

test('S-SRV-31 the list has both kinds, pinned and newest first, with the last text', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const [mine, theirs] = await Promise.all([sokha.online(), hr.online()])
  await mine.call(textToGroup('30001', 'newest of all'))
  await sokha.chat('POST', '/biz/conversations/setting', {
    receiverId: '20002',
    talkMode: 1,
    setTopTime: 5,
    isDisturb: 1,
  })
  const { body } = await sokha.chat('GET', '/biz/conversations/items/query?page=1&size=100')
  expect(body).toMatchObject({
    code: 0,
    total: 3,
    data: [
      { receiverId: '20002', talkMode: 1, extra: { setTopTime: 5, isDisturb: 1, isGroup: 0 } },
      { sessionId: '30001', receiverId: '30001', talkMode: 2, msgText: 'newest of all', lastNumber: 14 },
      { sessionId: '10001_20001', receiverId: '20001', lastNumber: 13, extra: { title: 'Bopha, Angkor HR' } },
    ],
  })
  expect(body.data[2].msgText).toContain('អត្តសញ្ញាណប័ណ្ណ')
  expect(body.data[2].unreadNum).toBe(7)

  const ack = await theirs.call(textTo(sokha.imId, 'soon gone'))
  expect(await find(sokha, hr.imId)).toMatchObject({ unreadNum: 8, msgText: 'soon gone' })
  await theirs.call(withdrawalTo(sokha.imId, String(ack.msg_id)))
  expect(await find(sokha, hr.imId)).toMatchObject({ unreadNum: 7, msgText: '' })
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
