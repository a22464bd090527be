import type { Page } from '@playwright/test'
import { share } from '../packages/portal-web/src/i18n/en/share'
import { expectNoBarrier, expectSound } from './support/barriers'
import { callAs } from './support/deeds'
import { expect, test } from './support/test'

/** Every answer that a page got, as it came. */
function answersOf(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''))
  })
  return answers
}

test('S-SHARE-17 a seeker makes and copies a link, a visitor reads the resume without any contact, and finds nothing once it is ended', async ({
  member,
  browser,
}) => {
  const { page, origin } = await member('sokha')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${origin}/a/resume`)
  await page.getByRole('button', { name: 'More options: Front desk and guest relations' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '7 days' }).click()
  await dialog.getByRole('button', { name: share.links.make }).click()
  await expect(dialog.getByText(share.links.notOpened)).toBeVisible()
  await expectNoBarrier(page)
  await dialog.getByRole('button', { name: share.links.copy }).click()
  await expect(page.getByText(share.links.copied)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/a\/shareResume\?id=1&sign=/)

  const context = await browser.newContext()
  const visitor = await context.newPage()
  const answers = answersOf(visitor)
  const opened = await visitor.goto(link)
  expect(opened?.headers()['x-robots-tag']).toBe('noindex')
  await expect(visitor.getByRole('heading', { name: 'Sokha shared this with you' })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Sokha Chan' })).toBeVisible()
  await expect(visitor.getByRole('img', { name: share.hidden.phone })).toBeVisible()
  await expectSound(visitor)
  const own = await (await callAs(page, origin, 'sokha'))('GET', '/resumes/1')
  const { profile } = await own.json()
  const seen = [await visitor.content(), ...(await Promise.all(answers))].join('\n')
  for (const secret of [profile.mobile, profile.email, profile.birthday]) {
    expect(secret).not.toBe('')
    expect(seen).not.toContain(secret)
  }
  await visitor.goto(link.replace('/shareResume', '/shareResume/components/resume-title'))
  const name = visitor.getByRole('heading', { name: 'Sokha Chan' })
  await expect(name).toBeFocused()
  const topOf = async () => (await name.boundingBox())?.y ?? 0
  await expect.poll(topOf).toBeGreaterThan((await visitor.getByRole('banner').boundingBox())?.height ?? 0)
  await visitor.goto(link.replace('/shareResume', '/shareResume/components/skill'))
  const skills = visitor.locator('.sheet [data-part="skills"]')
  await expect(skills).toBeFocused()
  await expect(skills).toBeInViewport()

  await page.reload()
  await page.getByRole('button', { name: 'More options: Front desk and guest relations' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await expect(dialog.getByText('Opened 1 time')).toBeVisible()
  await dialog.getByRole('button', { name: share.links.end }).click()
  await dialog.getByRole('button', { name: share.links.end }).click()
  await expect(dialog.getByText(share.links.none)).toBeVisible()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: share.gone.title })).toBeVisible()
  await expectNoBarrier(visitor)
  await context.close()

  // Its owner is led from the address of a form to that section of the editor.
  await page.goto(`${origin}/a/shareResume/components/skillform?id=1`)
  await page.waitForURL('**/a/resume?id=1&part=skills')
  await expect(page.locator('[data-section="skills"] .sect-body').locator(':focus')).toBeVisible()
})

test('S-SHARE-13 auditDialog leads a reviewer to the review of the resume', async ({ member }) => {
  const { page, origin } = await member('reviewer')
  await page.goto(`${origin}/a/shareResume/components/auditDialog?id=1`)
  // The desk asks for a login of its own, and goes on from there.
  await page.waitForURL('**/desk/login')
})
