import type { Page } from '@playwright/test'
import { steps as english } from '../packages/portal-web/src/i18n/en/steps'
import { steps as khmer } from '../packages/portal-web/src/i18n/km/steps'
import { expectNoBarrier } from './support/barriers'
import { field, press, takeMail, way } from './support/forms'
import { expect, test } from './support/test'

const LOOKS = [
  { name: 'wide, in English', language: 'en', words: english, viewport: { width: 1280, height: 800 } },
  { name: 'on a phone, in Khmer', language: 'km', words: khmer, viewport: { width: 390, height: 844 } },
  {
    name: 'on a narrow phone, in Khmer',
    language: 'km',
    words: khmer,
    viewport: { width: 360, height: 740 },
  },
] as const

const go = (page: Page) => page.locator('.flow-go > .button-primary')

/** How many jobs fit, as the button says. */
async function fitting(page: Page): Promise<number> {
  const found = /\d+/.exec((await page.locator('.flow-count').textContent()) ?? '')
  return Number(found?.[0] ?? Number.NaN)
}

async function expectNarrow(page: Page): Promise<void> {
  const [width, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(width).toBeLessThanOrEqual(shown ?? 0)
}

async function register(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/a/login?register=1`)
  await way(page, 'By email')
  await takeMail(page, origin, 'new@sarika.example')
  await field(page, 'Username').fill('newcomer')
  await field(page, 'New password').fill('abc123')
  await page.getByRole('checkbox').check()
  await press(page, 'Create account')
  await page.waitForURL('**/a/first-steps#s1')
}

for (const { name, language, words, viewport } of LOOKS)
  test(`S-STEPS-6 who has registered answers four questions and sees what fits, ${name}`, async ({
    page,
    server: { origin },
  }) => {
    await page.setViewportSize(viewport)
    await register(page, origin)
    await page.goto(`${origin}/a/first-steps?language=${language}`)
    await expect(page.getByRole('heading', { level: 1, name: words.work.title })).toBeVisible()
    await expectNoBarrier(page, ['light', 'dark'])
    await expectNarrow(page)
    const all = await fitting(page)

    await page.locator('.flow-tile').first().click()
    await expect.poll(() => fitting(page)).toBeLessThan(all)
    await page.locator('.chips .chip').first().click()
    await go(page).click()
    await expect(page.getByRole('heading', { level: 1, name: words.where.title })).toBeFocused()
    await expectNoBarrier(page, ['light'])
    await expectNarrow(page)

    // A reload and Back keep what was answered.
    await page.locator('.chips .chip').first().click()
    await page.reload()
    await expect(page.locator('.chips .chip').first()).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(page.locator('.flow-tile').first()).toHaveAttribute('aria-pressed', 'true')
    await page.goForward()
    await go(page).click()

    // An answer that leaves nothing is shown before one goes on.
    await page.getByRole('slider').fill('1500')
    await expect.poll(() => fitting(page)).toBe(0)
    await expectNoBarrier(page, ['light'])
    await expectNarrow(page)
    await page.getByRole('button', { name: words.skip }).click()

    await expect(page.getByRole('heading', { level: 1, name: words.you.title })).toBeVisible()
    await page.getByLabel(words.you.lastName).fill('ចាន់')
    await page.getByLabel(words.you.firstName).fill('<img src=x onerror=alert(1)>')
    await page.locator('.chips .chip').first().click()
    await expectNoBarrier(page, ['light'])
    await expectNarrow(page)

    // A network that fails loses nothing, and the next press is the same try.
    await page.route('**/users/resumes', (route) => route.abort(), { times: 1 })
    await go(page).click()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await go(page).click()
    await page.waitForURL('**/a/first-steps**#s5')
    await expect(page.locator('.job-row').first()).toBeVisible()
    await expectNoBarrier(page, ['light', 'dark'])
    await expectNarrow(page)

    // The resume has begun with what was said.
    await page.getByRole('link', { name: words.end.begun }).click()
    await page.waitForURL('**/a/resume?id=*')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const answer = await page.goto(`${origin}/a/resume`)
    expect(answer?.ok()).toBe(true)
    await expect(page.locator('.own-row, .job-row').filter({ has: page.getByRole('heading') })).toHaveCount(1)
  })

test('S-STEPS-2 every question can be skipped; who answers nothing gets the list, and no resume', async ({
  page,
  server: { origin },
}) => {
  await register(page, origin)
  for (let step = 1; step <= 4; step++) {
    await page.waitForURL(`**/a/first-steps#s${step}`)
    await page.getByRole('button', { name: english.skip }).click()
  }
  await page.waitForURL('**/a/first-steps#s5')
  await expect(page.locator('.job-row').first()).toBeVisible()
  await expect(page.getByText(english.end.begun)).toHaveCount(0)
  await page.goto(`${origin}/a/first-steps#s2`)
  await page.getByRole('button', { name: english.back }).click()
  await page.waitForURL('**/a/first-steps#s1')
  await page.getByRole('link', { name: english.close }).click()
  await page.waitForURL('**/a/')
})

test('S-OWN-21 the start page asks what one looks for, and then lists jobs that fit', async ({ member }) => {
  const { page, origin } = await member('dara')
  await page.goto(`${origin}/a/`)
  const shelf = page.getByRole('region', { name: 'Jobs for you' })
  await shelf.getByRole('link', { name: 'Answer four questions' }).click()
  await page.waitForURL('**/a/first-steps#s1')
  await page.locator('.flow-tile').first().click()
  const trade = (await page.locator('.flow-tile').first().textContent()) ?? ''
  await go(page).click()
  await page.locator('.chips .chip').first().click()
  await go(page).click()
  await page.getByRole('button', { name: english.skip }).click()
  await page.getByLabel(english.you.lastName).fill('Kim')
  await go(page).click()
  await page.waitForURL('**/a/first-steps#s5')
  await page.goto(`${origin}/a/`)
  await expect(shelf.locator('.job-row')).toHaveCount(6)
  // What was looked for is what a new resume begins with.
  await page.goto(`${origin}/a/resume`)
  await expect(page.getByRole('link', { name: trade })).toBeVisible()
})
