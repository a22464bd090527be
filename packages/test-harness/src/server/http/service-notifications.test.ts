import { expect, test } from 'vitest'
import { EVERYBODY_ID } from '../chat/everybody'
import { MANAGER } from '../chat/permission'
import { openDatabase } from '../db/open'
import { login, newClientId } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { startTestServer } from '../testing/world'

const PATH = '/chat/im/user/sendP2MMsg'
const SERVICE = '/chat/im/user/serviceNotification'
const INBOX = '/users/messages/inbox'

/** A server where these logins are managers. */
async function start(...managers: string[]) {
  const database = await tempDatabase()
  const { url } = await startTestServer({ database })
  const { db, close } = await openDatabase(database)
  await db.updateTable('accounts').set({ user_type: MANAGER }).where('login', 'in', managers).execute()
  await close()
  return url
}

const toAll = (content: string, seq = newClientId()) => ({
  broadcastId: seq,
  msg: { type: 'text', content },
  receivers: [{ receiver_id: EVERYBODY_ID, seq }],
})

test('S-MGR-6 S-MGR-7 what a manager says to everybody is one row, read by managers in pages that go on from a cursor', async () => {
  const url = await start('river-clinic', 'angkor-hr')
  const [boss, other] = [await login(url, 'river-clinic'), await login(url, 'angkor-hr')]
  const body = toAll('Closed on Monday')
  const first = await boss.chat('POST', PATH, body)
  expect(first.body).toMatchObject({ code: 0, data: [{ seq: body.broadcastId, code: 0, number: 0 }] })
  expect((await boss.chat('POST', PATH, body)).body).toEqual(first.body)
  const again = await boss.chat('POST', PATH, { ...body, msg: { type: 'text', content: 'Open' } })
  expect(again.body.data).toMatchObject([{ code: -409 }])
  const page = await other.chat('POST', SERVICE, { size: 50 })
  expect(page.body).toMatchObject({
    code: 0,
    data: [
      {
        sender_id: boss.imId,
        receiver_id: 'all',
        seq: body.broadcastId,
        msg: { content: 'Closed on Monday', isBroadCast: 1 },
      },
    ],
  })
  const { cursor } = page.body
  expect((await other.chat('POST', SERVICE, { cursor })).body).toMatchObject({ code: 0, data: [], cursor })
  const at = page.body.data[0].msg_time
  expect((await other.chat('POST', SERVICE, { from_time: at + 1 })).body.data).toEqual([])
  const history = await other.chat('POST', '/chat/im/user/getMsgByImID', { im_id: EVERYBODY_ID })
  expect(history.body.data).toEqual(page.body.data)
})

test('S-MGR-6 S-MGR-7 nobody but a manager sends or reads one, or is offered the session, or may open it', async () => {
  const url = await start('river-clinic')
  const [boss, sokha] = [await login(url, 'river-clinic'), await login(url, 'sokha')]
  expect((await sokha.chat('POST', PATH, toAll('Hello'))).body.data).toMatchObject([{ code: -23 }])
  expect((await sokha.chat('POST', SERVICE, {})).body).toMatchObject({ code: -23 })
  expect((await boss.chat('POST', SERVICE, {})).body).toMatchObject({ code: 0, data: [], cursor: '' })
  const idsOf = async (who: typeof boss) => {
    const { body } = await who.chat('GET', `/chat/users/${who.imId}/contacts`)
    return body.data.contacts.filter((one: { user_type: number }) => one.user_type === 1)
  }
  expect(await idsOf(boss)).toMatchObject([{ im_id: 'all', relation_type: 0 }])
  expect(await idsOf(sokha)).toEqual([])
  const managers = await sokha.chat('GET', `/chat/users/${sokha.imId}/contacts?user_type=999`)
  // With the online service of the demo.
  const named = managers.body.data.contacts.map((one: { im_id: string; user_type: number }) => [
    one.im_id,
    one.user_type,
  ])
  expect(named.toSorted()).toEqual([
    [boss.imId, 999],
    ['99901', 999],
  ])
  const history = await sokha.chat('POST', '/chat/im/user/getMsgByImID', { im_id: EVERYBODY_ID })
  expect(history.status).toBe(404)
  const setting = { receiverId: EVERYBODY_ID, talkMode: 1, setTopTime: 5 }
  expect((await sokha.chat('POST', '/biz/conversations/setting', setting)).status).toBe(404)
  expect((await boss.chat('POST', '/biz/conversations/setting', setting)).status).toBe(200)
})

test('S-MGR-7 a page is bounded, and what is no cursor or no time of it is refused', async () => {
  const boss = await login(await start('river-clinic'), 'river-clinic')
  for (const body of [
    { size: 51 },
    { size: 0 },
    { cursor: 'x' },
    { cursor: Buffer.from('direct:1').toString('base64url') },
    { from_time: -1 },
    { from_time: 'now' },
  ])
    expect([body, (await boss.chat('POST', SERVICE, body)).status]).toEqual([body, 422])
})

test('S-MGR-6 the sixth in a row waits, also where it only repeats one', async () => {
  const boss = await login(await start('river-clinic'), 'river-clinic')
  const body = toAll('Hello')
  for (let time = 0; time < 5; time++) expect((await boss.chat('POST', PATH, body)).status).toBe(200)
  const stopped = await boss.chat('POST', PATH, body)
  expect(stopped.status).toBe(429)
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(5)
})

test('S-MGR-8 everybody who was here finds it once among their notices, and whoever sent it does not', async () => {
  const url = await start('river-clinic')
  const [boss, sokha] = [await login(url, 'river-clinic'), await login(url, 'sokha')]
  const countOf = async () => (await sokha.api('GET', `${INBOX}/unread/count`)).body.totalCount
  const before = await countOf()
  await boss.chat('POST', PATH, toAll('Closed on Monday'))
  await boss.chat('POST', PATH, toAll('Open {job} again'))
  expect(await Promise.all([countOf(), countOf()])).toEqual([before + 2, before + 2])
  const told = async (who: typeof boss) => {
    const { body } = await who.api('GET', INBOX)
    return body.result
      .filter(({ type }: { type: string }) => type === 'service-notification')
      .map(({ title, content }: { title: string; content: string }) => `${title}: ${content}`)
  }
  const words = ['A message from Sarika: Open {job} again', 'A message from Sarika: Closed on Monday']
  expect(await told(sokha)).toEqual(words)
  expect(await told(sokha)).toEqual(words)
  expect(await told(boss)).toEqual([])
})
