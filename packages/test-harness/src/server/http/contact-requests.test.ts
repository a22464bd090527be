import { messageRow } from '@sarika/im-engine/wire'
import { expect, test } from 'vitest'
import { REQUEST_LIFE_MS } from '../limits'
import { contactRequestTo, login, NOTICES, type TestClient, textTo } from '../testing/client'
import { ask, asked, block, decide, rowOf, setPrivacy } from '../testing/requests'
import { handClock, startTestServer } from '../testing/world'

const DAY_MS = 24 * 3_600_000

/** Two who do not know each other, and one who stands between them. */
async function strangers(now?: () => number) {
  const { url } = await startTestServer(now ? { clock: now } : {})
  const [sokha, school] = await Promise.all([login(url, 'sokha'), login(url, 'sunrise-school')])
  return { url, sokha, school }
}

const typesSince = async (client: TestClient, cursor: string) =>
  (await client.noticesSince(cursor)).map(({ notice }) => notice.notice_type)

const cursorOf = async (client: TestClient) => (await client.catchUp(NOTICES)).cursor

test('S-PPL-1 a request stands in both lists, each from its side, and both are told of it and then of the row', async () => {
  const { sokha, school } = await strangers()
  const [mine, theirs] = await Promise.all([sokha.online(), school.online()])
  const { body } = await ask(sokha, school.imId, { message: 'I teach English', add_by: 'phone' })
  const { contact, timestamp, rev } = body.data
  const { req_id, ...request } = contact.request
  expect(request).toEqual({
    ...{ is_self_req: 1, message: 'I teach English', add_by: 'phone', add_from: '' },
    ...{ request_at: expect.any(Number), status: 0, is_read: 1 },
  })
  expect(contact).toMatchObject({ im_id: school.imId, relation_type: 0, account_alias: '', phone: '', rev })
  const told = { im_id: sokha.imId, rim_id: school.imId, timestamp, req_id, message: 'I teach English' }
  for (const [socket, other] of [
    [mine, school],
    [theirs, sokha],
  ] as const) {
    expect((await socket.nextNotice('contact_add')).data.notice).toMatchObject({ ...told, add_by: 'phone' })
    expect((await socket.nextNotice('contact_changed')).data.notice).toMatchObject({
      ...{ im_id: other.imId, timestamp },
      contact: { relation_type: 0, request: { req_id, status: 0 }, rev },
    })
  }
  expect(await rowOf(school, sokha.imId)).toMatchObject({
    ...{ nickname: 'សុខា ចាន់', account_alias: '', phone: '' },
    request: { req_id, is_self_req: 0, is_read: 0 },
  })
  expect(await mine.call(textTo(school.imId, 'hello'))).toMatchObject({ code: -20 })
  const one = await sokha.chat('GET', `/chat/users/${sokha.imId}/add_reqs/${req_id}`)
  expect(one.body.data).toEqual({ request: contact.request, contact })
})

test('S-PPL-2 a second request answers the first, and tells nobody', async () => {
  const { sokha, school } = await strangers()
  const first = await ask(sokha, school.imId, { message: 'First' })
  const [mine, theirs] = [await cursorOf(sokha), await cursorOf(school)]
  const again = await ask(sokha, school.imId, { message: 'Second' })
  expect(again.body.data.contact).toEqual(first.body.data.contact)
  expect([await typesSince(sokha, mine), await typesSince(school, theirs)]).toEqual([[], []])
})

