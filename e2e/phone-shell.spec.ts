import type { Locator } from '@playwright/test'
import { expectNoBarrier } from './support/barriers'
import { giveLogin } from './support/person'
import { scrollDown } from './support/scroll'
import { expect, test } from './support/test'

const PHONE = { width: 390, height: 844 }

test('S-SHELL-12 on a phone one menu has all of the header, for visitors and for members', async ({
  page,
  server,
  enter,
}) => {
  const pages = ['Jobs', 'Companies', 'Advice', 'Candidates', 'About us', 'Mobile app', 'For employers']
  await page.setViewportSize(PHONE)
  await page.goto(`${server.origin}/a/job`)
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText([...pages, 'Resume', 'Log in', 'Register'])
  await expect(page.getByRole('menuitemradio', { name: 'ខ្មែរ' })).toHaveCount(1)
  await expectNoBarrier(page)
  await page.getByRole('menuitem', { name: 'Advice' }).click()
  await page.waitForURL('**/a/adviser')

  const sokha = await enter('sokha')
  await sokha.page.setViewportSize(PHONE)
  await sokha.page.getByRole('button', { name: 'Menu' }).click()
  await expect(sokha.page.getByRole('menuitem')).toHaveText([
    ...pages,
    ...['My page', 'Resume', 'Applications', 'Who viewed me', 'Saved', 'Cover letters', 'Job alerts'],
    ...['Account settings', 'Default language', 'Log out'],
  ])
  await sokha.page.getByRole('menuitem', { name: 'Log out' }).click()
  await sokha.page.waitForURL('**/a/')
})

test('S-SHELL-26 a phone has five ways at its lower edge, for visitors and for members', async ({
  page,
  server,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${server.origin}/a/about`)
  const bar = page.getByRole('navigation', { name: 'Main' })
  const way = (name: string | RegExp) => bar.getByRole('link', { name })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Jobs', 'Messages', 'Resume', 'Me'])
  await way('Jobs').click()
  await page.waitForURL('**/a/job')
  await expect(way('Jobs')).toHaveAttribute('aria-current', 'page')
  await expect(way('Home')).not.toHaveAttribute('aria-current')
  await way(/^Me$/).click()
  await expect(page.getByText('Please login first')).toBeVisible()
  await page.waitForURL('**/a/login')
  await expect(bar).toHaveCount(0)

  await giveLogin(page, 'sokha')
  await page.waitForURL('**/a/mine')
  await expect(way(/^Me \d+ unread/)).toHaveAttribute('aria-current', 'page')
  await expect(way(/^Messages \d+ unread/)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0)
  await expectNoBarrier(page)
  await way('Resume').click()
  await page.waitForURL('**/a/resume')
  await way(/^Messages/).click()
  await page.waitForURL('**/a/chat/index')
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.goto(`${server.origin}/a/enterprise`)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('S-SHELL-26 what can be done on a page takes the place of the bar, and nothing that floats covers either', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  await page.setViewportSize(PHONE)
  const bar = page.getByRole('navigation', { name: 'Main' })
  const edge = async (lower: Locator) => {
    await expect(lower).toBeInViewport({ ratio: 1 })
    const box = await lower.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height)
    return box?.y ?? 0
  }
  const bottomOf = async (thing: Locator) => {
    const box = await thing.boundingBox()
    // Part of a pixel is none.
    return Math.floor((box?.y ?? 0) + (box?.height ?? 0))
  }
  const float = page.getByRole('button', { name: 'Back to top' })
  /** Not to the end: there the bar of a list stands above the footer. */
  const comeDown = () => page.evaluate(() => scrollTo({ top: innerHeight }))
  await page.goto(`${origin}/a/job`)
  await edge(bar)
  // The footer ends above it.
  await expect(page.locator('.job-row').first()).toBeVisible()
  await scrollDown(page)
  expect(await bottomOf(float)).toBeLessThan(await edge(bar))
  expect(await bottomOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual(await edge(bar))

  await page.getByRole('button', { name: 'Select several' }).click()
  await page.getByRole('checkbox').first().check()
  const batch = page.getByRole('region', { name: 'Selected jobs' })
  await expect(bar).toBeHidden()
  await comeDown()
  expect(await bottomOf(float)).toBeLessThan(await edge(batch))
  await batch.getByRole('button', { name: 'Save' }).click()
  expect(await bottomOf(page.locator('[data-sonner-toast]').first())).toBeLessThan(await edge(batch))

  await page.goto(`${origin}/a/job/1`)
  const actions = page.locator('.job-bar')
  await edge(actions)
  await comeDown()
  expect(await bottomOf(float)).toBeLessThan(await edge(actions))
  await expect(bar).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toBeVisible()

  await page.goto(`${origin}/a/chat/index?phone=1`)
  await edge(bar)
  await page.getByRole('link', { name: /^Bopha, Angkor HR/ }).click()
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible()
  await expect(bar).toBeHidden()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await edge(bar)
  // As low as a keyboard leaves it.
  await page.setViewportSize({ width: 390, height: 420 })
  await expect(bar).toBeHidden()
  await page.setViewportSize(PHONE)
  await expect(bar).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
})

test('S-LOOK-6 on a phone a dialog is a sheet at the lower edge, and scrolls where the window is low', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  const asked = page.getByRole('dialog')
  const edges = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await asked.boundingBox()) ?? {}
    return { left: x, right: x + width, bottom: Math.round(y + height), height }
  }
  await page.setViewportSize(PHONE)
  await page.goto(`${origin}/a/cover-letter`)
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  expect(await edges()).toMatchObject({ left: 0, right: 390, bottom: 844 })
  await expectNoBarrier(page)
  await page.setViewportSize({ width: 390, height: 200 })
  const low = await edges()
  expect(low).toMatchObject({ left: 0, right: 390, bottom: 200 })
  expect(low.height).toBeLessThanOrEqual(180)
  const last = asked.getByRole('button', { name: 'Delete' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  await asked.getByRole('button', { name: 'Cancel' }).click()

  await page.setViewportSize(PHONE)
  await page.goto(`${origin}/a/job`)
  await page.getByRole('button', { name: 'All filters' }).click()
  expect(await edges()).toMatchObject({ left: 0, right: 390, bottom: 844 })
  await asked.getByText('Province').click()
  expect((await edges()).height).toBeLessThanOrEqual(760)
  await expect(asked.getByRole('button', { name: /^Show/ })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${origin}/a/cover-letter`)
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  expect((await edges()).bottom).toBeLessThan(600)
})
