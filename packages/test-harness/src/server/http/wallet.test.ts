import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { login, newClientId, type Reply, type TestClient } from '../testing/client'
import { isOnPostgres, tempDatabase } from '../testing/databases'
import { balanceAt, PIN, pay, setPin, transferTo } from '../testing/wallet'
import { handClock, handTimers, PLENTY, startTestServer } from '../testing/world'
import { checkBalances } from '../wallet/ledger'

const START = 20_000
const DAY = 24 * 60 * 60 * 1_000

/** sokha and angkor-hr are contacts; all have a PIN. */
async function open(options: Parameters<typeof startTestServer>[0] = {}) {
  const database = options.database ?? (await tempDatabase())
  const wallet = { feeBasisPoints: 0 }
  const server = await startTestServer({ wallet, rates: { walletActs: PLENTY }, ...options, database })
  const { url } = server
  const [sokha, hr, dara] = [
    await login(url, 'sokha'),
    await login(url, 'angkor-hr'),
    await login(url, 'dara'),
  ]
  for (const one of [sokha, hr, dara]) await setPin(one)
  /** The books are right, by the query that each start runs. */
  const imbalances = async () => {
    const { db, close } = await openDatabase(database)
    const wrong = await checkBalances(db)
    await close()
    return wrong
  }
  return { server, url, database, sokha, hr, dara, imbalances }
}

const codeOf = ({ status, body }: Reply): unknown => (status === 200 ? 'ok' : body.code)

/** Messages of money, oldest first, by kind and content. */
async function moneyOf(who: TestClient) {
  const { items } = await who.catchUp('/chat/im/user/getMsg')
  return items
    .map(({ msg, msg_id }) => ({
      id: String(msg_id),
      type: msg.type,
      content: msg.content,
      aesExt: msg.aesExt,
    }))
    .filter(({ type }) => /LP$|groupTransfer/.test(type))
    .map(({ content, ...rest }) => ({ ...rest, ...JSON.parse(content) }))
}

test('S-WAL-1 S-WAL-3 S-WAL-9 S-WAL-10 a transfer is held until it is accepted, and both see the same', async () => {
  const { sokha, hr, imbalances } = await open()
  expect([await balanceAt(sokha), await balanceAt(hr)]).toEqual([START, START])
  const sent = await pay(sokha, 'POST', '/transfer', transferTo(hr.imId, 1260))
  expect(sent.body.data).toMatchObject({ from: sokha.imId, to: hr.imId, amount: 1260, state: 'pending' })
  expect([await balanceAt(sokha), await balanceAt(hr)]).toEqual([START - 1260, START])
  const { id } = sent.body.data
  expect(codeOf(await pay(sokha, 'POST', `/transfer/${id}/accept`))).toBe('not_yours')
  expect((await pay(hr, 'POST', `/transfer/${id}/accept`)).body.data.state).toBe('accepted')
  expect([await balanceAt(sokha), await balanceAt(hr)]).toEqual([START - 1260, START + 1260])
  expect(codeOf(await pay(hr, 'POST', `/transfer/${id}/return`))).toBe('gone')
  // Once, however often: another device accepts it again.
  expect(codeOf(await pay(hr, 'POST', `/transfer/${id}/accept`))).toBe('ok')
  expect(await balanceAt(hr)).toBe(START + 1260)
  expect((await pay(sokha, 'GET', `/transfer/${id}`)).body).toEqual(
    (await pay(hr, 'GET', `/transfer/${id}`)).body,
  )
  expect(await imbalances()).toEqual([])
})

test('S-WAL-8 the server posts what happened, plain, and names the message that it changes', async () => {
  const { sokha, hr } = await open()
  const socket = await hr.online()
  const { id } = (await pay(sokha, 'POST', '/transfer', transferTo(hr.imId, 100))).body.data
  const live = await socket.nextAction('p2p')
  expect(live.data).toMatchObject({ msg: { type: 'transferLP' } })
  socket.close()
  await pay(hr, 'POST', `/transfer/${id}/return`)
  const [first, second] = await moneyOf(sokha)
  expect(first).toMatchObject({ type: 'transferLP', id, amount: 100, state: 'pending', from: sokha.imId })
  expect(first.aesExt).toBeUndefined()
  expect(second).toMatchObject({ type: 'transferReturnLP', from: hr.imId, to: sokha.imId, state: 'returned' })
  expect(second.msgIds).toHaveLength(1)
  expect(await balanceAt(sokha)).toBe(START)
})

