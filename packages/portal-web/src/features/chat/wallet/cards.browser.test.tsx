import type { AnyKind, ShownMessage } from '@sarika/im-engine'
import * as kinds from '@sarika/im-engine/kinds'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { setWalletOn } from '../../../lib/chat-switch'
import { Rail } from '../components/rail'
import { kindOf } from '../kinds/all'
import { isTip } from '../rules/timeline'
import { useWalletItems } from './items'
import { answerWith, BOPHA, draw, ME, purse, send } from './test-purse'

for (const area of ['box', 'chat', 'wallet'] as const) await openArea(area)

beforeEach(() => setWalletOn(true))
afterEach(() => setWalletOn(false))

const AT = 1_795_855_000_000

function messageOf(kind: AnyKind, body: object): ShownMessage {
  const { text, extra, more } = kind.encode({ note: '', state: '', count: 2, left: 1, ...body })
  const said = {
    text,
    ...(extra === undefined ? {} : { extra: JSON.stringify(extra) }),
    ...(more === undefined ? {} : { more }),
  }
  return { ...kinds.PROTOCOL.read({ kind: kind.type, ...said }), id: '77', state: 'sent' } as ShownMessage
}

function Card({ message }: { message: ShownMessage }) {
  const kind = kindOf(message)
  return kind === null ? null : <kind.Content message={message} />
}

function Items() {
  return useWalletItems().map(({ kind, name }) => <p key={kind}>{name}</p>)
}

const CARDS = [
  messageOf(kinds.transferLP, { id: '1', from: BOPHA, to: ME, amount: 1260, note: 'Van', state: 'pending' }),
  messageOf(kinds.redPacketLP, { id: '2', from: BOPHA, to: ME, amount: 500, note: 'Luck', state: 'open' }),
  messageOf(kinds.receiveCreateLP, {
    id: '3',
    from: BOPHA,
    to: ME,
    amount: 900,
    note: 'Lunch',
    state: 'open',
  }),
  messageOf(kinds.redPacketAcceptLP, { id: '2', from: ME, to: BOPHA, amount: 500, state: 'open' }),
]

test('S-WAL-40 where there is no wallet, cards can still be read, nothing can be done with them or sent, and the server is not asked', async () => {
  setWalletOn(false)
  const asked = answerWith(() => null)
  const place = draw(
    <>
      {CARDS.map((message) => (
        <Card key={message.kind} message={message} />
      ))}
      <Items />
    </>,
    '/',
    null,
  )
  for (const words of ['$12.60', 'Van', 'Luck', '$9.00', 'Lunch', 'Demo money', 'Red packet opened'])
    await expect.poll(() => place.textContent).toContain(words)
  expect(place.querySelectorAll('button, a')).toHaveLength(0)
  expect(asked).toEqual([])
})

test('S-WAL-40 the areas of the chat and the menu of the clip have the wallet only where there is one', async () => {
  answerWith(() => null)
  const place = draw(
    <>
      <Rail here="chats" />
      <Items />
    </>,
  )
  const areas = () => [...place.querySelectorAll('.rail-name')].map(({ textContent }) => textContent)
  await expect.poll(areas).toEqual(['Chats', 'People', 'Wallet', 'Settings'])
  expect(place.textContent).toContain('Transfer')
  setWalletOn(false)
  await expect.poll(areas).toEqual(['Chats', 'People', 'Settings'])
})

test('S-WAL-54 what became of money stands between the messages, and says who did it', async () => {
  for (const message of CARDS) expect(isTip(message)).toBe(message.kind === 'redPacketAcceptLP')
  answerWith(() => null)
  const opened = (from: string, to: string) =>
    messageOf(kinds.redPacketAcceptLP, { id: '2', from, to, amount: 500, state: 'open' })
  const place = draw(
    <>
      <Card message={opened(BOPHA, BOPHA)} />
      <Card message={opened('10002', BOPHA)} />
      <Card message={opened(BOPHA, ME)} />
    </>,
  )
  const lines = () => [...place.querySelectorAll('.money-line')].map(({ textContent }) => textContent)
  await expect
    .poll(lines)
    .toEqual([
      'Bopha opened their own red packet',
      "Dara opened Bopha's red packet",
      'Bopha opened your red packet: $5.00',
    ])
})

