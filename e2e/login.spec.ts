import type { Page } from '@playwright/test'
import { expect, onDeskAndPhone, test } from './support/test'

async function fill(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('User name, e-mail or phone').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('S-LOGIN-1 a login leads back to where it was asked for, and who is logged in does not see it', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/chat/index?with=p2p-20001`)
  await page.waitForURL('**/a/login')
  await fill(page, 'sokha', 'Sarika2026')
  await page.waitForURL('**/a/chat/index?with=p2p-20001')
  await expect(page.getByRole('log')).toBeVisible()
  await page.goto(`${server.origin}/a/login`)
  await page.waitForURL('**/a/')
})

onDeskAndPhone(
  'S-LOGIN-2 a wrong password and too many tries are told in words, with the time to wait',
  async ({ page, server }) => {
    await page.goto(`${server.origin}/a/login`)
    await fill(page, 'sokha', 'not the password')
    await expect(page.getByRole('alert')).toHaveText('The account or the password is wrong.')
    const refuse = (headers: Record<string, string>) =>
      page.route('**/users/authorize', (route) =>
        route.fulfill({ status: 429, json: { code: 'too_many', message: '' }, headers }),
      )
    await refuse({ 'Retry-After': '1' })
    await fill(page, 'sokha', 'not the password')
    await expect(page.getByRole('alert')).toHaveText('Too many tries. Wait 1 second and try again.')
    await refuse({ 'Retry-After': '37' })
    await fill(page, 'sokha', 'not the password')
    await expect(page.getByRole('alert')).toHaveText('Too many tries. Wait 37 seconds and try again.')
    await refuse({})
    await fill(page, 'sokha', 'not the password')
    await expect(page.getByRole('alert')).toHaveText('Too many tries. Wait a little and try again.')
    await page.route('**/users/authorize', (route) => route.abort())
    await fill(page, 'sokha', 'not the password')
    await expect(page.getByRole('alert')).toHaveText(
      'The server cannot be reached. Check your connection and try again.',
    )
  },
)

test('S-LOGIN-3 the form is known to password managers, sums up what is wrong, and shows a password', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/login`)
  const account = page.getByLabel('User name, e-mail or phone')
  const password = page.getByLabel('Password', { exact: true })
  await expect(account).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')

  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    '2 fields need your attention: User name, e-mail or phone; Password',
  )
  await expect(account).toHaveAccessibleDescription('Enter your user name, e-mail or phone.')
  await expect(password).toHaveAccessibleDescription('Enter your password.')

  await password.fill('Sarika2026')
  const show = page.getByRole('button', { name: 'Show password' })
  await expect(password).toHaveAttribute('type', 'password')
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('Sarika2026')
})