test('S-PPL-3 nobody, somebody hidden, and somebody who has blocked the asker answer alike; who blocked is not told', async () => {
  const { url, sokha, school } = await strangers()
  const [dara, foods] = await Promise.all([login(url, 'dara'), login(url, 'kampot-foods')])
  // He has asked her in the demo, so she can block him; and she hides.
  await block(sokha, foods.imId)
  await setPrivacy(sokha, 'find_by_account', 0)
  await setPrivacy(school, 'find_by_account', 0)
  await decide(foods, 'demo-request-1', 'cancel')
  const answer = async (client: TestClient, imId: string) => {
    const { status, body } = await ask(client, imId, { message: 'Hello' })
    const { contact, timestamp, rev } = body.data
    const { req_id, request_at, ...request } = contact.request
    expect([typeof req_id, typeof request_at, typeof timestamp]).toEqual(['string', 'number', 'number'])
    expect(contact.rev).toBe(rev)
    return { status, contact: { ...contact, im_id: '', rev: 0, request } }
  }
  const hidden = await answer(dara, school.imId)
  expect(hidden).toMatchObject({ status: 200, contact: { nickname: '', request: { status: 0 } } })
  expect(await answer(dara, '424242')).toEqual(hidden)
  // One that was deleted.
  expect(await answer(dara, '15001')).toEqual(hidden)
  const bank = await login(url, 'tonle-bank')
  await bank.chat('DELETE', `/chat/users/${bank.imId}/contacts/${sokha.imId}`)
  const cursor = await cursorOf(sokha)
  const clinic = await login(url, 'river-clinic')
  await block(sokha, clinic.imId)
  expect(await typesSince(clinic, await cursorOf(clinic))).toEqual([])
  expect(await typesSince(sokha, cursor)).toEqual(['blacklist_add', 'contact_changed'])
})

test('S-PPL-3 who has blocked the asker has no request of theirs, and hears of none', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const fresh = () => Promise.all([login(url, 'sokha'), login(url, 'kampot-foods')])
  let [sokha, foods] = await fresh()
  await block(sokha, foods.imId)
  clock.advance(REQUEST_LIFE_MS)
  ;[sokha, foods] = await fresh()
  const cursor = await cursorOf(sokha)
  const { body } = await ask(foods, sokha.imId)
  expect(body.data.contact.request).toMatchObject({ status: 0 })
  expect(await typesSince(sokha, cursor)).toEqual([])
  // The one of the demo that she had not answered is still hers to answer.
  expect((await rowOf(sokha, foods.imId))?.request).toMatchObject({ req_id: 'demo-request-1', status: 0 })
})

test('S-PPL-4 who asked is not told of a refusal: the request stays pending, with the same revision, for 30 days', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const fresh = async () => Promise.all([login(url, 'sokha'), login(url, 'sunrise-school')])
  let [sokha, school] = await fresh()
  const reqId = await asked(sokha, school.imId)
  const before = await rowOf(sokha, school.imId)
  const [mine, theirs] = [await cursorOf(sokha), await cursorOf(school)]
  clock.advance(60_000)
  const refused = await decide(school, reqId, 'refuse')
  expect(refused.body.data.contact.request).toMatchObject({ status: 2, is_read: 1 })
  expect((await decide(school, reqId, 'refuse')).status).toBe(200)
  expect([await typesSince(sokha, mine), await typesSince(school, theirs)]).toEqual([[], ['contact_changed']])
  expect(await rowOf(sokha, school.imId)).toEqual(before)
  expect(await asked(sokha, school.imId)).toBe(reqId)

  // Asked anew after its 30 days, it is answered as always; who refused less than 30 days ago hears nothing.
  clock.advance(REQUEST_LIFE_MS - 60_000)
  ;[sokha, school] = await fresh()
  expect(await rowOf(sokha, school.imId)).toBeNull()
  const cursor = await cursorOf(school)
  const second = await ask(sokha, school.imId)
  expect(second.body.data.contact.request).toMatchObject({ status: 0 })
  expect(second.body.data.contact.request.req_id).not.toBe(reqId)
  expect(await typesSince(school, cursor)).toEqual([])
  expect((await rowOf(school, sokha.imId))?.request).toMatchObject({ req_id: reqId, status: 2 })

  clock.advance(REQUEST_LIFE_MS)
  ;[sokha, school] = await fresh()
  expect(await rowOf(school, sokha.imId)).toBeNull()
  const third = await asked(sokha, school.imId)
  expect((await rowOf(school, sokha.imId))?.request).toMatchObject({ req_id: third, status: 0 })
})

