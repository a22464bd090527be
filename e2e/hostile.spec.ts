import type { Page } from '@playwright/test'
import { callAs } from './support/deeds'
import { PDF } from './support/files'
import { rows } from './support/lists'
import type { Person } from './support/person'
import type { Server } from './support/server'
import { expect, test } from './support/test'

/** What would run, lead away, be filled in, turn a line round or widen the page where it is not shown as text. */
const HOSTILE = [
  '<img src=x onerror=hit=1>',
  `{{7*7}}\${7*7}$t(app:error.title)`,
  '<script>hit=1</script>',
  'javascript:hit=1',
  '\u202edemrah\u200b',
  'w'.repeat(200),
  '<svg onload=hit=1>',
  '"}</script><script>hit=1</script>',
].join(' ')

/** As much of it as a field takes, by the limits of the server. */
const upTo = (most: number) => HOSTILE.slice(0, most).trim()
const TITLE = upTo(300)
const NAME = upTo(170)
const SEARCH = upTo(50)
/** Before what turns a line round, which names that are read aloud do without. */
const LEAD = HOSTILE.slice(0, HOSTILE.indexOf('\u202e')).trim()
/** A slash would end it; the server keeps a name without what no disk takes. */
const FILE = '<img src=x onerror=hit=1>.pdf'

const EMPLOYER = 'Angkor Hospitality Group'
const PHONE = { width: 390, height: 844 }
const SOKHA = '10001'

/** A hostile company with a job, and two hostile jobs of an employer who answers; their ids in this order. */
async function bringIn(page: Page, server: Server): Promise<number[]> {
  const sections = { 'Company blurb': HOSTILE, 'Office locations': HOSTILE }
  await server.import('companies', [{ slug: 'hostile', title: TITLE, sections }])
  const said = { title: TITLE, location: TITLE, division: TITLE, categories: TITLE, residency: HOSTILE }
  await server.import(
    'jobs',
    [TITLE, EMPLOYER, EMPLOYER].map((company, at) => ({ id: `hostile-${at}`, company, ...said })),
  )
  const found = await page.request.get(`${server.origin}/api/v1.0.0/jobs?keyword=onerror`)
  const { result } = await found.json()
  const ids: number[] = result.map(({ id }: { id: number }) => id)
  return ids.toSorted((a, b) => a - b)
}

/** For what no import and no call takes: fields of this name have another value in what the server answers. */
const answerWith = (page: Page, url: string | RegExp, fields: Readonly<Record<string, unknown>>) =>
  page.route(url, async (route) => {
    const response = await route.fetch()
    const body = JSON.parse(await response.text(), (name, value) => fields[name] ?? value)
    await route.fulfill({ response, json: body })
  })

/** Each text stands there as it was written, nothing was made of it, and the page is as narrow as the phone. */
async function expectAsText(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const made = await page.evaluate(() => ({
    hit: 'hit' in window,
    elements: document.querySelectorAll('img[src="x"], [onerror], [onload]').length,
    scripts: [...document.scripts].filter(({ type, text }) => type === '' && text.includes('hit')).length,
    links: [...document.links].filter(({ protocol }) => !/^(https?|mailto|tel):$/.test(protocol)).length,
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  }))
  expect(made).toEqual({ hit: false, elements: 0, scripts: 0, links: 0, isTooWide: false })
}

async function visit({ page, origin }: Person, path: string, ...texts: string[]): Promise<void> {
  await page.goto(`${origin}/a${path}`)
  await test.step(path, () => expectAsText(page, ...texts))
}

