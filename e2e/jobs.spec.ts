import type { Page } from '@playwright/test'
import { expectNoBarrier } from './support/barriers'
import { expectGivenUp } from './support/clock'
import { hold, newGate } from './support/hold'
import { chip, choose, countOf, rows, what } from './support/lists'
import { expect, test } from './support/test'

const queryOf = (page: Page) => new URL(page.url()).search

test('S-FIND-2 filters stand in the address, narrow the list down, and Back takes the last one back', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job`)
  await expect(rows(page)).toHaveCount(10)
  const all = await countOf(page)
  await choose(page, 'Function', 'Accounting')
  await expect(page).toHaveURL(/\/a\/job\?category=1$/)
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  const accounting = await countOf(page)
  await choose(page, 'Job type', 'Part time')
  await expect(page).toHaveURL(/\?category=1&term=2$/)
  await expect.poll(() => countOf(page)).toBeLessThan(accounting)
  for (const text of await rows(page).locator('.tags').allInnerTexts()) expect(text).toContain('Part time')

  await page.goBack()
  await expect.poll(() => countOf(page)).toBe(accounting)
  await expect(chip(page, 'Job type')).toBeVisible()
  await chip(page, 'Accounting').click()
  await page.getByRole('dialog', { name: 'Function' }).getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => countOf(page)).toBe(all)
  expect(queryOf(page)).toBe('')
})

test('S-FIND-1 a link shows the same search to whoever opens it', async ({ page, server }) => {
  await page.goto(`${server.origin}/a/job?keyword=cook&location=12&salary=3&sort=date`)
  await expect(what(page)).toHaveValue('cook')
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Phnom Penh')
  await expect(chip(page, 'Phnom Penh')).toBeVisible()
  await expect(chip(page, 'All filters 2')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('date')
  await expect(rows(page).first()).toContainText('Phnom Penh')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(() => queryOf(page)).toBe('?keyword=cook&sort=date')
  await expect(what(page)).toHaveValue('cook')
})

test('S-FIND-1 the newest first is chosen, stands in the address, and Back takes it back', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job?keyword=cook&page=2`)
  const times = () =>
    rows(page)
      .locator('time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(rows(page)).toHaveCount(10)
  const byWords = await times()
  expect(byWords).not.toEqual(byWords.toSorted().reverse())
  await sort.selectOption('Newest')
  await expect(page).toHaveURL(/\/a\/job\?keyword=cook&sort=date$/)
  await expect.poll(times).not.toEqual(byWords)
  await expect(rows(page)).toHaveCount(10)
  const byDate = await times()
  expect(byDate).toEqual(byDate.toSorted().reverse())
  await page.goBack()
  await expect(page).toHaveURL(/\/a\/job\?keyword=cook&page=2$/)
  await expect(sort).toHaveValue('relevance')
  await expect.poll(times).toEqual(byWords)
})

