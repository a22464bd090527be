import { countOf, rows } from './support/lists'
import { expect, test } from './support/test'

const PATHS = [
  '/job?location=17&',
  '/company?',
  '/company/2?tab=jobs&',
  '/adviser?',
  '/job/job-adFeature?',
  '/job-record?',
  '/message?',
  '/seen?',
]

test('S-FIND-19 past the end of every list its last page is shown', async ({ enter }) => {
  const { page, origin } = await enter('sokha')
  for (const path of PATHS) {
    await page.goto(`${origin}/a${path}page=999`)
    await expect(page).not.toHaveURL(/page=999/)
    await expect(page.getByRole('main').locator('.rows > li').first()).toBeVisible()
  }
})

test('S-FIND-1 filters that the server does not know narrow nothing down', async ({ page, server }) => {
  await page.goto(`${server.origin}/a/job`)
  await expect(rows(page)).toHaveCount(10)
  const all = await countOf(page)
  for (const query of ['publishDate=7', 'category=999&publishDate=7&publishDate=8']) {
    await page.goto(`${server.origin}/a/job?${query}`)
    await expect(rows(page)).toHaveCount(10)
    await expect.poll(() => countOf(page)).toBe(all)
  }
})
