// A site without a chat.

import { expectNoBarrier } from './support/barriers'
import { Desk } from './support/desk'
import { faultsOf } from './support/faults'
import { giveLogin, Person } from './support/person'
import { Server } from './support/server'
import { expect, test } from './support/test'

const OFF = "Chat isn't available here"

test('S-GATE-9 S-GATE-13 S-GATE-14 where the chat is off nothing of it shows, and a seeker and a recruiter do all else', async ({
  browser,
  seeded,
}) => {
  const server = await Server.start(seeded, {}, ['--chat', 'off'])
  const { origin } = server
  const page = await (await browser.newContext()).newPage()
  const faults = faultsOf(page)
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const sokha = new Person(page, origin)
  const ways = page.locator('a[href*="/chat/"]')
  const talks = page.getByRole('button', { name: /chat/i })
  const expectNone = async () => {
    await expect(ways).toHaveCount(0)
    await expect(talks).toHaveCount(0)
  }

  await page.goto(`${origin}/a/favorite`)
  await giveLogin(page, 'sokha')
  await page.waitForURL('**/a/favorite')
  await expect(page.locator('main h1')).toBeVisible()
  await expectNone()

  await page.goto(`${origin}/a/job/2`)
  const aside = page.getByRole('complementary')
  await aside.getByRole('button', { name: /^Apply: / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Front desk and guest relations' }).check()
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(dialog).toContainText('Application sent.')
  await expectNone()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  for (const place of ['job-record', 'message', 'company/1', 'account-setting', 'resume']) {
    await page.goto(`${origin}/a/${place}`)
    await expect(page.locator('main h1').first(), place).toBeVisible()
    await expectNone()
  }

  await page.goto(`${origin}/a/chat/index`)
  await expect(page.getByRole('heading', { level: 1, name: OFF })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('main').getByRole('link', { name: 'Browse jobs' }).click()
  await page.waitForURL('**/a/job')

  const desk = new Desk(await (await browser.newContext()).newPage(), origin)
  const deskFaults = faultsOf(desk.page)
  desk.page.on('websocket', (socket) => sockets.push(socket.url()))
  await desk.page.goto(`${origin}/desk/`)
  await desk.fillLogin('angkor-hr')
  await desk.page.waitForURL('**/desk/applications**')
  await expect(
    desk.page.getByRole('link', { name: 'Sokha Chan' }).or(desk.page.getByText('សុខា ចាន់')).first(),
  ).toBeVisible()
  await expect(desk.page.getByRole('link', { name: /^chat/i })).toHaveCount(0)

  expect(sockets).toEqual([])
  expect([...faults, ...deskFaults, ...sokha.faults]).toEqual([])
  await page.context().close()
  await desk.page.context().close()
  await server.remove()
})