test('S-FIND-2 every filter of the specification is there, with what the server lets one choose', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job`)
  await chip(page, 'All filters').click()
  const pane = page.getByRole('dialog', { name: 'All filters' })
  for (const [name, size] of [
    // With remote work, and a field to find one.
    ['Province', 27],
    ['Function', 27],
    ['Industry', 23],
    // With "any time".
    ['Date posted', 6],
    ['Experience', 5],
    ['Job type', 5],
    ['Job level', 6],
    ['Qualification', 8],
    ['Company size', 6],
  ] as const) {
    const choices = pane.locator('details', { has: page.getByText(name, { exact: true }) })
    await expect(choices.locator('input')).toHaveCount(size)
  }
  await pane.getByText('Date posted', { exact: true }).click()
  await pane.getByRole('radio', { name: 'Last 3 days' }).click()
  await pane.getByRole('radio', { name: 'Last week' }).click()
  await expect(page).toHaveURL(/\?publishDate=3$/)
  await pane.getByRole('radio', { name: 'Any time' }).click()
  await expect.poll(() => queryOf(page)).toBe('')
})

test('S-FIND-2 Back from a job leads to the same rows at the same place', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(`${server.origin}/a/job?category=22`)
  await rows(page).nth(8).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  const title = await rows(page).nth(8).getByRole('heading').textContent()
  await rows(page).nth(8).getByRole('heading').getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(chip(page, 'Sales')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('S-FIND-3 a place is found by its Khmer and Latin names, by keys alone, and taken back', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job`)
  const where = page.getByRole('combobox', { name: 'Where' })
  await where.fill('សៀមរាប')
  await expect(page.getByRole('option').first()).toHaveText('Siem Reap')
  await where.press('Enter')
  await expect(page).toHaveURL(/\?location=17$/)
  await expect(where).toHaveValue('Siem Reap')
  await where.fill('kamp')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await where.press('ArrowDown')
  const second = page.getByRole('option').nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expectNoBarrier(page)
  const name = await second.textContent()
  await where.press('Enter')
  await expect(where).toHaveValue(name ?? '')
  await where.fill('nowhere')
  await where.press('Escape')
  await expect(where).toHaveValue(name ?? '')
  await where.fill('')
  await where.press('Enter')
  await expect.poll(() => queryOf(page)).toBe('')
})

test('S-FIND-24 the whole province and its town of the same name are told from one another', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job`)
  const where = page.getByRole('combobox', { name: 'Where' })
  for (const name of ['Siem Reap', 'Preah Sihanouk']) {
    await where.fill(name)
    await expect(page.getByRole('option', { name: `${name} (whole province)`, exact: true })).toHaveCount(1)
    await page.getByRole('option', { name: `${name} (town)`, exact: true }).click()
    await expect(where).toHaveValue(`${name} (town)`)
  }
  await expect(page).toHaveURL(/\?location=1801$/)
})

test('S-FIND-23 a search that the server fails at says one thing, in the page and in the toast', async ({
  page,
  server,
}) => {
  await page.route('**/api/v1.0.0/jobs?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal' } }),
  )
  await page.goto(`${server.origin}/a/job?keyword=cook`)
  const main = page.getByRole('main')
  await expect(main.locator('.form-failure')).toContainText('the server has a problem')
  await expect(page.locator('[data-sonner-toast]').first()).toContainText('Server error')
  await expect(page.getByText('Check your connection')).toHaveCount(0)
  await page.route('**/api/v1.0.0/jobs?*', (route) => route.abort())
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.locator('.form-failure')).toContainText('Check your connection')
})

test('S-FIND-2 a tap that leaves the place and opens a filter does both', async ({ browser, server }) => {
  const page = await (await browser.newContext({ hasTouch: true })).newPage()
  await page.goto(`${server.origin}/a/job`)
  const where = page.getByRole('combobox', { name: 'Where' })
  await where.fill('siem reap')
  await expect(page.getByRole('option').first()).toHaveText('Siem Reap')
  await chip(page, 'Function').tap()
  await page.getByRole('dialog', { name: 'Function' }).getByRole('checkbox', { name: 'Sales' }).tap()
  await expect(where).toHaveValue('Siem Reap')
  await expect.poll(() => queryOf(page)).toBe('?location=17&category=22')
  await page.context().close()
})

test('S-FIND-4 S-FIND-20 a page has ten jobs, and the next one begins at the top', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job?category=22`)
  await expect(rows(page)).toHaveCount(10)
  const first = await rows(page).first().textContent()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?category=22&page=2$/)
  await expect(rows(page).first()).not.toHaveText(first ?? '')
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Another question begins on its first page.
  await choose(page, 'Province', 'Phnom Penh')
  await expect(page).toHaveURL(/\?location=12&category=22$/)
  await expect(chip(page, 'Phnom Penh')).toBeFocused()
})

