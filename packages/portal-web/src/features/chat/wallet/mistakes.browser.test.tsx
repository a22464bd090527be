import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { setWalletOn } from '../../../lib/chat-switch'
import { toBill, toPacket } from './api'
import { PacketDialog } from './packet-dialog'
import { PacketShown } from './packet-shown'
import { PayDialog } from './pay-dialog'
import { PinDialog } from './pin-form'
import { SplitDialog } from './split-dialog'
import { answerWith, BOPHA, draw, ME, purse } from './test-purse'
import { TransferDialog } from './transfer-dialog'

for (const area of ['chat', 'wallet'] as const) await openArea(area)

beforeEach(() => {
  sessionStorage.clear()
  setWalletOn(true)
})

const hasFocus = (label: string) =>
  expect
    .poll(() => page.getByLabelText(label, { exact: true }).element() === document.activeElement)
    .toBe(true)
const next = () => page.getByRole('button', { name: 'Continue' }).click()
const refusal = (code: string) =>
  Response.json({ code, message: '', data: { triesLeft: 4 } }, { status: 400 })
const rich = { balance: 20_000, hasPin: true }

test('S-WAL-62 what is no amount, or no number of parts, stays as it was typed, and its field says so', async () => {
  answerWith(() => rich)
  draw(<PacketDialog purse={purse} onClose={() => {}} />)
  const total = page.getByLabelText('Total in US dollars')
  for (const text of ['-5', '1e2', '1.239', '12 USD']) {
    await total.fill(text)
    await expect.element(total).toHaveValue(text)
    await expect.element(page.getByText('Enter dollars and cents, e.g. 12.60.')).toBeVisible()
  }
  await next()
  await hasFocus('Total in US dollars')
  await total.fill('100.50')
  const parts = page.getByLabelText('How many parts?')
  await parts.fill('2.5')
  await expect.element(parts).toHaveValue('2.5')
  await expect.element(page.getByText('Enter a number from 1 to 100.')).toBeVisible()
  await next()
  await hasFocus('How many parts?')
})