test('S-PPL-4 a request that nobody answered waits for who was asked, however long', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const sokha = await login(url, 'sokha')
  await ask(sokha, '20006')
  clock.advance(90 * DAY_MS)
  const [later, school] = await Promise.all([login(url, 'sokha'), login(url, 'sunrise-school')])
  expect(await rowOf(later, '20006')).toBeNull()
  const row = await rowOf(school, sokha.imId)
  expect(row?.request).toMatchObject({ status: 0 })
  const accepted = await decide(school, row?.request?.req_id ?? '', 'accept')
  expect(accepted.body.data.contact).toMatchObject({ relation_type: 1, request: { status: 1 } })
})

test('S-PPL-5 an accepted request makes contacts of both under one time and revision, and its words stand in the chat', async () => {
  const { sokha, school } = await strangers()
  const reqId = await asked(sokha, school.imId, { message: 'I teach English', add_from: 'job' })
  const [mine, theirs] = [await cursorOf(sokha), await cursorOf(school)]
  const socket = await sokha.online()
  const { body } = await decide(school, reqId, 'accept')
  const { contact, timestamp, rev } = body.data
  expect(contact).toMatchObject({ relation_type: 1, add_from: 'job', request: { status: 1, is_self_req: 0 } })
  const agreed = { notice_type: 'contact_agree', im_id: school.imId, rim_id: sokha.imId, timestamp, rev }
  for (const [client, cursor] of [
    [sokha, mine],
    [school, theirs],
  ] as const) {
    const notices = (await client.noticesSince(cursor)).map(({ notice }) => notice)
    expect(notices).toMatchObject([
      { ...agreed, req_id: reqId },
      { notice_type: 'contact_changed', timestamp, contact: { relation_type: 1, rev } },
    ])
  }
  const [said, tip] = [await socket.nextAction('p2p'), await socket.nextAction('p2p')]
  for (const { data } of [said, tip]) expect(messageRow.safeParse(data).error).toBeUndefined()
  expect([said.data, tip.data]).toMatchObject([
    {
      ...{ sender_id: sokha.imId, receiver_id: school.imId, send_self: 1 },
      msg: {
        ...{ type: 'newFriend', content: 'I teach English' },
        extra: { imId: sokha.imId, nickname: 'សុខា ចាន់' },
      },
    },
    {
      ...{ sender_id: school.imId, receiver_id: sokha.imId },
      msg: {
        ...{ type: 'tip', content: '' },
        extra: { tipType: 'contact-agreed', fromImId: school.imId, openImId: sokha.imId },
      },
    },
  ])
  for (const client of [sokha, school]) {
    const { body: list } = await client.chat('GET', '/biz/conversations/items/query?page=1&size=50')
    const other = client === sokha ? school.imId : sokha.imId
    const view = list.data.find(({ receiverId }: { receiverId: string }) => receiverId === other)
    expect(view).toMatchObject({ unreadNum: 0 })
  }
  expect(await socket.call(textTo(school.imId, 'thank you'))).toMatchObject({ code: 0 })
  expect((await decide(school, reqId, 'accept')).body.data.contact.request.status).toBe(1)
  expect((await decide(school, reqId, 'refuse')).body.code).toBe('not_allowed')
})

test('S-PPL-5 without words the tip stands alone', async () => {
  const { sokha, school } = await strangers()
  await decide(school, await asked(sokha, school.imId, { message: ' \u200b ' }), 'accept')
  const { items } = await sokha.catchUp('/chat/im/user/getMsg')
  const types = items.filter(({ sender_id, receiver_id }) => [sender_id, receiver_id].includes('20006'))
  expect(types.map(({ msg }) => msg.type)).toEqual(['tip'])
})

