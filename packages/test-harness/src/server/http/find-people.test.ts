import { expect, test } from 'vitest'
import { createAccount } from '../accounts/new-account'
import { findByAccount, findById, findByPhone } from '../chat/find-people'
import { askContact } from '../chat/request-changes'
import type { Db, Trx } from '../db/tables'
import { login, type TestClient } from '../testing/client'
import { openLoggedIn } from '../testing/logged-in'
import { block, setPrivacy } from '../testing/requests'
import { handClock, startTestServer } from '../testing/world'

const SCHOOL = {
  im_id: '20006',
  nickname: 'Chanthou, Sunrise School',
  avatar: '',
  user_type: 0,
  relation_type: 0,
  extra: { company: 'Sunrise International School' },
}

const WAYS = [
  ['find_by_phone', 'phone/%2B85523000006'],
  ['find_by_phone', 'phone/0085523000006'],
  ['find_by_account', 'id/20006'],
  ['find_by_account', 'search/20006'],
  ['find_by_account', 'search/sunrise-school'],
  ['find_by_account', 'search/Sunrise-School'],
] as const

async function find(client: TestClient, way: string) {
  const { status, body } = await client.chat('GET', `/chat/user/${way}`)
  expect([way, status]).toEqual([way, 200])
  return body.data.contacts
}

test('S-PPL-12 a person is found by the whole phone, id or user name, with name, picture and company and no more', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  for (const [, way] of WAYS) expect(await find(sokha, way)).toEqual([SCHOOL])
  const parts = [
    'phone/%2B85523000016',
    'id/2000',
    'search/sunrise',
    'search/Chanthou',
    'search/%25',
    'id/20006%20',
  ]
  for (const way of parts) expect([way, await find(sokha, way)]).toEqual([way, []])
  expect(await find(sokha, 'id/20001')).toMatchObject([{ im_id: '20001', relation_type: 1 }])
  expect(await find(sokha, `id/${sokha.imId}`)).toMatchObject([{ im_id: sokha.imId, relation_type: 1 }])
  expect((await sokha.chat('GET', '/chat/user/phone/12')).body).toMatchObject({
    fields: [{ field: 'phone', message: 'no phone with its area code' }],
  })
})

test('S-PPL-12 who does not want to be found so, who has blocked the one who looks, and who was deleted are nobody', async () => {
  const { url } = await startTestServer({ rates: { personSearches: { burst: 100, perSecond: 1 } } })
  const [sokha, school, foods] = await Promise.all(
    ['sokha', 'sunrise-school', 'kampot-foods'].map((name) => login(url, name)),
  )
  if (!sokha || !school || !foods) throw new Error('no login')
  for (const key of ['find_by_phone', 'find_by_account'] as const) {
    await setPrivacy(school, key, 0)
    for (const [by, way] of WAYS)
      expect([way, await find(sokha, way)]).toEqual([way, by === key ? [] : [SCHOOL]])
    expect(await find(school, 'id/20006')).toHaveLength(1)
    await setPrivacy(school, key, 1)
  }
  expect(await find(foods, `id/${sokha.imId}`)).toHaveLength(1)
  await block(sokha, foods.imId)
  for (const way of [`id/${sokha.imId}`, 'search/sokha', 'phone/%2B85512000001'])
    expect([way, await find(foods, way)]).toEqual([way, []])
  for (const way of ['id/15001', 'search/deleted-demo-1', 'search/reviewer', 'id/424242'])
    expect([way, await find(sokha, way)]).toEqual([way, []])
  // A contact is found whatever they say.
  const hr = await login(url, 'angkor-hr')
  await setPrivacy(hr, 'find_by_account', 0)
  expect(await find(sokha, 'id/20001')).toHaveLength(1)
})

