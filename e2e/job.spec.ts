import { askAnew } from './support/anew'
import { expectSound, LOOKED_AT } from './support/barriers'
import { faultsOf } from './support/faults'
import { rows } from './support/lists'
import { giveLogin } from './support/person'
import { expect, test } from './support/test'
import { go } from './support/walk'

test('S-FIND-9 a job tells all of it, and whom to ask after a login that leads back', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job/1`)
  const main = page.getByRole('main')
  await expect(page).toHaveTitle('Hotel Receptionist, Angkor Hospitality Group, Siem Reap - Sarika')
  for (const name of [
    ...[
      'What you will do',
      'What we look for',
      'How we hire',
      'What you get',
      'More about this job',
      'Where',
    ],
    ...['Company', 'Similar jobs'],
  ])
    await expect(main.getByRole('heading', { name, exact: true })).toHaveCount(1)
  await expect(main.locator('.job-top .pay')).toContainText('$350 a month')
  await expect(main.locator('.job-top .pay')).toContainText('+ service charge')
  await expect(main.getByText('Charles de Gaulle Avenue, Siem Reap')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Open the map' })).toHaveAttribute('rel', /noopener/)
  await expect(main.locator('.job-reading dt')).toHaveText([
    ...['Job type', 'Experience', 'Languages', 'Qualification'],
    ...['Function', 'Industry', 'Job level', 'Openings'],
  ])
  await expect(main.locator('.similar .job-row').first()).toContainText(/receptionist/i)
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(0)
  await main.getByRole('link', { name: 'Log in to see contact details' }).click()
  await giveLogin(page, 'sokha')
  await page.waitForURL('**/a/job/1')
  await expect(main.locator('a[href^="tel:"], a[href^="mailto:"]').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Log in to see contact details' })).toHaveCount(0)
})

test('S-FIND-9 S-FIND-15 where nobody is named to ask, the login does not promise one', async ({
  page,
  server,
}) => {
  await askAnew(page)
  /** As an employer of an import is told of. */
  const unnamed = { canChat: false, hasContact: false }
  for (const [path, call] of [
    ['job/1', '**/api/v1.0.0/jobs/1'],
    ['company/1', '**/users/employers/1'],
  ] as const) {
    await page.goto(`${server.origin}/a/${path}`)
    await expect(page.getByRole('link', { name: 'Log in to see contact details' })).toBeVisible()
    await page.route(call, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      const json =
        path === 'job/1' ? { ...body, employer: { ...body.employer, ...unnamed } } : { ...body, ...unnamed }
      await route.fulfill({ json })
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log in to see contact details' })).toHaveCount(0)
  }
})

test('S-FIND-12 the chat with the employer opens from the job', async ({ member }) => {
  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/job/1`)
  await page.getByRole('link', { name: 'Chat with the employer' }).click()
  await page.waitForURL('**/a/chat/index?with=*')
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible()
})

test('S-FIND-10 an open job has its posting and og tags, a closed one says so and has neither', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page)
  const answer = await page.goto(`${server.origin}/a/job/1`)
  expect(await answer?.text()).toContain(
    '<title>Hotel Receptionist, Angkor Hospitality Group, Siem Reap - Sarika</title>',
  )
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  // The server's have gone: one of each is left.
  const ogTitle = page.locator('meta[property="og:title"]')
  await expect(ogTitle).toHaveAttribute('content', 'Hotel Receptionist - Angkor Hospitality Group')
  await expect(page.locator('meta[property^="og:"]')).toHaveCount(6)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${server.origin}/a/job/1`)
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Hotel Receptionist',
    hiringOrganization: { name: 'Angkor Hospitality Group' },
  })
  await page.getByRole('banner').getByRole('link', { name: 'Sarika' }).click()
  await expect(page).toHaveURL(/\/a\/$/)
  await expect(page.locator('meta[property^="og:"], meta[name="description"]')).toHaveCount(0)
  expect(await page.locator('head title').allTextContents()).not.toContain(
    'Hotel Receptionist, Angkor Hospitality Group, Siem Reap - Sarika',
  )
  await page.goto(`${server.origin}/a/job/7`)
  await expect(page.getByText('This job is closed and no longer takes applications.')).toBeVisible()
  await expect(page.locator('meta[property^="og:"]')).toHaveCount(0)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Chat with the employer' })).toHaveCount(0)
  expect(faults).toEqual([])
  expect((await page.goto(`${server.origin}/a/job/987654`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
})

test('S-FIND-11 a job is shared by its link', async ({ browser, server }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(`${server.origin}/a/job/1`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.origin}/a/job/1`)
  await context.close()
})

for (const language of LOOKED_AT)
  test(`S-FIND-13 search and job are sound in ${language}`, async ({ page, server }) => {
    test.slow()
    const faults = faultsOf(page)
    await page.goto(`${server.origin}/a/job?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(rows(page)).toHaveCount(10)
    await expectSound(page)
    await go(page, '/job?keyword=zzqqxxy&location=3')
    await expect(page.locator('.nothing')).toBeVisible()
    await expectSound(page)
    await go(page, '/job/1')
    await expect(page.locator('.similar')).toBeVisible()
    await expectSound(page)
    expect(faults).toEqual([])
  })