test('S-PPL-6 who asks somebody that has asked them, or that lets everybody in, is a contact at once', async () => {
  const { sokha, school } = await strangers()
  const reqId = await asked(sokha, school.imId, { message: 'Hello' })
  await decide(school, reqId, 'refuse')
  const mutual = await ask(school, sokha.imId, { message: 'I have changed my mind' })
  expect(mutual.body.data.contact).toMatchObject({ relation_type: 1, request: { req_id: reqId, status: 1 } })
  expect(await rowOf(sokha, school.imId)).toMatchObject({ relation_type: 1, request: { status: 1 } })
  const { items } = await school.catchUp('/chat/im/user/getMsg')
  expect(items.map(({ msg }) => msg.content)).toEqual(
    expect.arrayContaining(['Hello', 'I have changed my mind']),
  )
})

test('S-PPL-6 who lets everybody in still does not let in whom they have blocked', async () => {
  const { url, sokha, school } = await strangers()
  const foods = await login(url, 'kampot-foods')
  await setPrivacy(school, 'add_verify', 0)
  const added = await ask(sokha, school.imId, { message: 'Hello' })
  expect(added.body.data.contact).toMatchObject({ relation_type: 1, request: { is_self_req: 1, status: 1 } })
  await setPrivacy(sokha, 'add_verify', 0)
  await block(sokha, foods.imId)
  // His request of the demo has not been answered; he asks again.
  const again = await ask(foods, sokha.imId)
  expect(again.body.data.contact).toMatchObject({ relation_type: 0, request: { status: 0 } })
})

test('S-PPL-6 a request to a contact is accepted from the start; after a deletion it has ended, and can be made again', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const cursor = await cursorOf(hr)
  const { body } = await ask(sokha, hr.imId)
  expect(body.data.contact).toMatchObject({ relation_type: 1, request: { status: 1 } })
  expect(await typesSince(hr, cursor)).toEqual([])
  await sokha.chat('DELETE', `/chat/users/${sokha.imId}/contacts/${hr.imId}`)
  expect(await rowOf(sokha, hr.imId)).toMatchObject({ relation_type: 2, request: { status: 2 } })
  const anew = await ask(sokha, hr.imId)
  expect(anew.body.data.contact).toMatchObject({ relation_type: 2, request: { status: 0 } })
  expect((await rowOf(hr, sokha.imId))?.request).toMatchObject({ status: 0, is_self_req: 0 })
})

test('S-PPL-7 only who asked takes a request back, both are told; only who was asked sees and answers it', async () => {
  const { url, sokha, school } = await strangers()
  const reqId = await asked(sokha, school.imId)
  for (const decision of ['accept', 'refuse', 'seen'])
    expect((await decide(sokha, reqId, decision)).status).toBe(404)
  expect((await decide(school, reqId, 'cancel')).status).toBe(404)
  const other = await login(url, 'dara')
  expect((await decide(other, reqId, 'accept')).status).toBe(404)
  expect((await decide(school, reqId, 'marry')).status).toBe(422)
  const [mine, theirs] = [await cursorOf(sokha), await cursorOf(school)]
  expect((await decide(school, reqId, 'seen')).body.data.contact.request).toMatchObject({ is_read: 1 })
  expect([await typesSince(sokha, mine), await typesSince(school, theirs)]).toEqual([[], ['contact_changed']])
  const cancelled = await decide(sokha, reqId, 'cancel')
  expect(cancelled.body.data.contact.request).toMatchObject({ status: 2 })
  expect([await typesSince(sokha, mine), await typesSince(school, theirs)]).toEqual([
    ['contact_changed'],
    ['contact_changed'],
  ])
  expect((await rowOf(school, sokha.imId))?.request).toMatchObject({ status: 2 })
  expect((await decide(school, reqId, 'accept')).body.code).toBe('not_allowed')
  expect((await decide(sokha, reqId, 'cancel')).status).toBe(200)
})

