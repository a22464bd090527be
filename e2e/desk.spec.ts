import type { Locator, Page } from '@playwright/test'
import { expectNoBarrier } from './support/barriers'
import { Desk } from './support/desk'
import { newGate } from './support/hold'
import { compose } from './support/keyboard'
import { Person } from './support/person'
import { test as base, expect } from './support/test'
import { readThread, scrollUp } from './support/thread'

const SEEKER = 'សុខា ចាន់'
const EMPLOYER = 'Bopha, Angkor HR'

const test = base.extend<{ desk: Desk }>({
  desk: async ({ browser, server }, use) => {
    const desk = new Desk(await (await browser.newContext()).newPage(), server.origin)
    await use(desk)
    await desk.page.context().close()
    expect(desk.faults).toEqual([])
  },
})

test('S-DESK-1 seeker and employer talk both ways, ticks move to read, a withdrawal is a tip on both sides', async ({
  enter,
  desk,
}) => {
  const sokha = await enter('sokha')
  await desk.logIn('angkor-hr')
  await sokha.open(EMPLOYER)
  await sokha.write('តើខ្ញុំអាចមកម៉ោង ៨ បានទេ?')
  await expect(desk.row(SEEKER)).toContainText('unread')
  await expect(desk.page).toHaveTitle(/^\(\d+\) /)
  await sokha.expectTick('តើខ្ញុំអាចមកម៉ោង ៨ បានទេ?', 'delivered')

  await desk.open(SEEKER)
  await expect(desk.page.locator('.thread-head')).toContainText('Hotel Receptionist')
  await expect(desk.message('តើខ្ញុំអាចមកម៉ោង ៨ បានទេ?')).toBeVisible()
  await sokha.expectTick('តើខ្ញុំអាចមកម៉ោង ៨ បានទេ?', 'read')
  await expect(desk.row(SEEKER)).not.toContainText('unread')

  await desk.write('Yes, 8 is fine.')
  await expect(sokha.message('Yes, 8 is fine.')).toBeVisible()
  await desk.expectTick('Yes, 8 is fine.', 'read')

  await desk.write('said in haste')
  await expect(sokha.message('said in haste')).toBeVisible()
  await desk.choose(desk.message('said in haste'), 'Withdraw')
  await expect(desk.page.getByText('You withdrew a message')).toBeVisible()
  for (const { page } of [sokha, desk]) await expect(page.getByText('said in haste')).toHaveCount(0)
})

test('S-DESK-2 what is sent while the server is killed is there once, in order, after a reload too', async ({
  enter,
  desk,
  server,
}) => {
  const sokha = await enter('sokha')
  await desk.logIn('angkor-hr')
  await sokha.open(EMPLOYER)
  await desk.open(SEEKER)
  await desk.expectConnected()

  const said = ['kill one', 'kill two', 'kill three']
  await desk.write('kill one')
  await Promise.all([server.kill(), desk.write('kill two')])
  await desk.write('kill three')
  await desk.expectTick('kill three', 'sending')
  await expect(desk.page.getByText('Connecting…')).toBeVisible()
  await server.start()

  await desk.expectTick('kill three', 'read')
  await desk.expectConnected()
  const heard = [sokha.texts(), desk.texts()].map((texts) => texts.filter({ hasText: 'kill' }))
  for (const texts of heard) await expect(texts).toHaveText(said)
  await desk.page.reload()
  await expect(heard[1] as Locator).toHaveText(said)
  await expect(desk.page.getByRole('heading', { level: 1, name: SEEKER })).toBeVisible()
})