test('S-SHELL-25 what employers write stands as text in lists, on their pages and on the start page', async ({
  member,
  server,
}) => {
  const sokha = await member('sokha')
  const { page } = sokha
  await page.setViewportSize(PHONE)
  const [job] = await bringIn(page, server)
  await visit(sokha, '/job?keyword=onerror', TITLE)
  await expect(rows(page)).toHaveCount(3)
  await answerWith(page, /\/api\/v1\.0\.0\/(jobs|users\/employers)\/\d+$/, {
    locations: [12],
    benefits: HOSTILE,
    howToApply: HOSTILE,
    contact: { name: HOSTILE, phone: 'javascript:hit=1', email: NAME },
  })
  await visit(sokha, `/job/${job}`, TITLE, HOSTILE)
  for (const name of ['What you will do', 'What we look for', 'What you get', 'How we hire'])
    await expect(page.locator('.job-text').filter({ hasText: name })).toContainText(TITLE)
  const posting = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(posting ?? '')).toMatchObject({ title: TITLE, hiringOrganization: { name: TITLE } })
  await page.locator('.company-line').getByRole('link').click()
  await page.waitForURL('**/a/company/*')
  await expectAsText(page, TITLE, HOSTILE)
  await expect(rows(page)).toHaveCount(1)
  for (const website of ['javascript:hit=1', 'https://"><script>hit=1</script>']) {
    await answerWith(page, '**/users/employers/*', { website })
    await page.reload()
    await expectAsText(page, TITLE)
    await expect(page.locator('.company-website')).toHaveCount(0)
  }
  await visit(sokha, '/company?keyword=onerror', TITLE)

  await answerWith(page, /\/(jobs|hot\/or\/urgent|specialized\/job|employers)\?/, {
    en: TITLE,
    name: TITLE,
  })
  // The start page of visitors.
  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${server.origin}/a/`)
  await page.locator('.home-below').scrollIntoViewIfNeeded()
  for (const name of ['Jobs today', 'Employers who answer'])
    await expect(page.getByRole('region', { name, exact: true })).toContainText(TITLE)
  await expectAsText(page, TITLE)
  await visit(sokha, '/job/job-adFeature', TITLE)
})

test("S-SHELL-25 what a seeker and who answers them write stands as text on the seeker's own pages", async ({
  member,
  server,
}) => {
  const sokha = await member('sokha')
  const { page, origin } = sokha
  await page.setViewportSize(PHONE)
  const [saved, applied, asked] = await bringIn(page, server)
  const own = await callAs(page, origin, 'sokha')
  const employer = await callAs(page, origin, 'angkor-hr')
  const { result: companies } = await (await own('GET', '/employers?keyword=onerror')).json()
  await own('POST', `/jobs/${saved}/following`)
  await own('POST', `/employers/${companies[0].id}/following`)
  await own('PUT', '/resumes/1/attributes', { name: NAME })
  await own('POST', '/resumes/1/experiences', {
    company: NAME,
    jobtitle: NAME,
    formtime: '2020-01',
    totime: null,
    workdesc: HOSTILE,
  })
  const letter = await (await own('POST', '/letters/save', { title: NAME, content: HOSTILE })).json()
  const alert = { name: SEARCH, jobtitle: LEAD, pushjobnum: 5, pushperiod: 7 }
  await own('POST', '/searches/agents/save', alert)
  const enclosed = { resumeId: 1, letterId: letter.id }
  const sent = await (await own('POST', `/jobs/${applied}/applications`, enclosed)).json()
  await employer('GET', `/applications/${sent.applicationId}`)
  await employer('PUT', `/applications/${sent.applicationId}/interview`, {
    interviewTime: Math.floor(Date.now() / 1000) + 86_400,
    actionAddress: NAME,
    actionConact: NAME,
    actionMobile: 'javascript:hit=123456',
  })
  await employer('POST', `/jobs/${asked}/invitations`, { imId: SOKHA })

  await visit(sokha, '/favorite', TITLE)
  await visit(sokha, '/favorite?tab=companies', TITLE)
  await visit(sokha, '/job-record', TITLE)
  const invitations = page.getByRole('region', { name: 'Invitations to apply' })
  // The newest one.
  await invitations
    .getByRole('button', { name: /^Apply: / })
    .first()
    .click()
  await expectAsText(page, NAME)
  await visit(sokha, '/job-record?tab=interview', TITLE)
  await page.goto(`${origin}/a/job-record/${sent.applicationId}`)
  await page.locator('summary').click()
  await expectAsText(page, TITLE, NAME, HOSTILE)
  await expect(page.getByRole('region', { name: 'Interview' }).getByRole('definition')).toContainText([
    TITLE,
    '',
    NAME,
    NAME,
    'javascript:hit=1',
  ])
  await visit(sokha, '/message', TITLE)
  await visit(sokha, '/seen', NAME)
  await visit(sokha, '/resume', NAME)
  await visit(sokha, '/resume?id=1', NAME)
  await visit(sokha, '/cover-letter', NAME, HOSTILE)
  await visit(sokha, `/cover-letter/detail?id=${letter.id}`)
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(HOSTILE)
  await visit(sokha, '/job-subscribe', SEARCH, LEAD)
  await page.getByRole('link', { name: `Edit: ${SEARCH}` }).click()
  await page.waitForURL('**/job-subscribe/detail?*')
  await expectAsText(page)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(SEARCH)

  await page.goto(`${origin}/a/resume`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose file' }).click()
  await (await chooser).setFiles({ name: FILE, mimeType: '', buffer: PDF })
  const kept = FILE.replaceAll(/[<>]/g, '')
  await expect(page.getByRole('heading', { level: 3, name: kept })).toBeVisible()
  await expectAsText(page, kept)

  await answerWith(page, '**/users/me', { name: NAME, email: NAME, phone: LEAD })
  await visit(sokha, '/account-setting', NAME, LEAD)
  await visit(sokha, '/mine', NAME)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('banner').getByRole('button', { name: LEAD }).click()
  await expectAsText(page, NAME)
})

test('S-SHELL-25 what is said in the chat stands as text on both sides, beside the names of group and job', async ({
  enter,
  server,
}) => {
  const [sokha, hr] = [await enter('sokha'), await enter('angkor-hr')]
  const [, job] = await bringIn(sokha.page, server)
  const employer = await callAs(hr.page, server.origin, 'angkor-hr')
  const { im_token: token } = await (await employer('POST', '/authorize/im')).json()
  const made = await hr.page.request.post(`${server.origin}/chat/groups`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: LEAD, im_ids: [SOKHA] },
  })
  expect(made.ok()).toBe(true)
  await sokha.open(LEAD)
  await hr.open(LEAD)
  await sokha.write(HOSTILE)
  await hr.write(TITLE)
  for (const { page } of [sokha, hr]) {
    await page.setViewportSize(PHONE)
    await expectAsText(page, LEAD, HOSTILE, TITLE)
    await page.getByRole('button', { name: 'Details' }).click()
    await expectAsText(page, LEAD)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expectAsText(page, LEAD, TITLE)
  }
  await sokha.page.goto(`${server.origin}/a/chat/index?job=${job}`)
  await expect(sokha.page.locator('.job-pin')).toContainText(TITLE)
  await expectAsText(sokha.page, TITLE)
  await visit(sokha, '/job-record?tab=communicated', TITLE)
})
