import { askAnew } from './support/anew'
import { expect, test } from './support/test'

test('S-FIND-62 the top of a job says who, where, since when and for how much', async ({ page, server }) => {
  await page.goto(`${server.origin}/a/job/1`)
  // The app has taken over: what is measured stays.
  await expect(page.getByRole('button', { name: /^Language: / })).toBeVisible()
  const top = page.locator('.job-top')
  await expect(top.locator('.logo img')).toHaveAttribute('src', /angkor\.svg$/)
  await expect(top.getByText('Verified', { exact: true })).toBeVisible()
  await expect(top.locator('time')).toHaveText('Yesterday')
  await expect(top.locator('time')).toHaveAttribute('title', /^[A-Z][a-z]{2}-\d\d-\d{4}$/)
  const [pay, words] = await top
    .locator('.pay')
    .evaluate((element) =>
      [element, element.querySelector('small') ?? element].map((one) => getComputedStyle(one).fontSize),
    )
  expect(Number.parseFloat(pay ?? '')).toBeGreaterThan(Number.parseFloat(words ?? ''))
  const colours = await page.evaluate(() =>
    ['.pay', '.job-top h1', '.job-top-company a'].map(
      (one) => getComputedStyle(document.querySelector(one) as Element).color,
    ),
  )
  expect(colours[0]).toBe(colours[1])
  expect(colours[0]).not.toBe(colours[2])
})