test('S-PPL-8 a request over the socket does the same, and its ack names what is wrong', async () => {
  const { sokha, school } = await strangers()
  const [mine, theirs] = await Promise.all([sokha.online(), school.online()])
  expect(await mine.call(contactRequestTo(school.imId, 'Hello'))).toEqual({ code: 0, message: '' })
  expect((await theirs.nextNotice('contact_add')).data.notice).toMatchObject({ message: 'Hello' })
  expect(await mine.call(contactRequestTo('424242', 'Hello'))).toEqual({ code: 0, message: '' })
  expect(await mine.call(contactRequestTo(sokha.imId, 'Hello'))).toMatchObject({ code: -422 })
  expect(await mine.call(contactRequestTo(school.imId, 'x'.repeat(101)))).toMatchObject({
    ...{ code: -422, message: 'data.notice.message: more than 100 characters' },
  })
  const frame = contactRequestTo(school.imId, '')
  expect(await mine.call({ ...frame, data: { ...frame.data, receiver_id: '20001' } })).toMatchObject({
    code: -422,
  })
})

test('S-PPL-9 one account makes 30 requests a day, by call and by socket together', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const sokha = await login(url, 'sokha')
  for (let at = 0; at < 30; at++) expect((await ask(sokha, `4242${at}`)).status).toBe(200)
  const tooMany = await ask(sokha, '424299')
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '2880'])
  const socket = await sokha.online()
  expect(await socket.call(contactRequestTo('20006', ''))).toMatchObject({ code: -429 })
  clock.advance(DAY_MS)
  const [tomorrow] = await Promise.all([login(url, 'sokha')])
  for (let at = 0; at < 30; at++) expect((await ask(tomorrow, `4343${at}`)).status).toBe(200)
})

test('S-PPL-9 who is asked by too many hears of no more, and those who ask are answered as always', async () => {
  const { url } = await startTestServer({ rates: { requestsTo: { burst: 1, perSecond: 0.001 } } })
  const [sokha, dara, school] = await Promise.all(
    ['sokha', 'dara', 'sunrise-school'].map((name) => login(url, name)),
  )
  if (!sokha || !dara || !school) throw new Error('no login')
  await asked(sokha, school.imId)
  const cursor = await cursorOf(school)
  const late = await ask(dara, school.imId)
  expect(late.body.data.contact).toMatchObject({
    nickname: 'Chanthou, Sunrise School',
    request: { status: 0 },
  })
  expect(await typesSince(school, cursor)).toEqual([])
  expect(await rowOf(school, dara.imId)).toBeNull()
})

test('S-PPL-10 the name of who was asked is told to the asker if their id finds them, and stays as it was then', async () => {
  const { url, sokha, school } = await strangers()
  const nurse = await login(url, 'kampot-foods')
  await ask(sokha, school.imId)
  expect(await rowOf(sokha, school.imId)).toMatchObject({ nickname: 'Chanthou, Sunrise School' })
  await block(school, sokha.imId)
  await setPrivacy(school, 'find_by_account', 0)
  expect(await rowOf(sokha, school.imId)).toMatchObject({
    nickname: 'Chanthou, Sunrise School',
    blacklist_type: 0,
  })
  await setPrivacy(nurse, 'find_by_account', 0)
  const bank = await login(url, 'tonle-bank')
  await ask(bank, nurse.imId)
  expect(await rowOf(bank, nurse.imId)).toMatchObject({ nickname: '', extra: { company: '' }, avatar: '' })
  // Nor does a block of one's own open the name.
  expect((await block(bank, nurse.imId)).status).toBe(200)
  expect(await rowOf(bank, nurse.imId)).toMatchObject({ nickname: '', blacklist_type: 1 })
})

test('S-PPL-11 who opens the chat from a job has nothing to be asked any more', async () => {
  const { url } = await startTestServer()
  const [dara, school] = await Promise.all([login(url, 'dara'), login(url, 'sunrise-school')])
  const reqId = await asked(school, dara.imId)
  // A job of the school's.
  expect((await dara.api('POST', '/jobs/16/chat')).status).toBe(200)
  for (const [client, other] of [
    [dara, school],
    [school, dara],
  ] as const)
    expect(await rowOf(client, other.imId)).toMatchObject({
      relation_type: 1,
      request: { req_id: reqId, status: 1 },
    })
})
