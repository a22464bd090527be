import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { Middle } from './middle'
import { Records } from './records'
import { answerWith, BOPHA, draw, ME, send, tellMessage } from './test-purse'
import { useMoneyNews } from './use-wallet'

for (const area of ['chat', 'wallet'] as const) await openArea(area)

const AT = 1_795_855_000_000
const packet = (id: string, more: object = {}) => ({
  ...{ id, from: BOPHA, to: ME, groupId: '', amount: 1000, count: 1, left: 0, way: 'chance', note: '' },
  ...{ state: 'empty', at: AT, until: AT, part: 340 },
  ...more,
})
const pageOf = <Row,>(path: string, rows: readonly Row[]) => {
  const asked = new URLSearchParams(path.split('?')[1])
  const from = (Number(asked.get('page')) - 1) * 20
  return { rows: rows.slice(from, from + 20), total: rows.length }
}
const rowsIn = (place: HTMLElement) =>
  [...place.querySelectorAll('.wallet-rows > li')].map(({ textContent }) => textContent ?? '')

test('S-WAL-51 red packets received and sent are lists of their own, and a row leads to who took what', async () => {
  const sent = [
    packet('8', { from: ME, to: '', groupId: '7', count: 5, left: 2, state: 'open', part: 0 }),
    packet('9', { from: ME, to: BOPHA, left: 1, state: 'open', part: 0, amount: 300 }),
    packet('10', { from: ME, to: '', groupId: '6', count: 2, left: 1, state: 'expired', part: 0 }),
  ]
  answerWith(({ path }) => {
    if (path.startsWith('/red_packet_records/received')) return { records: [packet('7')], total: 1 }
    if (path.startsWith('/red_packet_records/sent')) return { records: sent, total: 3 }
    return { ...sent[0], taken: [{ imId: '10002', amount: 215, at: AT }] }
  })
  const place = draw(<Middle me={ME} />, '/?view=packets')
  await expect.poll(() => rowsIn(place)).toHaveLength(1)
  expect(rowsIn(place)[0]).toContain('Red packet from Bopha')
  expect(rowsIn(place)[0]).toContain('+$3.40')
  expect(place.textContent).toContain('Demo money')

  await page.getByText('Sent', { exact: true }).click()
  await expect.poll(() => rowsIn(place)).toHaveLength(3)
  const [toGroup, toOne, over] = rowsIn(place)
  expect(toGroup).toContain('Red packet to Open day')
  expect(toGroup).toContain('3 of 5 opened')
  expect(toOne).toContain('Not opened yet')
  expect(over).toContain('Red packet to a group')
  expect(over).toContain('1 of 2 opened, the rest came back')

  await page.getByRole('link', { name: /Open day/ }).click()
  await expect.element(page.getByText('3 of 5 opened, $2.15 of $10.00')).toBeVisible()
  await expect.element(page.getByText('Dara')).toBeVisible()
  expect(page.getByRole('link', { name: 'Go to the chat' }).element().getAttribute('href')).toContain(
    'with=team-7',
  )
  await page.getByRole('link', { name: 'All red packets' }).click()
  await expect.poll(() => rowsIn(place)).toHaveLength(3)
})

test('S-WAL-51 who has sent and opened none reads how one comes there, and a list that did not come can be asked again', async () => {
  let isDown = true
  answerWith(() => (isDown ? new Response('', { status: 500 }) : { records: [], total: 0 }))
  const place = draw(<Middle me={ME} />, '/?view=packets&of=sent')
  // A read is tried twice.
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again, { timeout: 15_000 }).toBeVisible()
  isDown = false
  await again.click()
  await expect.poll(() => place.querySelector('.nothing h2')?.textContent).toBe('No red packets sent yet')
})

