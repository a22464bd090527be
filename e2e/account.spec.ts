import { readFile } from 'node:fs/promises'
import { expectSound } from './support/barriers'
import { field, openSettings, press, setting } from './support/forms'
import { logInElsewhere } from './support/person'
import { expect, test } from './support/test'

test('S-ACCOUNT-10 a device logs another one out, and is left alone in the list', async ({ member }) => {
  const { page, origin } = await member('sokha')
  // Without the chat, which is open on one device of a kind at a time.
  const { accessToken } = await logInElsewhere(origin, 'sokha')
  const ask = async () =>
    (await fetch(`${origin}/api/v1.0.0/users/me`, { headers: { authorization: `Bearer ${accessToken}` } }))
      .status
  expect(await ask()).toBe(200)
  await page.goto(`${origin}/a/account-setting`)
  const devices = setting(page, 'Devices')
  await expect(devices.getByText('this one', { exact: true })).toHaveCount(1)
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: /^Log out: / }).click()
  await expect(page.getByText(/^Logged out: /)).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect(await ask()).toBe(403)
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
