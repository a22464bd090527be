import type { Page } from '@playwright/test'
import { hold } from './support/hold'
import { choose, rows, what } from './support/lists'
import { expect, test } from './support/test'

const where = (page: Page) => page.getByRole('combobox', { name: 'Where' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('S-FIND-2 typing is one step after a filter and takes the place of what was typed before; Enter adds none', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job`)
  await choose(page, 'Function', 'Accounting')
  await expect(page).toHaveURL(/\?category=1$/)
  await what(page).pressSequentially('c')
  await expect(page).toHaveURL(/\?keyword=c&category=1$/)
  await what(page).pressSequentially('ook')
  await expect(page).toHaveURL(/\?keyword=cook&category=1$/)
  await what(page).press('Enter')
  await page.goBack()
  await expect(page).toHaveURL(/\/a\/job\?category=1$/)
  await expect(what(page)).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(/\/a\/job$/)
})

test('S-FIND-3 S-FIND-74 who leaves the field has chosen the place that is meant; what is no place stays, is said and not searched without', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job`)
  await where(page).pressSequentially('siem reap')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/\?location=17$/)
  await expect(where(page)).toHaveValue('Siem Reap')
  for (const key of ['Tab', 'Enter']) {
    await where(page).fill('atlantis')
    await page.keyboard.press(key)
    await expect(page.getByText("We don't know this place.")).toBeVisible()
    await expect(where(page)).toHaveValue('atlantis')
  }
  // Nor is it searched without it.
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(where(page)).toBeFocused()
  await expect(page.getByText("We don't know this place.")).toBeVisible()
  await expect(page).toHaveURL(/\?location=17$/)
  await where(page).press('Escape')
  await expect(where(page)).toHaveValue('Siem Reap')
  await expect(page.getByText("We don't know this place.")).toHaveCount(0)
})

test('S-FIND-3 a place that is left before it is known what places there are is chosen when they come', async ({
  page,
  server,
}) => {
  const tell = await hold(page, '**/application/constants*')
  await page.goto(`${server.origin}/a/job`)
  await where(page).pressSequentially('siem reap')
  await page.keyboard.press('Tab')
  await expect(what(page)).not.toBeFocused()
  await expect(where(page)).toHaveValue('siem reap')
  await expect(page.getByText("We don't know this place.")).toHaveCount(0)
  tell()
  await expect(page).toHaveURL(/\?location=17$/)
  await expect(where(page)).toHaveValue('Siem Reap')
})

test('S-FIND-20 what goes by a press on it leaves the focus to the heading', async ({ page, server }) => {
  await page.goto(`${server.origin}/a/job?category=1&term=1`)
  await page.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(page).toHaveURL(/\/a\/job$/)
  await expect(title(page)).toBeFocused()
  await page.getByRole('button', { name: 'Select several' }).click()
  await rows(page).first().getByRole('checkbox').click()
  await page.getByRole('region', { name: 'Selected jobs' }).getByRole('button').first().press('Enter')
  await expect(page.getByRole('region', { name: 'Selected jobs' })).toHaveCount(0)
  await expect(title(page)).toBeFocused()
})
