import { reports } from '../packages/portal-web/src/i18n/en/reports'
import { reviews } from '../packages/portal-web/src/i18n/en/reviews'
import { expectNoBarrier } from './support/barriers'
import { Desk } from './support/desk'
import { expect, test } from './support/test'

const HR = 'Bopha, Angkor HR'
const SOKHA = 'សុខា ចាន់'

test('S-REPORT-20 S-REPORT-22 a seeker reports a message, a reviewer reads the five around it and warns, and the person reads that', async ({
  enter,
  browser,
  server: { origin },
}) => {
  const sokha = await enter('sokha')
  const hr = await enter('angkor-hr')
  await hr.open(SOKHA)
  for (const text of [
    'Good morning.',
    'About the interview:',
    'Bring $50.',
    'Or <b>do not come</b>.',
    'Well?',
  ])
    await hr.write(text)
  await sokha.open(HR)
  await sokha.choose(sokha.message('Bring $50.'), 'Report')
  const dialog = sokha.page.getByRole('dialog')
  const shown = dialog.locator('.reported-line blockquote')
  const five = ['Good morning.', 'About the interview:', 'Bring $50.', 'Or <b>do not come</b>.', 'Well?']
  await expect(shown).toHaveText(five)
  await dialog.getByRole('button', { name: reports.send }).click()
  await expect(dialog.getByText(reports.choose)).toBeVisible()
  await dialog.getByLabel(reports.reasons.asks_for_money).check()
  await dialog.getByLabel(reports.words).fill('គេសុំ 50 ដុល្លារ។')
  await expectNoBarrier(sokha.page)

  // Nothing is lost with the network.
  await sokha.page.context().setOffline(true)
  await dialog.getByRole('button', { name: reports.send }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await sokha.page.context().setOffline(false)
  await expect(dialog.getByLabel(reports.words)).toHaveValue('គេសុំ 50 ដុល្លារ។')
  await dialog.getByRole('button', { name: reports.send }).click()
  await expect(dialog).toHaveCount(0)
  await expect(sokha.page.getByText(reports.sent)).toBeVisible()

  const context = await browser.newContext()
  const desk = new Desk(await context.newPage(), origin)
  const { page } = desk
  await page.goto(`${origin}/desk/review/reports`)
  await desk.fillLogin('reviewer')
  await expect(page.locator('.review-row')).toContainText([HR])
  await expect(page.locator('.review-case')).toContainText('គេសុំ 50 ដុល្លារ។')
  await expect(page.locator('.reported-line blockquote')).toHaveText(five)
  await expect(page.locator('.reported-line[data-on]')).toContainText('Bring $50.')
  await page.getByRole('button', { name: reviews.decisions.warn, exact: true }).click()
  await page.getByRole('button', { name: reports.reasons.asks_for_money, exact: true }).click()
  await page.getByRole('textbox', { name: reviews.words }).fill('Do not do this again.')
  await page.getByRole('button', { name: reviews.decideAndTell }).click()
  await expect(page.locator('.review-row')).toHaveCount(0)
  expect(desk.faults).toEqual([])
  await context.close()

  await hr.page.goto(`${origin}/a/message`)
  const told = hr.page.getByRole('main')
  await expect(told).toContainText('Nobody may be asked for money or papers for a job. Do not do this again.')
  await sokha.page.goto(`${origin}/a/message`)
  await expect(sokha.page.getByRole('main')).toContainText('We read your report')
})
