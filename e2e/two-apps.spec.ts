import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { LANGUAGES } from '../packages/portal-web/src/i18n/languages'
import { expectSound, LOOKED_AT } from './support/barriers'
import { Desk } from './support/desk'
import { choose, expectLoaded, picture } from './support/media'
import { Person } from './support/person'
import { test as base, expect } from './support/test'
import { readThread } from './support/thread'

const SEEKER = 'សុខា ចាន់'
const EMPLOYER = 'Bopha, Angkor HR'

interface Apps {
  /** Of the same browser: a tab of the portal, and one of the desk. */
  portal: Person
  desk: Desk
}

const test = base.extend<Apps>({
  portal: async ({ context, server }, use) => {
    const portal = new Person(await context.newPage(), server.origin)
    await use(portal)
    expect(portal.faults).toEqual([])
  },
  desk: async ({ context, server }, use) => {
    const desk = new Desk(await context.newPage(), server.origin)
    await use(desk)
    expect(desk.faults).toEqual([])
  },
})

const head = (page: Page) => page.getByRole('banner')
const loginOf = (page: Page) => page.getByRole('heading', { name: 'Log in to the employer desk' })

/** Both are logged in and look at each other's messages. */
async function meet(portal: Person, desk: Desk): Promise<void> {
  await portal.logIn('sokha')
  await desk.logIn('angkor-hr')
  await portal.open(EMPLOYER)
  await desk.open(SEEKER)
}

test('S-DESK-17 S-PRES-9 a seeker in the portal and an employer at the desk talk in one browser, and each logs out alone', async ({
  portal,
  desk,
}) => {
  await meet(portal, desk)
  await expect(desk.row(SEEKER)).toContainText('Online')
  await expect(desk.page.locator('.thread-head')).toContainText('Online')
  await portal.write('Shall I come on the 15th?')
  await expect(desk.message('Shall I come on the 15th?')).toBeVisible()
  await desk.write('Yes, at nine.')
  await expect(portal.message('Yes, at nine.')).toBeVisible()
  await desk.expectTick('Yes, at nine.', 'read')

  // A reload keeps each its own, and so does one tab that goes from one app to the other and back.
  for (const { page } of [portal, desk]) await page.reload()
  await expect(portal.message('Yes, at nine.')).toBeVisible()
  await expect(desk.message('Yes, at nine.')).toBeVisible()
  await portal.page.goto(`${portal.origin}/desk/`)
  await expect(head(portal.page)).toContainText('Bopha, Angkor HR')
  await portal.page.goto(`${portal.origin}/a/chat/index`)
  await expect(head(portal.page)).toContainText(SEEKER)

  await portal.logOut()
  await expect(portal.page.getByText('You have logged out.')).toBeVisible()
  await desk.expectConnected()
  await desk.write('Bring your papers.')
  await desk.expectTick('Bring your papers.', 'sent')

  await portal.logIn('sokha')
  await portal.open(EMPLOYER)
  await expect(portal.message('Bring your papers.')).toBeVisible()
  await desk.logOut()
  await expect(loginOf(desk.page)).toBeVisible()
  await portal.write('I will.')
  await portal.expectTick('I will.', 'sent')
  await portal.page.reload()
  await expect(portal.message('I will.')).toBeVisible()
})

test('S-DESK-18 who logs out of one app is logged out of the other, where no tab of it is open, too', async ({
  portal,
  desk,
  context,
}) => {
  const kept = async () => (await context.cookies()).filter(({ name }) => name.startsWith('sarika_'))
  await desk.logIn('angkor-hr')
  await desk.page.goto('about:blank')
  await portal.logIn('angkor-hr')
  expect(new Set((await kept()).map(({ path }) => path))).toEqual(new Set(['/a/', '/desk/', '/chat/files']))
  await portal.logOut()
  await expect(portal.page.getByText('You have logged out.')).toBeVisible()
  await expect.poll(kept).toEqual([])
  const again = new Desk(await context.newPage(), desk.origin)
  await again.page.goto(`${desk.origin}/desk/`)
  await expect(loginOf(again.page)).toBeVisible()
})

