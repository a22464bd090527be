import { typing } from '../packages/portal-web/src/i18n/en/typing'
import { expectSound } from './support/barriers'
import type { Person } from './support/person'
import { Server } from './support/server'
import { test as base, expect } from './support/test'
import { readThread } from './support/thread'

const { assistant } = typing
const DRIVERS = 'មានការងារអ្នកបើកបរនៅសៀមរាប លើសពី ៣០០ ដុល្លារទេ?'
const APPLICATIONS = 'ពាក្យសុំរបស់ខ្ញុំដល់ណាហើយ?'
const KHMER = /\p{sc=Khmer}/u

const test = base.extend({
  server: async ({ seeded }, use) => {
    const server = await Server.start(seeded, {}, ['--assistant', 'embedded'])
    await use(server)
    await server.remove()
  },
})

const cards = ({ page }: Person) =>
  page
    .getByRole('log')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Apply' }) })

/** Frames of the server reach the page only while this says so. */
async function gateFrames({ page }: Person): Promise<(isOpen: boolean) => void> {
  let isOpen = true
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((frame) => {
      if (isOpen) socket.send(frame)
    })
  })
  return (wanted) => {
    isOpen = wanted
  }
}

test('S-AI-30 a seeker asks in Khmer for driver jobs near Siem Reap above 300 dollars, reloads before the answer, asks how far the application is, and opens a card', async ({
  member,
}) => {
  const sokha = await member('sokha')
  const { page } = sokha
  const open = await gateFrames(sokha)
  await sokha.openChat()
  await sokha.open(assistant.name)
  const examples = page.getByRole('group', { name: assistant.examples.label })
  await expect(examples.getByRole('button')).toHaveCount(4)
  // Words are all that goes there.
  const field = page.locator('.composer-line')
  await expect(field.getByRole('button')).toHaveCount(2)
  await expectSound(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  // The answer does not get to the page before it is loaded anew; the question is answered once.
  open(false)
  await sokha.write(DRIVERS)
  await expect(page.getByText(assistant.waiting)).toBeVisible()
  await sokha.expectTick(DRIVERS, 'sending')
  await page.reload()
  await expect(sokha.message(DRIVERS)).toBeVisible()
  open(true)
  await page.reload()
  await sokha.expectTick(DRIVERS, 'sent')
  await expect(cards(sokha)).toHaveCount(5)
  for (const card of await cards(sokha).all()) await expect(card).toContainText('Siem Reap')
  await expect(page.getByText(assistant.waiting)).toHaveCount(0)
  await expect(examples).toHaveCount(0)

  await cards(sokha).first().getByRole('link', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/\/a\/job\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()

  await sokha.write(APPLICATIONS)
  const answer = page.getByRole('article').last()
  await expect(answer).toContainText('អ្នកទទួលភ្ញៀវសណ្ឋាគារ')
  await expect(answer).toContainText(KHMER)
  await expectSound(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  // Another tab has all of it, and so has a device that begins anew.
  const shown = await readThread(page)
  expect(shown.filter((text) => text === DRIVERS)).toHaveLength(1)
  const tab = await sokha.openTab('/a/chat/index?with=p2p-1')
  await expect(tab.message(APPLICATIONS)).toBeVisible()
  await expect(async () => expect(await readThread(tab.page)).toEqual(shown)).toPass()
  await tab.page.close()
  const phone = await member('sokha')
  await phone.openChat()
  await phone.open(assistant.name)
  await expect(async () => expect(await readThread(phone.page)).toEqual(shown)).toPass()
})

test('S-AI-23 S-AI-27 where there is no assistant any more its chat leaves the list, and comes back whole; above the field stands to whom texts go', async ({
  member,
}) => {
  const dara = await member('dara')
  const { page } = dara
  await dara.openChat()
  await dara.open(assistant.name)
  await page.getByRole('button', { name: assistant.examples.interviews }).click()
  await dara.expectTick(assistant.examples.interviews, 'sent')
  const shown = await readThread(page)
  expect(shown.length).toBeGreaterThan(2)

  let told = { enable: false, host: '' }
  await page.route('**/ai/chat', (route) => route.fulfill({ json: told }))
  await page.goto(page.url().replace(/\?.*/, ''))
  await dara.expectConnected()
  await expect(dara.row('Bopha, Angkor HR')).toBeVisible()
  await expect(dara.row(assistant.name)).toHaveCount(0)

  told = { enable: true, host: 'ai.example' }
  await page.reload()
  await dara.open(assistant.name)
  await expect(page.locator('.told-to')).toContainText('ai.example')
  await expect(async () => expect(await readThread(page)).toEqual(shown)).toPass()
})

test('S-AI-24 a question that was asked without a connection is answered once there is one, and what is for people is not offered', async ({
  member,
}) => {
  const dara = await member('dara')
  const { page } = dara
  await dara.openChat()
  await dara.open(assistant.name)
  await page.context().setOffline(true)
  await expect(page.locator('[data-notice=offline]')).toBeVisible()
  await dara.write('I want to talk to a person')
  await dara.expectTick('I want to talk to a person', 'sending')
  await expect(page.getByText(assistant.waiting)).toHaveCount(0)
  await page.context().setOffline(false)
  await dara.expectTick('I want to talk to a person', 'sent')
  const answer = page.getByRole('article').last()
  await expect(answer.getByRole('link', { name: /^\+855/ })).toBeVisible()

  await dara.act(answer)
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: /Reply|Forward|Report/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Details' }).click()
  const details = page.getByRole('complementary', { name: 'Details' })
  await expect(details.getByRole('button', { name: 'Pin to the top' })).toBeVisible()
  await expect(details.getByRole('button', { name: /Block|Delete chat/ })).toHaveCount(0)
})
