import { chip, countOf, rows } from './support/lists'
import { expect, test } from './support/test'

/** Filters by their groups, choices, names in the address and ids: each leaves less, and something. */
const JOB_FILTERS = [
  ['Job level', 'Experienced', 'level', '3'],
  ['Experience', '1-3 years', 'experience', '2'],
  ['Qualification', 'Bachelor', 'qualification', '6'],
  ['Industry', 'Hotel and tourism', 'industry', '8'],
  ['Company size', '1-10 people', 'employerSize', '1'],
] as const
const COMPANY_FILTERS = [
  ['Province', 'Phnom Penh', 'location', '12'],
  ['Company size', '51-200 people', 'employerSize', '3'],
] as const

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

test('S-FIND-19 past the end of every list its last page is shown', async ({ member }) => {
  const { page, origin } = await member('sokha')
  for (const path of PATHS) {
    await page.goto(`${origin}/a${path}page=999`)
    await expect(page).not.toHaveURL(/page=999/)
    await expect(page.getByRole('main').locator('.rows > li, .notice-day li').first()).toBeVisible()
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

for (const [path, api, filters] of [
  ['/job', '/jobs', JOB_FILTERS],
  ['/company', '/users/employers', COMPANY_FILTERS],
] as const)
  test(`S-FIND-2 S-FIND-14 at ${path} filters that are ticked one after the other show what the server answers`, async ({
    page,
    server,
  }) => {
    await page.goto(`${server.origin}/a${path}`)
    await expect(rows(page)).toHaveCount(10)
    const shown = () =>
      rows(page)
        .locator('.job-row-title a')
        .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))))
    if (path === '/job') await chip(page, 'All filters').click()
    for (const [group, choice, name, id] of filters) {
      const before = await countOf(page)
      const choices = page.locator('details', { has: page.getByText(group, { exact: true }) })
      if ((await choices.getAttribute('open')) === null) await choices.locator('summary').click()
      await choices.getByRole('checkbox', { name: choice, exact: true }).click()
      await expect(page).toHaveURL((url) => url.searchParams.get(name) === id)
      const answer = await page.request.get(`${server.origin}/api/v1.0.0${api}${new URL(page.url()).search}`)
      const { result, totalCount } = await answer.json()
      await expect.poll(shown).toEqual(result.map((one: { id: number }) => one.id))
      await expect.poll(() => countOf(page)).toBe(totalCount)
      expect(totalCount).toBeLessThan(before)
    }
  })
