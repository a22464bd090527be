import { LANGUAGES } from '../packages/portal-web/src/i18n/languages'
import { expectNoBarrier } from './support/barriers'
import { expect, test } from './support/test'

test('S-SHELL-1 the header counts what is unread, on every screen and in the title, and nothing at 0', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  const bell = sokha.page.getByRole('banner').getByRole('link', { name: /^Messages/ })
  // The demo has unread messages: reading them all empties the badge.
  const unread = sokha.page.getByRole('navigation', { name: 'Chats' }).locator('a:has(.badge)')
  await expect(unread.first()).toBeVisible()
  await sokha.expectConnected()
  for (let left = await unread.count(); left > 0; left--) {
    await unread.first().click()
    await expect(unread).toHaveCount(left - 1)
  }
  await expect(bell).toHaveText('Messages')
  await expect(sokha.page).toHaveTitle('Chat - Sarika')

  await sokha.page.goto(`${sokha.origin}/a/no/such/page`)
  await hr.open('សុខា ចាន់')
  await hr.write('Are you still looking?')
  await expect(bell).toHaveText('Messages11 unread message')
  await expect(sokha.page).toHaveTitle('(1) This page could not be found - Sarika')
  await expectNoBarrier(sokha.page)
})

test('S-SHELL-2 the menu of the account is used by keyboard alone', async ({ enter }) => {
  const { page } = await enter('sokha')
  const name = 'សុខា ចាន់'
  const button = page.getByRole('button', { name: `Account of ${name}` })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'My page' })).toBeFocused()
  await expect(page.getByRole('menu').getByText(name)).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have logged out.')).toBeVisible()
})

test('S-SHELL-4 the first stop of the keyboard leads past the header', async ({ enter }) => {
  const { page } = await enter('sokha')
  await page.getByRole('banner').waitFor()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('S-LOOK-4 at 390 px the header and the bar fit, and a finger hits everything in them', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of LANGUAGES) {
    await page.goto(`${origin}/a/chat/index?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const header = page.getByRole('banner')
    const controls = header.locator('a:not(.skip), button').filter({ visible: true })
    const ways = page.locator('.bottom-bar > a')
    await expect(controls).toHaveCount(3)
    await expect(ways).toHaveCount(5)
    for (const control of [...(await controls.all()), ...(await ways.all())]) {
      const box = await control.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    }
    for (const name of await ways.locator('.bottom-name').all())
      expect(await name.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true)
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(56)
    await header.getByRole('button').click()
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
  }
})

test('S-LOOK-2 a theme that was chosen stands against the device, in other tabs and after a reload', async ({
  page,
  context,
  server,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${server.origin}/a/login`)
  const other = await context.newPage()
  await other.goto(`${server.origin}/a/login`)
  const LIGHT = 'rgb(251, 250, 247)'
  const DARK = 'rgb(16, 22, 21)'
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  for (const tab of [page, other]) {
    await expect(tab.locator('body')).toHaveCSS('background-color', DARK)
    await expect(tab.locator('meta[name=theme-color]')).toHaveAttribute('content', DARK)
  }
  await page.reload()
  await expect(page.locator('body')).toHaveCSS('background-color', DARK)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Device setting' }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', DARK)
})