test('S-WAL-64 whoever splits sees themselves among those who share; a share that is missing, or a sum that is not the whole, has the focus', async () => {
  answerWith(() => rich)
  draw(<SplitDialog purse={purse} onClose={() => {}} />)
  await expect.element(page.getByRole('checkbox', { name: 'You' })).toBeDisabled()
  await page.getByLabelText('What was it for?').fill('Lunch')
  await page.getByLabelText('Total in US dollars').fill('10')
  await page.getByText('Own amounts').click()
  const [own, theirs] = [
    page.getByLabelText('Your share in US dollars'),
    page.getByLabelText(/Bopha's share/),
  ]
  await own.fill('10')
  await theirs.fill('0')
  await next()
  await expect.element(page.getByText('Enter an amount.')).toBeVisible()
  await expect.poll(() => theirs.element() === document.activeElement).toBe(true)
  await theirs.fill('3')
  await next()
  await expect.element(page.getByText('Together the shares make $13.00, not $10.00.')).toBeVisible()
  await expect.poll(() => theirs.element() === document.activeElement).toBe(true)
})

test('S-WAL-68 whose share was paid elsewhere meanwhile reads so, and nothing is left to pay', async () => {
  answerWith(({ method }) => (method === 'GET' ? rich : refusal('taken')))
  const bill = toBill({
    id: '3',
    from: BOPHA,
    title: 'Lunch',
    amount: 900,
    shares: [{ imId: ME, amount: 450 }],
  })
  const close = vi.fn()
  const place = draw(<PayDialog purse={purse} bill={bill} onClose={close} />)
  await page.getByLabelText('Your wallet PIN').fill('270391')
  await page.getByRole('button', { name: 'Pay $4.50' }).click()
  await expect.poll(() => close.mock.calls.length).toBeGreaterThan(0)
  expect(place.textContent).not.toContain('Someone was faster')
})

test('S-WAL-70 a PIN that is refused is told at its field: the current one, or the new one that is easily guessed', async () => {
  let code = 'wrong_pin'
  answerWith(() => refusal(code))
  draw(<PinDialog hasPin onClose={() => {}} />)
  await page.getByLabelText('Current PIN').fill('111222')
  await page.getByLabelText('New PIN', { exact: true }).fill('000000')
  await page.getByLabelText('New PIN again').fill('000000')
  const save = page.getByRole('button', { name: 'Save PIN' })
  await save.click()
  await expect
    .element(page.getByLabelText('Current PIN'))
    .toHaveAccessibleDescription('Wrong PIN. 4 tries left.')
  await hasFocus('Current PIN')
  code = 'weak_pin'
  await page.getByLabelText('Current PIN').fill('270391')
  await save.click()
  await expect
    .element(page.getByLabelText('New PIN', { exact: true }))
    .toHaveAccessibleDescription('Choose a PIN that is harder to guess.')
  await hasFocus('New PIN')
})

test('S-WAL-79 an amount over the limit and over the balance is told the lower of the two', async () => {
  let balance = 20_000
  answerWith(({ path }) => (path.startsWith('/balance') ? { balance, hasPin: true } : { fee: 0 }))
  const place = draw(<TransferDialog purse={{ ...purse, peer: BOPHA }} onClose={() => {}} />)
  await expect.poll(() => place.textContent).toContain('You have $200.00')
  await page.getByLabelText('Amount in US dollars').fill('999')
  await next()
  const amount = page.getByLabelText('Amount in US dollars')
  await expect.element(amount).toHaveAccessibleDescription(/^You have \$200\.00\./)
  balance = 90_000
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(amount).toHaveAccessibleDescription(/^At most \$500\.00\./)
})

test('S-WAL-80 a PIN that is wrong for a send is told at its field, and a try that nobody knows the end of says so besides', async () => {
  let answer = () => refusal('wrong_pin')
  answerWith(({ method, path }) =>
    method === 'POST' ? answer() : path.startsWith('/balance') ? rich : { fee: 0 },
  )
  draw(<TransferDialog purse={{ ...purse, peer: BOPHA }} onClose={() => {}} />)
  await page.getByLabelText('Amount in US dollars').fill('5')
  await next()
  const pin = page.getByLabelText('Your wallet PIN')
  const press = async (name: string) => {
    await pin.fill('111222')
    await page.getByRole('button', { name }).click()
  }
  await press('Send $5.00')
  await expect.element(pin).toHaveAccessibleDescription(/Wrong PIN\. 4 tries left\./)
  await hasFocus('Your wallet PIN')
  answer = () => {
    throw new TypeError('no network')
  }
  await press('Send $5.00')
  await expect.element(page.getByText(/we don't know whether this was sent/)).toBeVisible()
  await expect.element(pin).not.toHaveAccessibleDescription(/Wrong PIN/)
  answer = () => refusal('wrong_pin')
  await press('Try again')
  await expect.element(pin).toHaveAccessibleDescription(/Wrong PIN/)
  await expect.element(page.getByText(/we don't know whether this was sent/)).toBeVisible()
})

test('S-WAL-72 who presses too late for a red packet is told once, not as a fault', async () => {
  const asked = answerWith(({ method }) => (method === 'GET' ? null : refusal('empty')))
  const packet = toPacket({ id: '2', from: BOPHA, groupId: '7', amount: 500, count: 2, left: 1 })
  const place = draw(<PacketShown packet={packet} me={ME} />)
  const open = page.getByRole('button', { name: 'Open' })
  await open.click()
  await expect.poll(() => asked.length).toBe(1)
  await expect.poll(() => open.element().getAttribute('aria-disabled')).toBeNull()
  expect(place.textContent).not.toContain('All parts have been opened.')
})
