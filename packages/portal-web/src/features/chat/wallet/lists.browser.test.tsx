import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { Middle } from './middle'
import { Records } from './records'
import { answerWith, BOPHA, draw, ME } from './test-purse'

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
      fromName: 'Bopha',
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
    ...{ id: `${at}`, what: 'transferTo', amount: -100, peer: BOPHA, peerName: 'Bopha', note: '', at: AT },
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