test('S-WAL-52 bills, red packets and records come page by page as more is asked for, each row once', async () => {
  const bills = Array.from({ length: 41 }, (_, at) => ({
    ...{
      id: `${at}`,
      from: BOPHA,

      groupId: '',
      title: `Lunch ${at}`,
      amount: 900,
      at: AT,
    },
    shares: [
      { imId: BOPHA, amount: 450, paidAt: AT },
      { imId: ME, amount: 450, paidAt: 0 },
    ],
  }))
  answerWith(({ path }) => {
    if (!path.startsWith('/my_pay')) return { bills: [], total: 0 }
    const { rows, total } = pageOf(path, bills)
    return { bills: rows, total }
  })
  const place = draw(<Middle me={ME} />, '/?view=bills')
  await expect.poll(() => rowsIn(place)).toHaveLength(20)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.click()
  await expect.poll(() => rowsIn(place)).toHaveLength(40)
  await more.click()
  await expect.poll(() => rowsIn(place)).toHaveLength(41)
  expect(new Set(rowsIn(place)).size).toBe(41)
  await expect.poll(() => more.elements()).toHaveLength(0)
  // The button took the focus with it.
  await expect.poll(() => place.contains(document.activeElement)).toBe(true)
})

test('S-WAL-53 the first look finds the starting balance among the records, and a month is summed up when all of it is there', async () => {
  const records = Array.from({ length: 21 }, (_, at) => ({
    ...{ id: `${at}`, what: 'transferTo', amount: -100, peer: BOPHA, note: '', at: AT },
  }))
  const asked = answerWith(({ path }) => {
    if (path.startsWith('/balance')) return { balance: 20_000, hasPin: true }
    const { rows, total } = pageOf(path, records)
    return { records: rows, total }
  })
  const place = draw(<Records />)
  await expect.poll(() => place.querySelectorAll('.wallet-record')).toHaveLength(20)
  // The balance makes the purse, so it comes first.
  expect(asked[0]?.path).toBe('/balance')
  expect(place.querySelector('.wallet-month')?.textContent).not.toContain('$')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => place.querySelector('.wallet-month')?.textContent).toContain('−$21.00')
})

const record = (id: string, what: string, amount: number, more: object = {}) => ({
  ...{ id, what, amount, peer: BOPHA, groupId: '', note: '', at: AT, about: '', back: 0 },
  ...more,
})

test('S-WAL-61 the wallet is read again when a message tells of money, and when its window has the focus again', async () => {
  const records = [record('1', 'transferTo', -100)]
  const asked = answerWith(({ path }) =>
    path.startsWith('/balance') ? { balance: 20_000, hasPin: true } : { records, total: records.length },
  )
  function Live() {
    useMoneyNews()
    return <Records />
  }
  const place = draw(<Live />)
  const rows = () => place.querySelectorAll('.wallet-record').length
  await expect.poll(rows).toBe(1)
  const before = asked.length
  tellMessage('text')
  records.unshift(record('2', 'transferFrom', 300))
  tellMessage('transferAcceptLP')
  await expect.poll(rows).toBe(2)
  // The balance and the records, once each.
  expect(asked.length - before).toBe(2)
  records.unshift(record('3', 'billGot', 450))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(rows).toBe(3)
})

test('S-WAL-65 the packets received say what one got, also of those one sent', async () => {
  const own = packet('8', { from: ME, to: '', groupId: '7', count: 3, left: 1, amount: 500, part: 167 })
  answerWith(() => ({ records: [own], total: 1 }))
  const place = draw(<Middle me={ME} />, '/?view=packets')
  await expect.poll(() => rowsIn(place)).toHaveLength(1)
  expect(rowsIn(place)[0]).toContain('Your red packet')
  expect(rowsIn(place)[0]).toContain('Open day')
  expect(rowsIn(place)[0]).toContain('+$1.67')
  expect(rowsIn(place)[0]).not.toContain('$5.00')
})

