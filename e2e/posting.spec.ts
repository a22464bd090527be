import { posting as en } from '../packages/portal-web/src/i18n/en/posting'
import { posting as km } from '../packages/portal-web/src/i18n/km/posting'
import { expectNoBarrier } from './support/barriers'
import { Desk } from './support/desk'
import { expect, test } from './support/test'

const DAY_MS = 24 * 3_600_000
/** A day to come in Cambodia, seven hours on. */
const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10)
const TITLE = 'អ្នកដុតនំបញ្ចុក'
/** In no job of the demo. */
const WORD = 'នំបញ្ចុក'

test('S-POST-22 an employer writes a job in Khmer and publishes it, a visitor finds it by a Khmer word, and it is gone when it is closed', async ({
  page,
  server: { origin },
  browser,
}) => {
  const desk = new Desk(page, origin)
  await desk.takeLogin('angkor-hr')
  await page.goto(`${origin}/desk/jobs?language=km`)
  await page.getByRole('main').getByRole('button', { name: km.post }).click()
  await page.waitForURL(/\/desk\/jobs\/\d+/)
  const id = page.url().split('/').at(-1)
  await page.getByLabel(km.words.title).fill(TITLE)
  await page.getByLabel(km.words.description).fill('• ដុតនំ\n• លក់នំ')
  await page.getByLabel(km.words.requirements).fill('តែស្រី មានបទពិសោធន៍មួយឆ្នាំ')
  await expect(page.getByRole('status').filter({ hasText: 'បានរក្សាទុកសេចក្ដីព្រាង' })).toBeVisible()

  // What is missing is said at its field, and what no job may ask for with the words.
  await page.getByRole('button', { name: km.publish, exact: true }).click()
  await expect(page.getByText(km.why.not_ready)).toBeVisible()
  await expect(page.getByText(km.faults.pay)).toBeVisible()
  await expect(page.locator('.field-error').filter({ hasText: km.faults.sex })).toContainText('តែស្រី')
  await expectNoBarrier(page)

  await page.getByLabel(km.words.requirements).fill('មានបទពិសោធន៍មួយឆ្នាំ')
  await page.getByLabel(km.facts.payFrom).fill('៣០០')
  await page.getByLabel(km.facts.closesOn, { exact: true }).fill(inDays(30))
  const where = page.getByRole('combobox', { name: km.facts.where })
  await where.fill('សៀមរាប')
  await where.press('Enter')
  await expect(page.locator('.posting-drawn')).toContainText(TITLE)
  await expect(page.locator('.posting-drawn')).toContainText('$300')
  await page.getByRole('button', { name: km.publish, exact: true }).click()
  await expect(page.getByText(km.done.publish)).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${origin}/a/job?keyword=${encodeURIComponent(WORD)}`)
  await expect(visitor.getByRole('link', { name: TITLE }).first()).toBeVisible()
  await visitor.goto(`${origin}/a/job/${id}`)
  await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(visitor.getByText('លក់នំ')).toBeVisible()

  await page.goto(`${origin}/desk/jobs`)
  const row = page.locator('.posting-row').filter({ hasText: TITLE })
  await expect(row).toContainText(km.states.open)
  await row.getByRole('button', { name: TITLE }).click()
  await page.getByRole('menuitem', { name: km.close }).click()
  await page.getByRole('dialog').getByRole('button', { name: km.close }).click()
  await expect(row).toContainText(km.states.closed)
  await expectNoBarrier(page)

  await visitor.reload()
  await expect(visitor.getByText('This job is closed and no longer takes applications.')).toBeVisible()
  await visitor.goto(`${origin}/a/job?keyword=${encodeURIComponent(WORD)}`)
  await expect(visitor.getByRole('link', { name: TITLE })).toHaveCount(0)
  await visitor.context().close()
  expect(desk.faults).toEqual([])
})

test('S-POST-23 the header of the desk begins a draft as the list of jobs does, and the way back makes no other', async ({
  page,
  server: { origin },
}) => {
  const desk = new Desk(page, origin)
  await desk.takeLogin('angkor-hr')
  const begun: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/users/employer/jobs'))
      begun.push(request.url())
  })
  await page.goto(`${origin}/desk/interviews?language=en`)
  await page.getByRole('banner').getByRole('button', { name: en.post }).click()
  await page.waitForURL(/\/desk\/jobs\/\d+/)
  await expect(page.getByLabel(en.words.title, { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/desk\/interviews/)
  expect(begun).toHaveLength(1)
  expect(desk.faults).toEqual([])
})

test('S-POST-26 S-POST-27 what is no number of people is said at its field, and Publish leads to the first marked field of the page', async ({
  page,
  server: { origin },
}) => {
  const desk = new Desk(page, origin)
  await desk.takeLogin('angkor-hr')
  await page.goto(`${origin}/desk/jobs?language=en`)
  await page.getByRole('main').getByRole('button', { name: en.post }).click()
  const people = page.getByLabel(en.facts.hirelings, { exact: true })
  await people.fill('-3')
  await expect(page.getByText('Enter a whole number from 1 to 10,000')).toBeVisible()
  await expect(people).toHaveValue('-3')
  await page.getByLabel(en.words.title, { exact: true }).fill('Baker')
  await page.getByLabel(en.words.description, { exact: true }).fill('Bake bread')
  await page.getByLabel(en.words.requirements, { exact: true }).fill('2 women')
  const publish = page.getByRole('button', { name: en.publish, exact: true })
  await publish.click()
  await expect(page.getByLabel(en.words.requirements, { exact: true })).toBeFocused()
  await page.getByLabel(en.words.requirements, { exact: true }).fill('One year at an oven')
  await publish.click()
  await expect(people).toBeFocused()
  await people.fill('2')
  await publish.click()
  await expect(page.getByLabel(en.facts.payFrom, { exact: true })).toBeFocused()
  expect(desk.faults).toEqual([])
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
])
  test(`S-POST-22 the editor and the list fit a phone of ${viewport.width} px`, async ({
    page,
    server: { origin },
  }) => {
    await page.setViewportSize(viewport)
    const desk = new Desk(page, origin)
    await desk.takeLogin('angkor-hr')
    for (const path of ['jobs', 'jobs/1'])
      for (const language of ['en', 'km', 'vi']) {
        await page.goto(`${origin}/desk/${path}?language=${language}`)
        await page.locator('main:not([aria-busy="true"]) h1, .posting-bar h1').first().waitFor()
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([path, language, over]).toEqual([path, language, 0])
      }
    expect(desk.faults).toEqual([])
  })
