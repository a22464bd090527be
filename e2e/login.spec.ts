import type { Page } from '@playwright/test'
import { expectNoBarrier } from './support/barriers'
import { hold } from './support/hold'
import { expect, onDeskAndPhone, test } from './support/test'

async function fill(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('Username, email or phone').fill(account)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Logs in and closes every tab; answers one that is opened after that. */
async function comeBack(page: Page, origin: string): Promise<Page> {
  await page.goto(`${origin}/a/login`)
  await fill(page, 'sokha', 'Sarika2026')
  await page.waitForURL('**/a/')
  const opened = await page.context().newPage()
  await page.close()
  return opened
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
    await expect(page.getByRole('alert')).toHaveText('Wrong account or password.')
    let sentCount = 0
    const refuse = (headers: Record<string, string>) =>
      page.route('**/users/authorize', (route) => {
        sentCount++
        return route.fulfill({ status: 429, json: { code: 'too_many', message: '' }, headers })
      })
    await refuse({ 'Retry-After': '1' })
    await fill(page, 'sokha', 'not the password')
    await expect(page.getByRole('alert')).toHaveText('Too many attempts. Try again in 1 second.')
    // The pause is over.
    await expect(page.getByRole('alert')).toBeEmpty()
    await refuse({ 'Retry-After': '37' })
    await fill(page, 'sokha', 'not the password')
    await expect(page.getByRole('alert')).toHaveText('Too many attempts. Try again in 37 seconds.')
    const button = page.getByRole('main').getByRole('button', { name: 'Log in' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter')
    // Of somebody else, or with another password, nothing is known.
    await refuse({})
    await fill(page, 'sokha', 'another password')
    await expect(page.getByRole('alert')).toHaveText('Too many attempts. Wait a moment and try again.')
    expect(sentCount).toBe(3)
    await page.route('**/users/authorize', (route) => route.abort())
    await fill(page, 'sokha', 'not the password')
    await expect(page.getByRole('alert')).toHaveText(
      "Can't reach the server. Check your connection and try again.",
    )
  },
)

test('S-LOGIN-3 the form is known to password managers, sums up what is wrong, and shows a password', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/login`)
  const account = page.getByLabel('Username, email or phone')
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  await expect(account).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')

  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    '2 fields need your attention: Username, email or phone: Enter your username, email or phone.; Password: Enter your password.',
  )
  await expect(account).toHaveAccessibleDescription('Enter your username, email or phone.')
  await expect(password).toHaveAccessibleDescription('Enter your password.')

  await password.fill('Sarika2026')
  const show = page.getByRole('button', { name: 'Show password' })
  await expect(password).toHaveAttribute('type', 'password')
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('Sarika2026')
})

onDeskAndPhone(
  'S-LOGIN-4 an employer is told that the pages of seekers are not for them, and led to the desk',
  async ({ page, server }) => {
    await page.goto(`${server.origin}/a/login`)
    await fill(page, 'angkor-hr', 'Sarika2026')
    await page.waitForURL('**/a/')
    for (const path of ['resume', 'job-record', 'cover-letter/detail']) {
      await page.goto(`${server.origin}/a/${path}`)
      await page.waitForURL('**/a/mine')
    }
    await expect(page.getByRole('heading', { name: 'You are logged in as an employer' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Open the desk' })).toHaveAttribute(
      'href',
      '/desk/',
    )
    await expectNoBarrier(page)
    await page.goto(`${server.origin}/a/job/3`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Apply/ })
      .first()
      .click()
    await expect(page.getByText('Only job seekers can do this.')).toBeVisible()
  },
)

test('S-WEB-18 where what would bring a login back does not come, the page does, and the login is kept', async ({
  page,
  server: { origin },
}) => {
  const opened = await comeBack(page, origin)
  await opened.route(/\/assets\/return-/, (route) => route.abort())
  await opened.goto(`${origin}/a/`)
  await expect(opened.getByRole('link', { name: 'Log in' })).toBeVisible()
  await opened.unroute(/\/assets\/return-/)
  await opened.reload()
  await expect(opened.getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('S-WEB-18 a login that comes back late does not take the place of one that was made meanwhile', async ({
  page,
  server: { origin },
}) => {
  const opened = await comeBack(page, origin)
  const go = await hold(opened, '**/passport/token')
  const renewed = opened.waitForResponse('**/passport/token')
  await opened.goto(`${origin}/a/chat/index`)
  await opened.waitForURL('**/a/login')
  await fill(opened, 'dara', 'Sarika2026')
  await opened.waitForURL('**/a/chat/index')
  const rows = opened.getByRole('navigation', { name: 'Chats' }).getByRole('link')
  await expect(rows).not.toHaveCount(0)
  const entered: string[] = []
  opened.on('request', (request) => entered.push(new URL(request.url()).pathname))
  go()
  await (await renewed).finished()
  await rows.first().click()
  await opened.getByRole('textbox', { name: /^Message to/ }).fill('still me')
  await opened.keyboard.press('Enter')
  await expect(opened.getByRole('article').filter({ hasText: 'still me' })).not.toHaveAttribute(
    'data-state',
    'sending',
  )
  await expect(opened.getByRole('button', { name: 'Account of Dara Kim' })).toBeVisible()
  expect(entered.filter((path) => path.endsWith('/users/authorize/im'))).toEqual([])
})

test('S-WEB-18 who closes the browser is still logged in when it opens, and not after a logout', async ({
  page,
  server: { origin },
}) => {
  const opened = await comeBack(page, origin)
  await opened.goto(`${origin}/a/resume`)
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(opened).toHaveURL(/resume$/)
  await opened.getByRole('button', { name: /^Account of/ }).click()
  await opened.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(opened.getByRole('link', { name: 'Log in' })).toBeVisible()
  const again = await opened.context().newPage()
  await opened.close()
  await again.goto(`${origin}/a/resume`)
  await again.waitForURL('**/a/login')
})
