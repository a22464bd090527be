import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { setWalletOn } from '../../../lib/chat-switch'
import { PacketDialog } from './packet-dialog'
import { answerWith, draw, purse } from './test-purse'
import { TransferDialog } from './transfer-dialog'

for (const area of ['chat', 'wallet'] as const) await openArea(area)

beforeEach(() => {
  sessionStorage.clear()
  setWalletOn(true)
})

const name = () => {
  const field = document.activeElement
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    ? (field.labels?.[0]?.textContent ?? '')
    : (field?.tagName ?? '')
}

test('S-WAL-57 what is wrong has the focus: a field that is missing, then a PIN that was refused', async () => {
  answerWith(({ path, method }) => {
    if (path.startsWith('/balance')) return { balance: 20_000, hasPin: true }
    if (method === 'GET') return { fee: 0 }
    return Response.json({ code: 'wrong_pin', message: '', data: { triesLeft: 4 } }, { status: 400 })
  })
  draw(<TransferDialog purse={{ ...purse, peer: purse.people[0] ?? null }} onClose={() => {}} />)
  const amount = page.getByLabelText('Amount in US dollars')
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(name()).toBe('Amount in US dollars')
  await expect.element(page.getByText('Enter an amount.')).toBeVisible()
  await expect.element(page.getByText(/Demo money/)).toBeVisible()
  // More than there is.
  await amount.fill('200.01')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('You have $200.00.', { exact: true })).toBeVisible()
  expect(name()).toBe('Amount in US dollars')
  await amount.fill('5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(name).toBe('Your wallet PIN')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enter the 6 digits of your PIN.')).toBeVisible()
  await userEvent.keyboard('270391{Enter}')
  await expect.element(page.getByText('Wrong PIN. 4 tries left.')).toBeVisible()
  await expect.poll(name).toBe('Your wallet PIN')
})

test('S-WAL-58 PIN and number of parts are typed with digits of any of the six languages', async () => {
  const asked = answerWith(({ path, method }) => {
    if (path.startsWith('/balance')) return { balance: 20_000, hasPin: true }
    return method === 'GET' ? { fee: 0 } : { id: '1' }
  })
  draw(<PacketDialog purse={purse} onClose={() => {}} />)
  await page.getByLabelText('Total in US dollars').fill('១០')
  await page.getByLabelText('How many parts?').fill('៥')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabelText('Your wallet PIN').fill('២៧០៣៩១')
  await page.getByRole('button', { name: 'Send $10.00' }).click()
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ red_packet: { groupId: '7', amount: 1000, count: 5 }, pin: '270391' })
})