test('S-WAL-5 the same key is done once, also twice at once from two devices, and refused for something else', async () => {
  const { url, sokha, hr, imbalances } = await open()
  const other = await login(url, 'sokha')
  const key = newClientId()
  const body = transferTo(hr.imId, 500)
  const all = await Promise.all(
    [sokha, other, sokha, other].map((who) => pay(who, 'POST', '/transfer', body, key)),
  )
  expect(new Set(all.map((one) => one.body.data?.id)).size).toBe(1)
  expect(await balanceAt(sokha)).toBe(START - 500)
  expect(codeOf(await pay(sokha, 'POST', '/transfer', transferTo(hr.imId, 501), key))).toBe('reused')
  expect(codeOf(await pay(sokha, 'POST', '/transfer', body, ''))).toBe('invalid')
  expect(await imbalances()).toEqual([])
})

test('S-WAL-2 nobody sends more than they have, also not from two devices at once', async () => {
  const { sokha, hr, imbalances } = await open()
  const all = await Promise.all(
    [1, 2, 3].map(() => pay(sokha, 'POST', '/transfer', transferTo(hr.imId, 15_000))),
  )
  expect(all.map(codeOf).toSorted()).toEqual(['ok', 'too_little', 'too_little'])
  expect(await balanceAt(sokha)).toBe(5_000)
  expect(await imbalances()).toEqual([])
})

