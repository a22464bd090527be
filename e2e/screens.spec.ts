import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const SCHEMES = ['light', 'dark'] as const

async function expectNoBarrier(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    // Without motion nothing is half faded in while it is looked at.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
}

test('S-PAGE-8 axe finds nothing on the login, in light and dark, with errors shown', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/`)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Enter your password.')).toBeVisible()
  await expect(page.getByLabel('User name, e-mail or phone')).toBeFocused()
  await expectNoBarrier(page)
  await page.getByLabel('User name, e-mail or phone').fill('sokha')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('The account or the password is wrong.')).toBeVisible()
})

test('S-PAGE-9 axe finds nothing on the chat, in light and dark', async ({ enter }) => {
  const sokha = await enter('sokha')
  await expect(sokha.page.getByRole('main')).toHaveCount(1)
  await expectNoBarrier(sokha.page)
  await sokha.open('Angkor hiring')
  await sokha.write('axe was here')
  await sokha.expectTick('axe was here', 'sent')
  await expectNoBarrier(sokha.page)
})

test('S-PAGE-10 a phone is told to use the app, unless its owner wants the chat', async ({ enter }) => {
  const { page, row } = await enter('sokha').then((person) => ({
    page: person.page,
    row: person.row('Angkor hiring'),
  }))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { name: 'The chat is in the app' })).toBeVisible()
  await page.goto(`${new URL(page.url()).origin}/a/chat/index?phone=1`)
  await expect(row).toBeVisible()
  await page.reload()
  await row.click()
  await expect(page.getByRole('textbox')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(row).toBeVisible()
})

test('S-PAGE-11 an unknown address says so', async ({ page, server }) => {
  await page.goto(`${server.origin}/a/no/such/page`)
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
})
