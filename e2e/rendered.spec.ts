import type { Page } from '@playwright/test'
import { expectNoBarrier } from './support/barriers'
import { faultsOf } from './support/faults'
import { hold } from './support/hold'
import { expect, test } from './support/test'

/** The portal's first script; style sheets and the script of the theme are others. */
const FIRST_SCRIPT = /\/assets\/index-[\w-]{8}\.js$/

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Paths of the calls that a page makes from now on, without queries of pictures and the like. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.resourceType() === 'fetch') calls.push(pathname.replace('/api/v1.0.0', '') + search)
  })
  return calls
}

test('S-REND-1 S-REND-2 S-REND-3 who runs no script reads a job, its company and an article, and goes on by links', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  const go = async (name: string, path: string) => {
    await page.getByRole('link', { name }).first().click()
    await page.waitForURL(`**${path}`)
  }
  await page.goto(`${server.origin}/a/job/1`)
  await expect(heading(page)).toHaveText('Hotel Receptionist')
  await expect(page.getByText('Welcome guests, check them in and out')).toBeVisible()
  await expect(page.locator('.pay')).toContainText('$350')
  expect(await page.locator('main').evaluate((main) => main.scrollWidth <= innerWidth)).toBe(true)
  await go('Angkor Hospitality Group', '/a/company/1')
  await expect(heading(page)).toContainText('Angkor Hospitality Group')
  await expect(page.getByText('Four hotels in Siem Reap and Phnom Penh').first()).toBeVisible()
  await go('Hotel Receptionist', '/a/job/1')
  await page.goto(`${server.origin}/a/job/1?language=vi`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.goto(`${server.origin}/a/adviser/1?language=km`)
  await expect(heading(page)).toHaveText('អានការប្រកាសពីរដងមុនពេលដាក់ពាក្យ')
  await expect(page.locator('.prose li').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  await context.close()
})

test('S-REND-8 the screen of a visitor asks for nothing that came with the page', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page)
  for (const [path, reads, later] of [
    ['job/1', ['/jobs/1'], '/jobs/1/related'],
    ['company/1', ['/users/employers/1', '/jobs?employerId=1&size=10&page=1'], '/application/constants'],
    ['adviser/1', ['/users/articles/1'], '/application/constants'],
  ] as const) {
    const calls = callsOf(page)
    await page.goto(`${server.origin}/a/${path}`)
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
    await expect.poll(() => calls).toContain(later)
    expect(calls.filter((call) => reads.some((read) => read === call))).toEqual([])
    await expect(page.locator('#page-data')).toHaveCount(0)
  }
  expect(faults).toEqual([])
})

test('S-REND-8 for who is logged in, and for who reads in another language, the screen asks anew', async ({
  member,
  page: visitor,
}) => {
  const { page, origin } = await member('sokha')
  const calls = callsOf(page)
  await page.goto(`${origin}/a/job/1`)
  await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]').first()).toBeVisible()
  expect(calls.filter((call) => call === '/jobs/1')).toHaveLength(1)
  // Chosen in a browser that lost its cookies: the server takes the browser's language.
  await visitor.addInitScript(() => localStorage.setItem('sarika.language', 'km'))
  const asked = callsOf(visitor)
  await visitor.goto(`${origin}/a/job/1`)
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'km')
  await expect(visitor.locator('.job-actions')).toBeVisible()
  await expect(heading(visitor)).toHaveText('អ្នកទទួលភ្ញៀវសណ្ឋាគារ')
  expect(asked.filter((call) => call === '/jobs/1')).toHaveLength(1)
})

test('S-REND-11 what the server wrote is painted in the theme that was chosen, before the script', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('sarika.theme', 'dark'))
  const open = await hold(page, FIRST_SCRIPT)
  await page.goto(`${server.origin}/a/job/1`, { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('Hotel Receptionist')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 22, 21)')
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expectNoBarrier(page)
  open()
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 22, 21)')
})

test('S-REND-12 while the portal takes a page over there is text at every frame, the title stays, and so does the place', async ({
  page,
  server,
}) => {
  const open = await hold(page, FIRST_SCRIPT)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(`${server.origin}/a/job/1`, { waitUntil: 'commit' })
  await expect(page.getByText('More about this job')).toBeVisible()
  await page.evaluate(() => {
    scrollTo(0, 300)
    const seen = { titles: new Set<string>(), texts: new Set<string | undefined>() }
    Object.assign(window, { seen })
    const look = () => {
      seen.titles.add(document.title)
      seen.texts.add(document.querySelector('h1')?.textContent)
      requestAnimationFrame(look)
    }
    look()
  })
  open()
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toHaveCount(1)
  const seen = await page.evaluate(() => {
    const { titles, texts } = (window as unknown as { seen: Record<'titles' | 'texts', Set<string>> }).seen
    return { titles: [...titles], texts: [...texts], y: scrollY }
  })
  const title = 'Hotel Receptionist, Angkor Hospitality Group, Siem Reap - Sarika'
  expect(seen).toEqual({ titles: [title], texts: ['Hotel Receptionist'], y: 300 })
})

test('S-REND-13 the portal can be installed: its manifest and icons are served as what they are', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/`)
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(`${server.origin}${href}`)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Sarika', start_url: '/a/', scope: '/a/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
})
