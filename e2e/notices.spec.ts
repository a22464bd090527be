import type { Page } from '@playwright/test'
import { expectNoBarrier } from './support/barriers'
import { expect, test } from './support/test'

const PHONE = { width: 390, height: 844 }
const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).locator('.notice-row')
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Notices' })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const counts = (page: Page, count: number) =>
  expect(bell(page)).toContainText(`${count} unread message${count === 1 ? '' : 's'}`)

test('S-INBOX-10 S-INBOX-11 S-INBOX-12 S-INBOX-13 at a desk notices are read one by one, accepted, marked unread and deleted', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${origin}/a/message`)
  await expect(rows(page)).toHaveCount(8)
  const other = await page.context().newPage()
  await other.goto(`${origin}/a/message`)
  // The newest stands open, and is not read by that.
  await counts(page, 5)
  await rows(page).first().getByRole('link').click()
  await counts(page, 4)
  await counts(other, 4)
  await page.keyboard.press('j')
  await counts(page, 3)
  await expect(rows(page).nth(1).getByRole('link')).toBeFocused()
  await press(page, 'Mark unread')
  await counts(page, 4)
  await page.keyboard.press('k')
  await press(page, 'Accept')
  await expect(main(page).getByText('Interview accepted. We told the employer.')).toBeVisible()
  await press(page, 'Delete notice')
  await expect(main(page).getByText('/ 24')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main(page).getByText('/ 25')).toBeVisible()
  await expectNoBarrier(page)
  await main(page).getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page).toHaveURL(/kind=jobs/)
  await expect(rows(page).first()).toContainText('Invitation to apply')
  await page.goBack()
  await expect(rows(page)).toHaveCount(8)
})

test('S-INBOX-10 S-INBOX-11 on a phone a notice is a page of its own, and Back is the list', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  await page.setViewportSize(PHONE)
  await page.goto(`${origin}/a/message`)
  await counts(page, 5)
  await rows(page).first().getByRole('link').click()
  await expect(
    main(page).getByRole('heading', { level: 1, name: 'Invitation to an interview' }),
  ).toBeFocused()
  await counts(page, 4)
  await expectNoBarrier(page)
  await page.goBack()
  await expect(rows(page)).toHaveCount(8)
})

test('S-INBOX-14 a seeker switches a kind off, which stays so', async ({ member }) => {
  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/account-setting`)
  const viewers = main(page).getByRole('switch', { name: /^Who viewed me/ })
  await expect(page.locator('#notices').getByRole('switch')).toHaveCount(4)
  await page.route('**/users/me/notice-settings', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await viewers.click()
  await expect(viewers).toBeChecked()
  await page.unroute('**/users/me/notice-settings')
  await viewers.click()
  await expect(viewers).not.toBeChecked()
  await page.reload()
  await expect(viewers).not.toBeChecked()
})
