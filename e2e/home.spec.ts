import type { Page } from '@playwright/test'
import { expectSound, LOOKED_AT } from './support/barriers'
import { faultsOf } from './support/faults'
import { newGate } from './support/hold'
import { expect, test } from './support/test'

const BELOW = /\/assets\/home-below-[\w-]{8}\.js$/

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rowsOf = (page: Page, name: string) => part(page, name).locator('.job-row')

/** Until what is below the first window is in sight and begins to come. */
const comeNear = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(page.locator('.home-below > .banners')).toBeVisible({ timeout: 1_000 })
  }).toPass()

/** As somebody who reads goes down, until the last part is in sight. */
async function scrollDown(page: Page): Promise<void> {
  const last = part(page, 'Advertisement').getByRole('link').last()
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(last).toBeInViewport({ timeout: 100 })
  }).toPass()
}

/** How far things moved in sight that nobody moved, from now on; the way to the top pushes its neighbour when it comes. */
function watchShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ node }) => !document.querySelector('.floats')?.contains(node))) shifts.push(value)
    }).observe({ type: 'layout-shift' })
  })
}
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)

test('S-HOME-1 S-HOME-4 below the first window comes when it is in sight, moves nothing, and can be tried again', async ({
  page,
  server,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(`${server.origin}/a/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => BELOW.test(path))).toEqual([])
  await page.evaluate(() => document.fonts.ready)
  await watchShifts(page)
  await scrollDown(page)
  await expect(rowsOf(page, 'Advice')).toHaveCount(3)
  await expect(rowsOf(page, 'Advice').first().getByRole('link')).toHaveAttribute('href', /\/a\/adviser\/\d+$/)
  expect(await shiftsOf(page)).toEqual([])
  await rowsOf(page, 'Jobs today').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/a\/job\/\d+$/)

  await page.route(BELOW, (route) => route.abort())
  await page.goto(`${server.origin}/a/`)
  const failure = page.locator('.home-below').getByText('Something went wrong')
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(failure).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.unroute(BELOW)
  await page.getByRole('button', { name: 'Try again' }).click()
  await comeNear(page)
  await expect(part(page, 'Highlights')).toBeVisible()
})

test('S-HOME-15 S-HOME-4 lists of jobs are tabs over one grid, in the address and by keys, and show all at a press', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/`)
  const today = part(page, 'Jobs today')
  const tab = (name: RegExp) => today.getByRole('tab', { name })
  const rows = today.locator('.job-row')
  await expect(rows).toHaveCount(6)
  await expect(today.getByRole('tab')).toHaveText([
    ...[/^New [\d,]+$/, 'Hot 10', 'Urgent 84', 'Fast hiring 12', /^Featured \d+$/],
  ])
  await expect(today.getByRole('link', { name: /^All [\d,]+ jobs$/ })).toHaveAttribute(
    'href',
    '/a/job?sort=date',
  )
  await tab(/^Hot/).click()
  await tab(/^Hot/).press('ArrowRight')
  await expect(page).toHaveURL(/\?jobs=urgent$/)
  await page.reload()
  await expect(tab(/^Urgent/)).toHaveAttribute('aria-selected', 'true')
  await expect(rows).toHaveCount(6)
  const first = await rows.first().textContent()
  await today.getByRole('button', { name: 'Show all 84' }).click()
  await expect(rows).toHaveCount(84)
  expect(await rows.first().textContent()).toBe(first)
  await today.getByRole('button', { name: 'Show fewer' }).click()
  await expect(rows).toHaveCount(6)
  for (const [name, count] of [
    ['Hot', 10],
    ['Fast hiring', 12],
  ] as const) {
    await tab(new RegExp(`^${name}`)).click()
    await today.getByRole('button', { name: `Show all ${count}` }).click()
    await expect(rows).toHaveCount(count)
  }
  await tab(/^Featured/).click()
  await today.getByRole('link', { name: /^All \d+ jobs$/ }).click()
  await expect(page).toHaveURL(/\/a\/job\/job-adFeature$/)
})

test('S-HOME-15 a list that has no job has no tab', async ({ page, server }) => {
  await page.route('**/jobs/hot/or/urgent?type=hot*', (route) =>
    route.fulfill({ json: { result: [], totalCount: 0, totalPage: 0 } }),
  )
  await page.goto(`${server.origin}/a/?jobs=hot`)
  const tabs = part(page, 'Jobs today').getByRole('tab')
  await expect(tabs).toHaveCount(4)
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
})

test('S-HOME-3 S-HOME-6 counts lead to the search for them, featured jobs have their pages', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/`)
  await scrollDown(page)
  await expect(page.getByRole('link', { name: /^[\d,]+ open jobs$/ })).toHaveAttribute('href', '/a/job')
  const counts = part(page, 'Browse jobs')
  await expect(counts.getByRole('listitem')).toHaveCount(12)
  await counts.getByRole('button', { name: 'Show all 26' }).click()
  await expect(counts.getByRole('listitem')).toHaveCount(26)
  for (const [tab, filter] of [
    ['Industry', 'industry'],
    ['Monthly salary', 'salary'],
    ['Province', 'location'],
  ] as const) {
    await counts.getByRole('tab', { name: tab }).click()
    await expect(counts.getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`/a/job\\?${filter}=\\d+$`),
    )
  }
  const most = counts.getByRole('link').first()
  await expect(most).toContainText('Phnom Penh')
  const count = ((await most.textContent()) ?? '').replace(/\D/g, '')
  await most.click()
  await expect(page).toHaveURL(/\/a\/job\?location=12$/)
  await expect(
    page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Phnom Penh' }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    new RegExp(`^${Number(count).toLocaleString('en')} jobs$`),
  )

  await page.goto(`${server.origin}/a/job/job-adFeature`)
  await expect(page).toHaveTitle('Featured jobs - Sarika')
  const main = page.getByRole('main')
  const rows = main.locator('.job-row')
  await expect(rows).toHaveCount(10)
  const titles = await rows.locator('.job-row-title').allTextContents()
  await main.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/a\/job\/job-adFeature\?page=2$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(rows.first()).not.toContainText(titles[0] ?? '')
  await page.goto(`${server.origin}/a/job/job-adFeature/1`)
  const chosen = main.getByRole('region', { name: 'The job you opened' })
  await expect(chosen.getByRole('heading', { level: 3 })).toHaveText('Hotel Receptionist')
  await expect(rows).toHaveCount(11)
  await page.goto(`${server.origin}/a/job/job-adFeature/987654`)
  await expect(rows).toHaveCount(10)
  await expect(chosen).toHaveCount(0)
})

test('S-HOME-2 banners turn, wait for who is in them, are stopped by a press, and stand where less motion is asked for', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(`${server.origin}/a/`)
  const banners = part(page, 'Highlights')
  const shown = () => banners.locator('li:not([inert])').getByRole('link').textContent()
  await comeNear(page)
  await page.mouse.move(2, 2)
  await expect(banners.getByText('Over 5,418 jobs and over 193,641 job seekers so far')).toBeVisible()
  const titles = await banners.locator('h2').allTextContents()
  expect(titles).toHaveLength(3)
  await page.clock.fastForward(8_000)
  await expect.poll(shown).toBe(titles[1])
  await banners.getByRole('button', { name: 'Next' }).click()
  await expect.poll(shown).toBe(titles[2])
  // Pointed at, and focused.
  await page.clock.fastForward(8_000)
  expect(await shown()).toBe(titles[2])
  await banners.getByRole('button', { name: 'Next' }).press('Enter')
  await expect.poll(shown).toBe(titles[0])
  await banners.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.fastForward(8_000)
  await expect(banners.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(await shown()).toBe(titles[0])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await comeNear(page)
  await page.mouse.move(2, 2)
  await expect(banners.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.clock.fastForward(8_000)
  expect(await shown()).toBe(titles[0])
  await banners.getByRole('link', { name: titles[0] ?? '' }).click()
  await expect(page).toHaveURL(/\/a\/job$/)
})

test('S-HOME-5 advertisements are called so, stand by their units and lead on through the server', async ({
  page,
  context,
  server,
}) => {
  await page.goto(`${server.origin}/a/job/1`)
  const ads = part(page, 'Advertisement')
  const links = ads.getByRole('link')
  await expect(links).toHaveCount(5)
  await expect(links.nth(1)).toHaveText('Four hotels are looking for you')
  await expect(links.first()).toHaveAttribute('rel', /noopener/)
  await links.nth(1).scrollIntoViewIfNeeded()
  const picture = links.nth(1).locator('img')
  await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(300)
  const [opened] = await Promise.all([context.waitForEvent('page'), links.nth(1).click()])
  await opened.waitForURL('**/a/company/1')
})

test('S-HOME-5 S-JOB-24 each of the six slots stands on its page, whole and in the order of its units', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 9_000 })
  for (const [path, slot, count] of [
    ['/', 'seekerHome', 5],
    ['/job', 'seekerJob', 4],
    ['/job/1', 'seekerJobDetails', 5],
    ['/company', 'seekerCompany', 4],
    ['/enterprise', 'EnterpriseHome', 1],
    ['/job/job-adFeature', 'specializedJob', 4],
  ] as const) {
    const configuration = `${server.origin}/api/v1.0.0/users/home/page/advertisement/configuration?slot=${slot}`
    const { result } = await (await page.request.get(configuration)).json()
    await page.goto(`${server.origin}/a${path}`)
    const titles = result.map(({ titles }: { titles: { en: string } }) => titles.en)
    expect(titles).toHaveLength(count)
    await expect(part(page, 'Advertisement').getByRole('link')).toHaveText(titles)
  }
})

test('S-HOME-9 films and pages of advertisements move without sound until they are stopped, and stand where less motion is asked for', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page)
  await page.setViewportSize({ width: 1280, height: 9_000 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const ads = part(page, 'Advertisement')
  const stop = ads.getByRole('button', { name: 'Pause' })
  const go = ads.getByRole('button', { name: 'Play' })

  await page.goto(`${server.origin}/a/company`)
  const frame = ads.locator('iframe[title="Four hotels are looking for you"]')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(frame).toHaveAttribute('loading', 'lazy')
  const boat = frame.contentFrame().locator('.boat')
  const isPassing = () => boat.evaluate((one) => getComputedStyle(one).animationPlayState)
  await expect.poll(isPassing).toBe('running')
  await stop.click()
  await expect.poll(isPassing).toBe('paused')
  await go.click()
  await expect.poll(isPassing).toBe('running')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(isPassing).toBe('paused')

  await page.goto(`${server.origin}/a/`)
  const film = ads.locator('video')
  const read = (name: 'paused' | 'muted' | 'loop' | 'currentTime') =>
    film.evaluate((one, property) => (one as HTMLVideoElement)[property], name)
  await expect(go).toBeVisible()
  expect([await read('muted'), await read('loop'), await read('paused')]).toEqual([true, true, true])
  await go.click()
  await expect.poll(() => read('currentTime')).toBeGreaterThan(0)
  await stop.click()
  expect(await read('paused')).toBe(true)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await film.scrollIntoViewIfNeeded()
  await expect.poll(() => read('currentTime')).toBeGreaterThan(0)
  await expect(ads.getByRole('link', { name: 'Bring parcels to every province' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/a\/company$/)
  expect(faults).toEqual([])
})

test('S-HOME-11 companies stand in one band of tabs as tiles in their sizes, called what they are, and lead on', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 9_000 })
  await page.goto(`${server.origin}/a/`)
  const band = part(page, 'Companies on Sarika')
  await expect(band.getByText('Advertisement')).toBeVisible()
  for (const [name, count, first, size] of [
    ['Well-known companies', 8, 'Angkor Hospitality Group', [109, 50]],
    ['Our partners', 6, 'Apsara Farms', [109, 50]],
    ['Worth a look', 4, 'Champei Hotel', [76, 56]],
    ['Recruitment agencies', 6, 'Garuda Recruitment', [76, 56]],
  ] as const) {
    await band.getByRole('tab', { name }).click()
    const links = band.getByRole('link')
    await expect(links).toHaveCount(count)
    await expect(links.first()).toHaveText(first)
    const picture = band.locator('img').first()
    await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(109)
    const box = await picture.boundingBox()
    expect([box?.width, box?.height]).toEqual(size)
  }
  const agency = band.getByRole('link').first()
  const [opened] = await Promise.all([context.waitForEvent('page'), agency.click()])
  await opened.waitForURL('**/a/company/25')
  await expect(opened.getByRole('heading', { level: 1 })).toContainText('Garuda Recruitment')
})

test('S-HOME-10 the featured job that was seen last stands at once while it is asked for anew', async ({
  page,
  server,
}) => {
  const address = `${server.origin}/a/job/job-adFeature/1`
  const chosen = page.getByRole('region', { name: 'The job you opened' })
  await page.goto(address)
  await expect(chosen.getByRole('heading', { level: 3 })).toHaveText('Hotel Receptionist')
  const { opened: isLet, open: letThrough } = newGate()
  await page.route('**/api/v1.0.0/jobs/1', async (route) => {
    await isLet
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, titles: { en: 'Night Receptionist' } } })
  })
  await Promise.all([page.waitForRequest('**/api/v1.0.0/jobs/1'), page.reload()])
  await expect(chosen.getByRole('heading', { level: 3 })).toHaveText('Hotel Receptionist')
  letThrough()
  await expect(chosen.getByRole('heading', { level: 3 })).toHaveText('Night Receptionist')
  // Another one is not taken for it, and one that is gone stands no more.
  await page.goto(`${server.origin}/a/job/job-adFeature/987654`)
  await expect(page.locator('.job-row')).toHaveCount(10)
  await expect(chosen).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sarika.featured'))).toBe('')
})

test('S-HOME-7 the start page whole and the featured jobs are sound in the languages that are looked at', async ({
  page,
  server,
}) => {
  test.slow()
  const faults = faultsOf(page)
  for (const language of LOOKED_AT) {
    await page.setViewportSize({ width: 1280, height: 2_000 })
    await page.goto(`${server.origin}/a/?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('.jobs-today .job-row')).toHaveCount(6)
    await expect(page.locator('.shelf')).toHaveCount(4)
    await expect(page.locator('.ad-tile')).toHaveCount(8)
    await expect(page.locator('.ad')).toHaveCount(5)
    await expectSound(page)
    await page.goto(`${server.origin}/a/job/job-adFeature/1`)
    await expect(page.locator('.job-row')).toHaveCount(11)
    await expectSound(page)
  }
  expect(faults).toEqual([])
})

/** A picture of one point. */
