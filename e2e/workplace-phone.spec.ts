import type { Page } from '@playwright/test'
import { expectNoBarrier, expectSound } from './support/barriers'
import { countOf, rows, what } from './support/lists'
import { expect, test } from './support/test'

/** Not those of the orders of the list. */
const options = (page: Page) => page.locator('[role=option]')

for (const width of [390, 360])
  test(`S-FIND-59 at ${width} px the first job is in sight, and the search unfolds over the page`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const language of ['km', 'en']) {
      await page.goto(`${server.origin}/a/job?language=${language}`)
      await expect(rows(page)).toHaveCount(10)
      if (language === 'km') await page.locator('.welcome').getByRole('button').click()
      await expect.poll(async () => (await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(180)
      await expectSound(page)
    }
    await page.getByRole('button', { name: 'Change search' }).click()
    await what(page).pressSequentially('cook')
    await expect(options(page).filter({ hasText: 'Cook' }).first()).toBeVisible()
    await expectNoBarrier(page)
    await what(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Change search' })).toContainText('cook')
    await expect(rows(page).first()).toContainText(/cook|chef/i)
    await rows(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/a\/job\/\d+$/)
    // Seen is what was shown.
    await expect(page.locator('.job-top')).toBeVisible()
    await page.goBack()
    await expect(rows(page).first()).toHaveAttribute('data-seen', 'true')
  })

test('S-FIND-72 on a phone Back closes the search and the filters, which open where one types and can be cleared', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.origin}/a/job?term=2`)
  await expect(rows(page).first()).toBeVisible()
  const before = page.url()
  const open = page.locator('dialog[open]')
  await page.getByRole('button', { name: 'Change search' }).click()
  await expect(what(page)).toBeFocused()
  await page.goBack()
  await expect(open).toHaveCount(0)
  await expect(page).toHaveURL(before)
  const all = page.getByRole('button', { name: /^All filters/ })
  await all.click()
  await expect(open).toBeVisible()
  await page.goBack()
  await expect(open).toHaveCount(0)
  await expect(page).toHaveURL(before)
  await all.click()
  await page.getByRole('dialog', { name: 'All filters' }).getByRole('button', { name: 'Close' }).click()
  await expect(open).toHaveCount(0)
  await all.click()
  await open.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/a\/job$/)
  await open.getByRole('button', { name: /^Show/ }).click()
  await expect(open).toHaveCount(0)
  // One step back is the search before.
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('S-FIND-78 one chip of a phone narrows jobs down to those told in Khmer, and the first ten are', async ({
  page,
  server,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${server.origin}/a/job?language=km`)
  await expect(rows(page)).toHaveCount(10)
  const all = await countOf(page)
  await page.getByRole('button', { name: 'ជាភាសាខ្ញុំ' }).click()
  await expect(page).toHaveURL(/\?written=km$/)
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  const links = await rows(page)
    .locator('.job-row-title > a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  expect(links).toHaveLength(10)
  for (const link of links) {
    await page.goto(server.origin + link)
    await expect(page.locator('.job-reading .job-text').first()).toContainText(/[\u1780-\u17ff]{4}/)
    await expect(page.locator('.job-reading .job-text [lang=en]:not(bdi)')).toHaveCount(0)
    expect(await englishOf(page), link).toEqual([])
  }
})

const englishOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const { parentElement: parent, textContent } = node
      if (parent === null || parent.closest('bdi, script, [lang]:not(html, [lang=km])') !== null) continue
      if (/[A-Za-z]{2,}(?:\s+[A-Za-z]{2,}){2,}/.test(textContent ?? '')) found.push(textContent ?? '')
    }
    return found
  })

test('S-FIND-59 S-FIND-63 on a phone of 360 px a seeker finds and judges ten jobs in Khmer, without an English sentence that the page could have told in Khmer', async ({
  page,
  server,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${server.origin}/a/?language=km`)
  await page.goto(`${server.origin}/a/job`)
  await page.getByRole('button', { name: 'ប្ដូរការស្វែងរក' }).click()
  const field = page.getByRole('combobox', { name: 'រកអ្វី' })
  await field.pressSequentially('ទទួល')
  await options(page).filter({ hasText: 'ទទួលភ្ញៀវ' }).first().click()
  await expect(rows(page)).toHaveCount(10)
  expect(await englishOf(page)).toEqual([])
  const seen = new Set<string>()
  for (let at = 0; at < 10; at++) {
    const link = rows(page).nth(at).getByRole('heading').getByRole('link')
    await link.click()
    await expect(page).toHaveURL(/\/a\/job\/\d+$/)
    // The job's own: the list is there until the job is.
    const heading = page.locator('.job-top').getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/[\u1780-\u17ff]/)
    seen.add(page.url())
    expect(await englishOf(page), page.url()).toEqual([])
    await page.goBack()
    await expect(rows(page).nth(at)).toHaveAttribute('data-seen', 'true')
  }
  expect(seen.size).toBe(10)

  // Where the employer wrote in Khmer too, that is what is read.
  const { result } = await (
    await page.request.get(`${server.origin}/api/v1.0.0/jobs?employerId=1&size=10`)
  ).json()
  for (const { id } of result) {
    await page.goto(`${server.origin}/a/job/${id}`)
    await expect(page.locator('.job-reading .job-text').first()).toContainText(/[\u1780-\u17ff]{4}/)
    await expect(page.locator('.job-reading .job-text [lang=en]:not(bdi)')).toHaveCount(0)
    expect(await englishOf(page)).toEqual([])
    await expectSound(page)
  }
})
