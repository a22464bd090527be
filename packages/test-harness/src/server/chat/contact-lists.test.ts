import { expect, test } from 'vitest'
import { login, NOTICES, type TestClient, textTo } from '../testing/client'
import { ask, asked, block, rowOf, setPrivacy } from '../testing/requests'
import { startTestServer } from '../testing/world'

const own = (client: TestClient, path: string): string => `/chat/users/${client.imId}${path}`

async function pair(one: string, other: string) {
  const { url } = await startTestServer()
  const [a, b] = await Promise.all([login(url, one), login(url, other)])
  return [a, b] as const
}

test('S-PPL-16 an account stands among its own contacts, and is neither blocked, deleted, hidden, disturbed nor asked', async () => {
  const [sokha] = await pair('sokha', 'dara')
  const row = await rowOf(sokha, sokha.imId)
  expect(row).toMatchObject({
    ...{ relation_type: 1, blacklist_type: 0, is_disturb: 0, is_hide: 0, request: null },
    ...{ nickname: 'សុខា ចាន់', account_alias: 'sokha', country_code: '855', phone: '12000001' },
  })
  const contact = own(sokha, `/contacts/${sokha.imId}`)
  const refused = [
    ['is_disturb', await sokha.chat('PATCH', contact, { is_disturb: 1 })],
    ['is_hide', await sokha.chat('PATCH', contact, { is_hide: 1 })],
    ['contactId', await sokha.chat('DELETE', contact)],
    ['contactId', await sokha.chat('POST', contact, { is_hide: 1 })],
    ['blacklist', await block(sokha, sokha.imId)],
    ['request.im_id', await ask(sokha, sokha.imId)],
    [
      'tags',
      await sokha.chat('PUT', own(sokha, '/contacts/tags'), { tags: [{ im_id: sokha.imId, tags: [] }] }),
    ],
  ] as const
  for (const [field, { status, body }] of refused)
    expect([status, body.fields]).toEqual([422, [{ field, message: 'this is you' }]])
  expect(await rowOf(sokha, sokha.imId)).toEqual(row)
})

test('S-PPL-17 to add somebody takes their request, or nobody’s consent, or shows a hidden contact; else there is nobody', async () => {
  const [sokha, school] = await pair('sokha', 'sunrise-school')
  const add = (imId: string, body?: object) => sokha.chat('POST', own(sokha, `/contacts/${imId}`), body)
  for (const imId of [school.imId, '424242', '10002']) expect((await add(imId)).status).toBe(404)
  // Who has asked her in the demo, into the hidden ones.
  const hidden = await add('20007', { is_hide: 1 })
  expect(hidden.body.data.contact).toMatchObject({ relation_type: 1, is_hide: 1, request: { status: 1 } })
  expect((await add('20007')).body.data.contact).toMatchObject({ relation_type: 1, is_hide: 0 })
  expect((await add('20007')).status).toBe(200)
  await setPrivacy(school, 'add_verify', 0)
  expect((await add(school.imId)).body.data.contact).toMatchObject({ relation_type: 1 })
})

test('S-PPL-9 S-PPL-17 to add whoever has not asked counts as a request, to take a request and to show a contact do not', async () => {
  const { url } = await startTestServer({ rates: { contactRequests: { burst: 1, perSecond: 0.001 } } })
  const sokha = await login(url, 'sokha')
  const add = async (imId: string) => (await sokha.chat('POST', own(sokha, `/contacts/${imId}`))).status
  const statuses = []
  for (const imId of ['20007', '20001', '20001', '424242', '20006', '20008']) statuses.push(await add(imId))
  expect(statuses).toEqual([200, 200, 200, 404, 429, 200])
})

test('S-PPL-17 nobody is added whom they have blocked, whatever their settings', async () => {
  const [clinic, sokha] = await pair('river-clinic', 'sokha')
  await block(sokha, clinic.imId)
  await setPrivacy(sokha, 'add_verify', 0)
  expect((await clinic.chat('POST', own(clinic, `/contacts/${sokha.imId}`))).status).toBe(404)
})

test('S-PPL-18 S-PPL-24 a contact has a name, a note, tags, disturbance and hiding of its owner’s, answered with the row and its time and revision', async () => {
  const [sokha, hr] = await pair('sokha', 'angkor-hr')
  const theirs = await rowOf(hr, sokha.imId)
  const { cursor } = await sokha.catchUp(NOTICES)
  const change = { friend_nickname: 'B.', note: 'HR', tags: '["Hotel"]', is_disturb: 1, is_hide: 1 }
  const { body } = await sokha.chat('PATCH', own(sokha, `/contacts/${hr.imId}`), change)
  expect(body.data.contact).toMatchObject({ ...change, relation_type: 1 })
  const { timestamp, rev } = body.data
  expect(await sokha.noticesSince(cursor)).toMatchObject([
    { notice: { notice_type: 'contact_changed', timestamp, contact: { ...body.data.contact, rev } } },
  ])
  expect(await rowOf(hr, sokha.imId)).toEqual(theirs)
  for (const [field, bad] of [
    ['note', { note: 'x'.repeat(501) }],
    ['tags', { tags: 'Hotel' }],
    ['tags', { tags: '[1]' }],
    ['tags', { tags: JSON.stringify(Array.from({ length: 21 }, String)) }],
    ['is_hide', { is_hide: true }],
  ] as const) {
    const { status, body: refused } = await sokha.chat('PATCH', own(sokha, `/contacts/${hr.imId}`), bad)
    expect([status, refused.fields[0].field]).toEqual([422, field])
  }
})