test('S-FIND-5 S-FIND-6 a row has title, company, place, salary and term, and its day as the language writes it', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job?keyword=Hotel+Receptionist&location=17`)
  const row = rows(page).filter({ hasText: 'Angkor Hospitality Group' })
  await expect(row.getByRole('heading')).toHaveText('Hotel Receptionist')
  await expect(row.getByText('Verified')).toHaveCount(1)
  await expect(row.locator('.pay')).toHaveText('$350 a month')
  await expect(row.locator('.tag')).toHaveText(['Siem Reap', 'Full time', '1-3 years'])
  const time = row.getByRole('time')
  await expect(time).toHaveText(/^(Today|Yesterday|\d days ago)$/)
  await expect(time).toHaveAttribute('title', /^[A-Z][a-z]{2}-\d\d-\d{4}$/)
  await page.goto(`${server.origin}/a/job?keyword=Hotel+Receptionist&location=17&language=zh`)
  await expect(time).toHaveAttribute('title', /^\d\d-\d\d-\d{4}$/)
  await page.goto(`${server.origin}/a/job?keyword=Hotel+Receptionist&location=17&language=km`)
  await expect(row.getByRole('heading')).toHaveText('អ្នកទទួលភ្ញៀវសណ្ឋាគារ')
  await expect(row.locator('.pay')).toHaveText('$350 ក្នុងមួយខែ')
})

test('S-FIND-7 rows stay while the next ones come, typing is asked once, and what is overtaken is cancelled', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job`)
  await expect(rows(page)).toHaveCount(10)
  const asked: string[] = []
  const cancelled: string[] = []
  const questionOf = (url: string) => new URL(url).searchParams.get('keyword') ?? ''
  const { opened: held, open: release } = newGate()
  await page.route(/\/jobs\?/, async (route) => {
    asked.push(questionOf(route.request().url()))
    if (questionOf(route.request().url()) === 'cook') await held
    await route.continue().catch(() => {})
  })
  page.on('requestfailed', (request) => {
    if (/\/jobs\?/.test(request.url())) cancelled.push(questionOf(request.url()))
  })
  // In one go: a pause between two keys would be one.
  await what(page).evaluate((field) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    for (const text of ['c', 'co', 'coo', 'cook']) {
      set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect.poll(() => asked).toEqual(['cook'])
  await expect(rows(page)).toHaveCount(10)
  await expect(page.locator('.rows')).toHaveAttribute('aria-busy', 'true')
  await what(page).fill('driver')
  await expect(rows(page).first().getByRole('heading')).toHaveText(/driver/i)
  await expect(page.locator('.rows')).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => cancelled).toEqual(['cook'])
  release()
  expect(asked).toEqual(['cook', 'driver'])
  expect(queryOf(page)).toBe('?keyword=driver')
})

test('S-FIND-8 where nothing is found each filter can be taken away, and what failed can be tried again', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job?keyword=zzqqxxy&location=3&term=5`)
  await expect(page.getByRole('heading', { name: 'No matching jobs' })).toBeVisible()
  await expectNoBarrier(page)
  const loosen = page.getByRole('list', { name: 'Remove one to see more:' }).getByRole('button')
  // Only what would find something is offered, with how much it would.
  await expect(loosen).toHaveText([/^Without “zzqqxxy”\d+ jobs$/, 'Clear all'])
  await loosen.first().click()
  await expect(page).toHaveURL(/\?location=3&term=5$/)

  // That nothing was found says nothing of the next words.
  await page.goto(`${server.origin}/a/job?keyword=zzqqxxy`)
  await expect(page.getByRole('heading', { name: 'No matching jobs' })).toBeVisible()
  const release = await hold(page, /\/jobs\?/)
  await what(page).fill('cook')
  await expect(page.locator('.row-skeleton').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No matching jobs' })).toHaveCount(0)
  release()
  await expect(rows(page)).toHaveCount(10)
  await page.unroute(/\/jobs\?/)

  const { opened, open: fail } = newGate()
  await page.route(/\/jobs\?/, (route) => opened.then(() => route.abort()))
  await page.goto(`${server.origin}/a/job`)
  await expect(page.locator('.row-skeleton').first()).toBeVisible()
  fail()
  await expect(page.getByText("Couldn't load this.")).toBeVisible()
  await page.unroute(/\/jobs\?/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(10)
})

test('S-FIND-2 on a phone the filters are in a sheet that says how much they leave', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.origin}/a/job`)
  await chip(page, 'All filters').click()
  const sheet = page.getByRole('dialog', { name: 'All filters' })
  await sheet.getByText('Function', { exact: true }).click()
  await sheet.getByRole('checkbox', { name: 'Accounting' }).click()
  await expect(page).toHaveURL(/\?category=1$/)
  await expectNoBarrier(page)
  await sheet.getByRole('button', { name: /^Show \d+ results$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(chip(page, 'All filters 1')).toBeVisible()
})