test('S-DESK-3 older messages come while one scrolls up, and nothing jumps', async ({ enter, desk }) => {
  await desk.logIn('angkor-hr')
  await desk.open(SEEKER)
  for (let i = 1; i <= 50; i++) await desk.write(`line ${i}.`)
  await desk.expectTick('line 50.', 'sent')
  await desk.page.reload()
  await expect(desk.message('line 50.')).toBeInViewport()
  await desk.expectConnected()
  const { strays, passed } = await scrollUp(desk.page, 80)
  expect(strays).toEqual([])
  expect(passed).toBeGreaterThan(30)

  // What comes below takes nobody back to the end.
  const placeOf = () => desk.page.getByRole('log').evaluate((frame) => frame.scrollTop)
  const before = await placeOf()
  const sokha = await enter('sokha')
  await sokha.open(EMPLOYER)
  await sokha.write('while you read')
  const toEnd = desk.page.getByRole('button', { name: 'Go to the newest message, 1 new' })
  await expect(toEnd).toBeVisible()
  expect(await placeOf()).toBe(before)
  await toEnd.click()
  await expect(desk.message('while you read')).toBeInViewport()
  const said = (await readThread(desk.page)).filter((text) => text.startsWith('line '))
  expect(said).toEqual(Array.from({ length: 50 }, (_, i) => `line ${i + 1}.`))
})

test('S-DESK-4 the field: drafts survive a reload, composing does not send, what is refused is said and comes back', async ({
  desk,
}) => {
  await desk.logIn('angkor-hr')
  await desk.open(SEEKER)
  await desk.field.fill('half a thought')
  await expect(desk.row(SEEKER)).toContainText('half a thought')
  await desk.page.reload()
  await expect(desk.field).toHaveValue('half a thought')

  await desk.field.fill('')
  const composition = await compose(desk.page, 'សួស្ដី')
  await composition.press('Enter')
  await composition.write()
  await desk.field.press('Shift+Enter')
  await desk.field.pressSequentially('second line')
  await expect(desk.field).toHaveValue('សួស្ដី\nsecond line')
  await expect(desk.message('second line')).toHaveCount(0)
  await desk.field.press('Enter')
  await expect(desk.message('second line')).toBeVisible()
  await expect(desk.field).toHaveValue('')

  await desk.write('x'.repeat(801))
  await expect(desk.page.getByText("Can't send more than 800 words")).toBeVisible()
  await expect(desk.field).toHaveValue('x'.repeat(801))
})

test('S-DESK-5 a login says what is wrong, keeps the token of the chat in the tab, and its end erases', async ({
  desk,
}) => {
  const { page } = desk
  await page.goto(`${desk.origin}/desk/`)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Enter your password.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Username, email or phone')).toBeFocused()
  await desk.fillLogin('angkor-hr', 'not the password')
  await expect(page.getByText('Wrong account or password.')).toBeVisible()
  await desk.fillLogin('angkor-hr')
  await desk.open(SEEKER)

  const kept = () =>
    page.evaluate(async () => ({
      token: String(JSON.parse(sessionStorage.getItem('sarika.desk.session') ?? '{}').chat?.token ?? ''),
      session: Object.keys(sessionStorage).filter((name) => name.startsWith('sarika')),
      elsewhere: JSON.stringify([{ ...localStorage }, document.cookie, location.href]),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
  const during = await kept()
  expect(during.token).not.toBe('')
  expect(during.elsewhere).not.toContain(during.token)
  expect(during.databases).not.toEqual([])

  const told = page.waitForResponse((one) => one.request().method() === 'DELETE')
  await desk.logOut()
  await expect(page.getByText('You have logged out.')).toBeVisible()
  await told
  const after = await kept()
  expect([after.session, after.databases]).toEqual([[], []])
  // The token is over for everybody, also for who would have copied it.
  const headers = { authorization: `Bearer ${during.token}` }
  const answer = await page.request.get(`${desk.origin}/chat/auth?server=warm`, { headers })
  expect(await answer.json()).toMatchObject({ code: -403 })
})

const databasesOf = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test('S-DESK-5 S-TABS-11 who logs out at the desk is logged out at the portal in the other window, and the other way round', async ({
  desk,
}) => {
  const portal = new Person(await desk.page.context().newPage(), desk.origin)
  const inBoth = async () => {
    await portal.logIn('angkor-hr')
    await portal.open(SEEKER)
    await desk.logIn('angkor-hr')
    await desk.open(SEEKER)
    await desk.expectConnected()
  }
  await inBoth()
  await desk.logOut()
  for (const { page } of [desk, portal]) await expect(page.getByText('You have logged out.')).toBeVisible()
  await expect.poll(() => databasesOf(desk.page)).toEqual([])

  await inBoth()
  await portal.logOut()
  for (const { page } of [portal, desk]) await expect(page.getByText('You have logged out.')).toBeVisible()
  await expect(desk.texts()).toHaveCount(0)
  await expect.poll(() => databasesOf(desk.page)).toEqual([])
  expect(portal.faults).toEqual([])
})

test('S-DESK-5 a token that is renewed while one logs out brings nobody back', async ({ desk }) => {
  const { page } = desk
  await desk.logIn('angkor-hr')
  await desk.expectConnected()
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('sarika.desk.session') ?? '{}')
    const chat = { ...kept.chat, refreshAt: 1 }
    sessionStorage.setItem('sarika.desk.session', JSON.stringify({ ...kept, chat }))
  })
  const [asked, answered] = [newGate(), newGate()]
  await page.route(/\/chat\/auth\?server=warm/, async (route) => {
    const response = await route.fetch()
    asked.open()
    await answered.opened
    await route.fulfill({ response })
  })
  await page.reload()
  await asked.opened
  await desk.logOut()
  await expect(page.getByText('You have logged out.')).toBeVisible()
  const renewed = page.waitForResponse(/\/chat\/auth\?server=warm/)
  answered.open()
  await (await renewed).finished()
  // Somebody else goes on here, and whoever was before does not come back in their place.
  await desk.fillLogin('mekong-tech')
  await expect(page.getByRole('banner')).toContainText('Vichea, Mekong Tech')
  await desk.expectConnected()
  expect(await databasesOf(page)).toEqual(['sarika-im-20002'])
})

