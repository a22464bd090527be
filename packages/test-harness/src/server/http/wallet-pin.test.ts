import { expect, test } from 'vitest'
import { PasswordCheck } from '../accounts/passwords'
import { openDatabase } from '../db/open'
import { WriteQueue } from '../db/write-queue'
import { login, newClientId, type Reply } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { balanceAt, PIN, pay, setPin, transferTo } from '../testing/wallet'
import { handClock, PLENTY, startTestServer, TEST_PASSWORD_COST } from '../testing/world'
import { checkPin } from '../wallet/pin'

const START = 20_000

/** sokha, who has a PIN, sends to angkor-hr. */
async function open() {
  const clock = handClock()
  const database = await tempDatabase()
  const rates = { walletActs: PLENTY }
  const { url } = await startTestServer({
    ...{ wallet: { feeBasisPoints: 0 }, rates, database, clock: clock.now },
  })
  const [sokha, hr] = [await login(url, 'sokha'), await login(url, 'angkor-hr')]
  await setPin(sokha)
  const send = (pin: string, key = newClientId()) =>
    pay(sokha, 'POST', '/transfer', { ...transferTo(hr.imId, 100), pin }, key)
  return { url, database, clock, sokha, send }
}

const codeOf = ({ status, body }: Reply): unknown => (status === 200 ? 'ok' : body.code)

test('S-WAL-6 five wrong PINs lock it for 15 minutes, also many at once and also for the right one', async () => {
  const { clock, send } = await open()
  const first = await send('000000')
  expect(first.body).toMatchObject({ code: 'wrong_pin', data: { triesLeft: 4 } })
  expect(codeOf(await send(PIN))).toBe('ok')
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, at) => send(`00000${at % 10}`)))
  expect(guesses.filter(({ body }) => body.code === 'wrong_pin')).toHaveLength(4)
  const locked = await send(PIN)
  expect(locked.body).toMatchObject({ code: 'pin_locked', data: { until: clock.now() + 15 * 60_000 } })
  clock.advance(15 * 60_000)
  expect((await send('000000')).body).toMatchObject({ code: 'wrong_pin', data: { triesLeft: 4 } })
  expect(codeOf(await send(PIN))).toBe('ok')
})

test('S-WAL-6 of guesses at once none behind the fifth wrong one is judged, also from several logins', async () => {
  const { database, clock, sokha } = await open()
  const { db, close } = await openDatabase(database)
  const queue = new WriteQueue(db)
  const passwords = new PasswordCheck(TEST_PASSWORD_COST)
  const guess = (pin: string) => {
    // Each login writes through a queue of its own form (http/route.ts).
    const writes = { run: queue.run.bind(queue), idle: () => queue.idle() }
    return checkPin({ db, writes, passwords, clock: clock.now }, sokha.imId, pin)
  }
  const guesses = ['000000', '000001', '000002', '000003', '000004', PIN, '000005']
  const all = await Promise.all(guesses.map(guess))
  const codes = all.map((one) => (one?.kind === 'refused' ? one.code : one))
  expect(codes).toEqual([...Array(4).fill('wrong_pin'), ...Array(3).fill('pin_locked')])
  await close()
})

test('S-WAL-27 S-WAL-24 right PINs at once are all taken, under one key and under many, also beside wrong ones', async () => {
  const { sokha, send } = await open()
  const key = newClientId()
  const same = await Promise.all(Array.from({ length: 8 }, () => send(PIN, key)))
  expect(same.map(codeOf)).toEqual(Array(8).fill('ok'))
  expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const pins = [PIN, PIN, '000000', PIN, '000001', PIN, PIN, '000002', PIN, PIN]
  const mixed = await Promise.all(pins.map((pin) => send(pin)))
  expect(mixed.map(codeOf)).toEqual(pins.map((pin) => (pin === PIN ? 'ok' : 'wrong_pin')))
  expect(await balanceAt(sokha)).toBe(START - 8 * 100)
})

test('S-WAL-27 a server that ends while it judges right PINs costs nobody a try', async () => {
  const { database, clock, sokha, send } = await open()
  const { db, close } = await openDatabase(database)
  const writes = new WriteQueue(db)
  let judges = (): void => {}
  const isJudging = new Promise<void>((resolve) => {
    judges = resolve
  })
  class EndsMeanwhile extends PasswordCheck {
    override verify(): Promise<boolean> {
      judges()
      return new Promise(() => {})
    }
  }
  const ending = { db, writes, passwords: new EndsMeanwhile(TEST_PASSWORD_COST), clock: clock.now }
  for (let at = 0; at < 12; at++) void checkPin(ending, sokha.imId, PIN)
  await isJudging
  await writes.idle()
  await close()
  expect((await send('000000')).body).toMatchObject({ code: 'wrong_pin', data: { triesLeft: 4 } })
  expect(codeOf(await send(PIN))).toBe('ok')
})

test('S-WAL-7 a PIN is set once without the old one, and changed only with it', async () => {
  const { url } = await open()
  const bank = await login(url, 'tonle-bank')
  expect(codeOf(await pay(bank, 'POST', '/transfer', transferTo('10001', 100)))).toBe('no_pin')
  expect((await pay(bank, 'PUT', '/pin', { pin: '864209' })).body.data).toEqual({
    balance: START,
    hasPin: true,
  })
  expect(codeOf(await pay(bank, 'PUT', '/pin', { pin: '975310' }))).toBe('wrong_pin')
  expect(codeOf(await pay(bank, 'PUT', '/pin', { pin: '975310', current: '864209' }))).toBe('ok')
  for (const pin of ['12345', '1234567', 'abcdef', '١٢٣٤٥٦', 123456, null])
    expect(codeOf(await pay(bank, 'PUT', '/pin', { pin, current: '975310' }))).toBe('invalid')
})

test('S-WAL-28 a new PIN that is easy to guess is refused, and costs no try of the one of now', async () => {
  const { url, sokha, send } = await open()
  const bank = await login(url, 'tonle-bank')
  for (const pin of ['000000', '777777', '123456', '012345', '654321']) {
    expect(codeOf(await pay(bank, 'PUT', '/pin', { pin }))).toBe('weak_pin')
    expect(codeOf(await pay(sokha, 'PUT', '/pin', { pin, current: '000000' }))).toBe('weak_pin')
  }
  expect((await pay(bank, 'GET', '/balance')).body.data).toMatchObject({ hasPin: false })
  expect((await send('000000')).body).toMatchObject({ data: { triesLeft: 4 } })
  const dara = await login(url, 'dara')
  let current: string | undefined
  for (const pin of ['246810', '112233', '123457', '890123']) {
    expect(codeOf(await pay(dara, 'PUT', '/pin', { pin, current }))).toBe('ok')
    current = pin
  }
})
