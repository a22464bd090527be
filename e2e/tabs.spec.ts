import type { Page } from '@playwright/test'
import { sayOffline } from './support/faults'
import { CHAT_SCRIPT, hold, newGate } from './support/hold'
import { Person } from './support/person'
import { expect, test } from './support/test'

/** Who leads and how many wait for it, by the lock that the leading tab holds. */
const leaders = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    const isLead = ({ name }: LockInfo) => name?.startsWith('sarika-im-lead-') === true
    return { leader: held.find(isLead)?.clientId, waiting: pending.filter(isLead).length }
  })

const databasesOf = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test('S-PAGE-6 two tabs of an account agree, and the second takes over when the first closes', async ({
  enter,
}) => {
  const hr = await enter('angkor-hr')
  const first = await enter('sokha')
  await first.open('Bopha, Angkor HR')
  await first.expectConnected()
  // The login comes from the first tab: nobody logs in twice.
  const second = await first.openTab('/a/chat/index?with=p2p-20001')
  await expect.poll(() => leaders(second.page)).toMatchObject({ waiting: 1 })
  const { leader } = await leaders(second.page)

  await second.write('from the second tab')
  await expect(first.message('from the second tab')).toBeVisible()
  await first.write('from the first tab')
  await expect(second.message('from the first tab')).toBeVisible()
  await second.expectTick('from the first tab', 'delivered')
  // How many older ones are drawn above what is in sight is each tab's own, and changes as it scrolls.
  const end = async (tab: Person) => (await tab.texts().allTextContents()).slice(-6)
  await expect(async () => expect(await end(second)).toEqual(await end(first))).toPass()

  // A draft is in both; sent in one, it is in neither (S-REACT-4).
  const fieldOf = ({ page }: Person) => page.getByRole('textbox', { name: /^Message to/ })
  await fieldOf(second).fill('same draft')
  await expect(fieldOf(first)).toHaveValue('same draft')
  await fieldOf(first).press('Enter')
  await expect(first.message('same draft')).toBeVisible()
  for (const tab of [first, second]) await expect(fieldOf(tab)).toHaveValue('')
  await fieldOf(first).fill('typed afterwards')
  await expect(fieldOf(second)).toHaveValue('typed afterwards')
  await fieldOf(first).fill('')

  await first.page.close()
  await expect.poll(() => leaders(second.page)).toMatchObject({ waiting: 0 })
  expect((await leaders(second.page)).leader).not.toBe(leader)
  await second.write('after the first tab closed')
  await second.expectTick('after the first tab closed', 'delivered')
  await hr.open('សុខា ចាន់')
  await hr.write('I hear you')
  await expect(second.message('I hear you')).toBeVisible()
})

test('S-PAGE-7 logging out erases the chat of the account and logs the other tabs out', async ({ enter }) => {
  const first = await enter('sokha')
  await first.open('Bopha, Angkor HR')
  const second = await first.openTab()
  await expect(second.row('Bopha, Angkor HR')).toBeVisible()
  await first.logOut()
  for (const { page } of [first, second]) {
    await page.waitForURL('**/a/')
    await expect(page.getByText('You have logged out.')).toBeVisible()
  }
  await expect.poll(() => databasesOf(first.page)).toEqual([])
  const left = await first.page.evaluate(() => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    cookie: document.cookie,
  }))
  expect(left).toEqual({ session: [], local: ['sarika.udid'], cookie: '' })

  // Nothing is left that stands in the way of the next login, in a tab that another one logged out either.
  await second.logIn('sokha')
  await second.open('Bopha, Angkor HR')
  await expect(second.texts()).not.toHaveCount(0)
})

/** On a page whose chat has not begun: its script did not come. Some browsers remember that for as long as the page is there. */
async function enterWithoutChat(page: Page, origin: string): Promise<Person> {
  const sokha = new Person(page, origin)
  await sokha.logIn('sokha')
  await sokha.open('Bopha, Angkor HR')
  await page.route(CHAT_SCRIPT, (route) => route.abort())
  const missed = page.waitForEvent('requestfailed', (request) => CHAT_SCRIPT.test(request.url()))
  await page.goto(`${origin}/a/mine`)
  await missed
  expect(await databasesOf(page)).not.toEqual([])
  return sokha
}