test('S-FIND-17 the start page leads into the search with the words that are typed there', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/`)
  const words = page.getByRole('main').getByRole('combobox', { name: 'What' })
  await words.fill('ចុងភៅ')
  await words.press('Enter')
  await page.waitForURL('**/a/job?keyword=*')
  await expect(what(page)).toHaveValue('ចុងភៅ')
  await expect(rows(page).first()).toContainText(/cook|chef/i)
  await page.goto(`${server.origin}/a/`)
  await page.getByRole('main').getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/a\/job$/)
})

test('S-FIND-40 S-FIND-41 the head of a list says by which other names jobs were found, and a press takes those jobs away', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job?keyword=CHEF`)
  const also = page.getByText('Also showing jobs for cook, line cook, sous chef.')
  const only = page.getByRole('button', { name: 'Only “chef”' })
  await expect(also).toBeVisible()
  const widened = await countOf(page)
  await expectNoBarrier(page)
  await only.click()
  await expect(page).toHaveURL(/\/a\/job\?keyword=CHEF&exact=1$/)
  await expect(also).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => countOf(page)).toBeLessThan(widened)
  await expect(page.getByRole('link', { name: 'Save as job alert' })).toHaveAttribute(
    'href',
    /\?keyword=CHEF$/,
  )
  await page.goBack()
  await expect(also).toBeVisible()
  await expect.poll(() => countOf(page)).toBe(widened)

  // Other words are looked for by other names again.
  await only.click()
  await what(page).fill('dau bep')
  await expect(page).toHaveURL(/\/a\/job\?keyword=dau\+bep$/)
  await expect(page.getByText('Also showing jobs for cook, chef, line cook.')).toBeVisible()
  await what(page).fill('hotel')
  await expect(page.getByText('Also showing')).toBeHidden()

  await page.goto(`${server.origin}/a/job?keyword=chef&language=km`)
  await expect(page.getByText('បង្ហាញការងារ ចុងភៅ, មេចុងភៅ, អ្នកចម្អិនម្ហូប ផងដែរ។')).toBeVisible()
})

test('S-FIND-18 without the lists to choose from jobs are found and shown all the same, and the lists come at a press', async ({
  page,
  server,
}) => {
  const warnings: string[] = []
  page.on('console', (said) => {
    if (said.type() === 'warning') warnings.push(said.text())
  })
  await page.clock.install()
  await page.route('**/application/constants', (route) => route.abort())
  await page.goto(`${server.origin}/a/job/1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await page.goto(`${server.origin}/a/job?keyword=driver`)
  await expect(rows(page)).toHaveCount(10)
  await chip(page, 'Province').click()
  const filters = page.getByRole('dialog', { name: 'Province' })
  await expectGivenUp(page, filters.getByText("Couldn't load"))
  await expect.poll(() => warnings.join()).toContain('The lists to choose from did not come.')
  await page.unroute('**/application/constants')
  await filters.getByRole('button', { name: 'Try again' }).click()
  await filters.getByRole('checkbox', { name: 'Phnom Penh' }).check()
  await expect(page).toHaveURL(/location=/)
})
