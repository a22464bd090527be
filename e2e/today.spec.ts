import type { Locator, Page } from '@playwright/test'
import { expectNoBarrier } from './support/barriers'
import { callAs } from './support/deeds'
import { field, form, takeMail, way } from './support/forms'
import { expect, test } from './support/test'

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click()
const PHONE = { width: 390, height: 844 }

test('S-APPLY-2 S-APPLY-17 S-TODAY-1 a visitor applies on a phone, registers, and goes on where the application stood; the start page says what is next', async ({
  page,
  server: { origin },
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${origin}/a/job/2`)
  const title = (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page
    .getByRole('button', { name: `Apply: ${title}` })
    .first()
    .click()
  await page.waitForURL('**/a/login')
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.reload()
  await way(page, 'By email')
  await takeMail(page, origin, 'new@sarika.example')
  await field(page, 'Username').fill('newcomer')
  await field(page, 'New password').fill('Sarika2026')
  await page.getByRole('checkbox').check()
  await press(form(page), 'Create account')
  await page.waitForURL('**/a/job/2')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText("You don't have a resume to send yet.")
  await dialog.getByRole('link', { name: 'Write your resume' }).click()
  await page.waitForURL('**/a/resume')
  const unfinished = page.getByRole('region', { name: 'Unfinished application' })
  await expect(unfinished).toContainText(title)

  // With something to send, from the start page.
  const call = await callAs(page, origin, 'newcomer')
  await call('POST', '/letters/save', { title: 'To you', content: 'Hello' })
  await page.goto(`${origin}/a/`)
  await expect(page.getByText('You have no resume yet')).toBeVisible()
  await press(unfinished, 'Apply')
  await dialog.getByLabel('Cover letter').selectOption('To you')
  await press(dialog, 'Send application')
  await expect(dialog).toContainText('Application sent.')
  await press(dialog, 'Close')
  await expect(unfinished).toHaveCount(0)
  const progress = page.getByRole('region', { name: 'Applications in progress' })
  await expect(progress.getByRole('link', { name: title })).toContainText('Sent')
  await expectNoBarrier(page, ['light', 'dark'])
})

test('S-APPLY-2 what a visitor chose for a batch outlives a reload and the login, and goes on with the press', async ({
  page,
  server: { origin },
}) => {
  await page.goto(`${origin}/a/job?keyword=cook`)
  await press(page, 'Select several')
  const boxes = page.getByRole('checkbox', { name: /^Choose: / })
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await page.reload()
  const bar = page.getByRole('region', { name: 'Selected jobs' })
  await expect(bar).toContainText('2 of 10 chosen')
  await press(bar, 'Apply for these')
  await page.waitForURL('**/a/login')
  await page.getByLabel('Username, email or phone').fill('sokha')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Sarika2026')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/a/job?keyword=cook')
  await expect(page.getByRole('dialog', { name: 'Apply for 2 jobs' })).toBeVisible()
  await page.reload()
  await expect(bar).toContainText('2 of 10 chosen')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('S-TODAY-1 S-TODAY-2 S-TODAY-3 S-TODAY-4 S-OWN-21 a member begins with the interview, the chats, the applications and the jobs that come next', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('សុខា ចាន់')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    /, \d\d:\d\d$/,
    'Hotel Receptionist, 09:00',
    'Waiting for your answer',
    'Applications in progress',
    'Jobs for you',
    'Resume strength',
    'Who viewed me',
    'Job alerts',
    'Invitations to apply',
  ])
  const meetings = main.getByRole('region', { name: /, \d\d:\d\d$/ })
  await expect(meetings.first()).toContainText(/Interview in \d+ days/)
  await expect(meetings.first()).toContainText('Interview accepted.')
  await press(meetings.first(), 'Cancel interview')
  await press(page.getByRole('dialog'), 'Cancel interview')
  // The one that waited for an answer is the next now.
  await expect(meetings).toHaveCount(1)
  await press(meetings, 'Accept')
  await expect(meetings).toContainText('Interview accepted.')
  await expect(main.getByText(/older than two weeks without an answer/)).toBeVisible()
  await expect(main.getByRole('region', { name: 'Jobs for you' }).locator('.job-row')).toHaveCount(6)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
    await expectNoBarrier(page, ['light', 'dark'])
  }
})