test('S-WAL-55 a red packet for one says to who sent it that it waits, and afterwards that it was opened', async () => {
  let left = 1
  answerWith(() => ({
    ...{ id: '2', from: ME, to: BOPHA, groupId: '', amount: 500, count: 1, left, way: 'chance', note: '' },
    ...{ state: left === 0 ? 'empty' : 'open', at: AT, until: AT, taken: [] },
  }))
  const sent = messageOf(kinds.redPacketLP, { id: '2', from: ME, to: BOPHA, amount: 500, count: 1 })
  const message = { ...sent, own: true } as ShownMessage
  const toOne = { ...purse, conversation: 'p2p-20001', peer: BOPHA } as const
  const before = draw(<Card message={message} />, '/', toOne)
  await expect.poll(() => before.textContent).toContain('Not opened yet')
  expect(before.querySelector('[data-opened]')).toBe(null)
  left = 0
  const after = draw(<Card message={message} />, '/', toOne)
  await expect.poll(() => after.querySelector('[data-opened]')?.textContent).toContain('Opened')
})

test('S-WAL-56 whose bill it is reminds those who have not paid, once, by an answer to its card in which they are meant', async () => {
  send.mockResolvedValue({ ok: true } as never)
  answerWith(() => ({
    ...{ id: '3', from: ME, groupId: '7', title: 'Lunch', amount: 900, at: AT },
    shares: [
      { imId: ME, amount: 300, paidAt: AT },
      { imId: BOPHA, amount: 300, paidAt: AT },
      { imId: '10002', amount: 300, paidAt: 0 },
    ],
  }))
  const place = draw(
    <Card message={messageOf(kinds.receiveCreateLP, { id: '3', from: ME, to: '', amount: 900 })} />,
  )
  await expect.poll(() => place.textContent).toContain('1 still to pay')
  await page.getByRole('button', { name: 'Remind' }).click()
  await expect.element(page.getByRole('button', { name: 'Reminder sent' })).toBeVisible()
  place.querySelector<HTMLElement>('.money-acts > button')?.click()
  expect(vi.mocked(send).mock.calls).toEqual([
    [
      'team-7',
      { text: 'Reminder: your share of “Lunch” is still open.', quoteId: '77', mentions: ['10002'] },
    ],
  ])
})

test('S-WAL-59 a card of a bill is never wider than the bubble around it, also where that is narrow', async () => {
  answerWith(() => null)
  const place = draw(
    <div style={{ containerType: 'inline-size', inlineSize: 360 }}>
      <div style={{ display: 'flex', inlineSize: 220 }}>
        <div className="bubble" style={{ minInlineSize: 0 }}>
          <Card message={messageOf(kinds.receiveCreateLP, { id: '3', from: BOPHA, to: ME, amount: 900 })} />
        </div>
      </div>
    </div>,
  )
  const widthOf = (name: string) => place.querySelector<HTMLElement>(name)?.offsetWidth ?? 0
  await expect.poll(() => widthOf('.money')).toBeGreaterThan(100)
  expect(widthOf('.money')).toBeLessThanOrEqual(widthOf('.bubble'))
})

test('S-WAL-76 under a card its name and its state are each on one line, a long name is cut, and demo money is said', async () => {
  answerWith(() => null)
  const long = { ...purse, nameOf: () => 'ក្រុមហ៊ុន សេវាកម្មដឹកជញ្ជូន ភ្នំពេញ ថ្មី' }
  const expired = messageOf(kinds.transferLP, { id: '1', from: ME, to: BOPHA, amount: 500, state: 'expired' })
  const place = draw(
    <div style={{ containerType: 'inline-size', inlineSize: 330, '--text-xs': '12px' } as object}>
      <Card message={expired} />
    </div>,
    '/',
    long,
  )
  const heightOf = (name: string) =>
    place.querySelector<HTMLElement>(name)?.getBoundingClientRect().height ?? 0
  await expect.poll(() => place.textContent).toContain('Returned after 24 hours')
  const base = place.querySelector<HTMLElement>('.money-base')
  expect(base?.textContent).toContain('Demo money')
  expect(base?.scrollWidth).toBeLessThanOrEqual(base?.clientWidth ?? 0)
  const line = Number.parseFloat(getComputedStyle(base as HTMLElement).lineHeight)
  for (const part of ['.money-name', '.money-fate']) expect(heightOf(part)).toBeLessThan(line * 1.5)
  // Where there is room, both stand on one.
  const short = draw(
    <div style={{ containerType: 'inline-size', inlineSize: 330, '--text-xs': '12px' } as object}>
      <Card message={messageOf(kinds.redPacketLP, { id: '2', from: BOPHA, to: ME, amount: 500 })} />
    </div>,
  )
  const topOf = (name: string) => short.querySelector(name)?.getBoundingClientRect().top
  await expect.poll(() => topOf('.money-fate')).toBeDefined()
  expect(topOf('.money-fate')).toBe(topOf('.money-name'))
})

