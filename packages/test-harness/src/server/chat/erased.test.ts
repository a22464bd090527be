import { expect, test } from 'vitest'
import { login, NOTICES, type TestClient, textTo } from '../testing/client'
import { startTestServer } from '../testing/world'

async function find(client: TestClient, receiverId: string) {
  const { body } = await client.chat('GET', '/biz/conversations/items/query?page=1&size=100')
  return body.data.find((item: { receiverId: string }) => item.receiverId === receiverId)
}

/** sokha at a desk and on a phone, and whom she talks with. */
async function scene() {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const elsewhere = await login(url, 'sokha')
  const desk = await sokha.online({ device: 'desk' })
  const phone = await elsewhere.online({ device: 'phone', platform: '1' })
  const theirs = await hr.online()
  const talk = { receiverId: hr.imId, talkMode: 1 }
  const set = (settings: object) => sokha.chat('POST', '/biz/conversations/setting', { ...talk, ...settings })
  const erase = (msgId: unknown, isErased: 0 | 1, saidAt: number) =>
    sokha.chat('POST', '/biz/conversations/messages/erase', {
      ...talk,
      items: [{ msgId: String(msgId), msgTime: 1, isErased, saidAt }],
    })
  const say = (text: string) => theirs.call(textTo(sokha.imId, text))
  return { sokha, hr, desk, phone, theirs, set, erase, say }
}

test('S-ACT-3 S-ACT-5 what is archived or marked as unread is told with the list, until a message comes that is not muted', async () => {
  const { sokha, hr, set, say } = await scene()
  const extra = async () => (await find(sokha, hr.imId)).extra
  expect(await extra()).toMatchObject({ isArchived: 0, isUnread: 0 })
  const { number } = await say('one')
  await set({ isArchived: 1, archivedNumber: number, isUnread: 1 })
  expect(await extra()).toMatchObject({ isArchived: 1, archivedNumber: number, isUnread: 1 })
  await set({ isDisturb: 1 })
  await say('two')
  expect(await extra()).toMatchObject({ isArchived: 1 })
  await set({ isDisturb: 0, archivedNumber: Number(number) + 1 })
  expect(await extra()).toMatchObject({ isArchived: 1 })
  await say('three')
  expect(await extra()).toMatchObject({ isArchived: 0, isUnread: 1 })
})

test('S-ACT-8 S-ACT-9 a message is deleted for one account alone, and its other devices hear of it, those that were away the last word only', async () => {
  const { sokha, hr, desk, phone, erase, say } = await scene()
  const { cursor } = await sokha.catchUp(NOTICES)
  const before = await find(sokha, hr.imId)
  await say('stays')
  const { msg_id } = await say('goes')
  expect((await erase(msg_id, 1, 5)).body).toEqual({ code: 0, data: null })
  const items = [{ msgId: msg_id, msgTime: 1, isErased: 1, saidAt: 5 }]
  expect((await phone.nextNotice('messages_erased')).data).toMatchObject({
    notice: { im_id: sokha.imId, sessionId: `${sokha.imId}_${hr.imId}`, isGroup: 0, items },
  })
  expect(await find(sokha, hr.imId)).toMatchObject({ msgText: 'stays', unreadNum: before.unreadNum + 1 })
  expect(await find(hr, sokha.imId)).toMatchObject({ msgText: 'goes' })
  // An older word comes late; a newer one puts it back.
  await erase(msg_id, 0, 4)
  expect(await find(sokha, hr.imId)).toMatchObject({ msgText: 'stays' })
  await erase(msg_id, 0, 6)
  expect(await find(sokha, hr.imId)).toMatchObject({ msgText: 'goes', unreadNum: before.unreadNum + 2 })
  await desk.beat()
  expect(desk.kept.filter((frame) => frame.action === 'notice')).toEqual([])
  const told = await sokha.noticesSince(cursor)
  expect(told).toMatchObject([{ notice: { items: [{ msgId: msg_id, isErased: 0, saidAt: 6 }] } }])
})

test('S-ACT-10 a message of another talk is passed by, and whoever is not in a talk is told that there is none', async () => {
  const { sokha, hr, theirs, erase, say } = await scene()
  const other = await theirs.call(textTo('10002', 'for dara'))
  const { cursor } = await sokha.catchUp(NOTICES)
  await say('here')
  for (const id of [other.msg_id, '99999999', 'x; drop table messages']) await erase(id, 1, 5)
  expect(await sokha.noticesSince(cursor)).toEqual([])
  expect(await find(sokha, hr.imId)).toMatchObject({ msgText: 'here' })
  const none = { receiverId: '99999', talkMode: 1, items: [] }
  expect(await sokha.chat('POST', '/biz/conversations/messages/erase', none)).toMatchObject({ status: 404 })
})