test('S-DESK-6 a login on another device ends this one, and says so', async ({ desk, browser }) => {
  await desk.logIn('angkor-hr')
  await desk.expectConnected()
  const there = new Desk(await (await browser.newContext()).newPage(), desk.origin)
  await there.logIn('angkor-hr')
  await expect(desk.page.getByText('logged in to another device')).toBeVisible()
  await there.expectConnected()
  await there.page.context().close()
})

test('S-DESK-7 axe finds nothing, in light and dark, on login and chat; a narrow window shows one pane', async ({
  desk,
}) => {
  const { page } = desk
  await page.goto(`${desk.origin}/desk/`)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Enter your password.', { exact: true })).toBeVisible()
  await expectNoBarrier(page)
  await desk.logIn('angkor-hr')
  await expectNoBarrier(page)
  await desk.open('Angkor hiring')
  await desk.write('axe was here')
  await desk.expectTick('axe was here', 'sent')
  await expectNoBarrier(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(desk.field).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Chats' })).toBeHidden()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('navigation', { name: 'Chats' })).toBeVisible()
  await expect(page.getByRole('log')).toBeHidden()
})

test('S-DESK-13 S-CHAT-16 a press on a list that changes under it opens what was pressed', async ({
  enter,
  desk,
}) => {
  const sokha = await enter('sokha')
  await desk.logIn('angkor-hr')
  await desk.expectConnected()
  await sokha.expectConnected()

  // The last row stays under the pointer until that is let go, although its conversation has become the first.
  const pressed = desk.page.getByRole('navigation').getByRole('link', { name: SEEKER })
  await pressed.hover()
  await desk.page.mouse.down()
  await sokha.open(EMPLOYER)
  await sokha.write('under the press')
  await sokha.expectTick('under the press', 'delivered')
  await expect(desk.row(SEEKER)).not.toContainText('under the press')
  await desk.page.mouse.up()
  await expect(desk.page.getByRole('heading', { level: 1, name: SEEKER })).toBeVisible()
  await expect(desk.row(SEEKER)).toContainText('under the press')

  const group = sokha.row('Angkor hiring')
  await group.hover()
  await sokha.page.mouse.down()
  await desk.open('Angkor hiring')
  await desk.write('and under this one')
  await desk.expectTick('and under this one', 'sent')
  await expect(group).not.toContainText('and under this one')
  await sokha.page.mouse.up()
  await expect(sokha.page.getByRole('heading', { level: 1, name: 'Angkor hiring' })).toBeVisible()
  await expect(group).toContainText('and under this one')
})