test('S-WAL-66 what came back has no sign, and is neither got nor spent in its month', async () => {
  const records = [
    record('4', 'transferBack', 500, { about: '9', state: 'returned' }),
    record('3', 'transferTo', -500, { about: '9', state: 'returned', back: 500 }),
    record('2', 'billPaid', -200),
    record('1', 'start', 20_000),
  ]
  answerWith(({ path }) =>
    path.startsWith('/balance') ? { balance: 19_800, hasPin: true } : { records, total: 4 },
  )
  const place = draw(<Records />)
  await expect.poll(() => place.querySelectorAll('.wallet-record')).toHaveLength(4)
  for (const row of [...place.querySelectorAll('.wallet-record')].slice(0, 2)) {
    expect(row.querySelector('strong')?.textContent).toBe('$5.00')
    expect(row.querySelector('[data-in]')).toBeNull()
  }
  expect(place.querySelector('.wallet-month > span')?.textContent).toBe('+$200.00  −$2.00')
})

test('S-WAL-74 what came back is two rows of one name that say so, and both lead to the same transfer and are marked', async () => {
  const group = { groupId: '7', groupName: 'Open day', peer: '' }
  const records = [
    record('6', 'packetBack', 848, { about: '8', state: 'expired', ...group }),
    record('5', 'packetSent', -1000, { about: '8', state: 'expired', back: 848, ...group }),
    record('4', 'transferBack', 500, { about: '9', state: 'expired', note: 'Van' }),
    record('3', 'transferTo', -500, { about: '9', state: 'expired', back: 500, note: 'Van' }),
    record('2', 'transferTo', -300, { about: '10', state: 'pending' }),
    record('1', 'start', 20_000, { peer: '' }),
  ]
  answerWith(({ path }) => {
    if (path.startsWith('/balance')) return { balance: 19_000, hasPin: true }
    if (path.startsWith('/records')) return { records, total: records.length }
    return {
      ...{ id: '9', from: ME, to: BOPHA, groupId: '', amount: 500, fee: 5, note: 'Van', state: 'expired' },
      ...{ at: AT, until: AT, doneAt: AT, names: {}, groupName: '' },
    }
  })
  const place = draw(
    <>
      <Records />
      <Middle me={ME} />
    </>,
  )
  const rows = () => [...place.querySelectorAll<HTMLElement>('.wallet-records .wallet-record')]
  await expect.poll(() => rows()).toHaveLength(6)
  const texts = rows().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(texts[0]).toMatch(/^Red packet to Open day.*Unopened parts came back.*\$8\.48$/)
  expect(texts[1]).toMatch(/^Red packet to Open day.*\$8\.48 came back.*−\$10\.00$/)
  expect(texts[2]).toMatch(/^Transfer to Bopha.*Returned after 24 hours · Van.*[^−+]\$5\.00$/)
  expect(texts[3]).toMatch(/^Transfer to Bopha.*Sent, returned after 24 hours · Van.*[^−+]\$5\.00$/)
  expect(texts[4]).toMatch(/^Transfer to Bopha.*Not accepted yet.*−\$3\.00$/)
  expect(place.querySelector('.wallet-month > span')?.textContent).toBe('+$200.00  −$4.52')
  expect(rows()[5]?.querySelector('a')).toBeNull()
  expect(rows()[5]?.tagName).toBe('DIV')

  await page.getByRole('link', { name: /Sent, returned after 24 hours/ }).click()
  await expect.element(page.getByText('$5.05 is back in your balance.')).toBeVisible()
  const marked = rows().map((row) => row.getAttribute('aria-current'))
  expect(marked).toEqual([null, null, 'true', 'true', null, null])
  const way = page.getByRole('link', { name: /Go to the chat/ })
  expect(way.element().getAttribute('href')).toContain('with=p2p-20001')
  expect(way.element().textContent).toContain('Bopha')
  // From the records to the packet, and back to them.
  await page.getByRole('link', { name: /Unopened parts/ }).click()
  const back = page.getByRole('link', { name: 'All records' })
  await expect.element(back).toBeVisible()
  expect(back.element().getAttribute('href')).not.toContain('view=')
})