test('S-PPL-18 several are tagged at once, or nobody where one is no contact', async () => {
  const [sokha] = await pair('sokha', 'dara')
  const tag = (tags: object[]) => sokha.chat('PUT', own(sokha, '/contacts/tags'), { tags })
  const { body } = await tag([
    { im_id: '20001', tags: ['Hotel', 'ការងារ'] },
    { im_id: '20002', tags: [] },
  ])
  expect(body.data.contacts.map(({ tags }: { tags: string }) => tags)).toEqual(['["Hotel","ការងារ"]', '[]'])
  const both = [
    { im_id: '20001', tags: ['gone'] },
    { im_id: '20007', tags: ['x'] },
  ]
  expect((await tag(both)).status).toBe(404)
  expect((await rowOf(sokha, '20001'))?.tags).toBe('["Hotel","ការងារ"]')
  for (const tags of [[' '], ['x'.repeat(31)], Array.from({ length: 21 }, String)])
    expect((await tag([{ im_id: '20001', tags }])).status).toBe(422)
})

test('S-PPL-19 who is known by a request or a group alone is blocked, stands in the list, and neither hears nor sees it', async () => {
  const [sokha, dara] = await pair('sokha', 'dara')
  const [mine, theirs] = [await sokha.catchUp(NOTICES), await dara.catchUp(NOTICES)]
  const socket = await dara.online()
  const seen = await rowOf(dara, sokha.imId)
  const { body } = await block(dara, sokha.imId)
  expect(body.data).toMatchObject({
    contacts: [{ im_id: sokha.imId, relation_type: 0, blacklist_type: 1, request: { status: 0 } }],
    ...{ timestamp: expect.any(Number), rev: expect.any(Number) },
  })
  expect(await sokha.noticesSince(mine.cursor)).toEqual([])
  expect((await rowOf(sokha, dara.imId))?.blacklist_type).toBe(0)
  const told = (await dara.noticesSince(theirs.cursor)).map(({ notice }) => notice)
  expect(told).toMatchObject([
    { notice_type: 'blacklist_add', timestamp: body.data.timestamp, rev: body.data.rev },
    { notice_type: 'contact_changed', contact: { blacklist_type: 1 } },
  ])
  const again = await block(dara, sokha.imId)
  expect(again.body.data).toMatchObject({ timestamp: body.data.timestamp, rev: body.data.rev })
  await block(dara, sokha.imId, false)
  const after = await rowOf(dara, sokha.imId)
  expect(after).toEqual({ ...seen, rev: after?.rev })
  expect(after?.rev).toBeGreaterThan(seen?.rev ?? 0)
  await socket.beat()
})

test('S-PPL-19 a companion of a group is blocked without being in the list, a stranger is not', async () => {
  const { url } = await startTestServer()
  const [hr, dara, clinic] = await Promise.all(
    ['angkor-hr', 'dara', 'river-clinic'].map((name) => login(url, name)),
  )
  if (!hr || !dara || !clinic) throw new Error('no login')
  await hr.chat('DELETE', own(hr, `/contacts/${dara.imId}`))
  const made = await clinic.chat('POST', '/chat/groups', { name: 'Nurses', im_ids: [] })
  expect(made.status).toBe(422)
  expect((await block(clinic, dara.imId)).status).toBe(404)
  expect((await block(clinic, '424242')).status).toBe(404)
  const companion = await rowOf(dara, hr.imId)
  expect((await block(dara, hr.imId)).status).toBe(200)
  expect(await rowOf(dara, hr.imId)).toMatchObject({ nickname: 'Bopha, Angkor HR', blacklist_type: 1 })
  expect(companion?.blacklist_type ?? 0).toBe(0)
})

test('S-PPL-19 a block of who is no contact tells no presence', async () => {
  const [foods, sokha] = await pair('kampot-foods', 'sokha')
  const socket = await foods.online()
  await block(sokha, foods.imId)
  await block(sokha, foods.imId, false)
  await socket.beat()
  expect(socket.kept).toEqual([])
})

test('S-PPL-24 a deletion and a block answer the time and the revision that both are told', async () => {
  const [sokha, hr] = await pair('sokha', 'angkor-hr')
  const { cursor } = await hr.catchUp(NOTICES)
  const blocked = (await block(sokha, hr.imId)).body.data
  const deleted = (await sokha.chat('DELETE', own(sokha, `/contacts/${hr.imId}`))).body.data
  expect(blocked.contacts).toMatchObject([{ im_id: hr.imId, blacklist_type: 1, rev: blocked.rev }])
  expect(deleted.contact).toMatchObject({ relation_type: 2, rev: deleted.rev })
  const told = (await hr.noticesSince(cursor)).map(({ notice }) => notice)
  expect(told).toMatchObject([
    { notice_type: 'blacklist_add', timestamp: blocked.timestamp, rev: blocked.rev },
    { notice_type: 'contact_delete', timestamp: deleted.timestamp, rev: deleted.rev },
  ])
})

test('S-PPL-16 one writes to oneself, and to nobody whom one has only asked', async () => {
  const [sokha, school] = await pair('sokha', 'sunrise-school')
  await asked(sokha, school.imId)
  const socket = await sokha.online()
  expect(await socket.call(textTo(sokha.imId, 'note'))).toMatchObject({ code: 0 })
  expect(await socket.call(textTo(school.imId, 'hello'))).toMatchObject({ code: -20 })
})
