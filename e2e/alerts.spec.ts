import { expectNoBarrier } from './support/barriers'
import { mailTo } from './support/outbox'
import { expect, test } from './support/test'

/** A round of mails begins each minute. */
const NEXT_ROUND_MS = 120_000

test('S-ALERT-19 an alert that is due brings a new job by mail; its link opens the job, and the other one ends the alert, which starts again in the list', async ({
  member,
}) => {
  test.setTimeout(2 * NEXT_ROUND_MS)
  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/job-subscribe`)
  const list = page.getByRole('main')
  await expect(list).toContainText('New jobs go to sokha@sarika.example.')
  await expect(list).toContainText('No email yet')
  const mail = await mailTo(origin, 'sokha@sarika.example', NEXT_ROUND_MS)
  await page.goto(origin + mail.page)
  await expect(page).toHaveTitle(mail.subject)
  await page.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/a\/job\/\d+$/)
  await page.goto(`${origin}/a/job-subscribe`)
  await expect(list).toContainText('Last email: Today')

  await page.goto(origin + mail.page)
  await page.getByRole('link', { name: 'Stop this alert' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop this alert?')
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Stop the alert' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This alert has ended')
  await page.getByRole('link', { name: 'My job alerts' }).click()
  await expect(list).toContainText('You stopped this alert.')
  await expectNoBarrier(page)
  await page.getByRole('button', { name: /^Start again/ }).click()
  await expect(page.getByText('Alert started.')).toBeVisible()
  await expect(list).not.toContainText('You stopped this alert')
})