test('S-PAGE-7 logging out where the chat has not begun erases what it kept before', async ({
  page,
  server,
}) => {
  const sokha = await enterWithoutChat(page, server.origin)
  await page.unroute(CHAT_SCRIPT)
  await sokha.logOut()
  await expect(page.getByText('You have logged out.')).toBeVisible()
  await expect.poll(() => databasesOf(page)).toEqual([])
})

test('S-PAGE-7 logging out while the script of the chat comes erases what it kept before', async ({
  page,
  server,
}) => {
  const sokha = new Person(page, server.origin)
  await sokha.logIn('sokha')
  await sokha.open('Bopha, Angkor HR')
  const open = await hold(page, CHAT_SCRIPT)
  await page.goto(`${server.origin}/a/mine`)
  await sokha.logOut()
  expect(await databasesOf(page)).not.toEqual([])
  open()
  await expect(page.getByText('You have logged out.')).toBeVisible()
  await expect.poll(() => databasesOf(page)).toEqual([])
})

for (const isOnline of [true, false])
  test(`S-PAGE-18 who cannot be logged out for want of a script is told, stays logged in and can try again, where the browser says ${isOnline ? 'online' : 'offline'}`, async ({
    page,
    server,
  }) => {
    if (!isOnline) await page.addInitScript(sayOffline)
    const sokha = await enterWithoutChat(page, server.origin)
    await sokha.logOut()
    await expect(page.getByText("Couldn't log you out.")).toBeVisible()
    expect(await databasesOf(page)).not.toEqual([])
    await page.unroute(CHAT_SCRIPT)
    await sokha.logOut()
    await expect(page.getByText('You have logged out.')).toBeVisible()
    await expect.poll(() => databasesOf(page)).toEqual([])
  })

test('S-WEB-9 a token that is over is renewed by one tab for all', async ({ member }) => {
  const first = await member('sokha')
  const context = first.page.context()
  await context.clock.install()
  await first.page.goto(`${first.origin}/a/mine`)
  const second = await first.openTab('/a/mine')
  for (const { page } of [first, second])
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  const { opened, open } = newGate()
  const renewals: string[] = []
  await context.route('**/passport/token', async (route) => {
    renewals.push(route.request().method())
    await opened
    return route.continue()
  })
  const fetched = [first, second].map(({ page }) =>
    page.waitForResponse((answer) => answer.url().includes('/resumes') && answer.ok()),
  )
  await context.clock.fastForward(2 * 3_600_000)
  for (const { page } of [first, second])
    await page.getByRole('banner').getByRole('link', { name: 'Resume', exact: true }).click()
  const waiting = () =>
    first.page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      const isAccess = ({ name }: LockInfo) => name?.startsWith('sarika-access-') === true
      return [held.filter(isAccess).length, pending.filter(isAccess).length > 0]
    })
  await expect.poll(waiting).toEqual([1, true])
  open()
  await Promise.all(fetched)
  expect(renewals).toEqual(['POST'])
})

test('S-PAGE-16 a login in one tab is one in the tabs that had none, wherever they are', async ({
  context,
  server,
}) => {
  const origin = server.origin
  const reader = await context.newPage()
  await reader.goto(`${origin}/a/job/1`)
  const form = await context.newPage()
  await form.goto(`${origin}/a/login`)
  const sokha = new Person(await context.newPage(), origin)
  await sokha.logIn('sokha')
  await expect(reader.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(reader).toHaveURL(`${origin}/a/job/1`)
  await expect(form.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(form).not.toHaveURL(/login/)
  await sokha.logOut()
  await expect(reader.getByRole('button', { name: /^Account of/ })).toHaveCount(0)
})

test('S-SHELL-22 a visitor sees the first page without a wait for other tabs', async ({ page, server }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(`${server.origin}/a/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