/** The statements that a work on the database consists of. */
async function statementsOf(db: Db, work: (trx: Trx) => Promise<unknown>): Promise<string[]> {
  const said: string[] = []
  const recorded = db.withPlugin({
    transformQuery({ node, queryId }) {
      said.push(db.getExecutor().compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await recorded.transaction().execute(work)
  return said
}

test('S-PPL-12 S-PPL-3 nobody, who is hidden and who has blocked are looked for, and nobody and who has blocked are asked, by the same statements', async () => {
  const { backend, account } = await openLoggedIn()
  const me = account.im_id
  const [hidden, blocker] = await backend.writes.run(async (trx) => [
    await createAccount(trx, { userName: 'hidden', phone: { regionCode: '855', mobile: '12000011' } }, '', 0),
    await createAccount(
      trx,
      { userName: 'blocker', phone: { regionCode: '855', mobile: '12000012' } },
      '',
      0,
    ),
  ])
  if (!hidden || !blocker) throw new Error('no account')
  await backend.writes.run(async (trx) => {
    await trx
      .updateTable('accounts')
      .set({ find_by_account: 0, find_by_phone: 0 })
      .where('id', '=', hidden.id)
      .execute()
    await trx.insertInto('blacklist').values({ owner_id: blocker.im_id, im_id: me, created_at: 1 }).execute()
  })
  const nobody = { im_id: '424242', login: 'nobody', mobile: '12000013' }
  const ways = [
    (db: Db, { im_id }: typeof nobody) => findById(db, me, im_id),
    (db: Db, { login: name }: typeof nobody) => findByAccount(db, me, name),
    (db: Db, { mobile }: typeof nobody) => findByPhone(db, me, { regionCode: '855', mobile }),
  ]
  for (const way of ways) {
    const asNobody = await statementsOf(backend.db, (trx) => way(trx, nobody))
    expect(asNobody.length).toBeGreaterThan(0)
    for (const person of [hidden, blocker]) {
      expect(await way(backend.db, person)).toEqual([])
      expect(await statementsOf(backend.db, (trx) => way(trx, person))).toEqual(asNobody)
    }
  }
  const ask = (im_id: string) =>
    statementsOf(backend.db, (trx) =>
      askContact(trx, me, { im_id, message: '', add_by: 'account', add_from: '' }, true, 1_790_000_000_000),
    )
  expect(await ask(blocker.im_id)).toEqual(await ask('424242'))
})

test('S-PPL-14 somebody reads and sets their privacy, and nobody else’s', async () => {
  const { url } = await startTestServer()
  const [sokha, dara] = await Promise.all([login(url, 'sokha'), login(url, 'dara')])
  const path = `/chat/users/${sokha.imId}/privacy_settings`
  const read = async () => (await sokha.chat('GET', path)).body.data
  expect(await read()).toEqual({
    settings: { add_verify: 1, find_by_phone: 1, find_by_account: 1, last_seen: 1, link_previews: 1 },
  })
  for (const key of ['add_verify', 'find_by_phone', 'find_by_account', 'last_seen', 'link_previews'])
    expect((await setPrivacy(sokha, key, 0)).body.data.settings).toMatchObject({ [key]: 0 })
  expect(await read()).toEqual({
    settings: { add_verify: 0, find_by_phone: 0, find_by_account: 0, last_seen: 0, link_previews: 0 },
  })
  expect((await dara.chat('GET', path)).status).toBe(404)
  expect((await dara.chat('POST', path, { key: 'add_verify', value: 0 })).status).toBe(404)
  for (const body of [{ key: 'password_hash', value: 0 }, { key: 'add_verify', value: 2 }, {}])
    expect((await sokha.chat('POST', path, body)).status).toBe(422)
})

test('S-PPL-20 of one’s numbers those are told that somebody wants to be found by, 100 numbers a day', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const [sokha, school, hr] = await Promise.all(
    ['sokha', 'sunrise-school', 'angkor-hr'].map((name) => login(url, name)),
  )
  if (!sokha || !school || !hr) throw new Error('no login')
  const path = `/chat/users/${sokha.imId}/phones`
  const match = (phones: string[]) => sokha.chat('POST', path, { phones })
  await setPrivacy(hr, 'find_by_phone', 0)
  const phones = ['+855 23 000 006', '+85523000005', '+855000', 'none', '+85599999999']
  expect((await match(phones)).body.data.contacts).toEqual([
    {
      phone: '+85523000005',
      im_id: '20005',
      nickname: 'Piseth, Lotus Logistics',
      avatar: '',
      relation_type: 1,
    },
    { phone: '+855 23 000 006', im_id: '20006', nickname: SCHOOL.nickname, avatar: '', relation_type: 0 },
  ])
  expect((await match(['none'])).body.data.contacts).toEqual([])
  const many = Array.from({ length: 95 }, (_, at) => `+8551000${1000 + at}`)
  const tooMany = await match(many)
  expect([tooMany.status, Number(tooMany.headers.get('retry-after'))]).toEqual([429, 864])
  expect((await match(many.slice(1))).body.data.contacts).toEqual([])
  expect((await match(Array.from({ length: 101 }, () => '1'))).status).toBe(422)
  expect((await school.chat('POST', path, { phones })).status).toBe(404)
})

test('S-PPL-21 one account looks for 30 people a day, in whatever way, found or not', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const sokha = await login(url, 'sokha')
  for (let at = 0; at < 10; at++)
    for (const way of ['id/424242', 'search/sunrise-school', 'phone/%2B85599999999']) await find(sokha, way)
  for (const way of ['id/20006', 'search/x', 'phone/%2B85523000006']) {
    const { status, headers } = await sokha.chat('GET', `/chat/user/${way}`)
    expect([way, status, headers.get('retry-after')]).toEqual([way, 429, '2880'])
  }
})
