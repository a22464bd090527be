import { readFile } from 'node:fs/promises'
import { expectSound } from './support/barriers'
import { field, openSettings, press, setting } from './support/forms'
import { expect, test } from './support/test'

test('S-ACCOUNT-10 one browser logs the other out, and is left alone in the list', async ({
  enter,
  browser,
}) => {
  const { page, origin } = await enter('sokha')
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${origin}/a/login`)
  await field(other, 'Username, email or phone').fill('sokha')
  await field(other, 'Password').fill('Sarika2026')
  await press(other, 'Log in')
  await other.waitForURL('**/a/')
  await page.goto(`${origin}/a/account-setting`)
  const devices = setting(page, 'Devices')
  await expect(devices.getByText('this one', { exact: true })).toHaveCount(1)
  await devices
    .getByRole('button', { name: /^Log out: / })
    .first()
    .click()
  await expect(page.getByText(/^Logged out: /)).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await other.goto(`${origin}/a/account-setting`)
  await expect(other).not.toHaveURL(/account-setting/)
  await other.context().close()
})

test('S-ACCOUNT-11 S-ACCOUNT-12 data is downloaded; an account is deleted, and kept after the next login', async ({
  enter,
}) => {
  const { page, origin } = await enter('dara')
  await openSettings(page)
  const data = setting(page, 'Your data')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('sarika-data.zip')
  // A zip whose names stand in it as they are.
  expect((await readFile(await saved.path())).toString('latin1')).toMatch(/^PK[\s\S]*data\.json/)
  await page.route('**/users/me/data', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json: { code: 'too_fast' } }),
  )
  await data.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText(/600|10 min/)).toBeVisible()

  await data.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expectSound(page)
  await dialog.getByRole('textbox', { name: 'Password' }).fill('wrong1')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('This is not your password.', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Sarika2026')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText(/^Your account will be deleted in 14 days/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0)

  await page.goto(`${origin}/a/login`)
  await field(page, 'Username, email or phone').fill('dara')
  await field(page, 'Password').fill('Sarika2026')
  await press(page, 'Log in')
  const notice = page.getByText(/^Your account will be deleted on /)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays.')).toBeVisible()
  await expect(notice).toHaveCount(0)
})
