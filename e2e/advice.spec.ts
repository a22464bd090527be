import type { Page } from '@playwright/test'
import { askAnew } from './support/anew'
import { expectSound, LOOKED_AT } from './support/barriers'
import { faultsOf } from './support/faults'
import { expect, test } from './support/test'
import { go } from './support/walk'

// Days begin when they do in Cambodia.
test.use({ timezoneId: 'Asia/Phnom_Penh' })

const rows = (page: Page) => page.getByRole('main').locator('.article-row')
const count = (page: Page) => page.getByRole('main').getByRole('status')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const text = (page: Page) => page.getByRole('main').locator('.prose')

const metaOf = (page: Page, property: string) =>
  page.locator(`meta[property="og:${property}"]`).getAttribute('content')

test('S-ADVICE-1 S-ADVICE-2 advice is chosen by kind and page, read, and leads to the next', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/adviser`)
  await expect(rows(page)).toHaveCount(8)
  const all = Number.parseInt((await count(page).textContent()) ?? '', 10)
  expect(all).toBeGreaterThan(30)
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/\/a\/adviser\?page=2$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(rows(page)).toHaveCount(8)
  const kinds = page.getByRole('navigation', { name: 'Topics' })
  await kinds.getByRole('link', { name: 'Interview tips' }).click()
  await expect(page).toHaveURL(/\/a\/adviser\?kind=interview$/)
  await expect(count(page)).not.toHaveText(`${all} articles`)
  for (const row of await rows(page).all()) await expect(row).toContainText('Interview tips')
  await page.goBack()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(count(page)).toHaveText(`${all} articles`)
  await page.goForward()

  await rows(page).filter({ hasText: 'The day of the interview' }).getByRole('link').click()
  await expect(heading(page)).toHaveText('The day of the interview')
  await expect(page).toHaveTitle('The day of the interview - Sarika')
  await expect(page.getByRole('main').locator('time')).toHaveText('Aug-31-2026')
  await expect(text(page).getByRole('heading', { name: 'The day before' })).toBeVisible()
  await expect(text(page).getByRole('listitem')).toHaveCount(3)
  expect(await metaOf(page, 'type')).toBe('article')
  expect(await metaOf(page, 'title')).toBe('The day of the interview')
  expect(await metaOf(page, 'description')).toMatch(/^You cannot learn a trade in one evening/)
  const next = page.getByRole('link', { name: /^Next article/ })
  const following = ((await next.textContent()) ?? '').replace('Next article', '')
  await next.click()
  await expect(heading(page)).toHaveText(following)
  await page.getByRole('main').getByRole('link', { name: 'Interview tips' }).click()
  await expect(page).toHaveURL(/\?kind=interview$/)
  await page.goto(`${server.origin}/a/adviser/3`)
  const title = await heading(page).textContent()
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  expect(await metaOf(page, 'title')).toBe(title)
  await page.goto(`${server.origin}/a/adviser/999`)
  await expect(heading(page)).toHaveText('This page could not be found')
})

test('S-ADVICE-3 S-ADVICE-9 hostile content shows as text and does nothing; a picture keeps its width', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page)
  await askAnew(page)
  await page.route('**/users/articles/1', async (route) => {
    const answer = await route.fetch()
    const hostile =
      '<img src=x onerror="document.title=1"><p onclick="x()">&lt;b&gt;one</p><svg onload="x()"/>'
    await route.fulfill({
      json: {
        ...(await answer.json()),
        title: '<script>document.title = 1</script>',
        content: `<h2>Safe</h2>${hostile}<iframe src="/desk/"></iframe><script>document.title = 2</script>`,
        images: ['javascript:alert(1)', '//elsewhere.example/x.png', '/a/bird.svg'],
        nextArticle: { id: 2, title: '<a href="javascript:x()">next</a>' },
      },
    })
  })
  await page.goto(`${server.origin}/a/adviser/1`)
  await expect(heading(page)).toHaveText('<script>document.title = 1</script>')
  await expect(text(page).locator('*')).toHaveText(['Safe', '<b>one', 'document.title = 2'])
  await expect(page.getByRole('main').locator('script, iframe, .prose svg, .prose img')).toHaveCount(0)
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', '/a/bird.svg')
  const picture = page.getByRole('main').locator('img')
  for (const [window, width] of [
    [1280, 620],
    [479, 300],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 })
    await expect.poll(() => picture.evaluate((image) => image.clientWidth)).toBe(width)
  }
  await expect(page.getByRole('link', { name: /next/ })).toHaveAttribute('href', '/a/adviser/2')
  await expect(page).toHaveTitle('<script>document.title = 1</script> - Sarika')
  // Newer browsers refuse the handlers, and say so, when the document that runs nothing is parsed.
  expect(faults.filter((fault) => !fault.startsWith('Executing inline event handler violates'))).toEqual([])
})

test('S-ADVICE-4 about tells who, how to begin, what people ask and how one is reached', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main')
  for (const path of ['/about', '/aboutus']) {
    await page.goto(`${server.origin}/a${path}`)
    await expect(text(page)).toContainText('This is a demo')
  }
  await main.getByRole('tab', { name: 'Beginner guide' }).click()
  await expect(page).toHaveURL(/\/a\/aboutus\?tab=guide$/)
  await expect(text(page).getByRole('heading', { name: /Make an account/ })).toBeVisible()
  await page.reload()
  await expect(main.getByRole('tab', { name: 'Beginner guide' })).toHaveAttribute('aria-selected', 'true')
  await main.getByRole('tab', { name: 'Questions' }).click()
  const question = main.getByRole('heading', { name: 'Does Sarika cost me anything?' })
  await expect(text(page)).toHaveCount(0)
  await question.click()
  await expect(text(page)).toContainText('free for job seekers')
  await main.getByRole('tab', { name: 'Contact' }).click()
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(4)
  await expect(main.getByRole('link', { name: 'support@sarika.example' })).toBeVisible()
  await page.goto(`${server.origin}/a/adviser?kind=questions`)
  await question.click()
  await expect(text(page)).toContainText('free for job seekers')
})

test('S-ADVICE-1 S-ADVICE-5 S-ADVICE-6 S-ADVICE-7 a company finds services, prices, ways to pay and advice', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main')
  await page.goto(`${server.origin}/a/enterprise`)
  await expect(main.getByRole('link', { name: 'Open the desk' })).toHaveAttribute('href', '/desk/')
  await expect(main.getByRole('region', { name: 'Featured employers' }).locator('.company-row')).toHaveCount(
    6,
  )
  await expect(text(page)).toContainText('in all 25 provinces')
  await main.getByRole('link', { name: 'Urgent job' }).click()
  await expect(page).toHaveURL(/\/a\/service\/urgent$/)
  await expect(heading(page)).toHaveText('Urgent job')
  await expect(text(page)).toContainText('at most 84 are shown')
  const prices = main.getByRole('table', { name: 'Prices' })
  await expect(prices.locator('tbody tr')).toHaveText([/Urgent job.*15 days\$45/])
  await expect(main.getByText('Example prices')).toBeVisible()
  await main.getByRole('link', { name: 'All services' }).click()
  await expect(prices.locator('tbody tr')).toHaveCount(6)
  for (const [type, name] of [
    ['4', 'Agency'],
    ['advertising', 'Advertising'],
  ] as const) {
    await page.goto(`${server.origin}/a/service/${type}`)
    await expect(heading(page)).toHaveText(name)
  }
  await main.getByRole('link', { name: 'How to pay' }).click()
  await expect(heading(page)).toHaveText('Payment')
  for (const way of ['By Wing', 'At the head office', 'At a bank', 'Online']) {
    await main.getByRole('link', { name: way }).click()
    await expect(heading(page)).toHaveText(way)
    await expect(text(page).getByRole('listitem')).toHaveCount(3)
    await expect(main.getByText("you can't pay here")).toBeVisible()
    await expect(main.locator('input, button, form')).toHaveCount(0)
  }
  await page.goto(`${server.origin}/a/service/nothing`)
  await expect(heading(page)).toHaveText('This page could not be found')
  await page.goto(`${server.origin}/a/enterprise-adviser`)
  await expect(rows(page)).toHaveCount(7)
  await rows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/a\/enterprise-adviser\/\d+$/)
  await expect(page.getByRole('navigation', { name: 'For companies' })).toBeVisible()
  await expect(text(page)).toBeVisible()
})

test('S-ADVICE-2 on a phone a lost network is told and tried again, and a text of another language says so', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/users/articles?*', (route) => route.abort())
  await page.goto(`${server.origin}/a/adviser?kind=letters&language=km`)
  const again = page.getByRole('main').getByRole('button', { name: 'ព្យាយាមម្ដងទៀត' })
  await expect(again).toBeVisible()
  await page.unroute('**/users/articles?*')
  await again.click()
  await rows(page).filter({ hasText: 'ប្រវត្តិរូបដែលអានចប់ក្នុងមួយនាទី' }).getByRole('link').click()
  await expect(heading(page)).toHaveText('ប្រវត្តិរូបដែលអានចប់ក្នុងមួយនាទី')
  await expect(text(page)).toHaveAttribute('lang', 'km')
  await expect(page.locator('.note')).toHaveCount(0)

  await page.getByRole('button', { name: 'ម៉ឺនុយ' }).click()
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click()
  await expect(heading(page)).toHaveText('Hồ sơ đọc xong trong một phút')
  await expect(text(page)).toHaveAttribute('lang', 'en')
  await expect(page.locator('.note')).toHaveText('Chưa có bằng ngôn ngữ của bạn. Đang hiển thị bằng English.')
})

test('S-ADVICE-8 what is read is sound in the languages that are looked at', async ({ page, server }) => {
  test.setTimeout(300_000)
  const faults = faultsOf(page)
  for (const language of LOOKED_AT) {
    await page.goto(`${server.origin}/a/adviser?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(rows(page)).toHaveCount(8)
    await expectSound(page)
    await go(page, '/adviser/3')
    await expect(text(page)).toBeVisible()
    await expectSound(page)
    await go(page, '/service')
    await expect(page.getByRole('table')).toBeVisible()
    await expectSound(page)
    await go(page, '/about?tab=questions')
    await expect(page.getByRole('main').getByRole('tab', { selected: true })).toBeVisible()
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().click()
    await expect(text(page)).toBeVisible()
    await expectSound(page)
  }
  expect(faults).toEqual([])
})