test('S-WAL-9 hostile amounts move nothing; limits are told', async () => {
  const { sokha, hr, imbalances } = await open()
  const hostile = [0, -1, -100, 1.005, 0.1, '1.005', '100', '١٠٠', '１００', Number.NaN, null, [100], {}]
  const huge = [2 ** 53, 1e21, '9'.repeat(400)]
  for (const amount of [...hostile, ...huge]) {
    expect(codeOf(await pay(sokha, 'POST', '/transfer', transferTo(hr.imId, amount)))).toBe('invalid')
    const packet = { red_packet: { to: hr.imId, amount }, pin: PIN }
    expect(codeOf(await pay(sokha, 'POST', '/red_packets', packet))).toBe('invalid')
    const shares = [{ imId: hr.imId, amount }]
    const bill = { spilt_bill: { to: hr.imId, title: 'x', amount, shares } }
    expect(codeOf(await pay(sokha, 'POST', '/spilt_bills', bill))).toBe('invalid')
  }
  // JSON has no infinity; what reads as one is refused as well.
  const raw = await fetch(`${sokha.url}/chat/wallet/transfer`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${sokha.imToken}`, 'content-type': 'application/json' },
      'idempotency-key': newClientId(),
    },
    body: `{"transfer":{"to":"${hr.imId}","amount":1e309},"pin":"${PIN}"}`,
  })
  expect(raw.status).toBe(422)
  const over = await pay(sokha, 'POST', '/transfer', transferTo(hr.imId, 50_001))
  expect(over.body).toMatchObject({ code: 'over_limit', data: { most: 50_000 } })
  const packet = { red_packet: { to: hr.imId, amount: 20_001 }, pin: PIN }
  expect((await pay(sokha, 'POST', '/red_packets', packet)).body).toMatchObject({ data: { most: 20_000 } })
  expect(codeOf(await pay(sokha, 'POST', '/transfer', transferTo(sokha.imId, 100)))).toBe('not_yours')
  for (const to of ['nobody', '19012', "' or 1=1 --"])
    expect(codeOf(await pay(sokha, 'POST', '/transfer', transferTo(to, 100)))).toBe('no_contact')
  expect(await balanceAt(sokha)).toBe(START)
  expect(await imbalances()).toEqual([])
})

test('S-WAL-11 what nobody takes in 24 hours goes back once, also where the server was down', async () => {
  const clock = handClock()
  const timers = handTimers()
  const database = await tempDatabase()
  const { server, sokha, hr, imbalances } = await open({ clock: clock.now, timers, database })
  const { id } = (await pay(sokha, 'POST', '/transfer', transferTo(hr.imId, 700))).body.data
  const packet = { red_packet: { to: hr.imId, amount: 300 }, pin: PIN }
  const opened = (await pay(sokha, 'POST', '/red_packets', packet)).body.data
  await server.close()
  clock.advance(DAY)
  const again = await startTestServer({ clock: clock.now, database, wallet: { feeBasisPoints: 0 } })
  const [back, taker] = [await login(again.url, 'sokha'), await login(again.url, 'angkor-hr')]
  expect(await balanceAt(back)).toBe(START)
  expect(codeOf(await pay(taker, 'POST', `/transfer/${id}/accept`))).toBe('gone')
  expect(codeOf(await pay(taker, 'POST', `/red_packets/${opened.id}/open`))).toBe('gone')
  expect((await moneyOf(back)).at(-1)).toMatchObject({ type: 'transferReturnLP', state: 'expired' })
  await again.close()
  const third = await startTestServer({ clock: clock.now, database, wallet: { feeBasisPoints: 0 } })
  expect(await balanceAt(await login(third.url, 'sokha'))).toBe(START)
  expect(await imbalances()).toEqual([])
})

test('S-WAL-16 when an account is deleted what waits for it goes back, and what it has to the issuer', async () => {
  const clock = handClock()
  const timers = handTimers()
  const { server, database, sokha, hr, imbalances } = await open({ clock: clock.now, timers })
  const { id } = (await pay(sokha, 'POST', '/transfer', transferTo(hr.imId, 500))).body.data
  expect(codeOf(await pay(hr, 'POST', `/transfer/${id}/accept`))).toBe('ok')
  expect((await sokha.api('POST', '/users/me/deletion', { password: 'Sarika2026' })).status).toBe(200)
  clock.advance(14 * DAY - 1_000)
  const friend = await login(hr.url, 'angkor-hr')
  expect(codeOf(await pay(friend, 'POST', '/transfer', transferTo(sokha.imId, 700)))).toBe('ok')
  expect(await balanceAt(friend)).toBe(START + 500 - 700)
  await server.close()
  clock.advance(1_000)
  const again = await startTestServer({ clock: clock.now, database, wallet: { feeBasisPoints: 0 } })
  expect(await balanceAt(await login(again.url, 'angkor-hr'))).toBe(START + 500)
  const { db, close } = await openDatabase(database)
  const purse = db.selectFrom('wallet_purses').select('balance').where('id', '=', sokha.imId)
  expect(await purse.executeTakeFirst()).toEqual({ balance: 0 })
  await close()
  expect(await imbalances()).toEqual([])
})

test('S-WAL-11 a running server wakes for what is due', async () => {
  const clock = handClock()
  const timers = handTimers()
  const { url, sokha, hr } = await open({ clock: clock.now, timers })
  await pay(sokha, 'POST', '/transfer', transferTo(hr.imId, 700))
  const socket = await sokha.online()
  await timers.whenSet()
  clock.advance(DAY)
  timers.pass()
  const told = await socket.next('the return', ({ data }) =>
    JSON.stringify(data).includes('transferReturnLP'),
  )
  expect(told.action).toBe('p2p')
  // A day later another login asks.
  expect(await balanceAt(await login(url, 'sokha'))).toBe(START)
  socket.close()
})

/** Of the demo: angkor-hr, sokha and dara are in it, and then whoever else. */
async function inGroup(database: string, others: readonly TestClient[] = []): Promise<string> {
  const { db, close } = await openDatabase(database)
  const member = { group_id: '30001', role: 'member', memo: '', no_speaking: 0, joined_at: 1 } as const
  for (const { imId } of others)
    await db
      .insertInto('group_members')
      .values({ ...member, im_id: imId })
      .execute()
  await close()
  return '30001'
}

test('S-WAL-12 S-WAL-13 eight open one red packet at once: every part goes to one, and all see the same', async () => {
  const { url, database, sokha, hr, dara, imbalances } = await open()
  const logins = ['mekong-tech', 'tonle-bank', 'golden-silk', 'lotus-logistics', 'sunrise-school'] as const
  const others = await Promise.all(logins.map((name) => login(url, name)))
  const people = [sokha, hr, dara, ...others]
  const groupId = await inGroup(database, others)
  const asked = { red_packet: { groupId, amount: 1000, count: 7 }, pin: PIN }
  const sent = await pay(sokha, 'POST', '/red_packets', asked)
  const { id } = sent.body.data
  const twice = [...people, hr, dara]
  const all = await Promise.all(twice.map((who) => pay(who, 'POST', `/red_packets/${id}/open`)))
  const codes = new Map(twice.map(({ imId }, at) => [imId, codeOf(all[at] as Reply)]))
  expect([...codes.values()].sort()).toEqual(['empty', ...Array(7).fill('ok')])
  const shown = await Promise.all(
    people.map(async (who) => (await pay(who, 'GET', `/red_packets/${id}`)).body),
  )
  expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(1)
  const { data } = shown[0] ?? {}
  const taken: { imId: string; amount: number }[] = data.taken
  expect(data).toMatchObject({ state: 'empty', left: 0 })
  expect(new Set(taken.map(({ imId }) => imId)).size).toBe(7)
  expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBe(1000)
  expect(Math.min(...taken.map(({ amount }) => amount))).toBeGreaterThan(0)
  expect((await pay(sokha, 'GET', '/red_packet_records/sent')).body.data).toMatchObject({ total: 1 })
  expect(await imbalances()).toEqual([])
})

test('S-WAL-24 whatever is asked from two devices at once under one key is done once, and both are answered the same', async () => {
  const { url, database, sokha, hr, dara, imbalances } = await open()
  const groupId = await inGroup(database)
  const otherOf = new Map([
    [sokha, await login(url, 'sokha')],
    [hr, await login(url, 'angkor-hr')],
  ])
  const twice = async (who: TestClient, path: string, body?: object): Promise<string> => {
    const key = newClientId()
    const devices = [who, otherOf.get(who) ?? who, who]
    const all = await Promise.all(devices.map((one) => pay(one, 'POST', path, body, key)))
    expect(new Set(all.map((one) => JSON.stringify(one.body))).size).toBe(1)
    expect(codeOf(all[0] as Reply)).toBe('ok')
    return all[0]?.body.data.id
  }
  const shares = [sokha, hr, dara].map(({ imId }) => ({ imId, amount: 200 }))
  const first = await twice(sokha, '/transfer', transferTo(hr.imId, 500))
  await twice(hr, `/transfer/${first}/accept`)
  const second = await twice(sokha, '/transfer', transferTo(hr.imId, 700))
  await twice(hr, `/transfer/${second}/return`)
  const packet = { red_packet: { groupId, amount: 300, count: 2, way: 'equal' }, pin: PIN }
  const packetId = await twice(sokha, '/red_packets', packet)
  await twice(hr, `/red_packets/${packetId}/open`)
  const bill = { spilt_bill: { groupId, title: 'Lunch', amount: 600, shares } }
  const billId = await twice(sokha, '/group_spilt_bills', bill)
  await twice(hr, `/spilt_bills/${billId}/pay/${hr.imId}`, { pin: PIN })
  expect([await balanceAt(sokha), await balanceAt(hr)]).toEqual([START - 600, START + 450])
  const cards = (await moneyOf(hr)).map(({ type }) => type)
  expect(cards).toEqual(['transferLP', 'transferAcceptLP', 'transferLP', 'transferReturnLP'])
  const group = (await hr.catchUp('/chat/im/groups/getGroupMsgOffline')).items.map(({ msg }) => msg.type)
  const kinds = ['redPacketLP', 'redPacketAcceptLP', 'receiveCreateLP', 'receivePaidLP']
  expect(group.filter((type) => kinds.includes(type))).toEqual(kinds)
  expect(await imbalances()).toEqual([])
})

test('S-WAL-13 two devices open the same red packet at once under keys of their own: one part, and both see it', async () => {
  const { url, database, sokha, hr, imbalances } = await open()
  const groupId = await inGroup(database)
  const other = await login(url, 'angkor-hr')
  const asked = { red_packet: { groupId, amount: 900, count: 3, way: 'equal' }, pin: PIN }
  const { id } = (await pay(sokha, 'POST', '/red_packets', asked)).body.data
  const both = await Promise.all([hr, other].map((one) => pay(one, 'POST', `/red_packets/${id}/open`)))
  expect(both.map(codeOf)).toEqual(['ok', 'ok'])
  for (const { body } of both)
    expect(body.data).toMatchObject({ left: 2, taken: [{ imId: hr.imId, amount: 300 }] })
  expect(await balanceAt(hr)).toBe(START + 300)
  expect(await imbalances()).toEqual([])
})

test('S-WAL-14 S-WAL-15 a group splits a bill: each pays once, and the last one settles it', async () => {
  const { database, sokha, hr, dara, imbalances } = await open()
  const groupId = await inGroup(database)
  const shares = [sokha, hr, dara].map(({ imId }) => ({ imId, amount: 600 }))
  const bill = { groupId, title: 'Lunch', amount: 1800, shares }
  const made = await pay(sokha, 'POST', '/group_spilt_bills', { spilt_bill: bill })
  const { id } = made.body.data
  const payAs = (who: TestClient, payer = who) =>
    pay(who, 'POST', `/spilt_bills/${id}/pay/${payer.imId}`, { pin: PIN })
  expect(codeOf(await payAs(hr, dara))).toBe('not_yours')
  expect(codeOf(await payAs(sokha))).toBe('not_yours')
  const both = await Promise.all([payAs(hr), payAs(hr)])
  expect(both.map(codeOf).toSorted()).toEqual(['ok', 'taken'])
  expect((await payAs(dara)).body.data.shares.every(({ paidAt }: { paidAt: number }) => paidAt > 0)).toBe(
    true,
  )
  expect([await balanceAt(sokha), await balanceAt(hr)]).toEqual([START + 1200, START - 600])
  expect((await pay(sokha, 'GET', '/my_spilt_bills')).body.data).toMatchObject({ total: 1 })
  expect((await pay(hr, 'GET', '/my_pay_spilt_bills')).body.data.bills[0]).toMatchObject({
    id,
    groupName: 'Angkor hiring',
    names: { [sokha.imId]: 'សុខា ចាន់' },
  })
  const wrong = { ...bill, amount: 1801 }
  expect(codeOf(await pay(sokha, 'POST', '/group_spilt_bills', { spilt_bill: wrong }))).toBe('invalid')
  expect(await imbalances()).toEqual([])
})

test('S-WAL-18 records tell what came and went, page by page', async () => {
  const { sokha, hr } = await open()
  await balanceAt(sokha)
  const { id } = (await pay(sokha, 'POST', '/transfer', transferTo(hr.imId, 360))).body.data
  await pay(hr, 'POST', `/transfer/${id}/return`)
  const { data } = (await pay(sokha, 'GET', '/records?size=2')).body
  expect(data.total).toBe(3)
  expect(data.records).toMatchObject([
    { what: 'transferBack', amount: 360, peer: hr.imId },
    { what: 'transferTo', amount: -360, note: 'Van to Siem Reap' },
  ])
  const out = (await pay(sokha, 'GET', '/records?filter=out')).body.data
  expect(out).toMatchObject({ total: 1 })
  const rest = (await pay(sokha, 'GET', '/records?size=2&page=2')).body.data
  expect(rest.records).toMatchObject([{ what: 'start', amount: START }])
})

test('S-WAL-74 S-WAL-75 records name the thing, its state, what came back of it and its group, also to who has left it', async () => {
  const clock = handClock()
  const timers = handTimers()
  const { url, database, sokha, hr, dara } = await open({ clock: clock.now, timers })
  const groupId = await inGroup(database)
  const inIt = { groupId, groupName: 'Angkor hiring' }
  const { id } = (await pay(sokha, 'POST', '/transfer', transferTo(hr.imId, 360))).body.data
  await pay(hr, 'POST', `/transfer/${id}/return`)
  const late = (await pay(sokha, 'POST', '/transfer', transferTo(hr.imId, 700, { groupId }))).body.data.id
  const asked = { red_packet: { groupId, amount: 900, count: 3, way: 'equal' }, pin: PIN }
  const packet = (await pay(sokha, 'POST', '/red_packets', asked)).body.data.id
  await pay(hr, 'POST', `/red_packets/${packet}/open`)
  await pay(dara, 'POST', `/red_packets/${packet}/open`)
  expect((await dara.chat('DELETE', `/chat/groups/${groupId}/members/${dara.imId}`)).status).toBe(200)
  await timers.whenSet()
  clock.advance(DAY)
  timers.pass()
  const again = await login(url, 'sokha')
  await expect.poll(() => balanceAt(again)).toBe(START - 600)
  const { records } = (await pay(again, 'GET', '/records')).body.data
  expect(records).toMatchObject([
    { what: 'packetBack', about: packet, amount: 300, state: 'expired', back: 0, ...inIt },
    { what: 'transferBack', about: late, amount: 700, state: 'expired', ...inIt },
    { what: 'packetSent', about: packet, amount: -900, state: 'expired', back: 300, ...inIt },
    { what: 'transferTo', about: late, amount: -700, state: 'expired', back: 700, ...inIt },
    { what: 'transferBack', about: id, amount: 360, state: 'returned', groupName: '' },
    { what: 'transferTo', about: id, amount: -360, state: 'returned', back: 360, groupName: '' },
    { what: 'start', about: '', state: '', back: 0, names: {} },
  ])
  expect(records[1].names).toEqual({ [hr.imId]: 'Bopha, Angkor HR' })
  // Who has left the group still reads where it was, and with whom.
  const left = await login(url, 'dara')
  const names = { [sokha.imId]: 'សុខា ចាន់', [hr.imId]: 'Bopha, Angkor HR', [dara.imId]: 'Dara Kim' }
  expect((await pay(left, 'GET', `/red_packets/${packet}`)).body.data).toMatchObject({ ...inIt, names })
  expect((await pay(again, 'GET', `/transfer/${late}`)).body.data.names).toMatchObject({
    [hr.imId]: 'Bopha, Angkor HR',
  })
})

test('S-WAL-17 without a wallet every call is refused, and the configuration says that there is none', async () => {
  const { sokha, url } = await open({ wallet: null })
  expect(codeOf(await pay(sokha, 'GET', '/balance'))).toBe('wallet_off')
  expect(codeOf(await pay(sokha, 'POST', '/transfer', transferTo('10001', 1)))).toBe('wallet_off')
  const config = await fetch(`${url}/chat/config/web?channel=dhwl`)
  expect(await config.json()).toMatchObject({ data: { wallet: 'off' } })
})

test('S-WAL-19 a fee is held with the money, kept when it is accepted and given back when it is not', async () => {
  const { sokha, hr, imbalances } = await open({ wallet: { feeBasisPoints: 50 } })
  expect((await pay(sokha, 'GET', '/fee?amount=1260')).body.data).toEqual({ fee: 7 })
  const send = async () => (await pay(sokha, 'POST', '/transfer', transferTo(hr.imId, 1260))).body.data.id
  const [first, second] = [await send(), await send()]
  await pay(hr, 'POST', `/transfer/${first}/accept`)
  await pay(hr, 'POST', `/transfer/${second}/return`)
  expect([await balanceAt(sokha), await balanceAt(hr)]).toEqual([START - 1267, START + 1260])
  expect(await imbalances()).toEqual([])
})

test.skipIf(isOnPostgres)(
  'S-WAL-4 a wallet whose books are wrong stays shut, and says which purse',
  async () => {
    const { server, sokha, database } = await open()
    await balanceAt(sokha)
    await server.close()
    const { db, close } = await openDatabase(database)
    await db.updateTable('wallet_purses').set({ balance: 1 }).where('id', '=', sokha.imId).execute()
    await close()
    const lines: string[] = []
    const again = await startTestServer({
      ...{ database, wallet: { feeBasisPoints: 0 }, quiet: false },
      logStream: { write: (line) => void lines.push(line) },
    })
    expect(lines.join()).toContain(`${sokha.imId} has 1 and should have ${START}`)
    expect(codeOf(await pay(await login(again.url, 'sokha'), 'GET', '/balance'))).toBe('wallet_off')
  },
)
