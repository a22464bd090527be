import { expect, test } from 'vitest'
import { login, type Reply } from '../testing/client'
import { PIN, pay, setPin } from '../testing/wallet'
import { startTestServer } from '../testing/world'

const GROUP = '30001'

/** Both are in the group of the demo. */
async function open() {
  const { url } = await startTestServer({ wallet: { feeBasisPoints: 0 } })
  const [sokha, hr] = [await login(url, 'sokha'), await login(url, 'angkor-hr')]
  for (const one of [sokha, hr]) await setPin(one)
  return { sokha, hr }
}

const codeOf = ({ status, body }: Reply): unknown => (status === 200 ? 'ok' : body.code)

test('S-WAL-29 a bill asks somebody else, and each of them for a cent or more; only who asks may have no share', async () => {
  const { sokha, hr } = await open()
  for (const [path, place] of [
    ['/spilt_bills', { to: hr.imId }],
    ['/group_spilt_bills', { groupId: GROUP }],
  ] as const) {
    const ask = (mine: number | null, others: number | null) => {
      const all = [
        { imId: sokha.imId, amount: mine },
        { imId: hr.imId, amount: others },
      ]
      const shares = all.filter(({ amount }) => amount !== null)
      return pay(sokha, 'POST', path, { spilt_bill: { ...place, title: 'Lunch', amount: 100, shares } })
    }
    const free = await ask(100, 0)
    expect(free.body).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'spilt_bill.shares', message: 'each who is asked needs at least a cent' }],
    })
    expect((await ask(100, null)).body).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'spilt_bill.shares', message: 'nobody else is asked' }],
    })
    expect((await ask(0, 100)).body.data.shares).toMatchObject([{ amount: 0 }, { amount: 100, paidAt: 0 }])
    const { id } = (await ask(null, 100)).body.data
    const paid = await pay(hr, 'POST', `/spilt_bills/${id}/pay/${hr.imId}`, { pin: PIN })
    expect(codeOf(paid)).toBe('ok')
  }
  expect((await pay(sokha, 'GET', '/my_spilt_bills')).body.data).toMatchObject({ total: 4 })
})

test('S-WAL-30 what a call does not know is refused: parts of a red packet to one, and another parameter of a list', async () => {
  const { sokha, hr } = await open()
  const packet = (count?: number) =>
    pay(sokha, 'POST', '/red_packets', { red_packet: { to: hr.imId, amount: 500, count }, pin: PIN })
  expect((await packet(5)).body).toMatchObject({
    code: 'invalid',
    message: 'a red packet to one person has one part',
  })
  for (const count of [1, undefined]) expect((await packet(count)).body.data).toMatchObject({ count: 1 })
  const lists = ['/records', '/red_packet_records/sent', '/my_spilt_bills', '/my_pay_spilt_bills']
  for (const list of lists) {
    expect(codeOf(await pay(sokha, 'GET', `${list}?kind=junk`))).toBe('invalid')
    expect(codeOf(await pay(sokha, 'GET', `${list}?cursor=x`))).toBe('invalid')
    expect(codeOf(await pay(sokha, 'GET', `${list}?page=1&size=5`))).toBe('ok')
  }
  expect(codeOf(await pay(sokha, 'GET', '/records?filter=junk'))).toBe('invalid')
})