const overPacket = (from: string) => ({
  ...{ id: '2', from, to: '', groupId: '7', amount: 900, count: 3, left: 2, way: 'equal', note: '' },
  ...{ state: 'expired', at: AT, until: AT, taken: [{ imId: '10002', amount: 300, at: AT }] },
})

test('S-WAL-77 after 24 hours a card and its line say to who sent it what came back, and to others that it is over', async () => {
  let from: string = ME
  answerWith(() => overPacket(from))
  const sent = messageOf(kinds.redPacketLP, { id: '2', from: ME, to: '', amount: 900, count: 3, left: 3 })
  const own = draw(<Card message={{ ...sent, own: true } as ShownMessage} />)
  await expect.poll(() => own.textContent).toContain('$6.00 came back to you')
  from = BOPHA
  const theirs = draw(<Card message={sent} />)
  await expect.poll(() => theirs.textContent).toContain('No longer open')
  // Before the server answers, the card goes by the message, which names its two as at the sending.
  answerWith(() => null)
  const expired = { id: '1', from: ME, to: BOPHA, amount: 500, state: 'expired' }
  const transfer = { ...messageOf(kinds.transferLP, expired), update: { id: '78' } }
  const sentBack = draw(<Card message={transfer as unknown as ShownMessage} />)
  await expect.poll(() => sentBack.textContent).toContain('Transfer to Bopha')
  expect(sentBack.textContent).toContain('Returned after 24 hours')
  const back = (from: string, to: string) =>
    messageOf(kinds.transferReturnLP, { id: '1', from, to, amount: 500, state: 'expired' })
  const lines = draw(
    <>
      <Card message={back(ME, BOPHA)} />
      <Card message={back(BOPHA, ME)} />
    </>,
  )
  await expect
    .poll(() => [...lines.querySelectorAll('.money-line')].map(({ textContent }) => textContent))
    .toEqual(['$5.00 came back to you after 24 hours', '$5.00 went back to Bopha after 24 hours'])
})

test('S-WAL-78 a red packet that is shown reads that its time is over without a message or a press', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let state = 'open'
  const asked = answerWith(({ path }) =>
    path.startsWith('/red')
      ? { ...overPacket(BOPHA), state, until: Date.now() + 60_000 }
      : { balance: 1, hasPin: true },
  )
  const message = messageOf(kinds.redPacketLP, {
    id: '2',
    from: BOPHA,
    to: '',
    amount: 900,
    count: 3,
    left: 2,
  })
  const place = draw(<Card message={message} />)
  await expect.poll(() => place.textContent).toContain('Tap to open')
  state = 'expired'
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(31_000)
  await expect.poll(() => place.textContent).toContain('No longer open')
})

test('S-WAL-63 an own card of money has its own ground, whichever sheet came last', async () => {
  answerWith(() => null)
  const place = draw(
    <div
      className="said said-own"
      style={{ '--surface': 'rgb(4, 5, 6)', '--tint': 'rgb(1, 2, 3)' } as object}
    >
      <div className="bubble">
        <Card message={messageOf(kinds.transferLP, { id: '1', from: ME, to: BOPHA, amount: 500 })} />
      </div>
    </div>,
  )
  await expect.poll(() => place.querySelector('.money')).not.toBeNull()
  // As when the wallet's page was there first: the thread's sheet is behind the one of cards.
  const { default: rules } = await import('../../../styles/thread.css?inline')
  const sheet = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => sheet.remove())
  sheet.textContent = rules
  const bubble = place.querySelector('.bubble')
  expect(bubble && getComputedStyle(bubble).backgroundColor).toBe('rgb(4, 5, 6)')
})

test('S-WAL-71 the server is not asked for a transfer of two others', async () => {
  const asked = answerWith(() => null)
  const place = draw(
    <Card
      message={messageOf(kinds.groupTransfer, {
        id: '9',
        from: BOPHA,
        to: '10002',
        amount: 700,
        note: 'Bus',
      })}
    />,
  )
  await expect.poll(() => place.textContent).toContain('Bopha to Dara')
  draw(<Card message={messageOf(kinds.transferLP, { id: '1', from: BOPHA, to: ME, amount: 500 })} />)
  await expect.poll(() => asked.map(({ path }) => path)).toEqual(['/transfer/1'])
})
