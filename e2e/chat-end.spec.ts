import type { Page } from '@playwright/test'
import { expectSound, LOOKED_AT } from './support/barriers'
import { Desk } from './support/desk'
import { Person } from './support/person'
import { test as base, expect } from './support/test'

const HR = 'Bopha, Angkor HR'
const SEEKER = 'សុខា ចាន់'
const TEAM = 'Angkor hiring'
const GROUP = '/chat/groups/30001'
const SOKHA = '10001'

/** The owner of the group, at the desk. */
const test = base.extend<{ owner: Desk }>({
  owner: async ({ browser, server }, use) => {
    const owner = new Desk(await (await browser.newContext()).newPage(), server.origin)
    await owner.logIn('angkor-hr')
    await use(owner)
    await owner.page.context().close()
    expect(owner.faults).toEqual([])
  },
})

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const ended = (page: Page) => page.getByRole('status').filter({ hasText: /group/ })

/** What no screen of ours does yet: in the name of who is at the desk. */
async function ask({ page }: Desk, method: 'POST' | 'DELETE', path: string, body?: object): Promise<void> {
  const asked = { method, path, body: body === undefined ? null : JSON.stringify(body) }
  const code = await page.evaluate(async ({ method, path, body }) => {
    const { token } = JSON.parse(sessionStorage.getItem('sarika.desk.session') ?? '{}').chat
    const headers = { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) }
    return (await (await fetch(path, { method, headers, body })).json()).code
  }, asked)
  expect(code).toBe(200)
}

async function expectOver(who: Person | Desk, words: string): Promise<void> {
  await expect(ended(who.page)).toContainText(words)
  await expect(field(who.page)).toHaveCount(0)
  await expect(who.page.getByRole('heading', { level: 1, name: TEAM })).toBeVisible()
  await expect(who.row(TEAM)).toHaveCount(0)
}

test('S-CHAT-17 S-DESK-14 a group that one is out of, or that was dismissed, says so instead of the field, in every tab and after a reload', async ({
  enter,
  owner,
}) => {
  const sokha = await enter('sokha')
  await sokha.open(TEAM)
  await field(sokha.page).fill('half a thought')
  const tab = await sokha.openTab(`/a/chat/index${new URL(sokha.page.url()).search}`)
  await expect(field(tab.page)).toHaveValue('half a thought')

  await ask(owner, 'DELETE', `${GROUP}/members/${SOKHA}`)
  for (const one of [sokha, tab]) await expectOver(one, 'You are no longer in this group.')
  await tab.page.reload()
  await expectOver(tab, 'You are no longer in this group.')
  const said = tab.page.getByRole('article').first()
  await said.hover()
  await expect(said.getByRole('button', { name: 'Reply' })).toHaveCount(0)

  await ask(owner, 'POST', `${GROUP}/members`, { im_ids: [SOKHA] })
  await expect(sokha.row(TEAM)).toBeVisible()
  await expect(field(tab.page)).toHaveValue('half a thought')
  await sokha.write('Glad to be back.')
  await owner.open(TEAM)
  await expect(owner.message('Glad to be back.')).toBeVisible()

  await ask(owner, 'DELETE', GROUP)
  const people = [sokha, tab, owner]
  for (const one of people) await expectOver(one, 'This group no longer exists.')
  for (const { page } of people) await page.reload()
  for (const one of people) await expectOver(one, 'This group no longer exists.')
})

test('S-CHAT-17 a dismissed group is sound in every language, wide and narrow', async ({ enter, owner }) => {
  const { page, origin } = await enter('sokha')
  await expect(page.getByRole('navigation').getByRole('link', { name: TEAM })).toBeVisible()
  await ask(owner, 'DELETE', GROUP)
  for (const language of LOOKED_AT) {
    await page.goto(`${origin}/a/chat/index?language=${language}&phone=1&with=team-30001`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('.thread-ended')).toBeVisible()
    await expectSound(page)
  }
})

test('S-CHAT-18 S-DESK-15 a conversation that is removed from the list is shown no more, in every tab, until a message brings it back', async ({
  enter,
  owner,
}) => {
  const sokha = await enter('sokha')
  await sokha.open(HR)
  const tab = await sokha.openTab(`/a/chat/index${new URL(sokha.page.url()).search}`)
  await expect(tab.page.getByRole('heading', { level: 1, name: HR })).toBeVisible()
  await sokha.page.getByRole('button', { name: 'Details', exact: true }).click()
  await sokha.page.getByRole('button', { name: 'Delete chat' }).click()
  for (const one of [sokha, tab]) {
    await expect(one.page.getByText('Choose a chat to read it.')).toBeVisible()
    await expect(one.row(HR)).toHaveCount(0)
  }
  await sokha.page.reload()
  await expect(sokha.row(TEAM)).toBeVisible()
  await expect(sokha.row(HR)).toHaveCount(0)

  await owner.open(SEEKER)
  await owner.write('One more question')
  await expect(sokha.row(HR)).toContainText('One more question')

  const hr = new Person(await owner.page.context().newPage(), owner.origin)
  await hr.logIn('angkor-hr')
  await hr.open(SEEKER)
  await hr.page.getByRole('button', { name: 'Details', exact: true }).click()
  await hr.page.getByRole('button', { name: 'Delete chat' }).click()
  await expect(owner.page.getByText('Choose a chat to read it.')).toBeVisible()
  await expect(owner.row(SEEKER)).toHaveCount(0)
})