test('S-DESK-22 a login of the desk goes on after its tabs were closed, and who logs in to the portal meanwhile takes nothing of it', async ({
  portal,
  desk,
  context,
}) => {
  await desk.logIn('angkor-hr')
  await desk.open(SEEKER)
  await desk.field.fill('half a thought')
  await expect(desk.row(SEEKER)).toContainText('half a thought')
  await desk.page.close()

  // By the form: it erases what others left on this machine.
  await portal.logIn('sokha')
  await expect(portal.row(EMPLOYER)).toBeVisible()
  const again = new Desk(await context.newPage(), desk.origin)
  await again.openChat()
  await expect(head(again.page)).toContainText('Bopha, Angkor HR')
  await again.open(SEEKER)
  await expect(again.field).toHaveValue('half a thought')
})

test('S-DESK-20 at the desk an answer shows what it answers, links open beside it, and people, messages and details are found', async ({
  portal,
  desk,
}) => {
  await meet(portal, desk)
  await desk.write('Can you come on the 15th?')
  await portal.choose(portal.message('Can you come on the 15th?'), 'Reply')
  await portal.write('Yes, the 15th: https://sarika.example/me')
  const answer = desk.message('Yes, the 15th')
  await expect(answer.locator('.quote')).toContainText('Can you come on the 15th?')
  const link = answer.getByRole('link', { name: 'https://sarika.example/me' })
  await expect(link).toHaveAttribute('target', '_blank')
  await desk.choose(answer, 'Reply')
  await desk.write('Good.')
  await expect(portal.message('Good.').locator('.quote')).toContainText('Yes, the 15th')

  // The job of the talk is a page of the portal.
  const { page } = desk
  const job = page.getByRole('region', { name: 'Job you are chatting about' }).getByRole('link')
  await expect(job).toHaveAttribute('href', /^\/a\/job\/\d+$/)
  await expect(job).toHaveAttribute('target', '_blank')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('the 15th')
  await expect(page.getByText('2 messages')).toBeVisible()
  await page.keyboard.press('Escape')
  // By the job of the talk.
  await page.keyboard.type('Hotel Recep')
  await expect(desk.row(SEEKER)).toHaveCount(1)
  await expect(desk.row(SEEKER)).toContainText('Hotel Receptionist')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Search in this chat' }).click()
  await page.getByRole('complementary').locator('input').fill('the 15th')
  await expect(page.getByRole('complementary')).toContainText('2')
  await page.getByRole('button', { name: 'Details', exact: true }).click()
  await expect(page.getByRole('complementary')).toContainText('Hotel Receptionist')
})

test('S-DESK-26 S-MEDIA-2 pictures go both ways between portal and desk of one browser, and stay open to who may see them after the other has logged out', async ({
  portal,
  desk,
}) => {
  await meet(portal, desk)
  for (const [from, to, name, count] of [
    [portal, desk, 'kitchen.png', 1],
    [desk, portal, 'lobby.png', 2],
  ] as const) {
    await choose(from.page, [picture(name)])
    await from.page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(to.page.locator('.media-open img')).toHaveCount(count)
    await expectLoaded(to.page.locator('.media-open img'))
  }
  await portal.logOut()
  await expect(portal.page.getByRole('button', { name: /^Account of/ })).toHaveCount(0)
  await desk.page.reload()
  await expect(desk.page.locator('.media-open img')).toHaveCount(2)
  await expectLoaded(desk.page.locator('.media-open img'))
})

test('S-DESK-23 every account can log in at the desk, which says so and leads to the portal', async ({
  desk,
}) => {
  const { page } = desk
  await page.goto(`${desk.origin}/desk/nowhere`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  await page.goto(`${desk.origin}/desk/?with=p2p-20001`)
  await expect(page.getByText('Any Sarika account can log in here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the job portal' })).toHaveAttribute('href', '/a/')
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/a/forget-password',
  )
  await desk.fillLogin('sokha')
  // Back where the login was asked for.
  await expect(page.getByRole('heading', { level: 1, name: EMPLOYER })).toBeVisible()
})

