import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '../packages/portal-web/src/i18n/languages'
import { expectNoBarrier, expectSound, LOOKED_AT } from './support/barriers'
import { faultsOf } from './support/faults'
import { CHAT_SCRIPT } from './support/hold'
import { giveLogin, Person } from './support/person'
import { expect, test } from './support/test'

/** Held upright. */
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }

test('S-PAGE-8 axe finds nothing on the login, in light and dark, with errors shown', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/login`)
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Enter your password.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Username, email or phone')).toBeFocused()
  await expectNoBarrier(page)
})

test('S-PAGE-9 axe finds nothing on the chat, in light and dark', async ({ enter }) => {
  const sokha = await enter('sokha')
  await expectNoBarrier(sokha.page)
  await sokha.open('Angkor hiring')
  await sokha.write('axe was here')
  await sokha.expectTick('axe was here', 'sent')
  await expectNoBarrier(sokha.page)
})

test('S-PAGE-10 a phone is told to use the app, unless its owner wants the chat', async ({
  server,
  browser,
}) => {
  const context = await browser.newContext(PHONE)
  const person = new Person(await context.newPage(), server.origin)
  await person.takeLogin('sokha')
  await person.openChat()
  const { page } = person
  const row = person.row('Angkor hiring')
  await expect(page.getByRole('heading', { name: 'Please use the mobile app to chat' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use it here anyway' })).toBeVisible()
  await page.getByRole('link', { name: 'Get the app' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mobile app' })).toBeVisible()
  await page.goto(`${new URL(page.url()).origin}/a/chat/index?phone=1`)
  await expect(row).toBeVisible()
  await page.reload()
  await row.click()
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(row).toBeVisible()
  await context.close()
})

test('S-PAGE-10 a window of a desktop is no phone, however narrow and high', async ({ enter }) => {
  const sokha = await enter('sokha')
  await sokha.page.setViewportSize({ width: 500, height: 900 })
  await expect(sokha.row('Angkor hiring')).toBeVisible()
  await expect(sokha.page.getByRole('heading', { name: 'Please use the mobile app to chat' })).toHaveCount(0)
})

test.describe('a desktop that is zoomed in', () => {
  for (const viewport of [
    { width: 640, height: 400 },
    { width: 320, height: 256 },
  ])
    test(`S-PAGE-10 has the chat at ${viewport.width} by ${viewport.height} pixels`, async ({ enter }) => {
      const { page, row } = await enter('sokha').then((one) => ({
        page: one.page,
        row: one.row('Angkor hiring'),
      }))
      await page.setViewportSize(viewport)
      await row.click()
      await page.getByRole('textbox', { name: /^Message to/ }).fill('zoomed in')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('article').filter({ hasText: 'zoomed in' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Please use the mobile app to chat' })).toHaveCount(0)
    })
})

test.describe('a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 740, height: 360 } })
  test('S-PAGE-10 that is held across is told to use the app, too', async ({
    server,
    browser,
    contextOptions,
  }) => {
    const person = new Person(await (await browser.newContext(contextOptions)).newPage(), server.origin)
    await person.takeLogin('sokha')
    await person.openChat()
    await expect(
      person.page.getByRole('heading', { name: 'Please use the mobile app to chat' }),
    ).toBeVisible()
    await person.page.context().close()
  })
})

test('S-PAGE-11 an unknown address says so, and leads to the start page', async ({ page, server }) => {
  await page.goto(`${server.origin}/a/no/such/page`)
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await page.waitForURL('**/a/')
})

for (const language of LOOKED_AT)
  test(`S-LOOK-3 login, 404, chat and its notice for phones are sound in ${language}`, async ({
    page,
    server,
    member,
  }) => {
    const faults = faultsOf(page)
    await page.goto(`${server.origin}/a/login?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectSound(page)
    await page.getByRole('tabpanel').getByRole('button').last().click()
    await expect(page.locator('.field-error')).toHaveCount(2)
    await expectSound(page)
    await page.goto(`${server.origin}/a/no/such/page`)
    await expectSound(page)
    expect(faults).toEqual([])

    const sokha = await member('sokha')
    const said = faultsOf(sokha.page)
    await sokha.page.goto(`${server.origin}/a/chat/index?language=${language}`)
    await expect(sokha.page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSound(sokha.page)
    await sokha.page.goto(`${server.origin}/a/chat/index?phone=1`)
    await sokha.row('Bopha, Angkor HR').click()
    await expect(sokha.page.getByRole('log')).toBeVisible()
    await sokha.expectConnected()
    await expectSound(sokha.page)
    expect(said).toEqual([])
  })

test('S-WEB-15 the start page has at most 240 KB of script, and it comes compressed', async ({
  page,
  server,
}) => {
  const scripts: { url: string; encoding: string | undefined; bytes: Promise<number> }[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const bytes = response.body().then((body) => gzipSync(body).length)
    scripts.push({ url: response.url(), encoding: response.headers()['content-encoding'], bytes })
  })
  await page.goto(`${server.origin}/a/?language=km`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.map(({ bytes }) => bytes))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(240_000)
  expect(scripts.filter(({ encoding }) => encoding === undefined)).toEqual([])
})

test('S-SHELL-3 S-SHELL-28 a screen whose script does not come says so in any language, and comes at the next try', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/login`)
  await giveLogin(page, 'sokha')
  await page.waitForURL('**/a/')
  await page.route(CHAT_SCRIPT, (route) => route.abort())
  await page.goto(`${server.origin}/a/chat/index`)
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await expect(page).toHaveTitle('This page did not load - Sarika')
  for (const language of LANGUAGES) {
    await page.goto(`${server.origin}/a/chat/index?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSound(page)
  }
  await page.goto(`${server.origin}/a/chat/index?language=en`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.unroute(CHAT_SCRIPT)
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/a/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: /^Bopha, Angkor HR/ })).toBeVisible()
})

test('S-SHELL-28 a screen whose script did not come for want of a network comes by itself with the network', async ({
  page,
  server,
  context,
}) => {
  await page.goto(`${server.origin}/a/login`)
  await page.route(CHAT_SCRIPT, (route) => route.abort())
  await giveLogin(page, 'sokha')
  await page.waitForURL('**/a/')
  await page.goto(`${server.origin}/a/chat/index?phone=1`)
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await page.unroute(CHAT_SCRIPT)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: /^Bopha, Angkor HR/ })).toBeVisible()
})