test('S-FIND-63 S-FIND-65 a job is read in the language of the reader, or in another one that it has', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job/1?language=km`)
  const reading = page.locator('.job-reading')
  await expect(reading.locator('.written').first()).toHaveAttribute('lang', 'km')
  await expect(reading.locator('.written li').first()).toContainText('ស្វាគមន៍ភ្ញៀវ')
  await expect(reading.locator('.tongue')).toContainText('ភាសាអង់គ្លេស')
  await reading.getByRole('button', { name: '中文' }).click()
  await expect(reading.locator('.written').first()).toHaveAttribute('lang', 'zh')
  await expect(reading.locator('.written li').first()).toContainText('迎接客人')
  await expect(reading.locator('.perks')).toHaveAttribute('lang', 'zh')
  await expect(reading.locator('.perks svg')).toHaveCount(4)
  await expect(reading.getByRole('button', { name: '中文' })).toHaveAttribute('aria-pressed', 'true')
  // Nobody wrote Vietnamese: the words of the employer stand.
  await page.goto(`${server.origin}/a/job/1?language=vi`)
  await expect(reading.locator('.written').first()).toHaveAttribute('lang', 'en')
  await expect(reading.locator('.tongue')).toContainText('tiếng Anh')
})

test('S-FIND-63 what a machine wrote is called translated, and one language that is the reader’s has no line', async ({
  page,
  server,
}) => {
  let texts: object = {}
  await askAnew(page)
  await page.route('**/api/v1.0.0/jobs/1', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    texts = { en: body.texts.en, vi: { ...body.texts.en, by: 'machine' } }
    await route.fulfill({
      json: { ...body, texts: page.url().includes('only') ? { en: body.texts.en } : texts },
    })
  })
  await page.goto(`${server.origin}/a/job/1`)
  await expect(page.getByRole('button', { name: 'Tiếng Việt translated' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'English translated' })).toHaveCount(0)
  await page.goto(`${server.origin}/a/job/1?only=1`)
  await expect(page.locator('.written').first()).toBeVisible()
  await expect(page.locator('.tongue')).toHaveCount(0)
})

test('S-FIND-66 beside a job stand what is known of its company and what nobody should do for a job', async ({
  page,
  server,
}) => {
  await askAnew(page)
  await page.route('**/api/v1.0.0/jobs/1', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({
      json: { ...body, employer: { ...body.employer, answersWithin: 7_300, answeredPercent: 94.2 } },
    })
  })
  await page.goto(`${server.origin}/a/job/1`)
  const aside = page.getByRole('complementary')
  await expect(aside.locator('.figures > div')).toHaveText(['answered94%', 'to answer3 h', 'open jobs2'])
  await expect(aside.getByText('Usually answers within 3 h')).toBeVisible()
  await expect(aside.getByText('Verified: we checked the licence, address and phone')).toBeVisible()
  await expect(aside.getByText(/^Never pay for a job/)).toBeVisible()
  await expect(aside.locator('.shot-strip img')).toHaveCount(3)
  // Who answers how fast is not known of this one: no figure is made up.
  await page.route('**/api/v1.0.0/jobs/3', async (route) => {
    const body = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...body, employer: { ...body.employer, answersWithin: null, answeredPercent: null } },
    })
  })
  await page.goto(`${server.origin}/a/job/3`)
  await expect(aside.getByText('3 open jobs')).toBeVisible()
  await expect(aside.locator('.figures')).toHaveCount(0)
})

test('S-FIND-67 S-FIND-68 S-FIND-69 a company shows itself, its pictures larger, its places and who answers', async ({
  member,
}) => {
  const { page, origin } = await member('sokha')
  await page.goto(`${origin}/a/company/1`)
  const main = page.getByRole('main')
  await expect(main.locator('img.company-cover')).toHaveJSProperty('complete', true)
  expect(
    await main.locator('img.company-cover').evaluate((img) => (img as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(0)
  for (const name of ['About us', 'Benefits for everyone', 'Open jobs 2', 'Where we are', 'Talk to'])
    await expect(main.getByRole('heading', { name })).toBeVisible()

  const room = main.getByRole('button', { name: 'Guest room' })
  await room.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Guest room' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('heading', { name: 'Pool and garden' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(room).toBeFocused()

  await expect(main.getByRole('img', { name: /^Sketch map of Cambodia with .*Siem Reap/ })).toBeVisible()
  await expect(main.getByText('A sketch, not a map for directions.')).toBeVisible()

  const people = main.getByRole('region', { name: 'Talk to' })
  await expect(people.locator('li')).toContainText(['Bopha'])
  await expect(people.locator('li')).toContainText(['Recruiter, front office'])
  await people.getByRole('link', { name: 'Chat with Bopha' }).click()
  await page.waitForURL('**/a/chat/index?with=*')
})

test('S-FIND-69 a company that is not verified says so, and one without jobs leads to an alert', async ({
  page,
  server,
}) => {
  await askAnew(page)
  await page.route('**/users/employers/1', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ json: { ...body, isVerified: false, jobsQuantity: 0, canChat: false, people: [] } })
  })
  await page.route('**/api/v1.0.0/jobs?employerId=1*', (route) =>
    route.fulfill({ json: { result: [], totalCount: 0, totalPage: 0 } }),
  )
  await page.goto(`${server.origin}/a/company/1`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^Not verified yet/)).toBeVisible()
  await expect(main.getByText('Verified', { exact: true })).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Talk to' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: /^Chat/ })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Get alerts for new jobs' })).toHaveAttribute(
    'href',
    /\/job-subscribe\/detail\?keyword=Angkor\+Hospitality\+Group$/,
  )
})

test('S-FIND-70 a job on paper is one page of what it is, with its address', async ({ page, server }) => {
  await page.goto(`${server.origin}/a/job/1`)
  await expect(page.locator('.similar')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of ['banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(part)).toHaveCount(0)
  await expect(page.locator('.similar')).toBeHidden()
  await expect(page.getByText(`${server.origin}/a/job/1`)).toBeVisible()
  for (const text of [
    'Hotel Receptionist',
    'Angkor Hospitality Group',
    '$350',
    'Charles de Gaulle Avenue, Siem Reap',
  ])
    await expect(page.locator('.job-main').getByText(text).first()).toBeVisible()
  await expect(page.locator('.job-main').getByRole('button')).toHaveCount(0)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