test('S-WAL-75 lists and details name the group and its people, as the server does where one does not know them', async () => {
  const names = { '10009': 'Piseth', '20001': 'Somebody else' }
  const group = { groupId: '6', groupName: 'Old crew', names }
  const over = packet('8', { from: '10009', to: '', count: 2, left: 1, part: 300, ...group })
  const share = (imId: string) => ({ imId, amount: 300, paidAt: 0 })
  const bill = {
    ...{ id: '3', from: '10009', title: 'Lunch', amount: 900, at: AT, ...group },
    shares: [share('10009'), share(ME), share(BOPHA)],
  }
  answerWith(({ path }) => {
    if (path.startsWith('/red_packets/')) return { ...over, taken: [{ imId: '10009', amount: 300, at: AT }] }
    if (path.startsWith('/red_packet')) return { records: [over], total: 1 }
    if (path.startsWith('/spilt')) return bill
    return path.startsWith('/my_pay') ? { bills: [bill], total: 1 } : { bills: [], total: 0 }
  })
  const packets = draw(<Middle me={ME} />, '/?view=packets')
  await expect.poll(() => rowsIn(packets)[0]).toMatch(/^Red packet from Piseth.*Old crew/)
  const bills = draw(<Middle me={ME} />, '/?view=bills')
  await expect.poll(() => rowsIn(bills)[0]).toMatch(/^LunchFrom Piseth · Old crew/)
  const opened = draw(<Middle me={ME} />, '/?view=packets&packet=8')
  await expect.poll(() => opened.textContent).toContain("Piseth's red packet")
  expect(opened.querySelector('.packet-taken li')?.textContent).toContain('Piseth')
  expect(opened.querySelector('.wallet-to')?.textContent).toContain('Old crew')
  const statement = draw(<Middle me={ME} />, '/?view=bills&bill=3')
  await expect.poll(() => statement.querySelector('.bill-people')?.textContent).toContain('Piseth')
  // One's own name for somebody is the first.
  expect(statement.querySelector('.bill-people')?.textContent).toContain('Bopha')
})

test('S-WAL-69 a list of bills says how many of how many have paid, and what is open', async () => {
  const share = (imId: string, paidAt: number) => ({ imId, amount: 300, paidAt })
  const bill = (id: string, from: string, mine: number) => ({
    ...{ id, from, groupId: '7', title: `Lunch ${id}`, amount: 900, at: AT },
    shares: [share(ME, mine), share(BOPHA, AT), share('10002', AT)],
  })
  answerWith(({ path }) =>
    path.startsWith('/my_pay')
      ? { bills: [bill('1', BOPHA, 0), bill('2', BOPHA, AT)], total: 2 }
      : { bills: [bill('3', ME, 0)], total: 1 },
  )
  const place = draw(<Middle me={ME} />, '/?view=bills')
  await expect.poll(() => rowsIn(place)).toHaveLength(3)
  const [open, paid, settled] = rowsIn(place)
  expect(open).toMatch(/2 of 3 have paid.*open$/)
  expect(paid).toMatch(/3 of 3 have paid.*Paid$/)
  expect(settled).toMatch(/3 of 3 have paid.*Paid$/)
})

test('S-WAL-73 a statement leads to its chat, where whose bill it is can remind who has not paid, once', async () => {
  send.mockClear()
  send.mockResolvedValue({ ok: true } as never)
  const share = (imId: string, paidAt: number) => ({ imId, amount: 300, paidAt })
  answerWith(() => ({
    ...{ id: '3', from: ME, groupId: '7', title: 'Lunch', amount: 900, at: AT },
    shares: [share(ME, AT), share(BOPHA, AT), share('10002', 0)],
  }))
  draw(<Middle me={ME} />, '/?view=bills&bill=3')
  await page.getByRole('button', { name: 'Remind' }).click()
  const sent = page.getByRole('button', { name: 'Reminder sent' })
  await expect.element(sent).toBeVisible()
  sent.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(send.mock.calls).toEqual([
    ['team-7', { text: 'Reminder: your share of “Lunch” is still open.', mentions: ['10002'] }],
  ])
  const way = page.getByRole('link', { name: 'Go to the chat' })
  expect(way.element().getAttribute('href')).toContain('with=team-7')
})
