import { expectNoBarrier } from './support/barriers'
import { Desk } from './support/desk'
import type { Person } from './support/person'
import { test as base, expect } from './support/test'

const test = base.extend<{ desk: Desk }>({
  desk: async ({ browser, server }, use) => {
    const desk = new Desk(await (await browser.newContext()).newPage(), server.origin)
    await use(desk)
    await desk.page.context().close()
    expect(desk.faults).toEqual([])
  },
})

const HR = 'Bopha, Angkor HR'
const SOKHA = 'សុខា ចាន់'
const TEAM = 'Angkor hiring'

const field = ({ page }: Person) => page.getByRole('textbox', { name: /^Message to/ })
const menu = ({ page }: Person) => page.getByRole('menu')

test('S-REACH-4 S-REACH-5 a text is written again by Up, and once more after it was withdrawn', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  await sokha.open(HR)
  await hr.open(SOKHA)
  await sokha.write('See you on Tusday')
  await sokha.expectTick('See you on Tusday', 'sent')
  const { keyboard } = sokha.page
  await field(sokha).focus()
  await keyboard.press('ArrowUp')
  await expect(field(sokha)).toHaveValue('See you on Tusday')
  await expect(sokha.page.getByText('Write again. Sending it withdraws the first version.')).toBeVisible()
  await expectNoBarrier(sokha.page)

  // Escape leaves the first one as it is.
  await keyboard.press('Escape')
  await expect(field(sokha)).toHaveValue('')
  await expect(hr.message('See you on Tusday')).toBeVisible()

  await keyboard.press('ArrowUp')
  await field(sokha).fill('See you on Tuesday')
  await keyboard.press('Enter')
  await expect(hr.message('See you on Tuesday')).toBeVisible()
  await expect(hr.page.getByText(`${SOKHA} withdrew a message`)).toBeVisible()
  await expect(hr.message('See you on Tusday')).toHaveCount(0)

  // What took its place is there: nothing of it is offered again.
  const again = sokha.page.locator('.tip').getByRole('button', { name: 'Write again' })
  await expect(sokha.page.getByText('You withdrew a message')).toBeVisible()
  await expect(again).toHaveCount(0)

  // From where it stood, behind what is typed by now; once, if it is sent.
  await sokha.choose(sokha.message('See you on Tuesday'), 'Withdraw')
  await field(sokha).fill('But')
  await again.click()
  await expect(field(sokha)).toHaveValue('But\nSee you on Tuesday')
  await expect(field(sokha)).toBeFocused()
  await keyboard.press('Enter')
  await expect(hr.message('See you on Tuesday')).toBeVisible()
  await expect(again).toHaveCount(0)
  await sokha.choose(sokha.message('See you on Tuesday'), 'Withdraw')
  await expect(again).toHaveCount(1)
  await sokha.page.reload()
  await expect(sokha.page.getByText('You withdrew a message').first()).toBeVisible()
  await expect(again).toHaveCount(0)
})

test('S-REACH-1 S-REACH-2 the right button and the menu key open the acts of a message, at the desk too', async ({
  enter,
  desk,
}) => {
  const sokha = await enter('sokha')
  await desk.logIn('angkor-hr')
  await sokha.open(HR)
  await desk.open(SOKHA)
  await sokha.write('press me')
  await sokha.expectTick('press me', 'sent')
  for (const one of [sokha, desk]) {
    await one.message('press me').locator('.bubble').click({ button: 'right' })
    await expect(menu(one)).toBeVisible()
    await expect(one.page.getByRole('menuitem', { name: 'Reply' })).toBeFocused()
    await expectNoBarrier(one.page)
    await one.page.keyboard.press('c')
    await expect(one.page.getByRole('menuitem', { name: 'Copy text' })).toBeFocused()
    await one.page.keyboard.press('Escape')
    await expect(menu(one)).toHaveCount(0)
    await expect(one.message('press me').getByRole('button', { name: 'Message actions' })).toBeFocused()
    await one.page.keyboard.press('Shift+F10')
    await expect(menu(one)).toBeVisible()
    await one.page.keyboard.press('Escape')

    // Letters go to the field from there, and from the log.
    await one.page.keyboard.type('hello')
    await expect(field(one)).toHaveValue('hello')
    await field(one).fill('')
  }
  await desk.message('press me').locator('.bubble').click({ button: 'right' })
  await desk.page.getByRole('menuitem', { name: 'Reply' }).click()
  await expect(desk.page.locator('.composer-reply')).toContainText('press me')
})

test('S-REACH-8 Enter on a row leads to the field of its chat, also of the one that is open', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open(HR)
  const row = sokha.row(HR)
  for (const name of [TEAM, HR]) {
    await sokha.row(name).focus()
    await sokha.page.keyboard.press('Enter')
    await expect(field(sokha)).toBeFocused()
    await expect(sokha.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await row.focus()
  await sokha.page.keyboard.press('Enter')
  await expect(field(sokha)).toBeFocused()
})

test('S-REACH-7 a button leads to the next mention, with how many there are', async ({ enter }) => {
  const sokha = await enter('sokha')
  const dara = await enter('dara')
  await sokha.open(HR)
  await dara.open(TEAM)
  const mention = async (words: string) => {
    await field(dara).pressSequentially('@សុខា')
    await dara.page.getByRole('option').first().click()
    await field(dara).pressSequentially(words)
    await field(dara).press('Enter')
    await dara.expectTick(words, 'sent')
  }
  await mention('first call')
  for (let line = 0; line < 25; line++) await dara.write(`filler ${line}.`)
  await mention('second call')
  for (let line = 0; line < 25; line++) await dara.write(`more ${line}.`)
  await dara.expectTick('more 24.', 'sent')
  await expect(sokha.row(TEAM)).toContainText('more 24.')

  await sokha.open(TEAM)
  await expect(sokha.message('first call')).toBeInViewport()
  const next = sokha.page.getByRole('button', { name: 'Go to the message that mentions you' })
  await expect(next).toBeVisible()
  await next.click()
  await expect(sokha.message('second call')).toBeInViewport()
  await expect(next).toHaveCount(0)
})

test('S-REACH-6 S-REACH-9 the name of a member leads to their profile, which says why one cannot talk yet', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open(TEAM)
  const { page } = sokha
  await page.getByRole('button', { name: 'Details' }).click()
  await page.locator('.details-members').getByRole('button', { name: 'Dara Kim', exact: true }).click()
  const card = page.getByRole('dialog', { name: 'Profile' })
  await expect(card).toContainText('Dara Kim')
  await expect(card).toContainText('You can message Dara Kim once you are contacts.')
  await expect(card.getByRole('link', { name: TEAM })).toBeVisible()
  await expect(card).toContainText('Your request is waiting for an answer.')
  await expectNoBarrier(page)
  await card.getByRole('button', { name: 'Close' }).click()

  await page.locator('.details-members').getByRole('button', { name: HR, exact: true }).click()
  await expect(card.getByRole('link', { name: 'Angkor Hospitality Group' })).toHaveAttribute(
    'href',
    /\/company\/1$/,
  )
  await card.getByRole('link', { name: 'Chat', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: HR })).toBeVisible()
})
