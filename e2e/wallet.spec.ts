import type { Locator, Page } from '@playwright/test'
import { expectNoBarrier } from './support/barriers'
import { Desk } from './support/desk'
import type { Person } from './support/person'
import { test as base, expect } from './support/test'

const SOKHA = 'សុខា ចាន់'
const BOPHA = 'Bopha, Angkor HR'
const DARA = 'Dara Kim'
const GROUP = 'Open day'
const PIN = '270391'

const test = base.extend<{ desk: Desk }>({
  desk: async ({ browser, server }, use) => {
    const context = await browser.newContext()
    const desk = new Desk(await context.newPage(), server.origin)
    await desk.takeLogin('angkor-hr')
    await desk.openChat()
    await use(desk)
    await context.close()
    expect(desk.faults).toEqual([])
  },
})

test.use({ settings: { SARIKA_WALLET: 'demo' } })

const press = (within: Locator | Page, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).click()
const card = ({ page }: Person, text: string): Locator =>
  page.locator('.money').filter({ hasText: text }).last()
const line = ({ page }: Person, text: string): Locator =>
  page.locator('.money-line').filter({ hasText: text })

/** By the clip beside the field. */
async function begin({ page }: Person, what: string): Promise<Locator> {
  await press(page, 'Add files or money')
  await page.getByRole('menuitem', { name: what }).click()
  return page.getByRole('dialog')
}

/** The PIN is chosen at the first send. */
async function choosePin(dialog: Locator): Promise<void> {
  await dialog.getByLabel('New PIN', { exact: true }).fill(PIN)
  await dialog.getByLabel('New PIN again').fill(PIN)
  await press(dialog, 'Save PIN')
}

async function confirm(dialog: Locator, button: string): Promise<void> {
  await dialog.getByLabel('Your wallet PIN').fill(PIN)
  await press(dialog, button)
  await expect(dialog).toHaveCount(0)
}

async function makeGroup(person: Person, names: readonly string[]): Promise<void> {
  const { page } = person
  await page.getByRole('button', { name: 'New group' }).click()
  const dialog = page.getByRole('dialog', { name: 'New group' })
  await dialog.getByLabel('Group name').fill(GROUP)
  for (const name of names) await dialog.getByRole('checkbox', { name }).check()
  await press(dialog, 'Create')
  await expect(page.getByRole('heading', { level: 1, name: GROUP })).toBeVisible()
}

