import type { Page } from '@playwright/test'
import { expectNoBarrier } from './support/barriers'
import { scrollDown } from './support/scroll'
import { Server } from './support/server'
import { expect, test } from './support/test'

const welcome = (page: Page) => page.getByRole('region', { name: 'Welcome to the new Sarika' })

test('S-HOME-12 what and where lead to the search for both, with its suggestions on the way', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/`)
  const what = page.getByRole('combobox', { name: 'What' })
  const where = page.getByRole('combobox', { name: 'Where' })
  await what.fill('cook')
  await where.fill('siem')
  await where.press('Enter')
  await page.getByRole('main').getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/a\/job\?keyword=cook&location=17$/)
  await page.goto(`${server.origin}/a/`)
  await what.fill('recep')
  await page
    .getByRole('option')
    .filter({ hasText: /^Receptionist\d/ })
    .click()
  await expect(page).toHaveURL(/\/a\/job\?keyword=Receptionist$/)
  // What is no place stays, and that is said.
  await page.goto(`${server.origin}/a/`)
  await where.fill('nowhere at all')
  await page.getByRole('main').getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(where).toBeFocused()
  await expect(page).toHaveURL(/\/a\/$/)
})

test('S-HOME-13 S-HOME-14 popular searches and trades lead into the search, and numbers may be missing', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/`)
  const popular = page.getByRole('list', { name: 'Popular' }).getByRole('link')
  await expect(popular).toHaveText([
    'Receptionist',
    'គណនេយ្យករ',
    'Driver',
    '翻译',
    'បេឡាករ',
    'Part time, Siem Reap',
  ])
  await expect(popular.nth(1)).toHaveAttribute('lang', 'km')
  const trades = page.getByRole('navigation', { name: 'Trades' }).getByRole('link')
  await expect(trades).toHaveCount(8)
  for (const trade of await trades.all()) await expect(trade).toHaveText(/\d+ jobs?$/)
  const count = /(\d+) jobs?$/.exec((await trades.first().textContent()) ?? '')?.[1]
  await trades.first().click()
  await expect(page).toHaveURL(/\/a\/job\?category=12$/)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} jobs`)
  await page.route('**/home/page/categories/statistics', (route) => route.abort())
  await page.goto(`${server.origin}/a/`)
  await expect(trades.first()).toHaveText('Hotel and restaurant')
})

test('S-HOME-16 S-HOME-17 S-HOME-18 employers with their times, a talk and advice stand below', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 4_000 })
  await page.goto(`${server.origin}/a/`)
  const employers = page.getByRole('region', { name: 'Employers who answer' }).getByRole('listitem')
  await expect(employers).toHaveCount(12)
  await expect(employers.first()).toHaveText(/Angkor Hospitality Group\d open jobs?Answers within 1 h/)
  const talk = page.getByRole('region', { name: 'Ask before you apply, in your language' })
  await expect(talk.getByRole('figure', { name: 'Example of a chat with an employer' })).toBeVisible()
  await expect(talk.getByRole('link', { name: 'I am hiring' })).toHaveAttribute('href', '/a/enterprise')
  await expect(talk.getByRole('link', { name: 'Make a resume in 4 minutes' })).toHaveAttribute(
    'href',
    '/a/first-steps',
  )
  const advice = page.getByRole('region', { name: 'Advice' }).getByRole('listitem')
  await expect(advice).toHaveCount(3)
  await expect(advice.first()).toContainText('Career planning')
})

test('S-HOME-20 S-HOME-24 the welcome is a bar above the header, with the old site only where one is named', async ({
  page,
  server,
  seeded,
}) => {
  for (const [width, height] of [
    [1280, 40],
    [390, 44],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${server.origin}/a/about`)
    expect(await welcome(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(height)
  }
  await expect(welcome(page).getByRole('link')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const named = await Server.start(seeded, { SARIKA_OLD_SITE: 'https://old.sarika.example/' })
  await page.goto(`${named.origin}/a/about`)
  await expect(welcome(page).getByRole('link', { name: 'Go to the old site' })).toHaveAttribute(
    'href',
    'https://old.sarika.example/',
  )
  await expectNoBarrier(page)
  await named.remove()
})

test('S-HOME-21 a member has the resume in the header, and saved jobs, chats and notices as icons', async ({
  enter,
}) => {
  const { page, origin } = await enter('sokha')
  await page.goto(`${origin}/a/about`)
  const header = page.getByRole('banner')
  await expect(header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    ...['Jobs', 'Companies', 'Advice', 'Resume'],
  ])
  for (const [name, path] of [
    [/^Messages/, '/a/chat/index'],
    [/^Inbox|^Notices/, '/a/message'],
    ['Saved', '/a/favorite'],
  ] as const)
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('S-HOME-22 S-HOME-23 the footer has four columns, and the online service covers nothing', async ({
  page,
  server,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${server.origin}/a/about`)
    await expect(page.getByRole('article').or(page.getByRole('tabpanel')).first()).toBeVisible()
    const footer = page.getByRole('contentinfo')
    for (const name of ['Job seekers', 'Employers', 'Safety', 'Sarika'])
      await expect(footer.getByRole('navigation', { name, exact: true }).getByRole('link')).not.toHaveCount(0)
    await scrollDown(page)
    const service = footer.getByRole('button', { name: 'Online service' })
    await expect(service).toHaveCSS('position', 'static')
    await service.scrollIntoViewIfNeeded()
    const box = await service.boundingBox()
    for (const link of await footer.getByRole('link').all()) {
      const other = await link.boundingBox()
      if (box === null || other === null) continue
      const isApart =
        other.x >= box.x + box.width ||
        other.x + other.width <= box.x ||
        other.y >= box.y + box.height ||
        other.y + other.height <= box.y
      expect(isApart, (await link.textContent()) ?? '').toBe(true)
    }
  }
})

test('S-HOME-25 on a phone a job is in the first window and three within two, at no width sideways', async ({
  page,
  server,
}) => {
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${server.origin}/a/`)
    const rows = page.locator('.jobs-today .job-row')
    await expect(rows).toHaveCount(6)
    const top = async (index: number) => (await rows.nth(index).boundingBox())?.y ?? Number.POSITIVE_INFINITY
    expect(await top(0)).toBeLessThan(height)
    expect(await top(2)).toBeLessThan(2 * height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const frame = await page.locator('.finder').boundingBox()
    const button = await page.locator('.finder').getByRole('button', { name: 'Search' }).boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0))
    expect(await page.locator('.trades').evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  }
})
