import { expectSound, LOOKED_AT } from './support/barriers'
import { faultsOf } from './support/faults'
import { countOf, rows } from './support/lists'
import { giveLogin } from './support/person'
import { expect, test } from './support/test'
import { go } from './support/walk'

test('S-FIND-14 companies are found by words and filters, ten a page, and a link shows the same', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/company`)
  await expect(rows(page)).toHaveCount(10)
  const all = await countOf(page)
  const pane = page.getByRole('region', { name: 'Filters' })
  await pane.getByRole('checkbox', { name: 'Hotel and tourism' }).click()
  await expect(page).toHaveURL(/\/a\/company\?industry=8$/)
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  await page.getByRole('textbox', { name: 'Company' }).fill('angkor hosp')
  await expect(page).toHaveURL(/\?keyword=angkor\+hosp&industry=8$/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByText('Verified', { exact: true })).toHaveCount(1)
  await expect(rows(page)).toContainText('2 open jobs')
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/a\/company\/1$/)
  await page.goto(`${server.origin}/a/company?keyword=zzqqxxy`)
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(() => countOf(page)).toBe(all)
})

test('S-FIND-15 a company has its profile, open jobs, place, website and badge, and its contact after a login', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/company/1`)
  const main = page.getByRole('main')
  await expect(page).toHaveTitle('Angkor Hospitality Group, Siem Reap - Sarika')
  await expect(main.getByText('Four hotels in Siem Reap')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 }).getByText('Verified', { exact: true })).toBeVisible()
  await expect(main.getByText('Charles de Gaulle Avenue, Siem Reap')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /mlat=13\./)
  const website = main.getByRole('link', { name: /Company website/ })
  await expect(website).toHaveAttribute('href', 'https://angkor-hr.example/')
  await expect(website).toHaveAttribute('rel', /noopener/)
  const parts = main.getByRole('navigation', { name: 'About the company' })
  await parts.getByRole('link', { name: /^Jobs/ }).click()
  await expect(page).toHaveURL(/#jobs$/)
  await expect(rows(page)).toHaveCount(2)
  await rows(page).filter({ hasText: 'Hotel Receptionist' }).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/a\/job\/1$/)
  await page.goBack()
  await expect(main.getByRole('heading', { name: 'Open jobs 2' })).toBeInViewport()
  await expect(main.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0)
  await main.getByRole('link', { name: 'Log in to see contact details' }).click()
  await giveLogin(page, 'sokha')
  await page.waitForURL('**/a/company/1*')
  await expect(main.locator('a[href^="tel:"], a[href^="mailto:"]').first()).toBeVisible()
  await page.goto(`${server.origin}/a/company/987654`)
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
})

for (const language of LOOKED_AT)
  test(`S-FIND-16 companies are sound in ${language}`, async ({ page, server }) => {
    test.slow()
    const faults = faultsOf(page)
    await page.goto(`${server.origin}/a/company?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(rows(page)).toHaveCount(10)
    await expectSound(page)
    await go(page, '/company/1')
    await expect(rows(page)).toHaveCount(2)
    await expectSound(page)
    expect(faults).toEqual([])
  })