test('S-DESK-24 the first page of the desk has at most 354,000 bytes of script, the chat with them, and it comes compressed', async ({
  desk,
}) => {
  const scripts: { encoding: string | undefined; bytes: Promise<number> }[] = []
  desk.page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const bytes = response.body().then((body) => gzipSync(body).length)
    scripts.push({ encoding: response.headers()['content-encoding'], bytes })
  })
  await desk.page.goto(`${desk.origin}/desk/?language=km`)
  await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible()
  await desk.page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.map(({ bytes }) => bytes))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(354_000)
  expect(scripts.filter(({ encoding }) => encoding === undefined)).toEqual([])
})

test('S-DESK-25 the head says whose desk it is and whether it is connected, and has languages and appearance', async ({
  desk,
  server,
}) => {
  await desk.logIn('angkor-hr')
  const { page } = desk
  await expect(head(page)).toContainText('Angkor Hospitality Group')
  await expect(head(page)).toContainText('Connected')
  await server.kill()
  await expect(head(page)).toContainText('Not connected')
  await server.start()
  await desk.expectConnected()
  await expect(head(page)).not.toContainText('Not connected')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('menuitemradio', { name: 'ខ្មែរ' }).click()
  await expect(head(page)).toContainText('តុការងារនិយោជក')
})

for (const language of LOOKED_AT)
  test(`S-DESK-21 login and chat of the desk are sound in ${language}`, async ({ desk }) => {
    const { page } = desk
    await page.goto(`${desk.origin}/desk/?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectSound(page)
    await page.locator('form input').nth(0).fill('angkor-hr')
    await page.locator('form input').nth(1).fill('Sarika2026')
    await page.locator('form [type="submit"]').click()
    await expect(desk.row('Angkor hiring')).toBeVisible()
    await desk.expectConnected()
    await expectSound(page)
    await desk.row('Angkor hiring').click()
    await expect(page.getByRole('log')).toBeVisible()
    await expectSound(page)
  })

test('S-DESK-21 the desk speaks six languages and fits a window of 360 px', async ({ desk }) => {
  const { page } = desk
  await desk.logIn('angkor-hr')
  await page.setViewportSize({ width: 360, height: 740 })
  const titles = new Set<string>()
  for (const language of LANGUAGES) {
    await page.goto(`${desk.origin}/desk/?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(desk.row(SEEKER)).toBeVisible()
    titles.add(await page.title())
    const menu = head(page).getByRole('button').last()
    expect(await menu.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(360)
    await desk.row(SEEKER).click()
    await expect(page.getByRole('log')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  expect(titles.size).toBe(LANGUAGES.length)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('S-DESK-19 S-PAGE-4 a reload of the desk shows its list and its thread, and what is written then goes out later', async ({
    desk,
    context,
  }) => {
    await desk.logIn('angkor-hr')
    await desk.open(SEEKER)
    await desk.write('before the cut')
    await desk.expectTick('before the cut', 'sent')
    await desk.expectPagesKept()
    const shown = await readThread(desk.page)

    await context.setOffline(true)
    await desk.page.reload()
    await expect(desk.message('before the cut')).toBeVisible()
    await expect(head(desk.page)).toContainText('Angkor Hospitality Group')
    expect(await readThread(desk.page)).toEqual(shown)
    await desk.write('written offline')
    await desk.expectTick('written offline', 'sending')
    await context.setOffline(false)
    await desk.expectTick('written offline', 'sent')
  })

  test('S-DESK-19 portal and desk keep their pages apart', async ({ portal, desk, context }) => {
    await desk.logIn('angkor-hr')
    await desk.expectPagesKept()
    await portal.page.goto(`${portal.origin}/a/`)
    await portal.expectPagesKept()
    await context.setOffline(true)
    await desk.page.reload()
    await expect(desk.row(SEEKER)).toBeVisible()
    await portal.page.reload()
    await expect(portal.page.getByRole('link', { name: 'Sarika', exact: true }).first()).toBeVisible()
    await expect(portal.page.locator('html')).not.toHaveAttribute('data-app', 'desk')
  })
})
