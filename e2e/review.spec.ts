import { applications } from '../packages/portal-web/src/i18n/en/applications'
import { reviews } from '../packages/portal-web/src/i18n/en/reviews'
import { expectNoBarrier, expectSound } from './support/barriers'
import { callAs } from './support/deeds'
import { Desk } from './support/desk'
import { expect, test } from './support/test'

const HOSTILE = '<img src=x onerror=alert(1)> ‮evil 012 345 678'
const PROFILE = {
  firstName: HOSTILE,
  lastName: 'Kim',
  sexId: 1,
  birthday: '1995-05-05',
  locationId: 17,
}
const INTENTION = { reqJobTitle: 'Cook', categoryIds: [12], industryIds: [], locationIds: [17] }

test('S-REVIEW-22 a reviewer reads what was submitted, sends it back with a reason, and its owner reads that', async ({
  page,
  server: { origin },
  browser,
}) => {
  const dara = await callAs(page, origin, 'dara')
  const { id } = await (await dara('POST', '/resumes', { name: HOSTILE })).json()
  await dara('PUT', `/resumes/${id}/profile`, PROFILE)
  await dara('PUT', '/resumes/intentions', INTENTION)
  await dara('PUT', `/resumes/${id}/submit`)

  const desk = new Desk(page, origin)
  await page.goto(`${origin}/desk/`)
  await desk.fillLogin('reviewer')
  await page.waitForURL('**/desk/review')
  const rows = page.locator('.review-row')
  await expect(rows).toHaveCount(2)
  await rows.filter({ hasText: '<img' }).click()
  await expect(page.locator('.review-paper mark').first()).toHaveText('012 345 678')
  await expectSound(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('button', { name: reviews.refuse }).click()
  await expect(page.getByRole('alert').filter({ hasText: reviews.missing })).toBeVisible()
  await page.getByRole('button', { name: reviews.reasons.contact }).click()
  await page.getByRole('textbox', { name: reviews.words }).fill('សូមដកលេខទូរសព្ទចេញ។')
  await page.getByRole('button', { name: reviews.refuse }).click()
  await expect(rows).toHaveCount(1)

  // The other one is approved by a key.
  await page.locator('.review-case h1').click()
  await page.keyboard.press('a')
  await expect(rows).toHaveCount(0)
  await expect(page.getByText(reviews.none).first()).toBeVisible()
  expect(desk.faults).toEqual([])

  const context = await browser.newContext()
  const other = new Desk(await context.newPage(), origin)
  await other.takeLogin('angkor-hr')
  await other.page.goto(`${origin}/desk/review`)
  await expect(other.page.getByText(reviews.notYours)).toBeVisible()
  await context.close()

  const told = await dara('GET', '/messages/inbox')
  expect(await told.text()).toContain('សូមដកលេខទូរសព្ទចេញ។')
  expect(await (await dara('GET', `/resumes/${id}`)).json()).toMatchObject({ status: 'rejected' })
})

test('S-REVIEW-23 what people reported is read, the most people first, and a job is taken down after a question', async ({
  page,
  server: { origin },
}) => {
  for (const who of ['sokha', 'dara']) {
    const call = await callAs(page, origin, who)
    await call('POST', '/../jobs/5/report', { reason: 'asks_for_money', text: HOSTILE })
  }
  await (await callAs(page, origin, 'dara'))('POST', '/../jobs/6/report', { reason: 'gone', text: '' })
  const desk = new Desk(page, origin)
  await page.goto(`${origin}/desk/review/reports`)
  await desk.fillLogin('reviewer')
  const rows = page.locator('.review-row')
  await expect(rows).toHaveCount(2)
  await expect(page.locator('.review-case')).toContainText(applications.report.asks_for_money)
  await expect(page.locator('.review-case')).toContainText('<img')
  await expectNoBarrier(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const decide = page.locator('.review-buttons').getByRole('button', { name: reviews.decide })
  await decide.click()
  await expect(page.getByText(reviews.chooseDecision)).toBeVisible()
  await press(reviews.decisions['take-down'])
  await decide.click()
  await expect(page.getByText(reviews.missing)).toBeVisible()
  await press(applications.report.asks_for_money)
  await expectNoBarrier(page)
  await decide.click()
  await page.getByRole('dialog').getByRole('button', { name: reviews.decisions['take-down'] }).click()
  await expect(rows).toHaveCount(1)
  await press(reviews.decisions.keep)
  await decide.click()
  await expect(rows).toHaveCount(0)
  const job = await page.request.get(`${origin}/api/v1.0.0/jobs/5`)
  expect((await job.json()).isOpen).toBe(false)
  expect(desk.faults).toEqual([])
})