test('S-WAL-40 S-WAL-41 S-WAL-42 S-WAL-46 S-WAL-47 between two, each card is there on both sides and says what became of it', async ({
  enter,
  desk,
}) => {
  // Four cards on two screens, with the eyes of axe on each.
  test.slow()
  const sokha = await enter('sokha')
  await sokha.open(BOPHA)
  await desk.open(SOKHA)

  // A transfer, with a PIN that is chosen first.
  const dialog = await begin(sokha, 'Transfer')
  await expect(dialog).toContainText('Demo money. You have $200.00.')
  await dialog.getByLabel('Amount in US dollars').pressSequentially('12.605')
  await expect(dialog.getByLabel('Amount in US dollars')).toHaveValue('12.605')
  await expect(dialog).toContainText('Enter dollars and cents')
  await dialog.getByLabel('Amount in US dollars').fill('12.60')
  await dialog.getByLabel('Note (optional)').fill('Van to Siem Reap')
  await expectNoBarrier(sokha.page)
  await press(dialog, 'Continue')
  await choosePin(dialog)
  await expect(dialog).toContainText('Demo money')
  await dialog.getByLabel('Your wallet PIN').fill('000000')
  await press(dialog, 'Send $12.60')
  await expect(dialog.getByLabel('Your wallet PIN')).toHaveAccessibleDescription(/Wrong PIN\. 4 tries left\./)
  await expectNoBarrier(sokha.page)
  await confirm(dialog, 'Send $12.60')
  await expect(card(sokha, 'Van to Siem Reap')).toContainText('Not accepted yet')
  await expect(card(desk, 'Van to Siem Reap')).toContainText('Waits for you')
  await press(card(desk, 'Van to Siem Reap'), 'Accept')
  for (const one of [sokha, desk]) await expect(card(one, '$12.60')).toContainText(/Accepted \d/)
  await expect(line(sokha, 'accepted $12.60')).toBeVisible()
  await expect(line(desk, 'You accepted $12.60')).toBeVisible()

  // One that goes back.
  const second = await begin(sokha, 'Transfer')
  await second.getByLabel('Amount in US dollars').fill('3')
  await press(second, 'Continue')
  await confirm(second, 'Send $3.00')
  await press(card(desk, '$3.00'), 'Return')
  await expect(card(sokha, '$3.00')).toContainText(/Returned \d/)

  // A red packet for one.
  const packet = await begin(sokha, 'Red packet')
  await packet.getByLabel('Amount in US dollars').fill('5')
  await packet.getByLabel('Greeting (optional)').fill('Happy Water Festival!')
  await press(packet, 'Continue')
  await confirm(packet, 'Send $5.00')
  await card(desk, 'Happy Water Festival!').getByRole('button').click()
  const pane = desk.page.getByRole('complementary', { name: 'Red packet' })
  await press(pane, 'Open')
  await expect(pane).toContainText('in your wallet, demo money')
  await expect(pane).toContainText('1 of 1 opened, $5.00 of $5.00')
  await expect(card(sokha, 'Happy Water Festival!')).toContainText('Opened')
  await press(pane, 'Close the red packet')

  // A bill that both share.
  const bill = await begin(desk, 'Split bill')
  await bill.getByLabel('What was it for?').fill('Lunch')
  await bill.getByLabel('Total in US dollars').fill('9')
  await expect(bill).toContainText('$4.50 each')
  await press(bill, 'Continue')
  await press(bill, 'Ask for the money')
  await expect(card(sokha, 'Lunch')).toContainText('Waits for you')
  await expectNoBarrier(sokha.page)
  await press(card(sokha, 'Lunch'), 'Pay $4.50')
  await confirm(sokha.page.getByRole('dialog'), 'Pay $4.50')
  for (const one of [sokha, desk]) await expect(card(one, 'Lunch')).toContainText('Everybody has paid')

  // 200 - 12.60 - 5 - 4.50; what went back is there again.
  await sokha.page
    .getByRole('navigation', { name: 'Areas of the chat' })
    .getByRole('link', { name: 'Wallet' })
    .click()
  const { page } = sokha
  await expect(page.locator('.purse')).toContainText('$177.90')
  await expect(page.locator('.purse')).toContainText('Demo money')
  await expect(page.getByRole('region', { name: 'Records' })).toContainText('Starting balance')
  await page.getByText('Bills', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Records' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('region', { name: 'My bills' }).getByRole('link', { name: /Lunch/ }).click()
  await expect(page.getByRole('region', { name: 'My bills' })).toContainText('paid it all first')
  await expectNoBarrier(page)
})

test('S-WAL-41 S-WAL-48 S-WAL-49 in a group, a red packet, a transfer to one of them and a bill are there for all', async ({
  enter,
  desk,
}) => {
  const sokha = await enter('sokha')
  await makeGroup(desk, [SOKHA, DARA])
  await sokha.open(GROUP)
  const dialog = await begin(sokha, 'Transfer')
  await dialog.getByLabel('Who is it for?').selectOption({ label: BOPHA })
  await dialog.getByLabel('Amount in US dollars').fill('2')
  await press(dialog, 'Continue')
  await choosePin(dialog)
  await confirm(dialog, 'Send $2.00')
  await press(card(desk, '$2.00'), 'Accept')
  await expect(card(sokha, '$2.00')).toContainText(/Accepted/)

  const packet = await begin(sokha, 'Red packet')
  await packet.getByLabel('Total in US dollars').fill('6')
  await packet.getByLabel('How many parts?').fill('2')
  await packet.getByText('Equal parts').click()
  await press(packet, 'Continue')
  await confirm(packet, 'Send $6.00')
  for (const one of [desk, sokha]) {
    await card(one, 'Red packet').getByRole('button').click()
    const pane = one.page.getByRole('complementary', { name: 'Red packet' })
    await press(pane, 'Open')
    await expect(pane.locator('.packet-amount')).toHaveText('$3.00')
    await press(pane, 'Close the red packet')
  }
  for (const one of [desk, sokha]) await expect(card(one, 'Red packet')).toContainText('All 2 opened')

  const bill = await begin(sokha, 'Split bill')
  await bill.getByLabel('What was it for?').fill('Lunch after the open day')
  await bill.getByLabel('Total in US dollars').fill('18')
  await press(bill, 'Continue')
  await press(bill, 'Ask for the money')
  await press(card(desk, 'Lunch after'), 'Pay $6.00')
  const pay = desk.page.getByRole('dialog')
  await choosePin(pay)
  await confirm(pay, 'Pay $6.00')
  for (const one of [sokha, desk])
    await expect(card(one, 'Lunch after')).toContainText('$6.00 each, 3 people · 2 have paid')
})

test('S-WAL-45 a try whose answer was lost stands there after a reload, and goes once', async ({
  enter,
  desk,
}) => {
  const sokha = await enter('sokha')
  const { page } = sokha
  await sokha.open(BOPHA)
  await desk.open(SOKHA)
  const dialog = await begin(sokha, 'Transfer')
  await dialog.getByLabel('Amount in US dollars').fill('7')
  await press(dialog, 'Continue')
  await choosePin(dialog)
  // It arrives, and the answer does not.
  await page.route('**/chat/wallet/transfer', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByLabel('Your wallet PIN').fill(PIN)
  await press(dialog, 'Send $7.00')
  await expect(dialog).toContainText("we don't know whether this was sent")
  await page.unroute('**/chat/wallet/transfer')
  await page.reload()
  await expect(dialog).toContainText("we don't know whether this was sent")
  await confirm(dialog, 'Try again')
  await expect(page.locator('.money')).toHaveCount(1)
  await expect(desk.page.locator('.money')).toHaveCount(1)
})

test('S-WAL-49 two open a red packet on their pages: each gets a part once, asking again gives no more, and nothing is left', async ({
  enter,
  desk,
}) => {
  const sokha = await enter('sokha')
  await makeGroup(desk, [SOKHA, DARA])
  await sokha.open(GROUP)
  const dialog = await begin(sokha, 'Red packet')
  await dialog.getByLabel('Total in US dollars').fill('10')
  await dialog.getByLabel('How many parts?').fill('2')
  await press(dialog, 'Continue')
  await choosePin(dialog)
  await confirm(dialog, 'Send $10.00')
  const opened = sokha.page.waitForRequest(/red_packets\/[^/]+\/open$/)
  for (const one of [sokha, desk]) await card(one, 'Red packet').getByRole('button').click()
  const paneOf = ({ page }: Person) => page.getByRole('complementary', { name: 'Red packet' })
  await press(paneOf(sokha), 'Open')
  const { url, headers } = await opened.then((request) => ({
    url: request.url(),
    headers: request.headers(),
  }))
  const byDesk = desk.page.waitForRequest(url)
  await press(paneOf(desk), 'Open')
  const token = (await byDesk).headers().authorization ?? ''
  // Six more of the two accounts, from other devices: each with a key of its own.
  const more = [headers.authorization ?? '', token].flatMap((authorization, who) =>
    [1, 2, 3].map((time) =>
      fetch(url, {
        method: 'POST',
        headers: {
          authorization,
          'content-type': 'application/json',
          'idempotency-key': `${who}-${time}-again`,
        },
        body: '{}',
      }),
    ),
  )
  for (const answer of await Promise.all(more)) expect(answer.status).toBeLessThan(500)
  for (const one of [sokha, desk]) {
    await expect(paneOf(one)).toContainText('2 of 2 opened, $10.00 of $10.00')
    await expect(paneOf(one).getByRole('listitem')).toHaveCount(2)
  }
})
