import type { Page } from '@playwright/test'
import { type Guard, ROUTES } from '../packages/portal-web/src/app/routes'
import { LANGUAGES } from '../packages/portal-web/src/i18n/languages'
import { IS_WHOLE } from './support/barriers'
import { callAs } from './support/deeds'
import type { Server } from './support/server'
import { expect, test } from './support/test'
import { leave, openNowhere, visit } from './support/walk'

test.use({ settings: { SARIKA_WALLET: 'demo' } })

/** Where no line can break. */
const word = (length: number): string => 'W'.repeat(length)
/** As much of it as a field takes, by the limits of the server. */
const TITLE = word(280)
const SEARCHED = word(80)
const NAME = word(170)
const KEYWORD = word(60)
const LETTER = word(2_000)

const WIDTHS = [360, 390, 1280] as const
const SOKHA = '10001'

const isForMembers = (guard: Guard): boolean => guard === 'members' || guard === 'seekers'

/** What is wider than there is room for: the page, and what lies above it. */
async function tooWide(page: Page): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const wider = await page.evaluate(async () => {
      // The header is another one on a phone: drawn by the second frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const above = [...document.querySelectorAll('[role="dialog"], [data-sonner-toast]')]
      return [document.documentElement, ...above]
        .filter(
          (element) => Math.max(element.scrollWidth, element.getBoundingClientRect().width) > innerWidth,
        )
        .map(({ tagName, className }) => `${tagName} ${className}`)
    })
    found.push(...wider.map((what) => `${width} ${page.url().slice(0, 80)} ${what}`))
  }
  return found
}

/** Jobs and an employer of long words, and everything of them that a seeker can have; ids by the name in a path. */
async function bringIn(page: Page, server: Server) {
  const sections = { 'Company blurb': word(2_000), 'Office locations': TITLE }
  const website = `https://${word(60).toLowerCase()}.example/${word(300)}`
  await server.import('companies', [{ slug: 'long', title: TITLE, website, sections }])
  const texts = { title: TITLE, civilTitle: TITLE, location: TITLE, division: TITLE, categories: TITLE }
  const pay = { salaryFrom: 99_999_999, salaryTo: 100_000_000, salaryFrequency: 'Annual' }
  await server.import(
    'jobs',
    [TITLE, 'Angkor Hospitality Group', 'Angkor Hospitality Group', TITLE].map((company, at) => ({
      id: `long-${at}`,
      company,
      ...texts,
      ...pay,
      residency: word(2_000),
    })),
  )
  const { result } = await (
    await page.request.get(`${server.origin}/api/v1.0.0/jobs?keyword=${SEARCHED}`)
  ).json()
  const [saved = 0, applied = 0, asked = 0] = result
    .map(({ id }: { id: number }) => id)
    .toSorted((a: number, b: number) => a - b)
  const own = await callAs(page, server.origin, 'sokha')
  const employer = await callAs(page, server.origin, 'angkor-hr')
  const { employer: company } = await (
    await page.request.get(`${server.origin}/api/v1.0.0/jobs/${saved}`)
  ).json()
  await own('POST', `/jobs/${saved}/following`)
  await own('POST', `/employers/${company.id}/following`)
  await own('PUT', '/resumes/1/attributes', { name: NAME })
  const { id: letter } = await (await own('POST', '/letters/save', { title: NAME, content: LETTER })).json()
  const alert = { name: word(50), jobtitle: word(100), pushjobnum: 5, pushperiod: 7 }
  await own('POST', '/searches/agents/save', alert)
  const sent = await own('POST', `/jobs/${applied}/applications`, { resumeId: 1, letterId: letter })
  const { applicationId } = await sent.json()
  await employer('GET', `/applications/${applicationId}`)
  await employer('PUT', `/applications/${applicationId}/interview`, {
    interviewTime: Math.floor(Date.now() / 1000) + 86_400,
    actionAddress: NAME,
    actionConact: NAME,
    actionMobile: `${word(24)}012345`,
  })
  await employer('POST', `/jobs/${asked}/invitations`, { imId: SOKHA })
  return { '/job/:id': saved, '/company/:id': company.id, '/job-record/:id?': applicationId }
}

type Ids = Readonly<Record<string, number>>

const toAddress = (path: string, ids: Ids): string =>
  `${path.replace(/\/:\w+\??$/, `/${ids[path] ?? 1}`)}?keyword=${KEYWORD}&q=${KEYWORD}`

for (const who of ['visitor', 'member'] as const)
  test(`S-SHELL-27 no word of anybody makes a page wider than the window, for a ${who} in every language`, async ({
    page: visitor,
    server,
    member,
  }) => {
    test.setTimeout(IS_WHOLE ? 900_000 : 300_000)
    const page = who === 'visitor' ? visitor : (await member('sokha')).page
    const ids = await bringIn(page, server)
    const isSeenBy = (guard: Guard) => isForMembers(guard) === (who === 'member')
    const routes = ROUTES.filter((route) => 'guard' in route && isSeenBy(route.guard))
    const found: string[] = []
    for (const [turn, language] of LANGUAGES.entries()) {
      const nowhere = await openNowhere(page, server.origin, language)
      for (const [at, { path }] of routes.entries()) {
        if (!IS_WHOLE && turn > 0 && at % (LANGUAGES.length - 1) !== turn - 1) continue
        await visit(page, toAddress(path, ids))
        found.push(...(await tooWide(page)))
        await leave(page, nowhere)
      }
    }
    expect(found).toEqual([])
  })

test('S-SHELL-27 no word of anybody makes a toast, a menu or a dialog wider than the window', async ({
  member,
  server,
}) => {
  const { page, origin } = await member('sokha')
  await bringIn(page, server)
  await page.goto(`${origin}/a/cover-letter`)
  await page.getByRole('button', { name: `Delete: ${NAME}` }).click()
  await expect(page.getByRole('dialog')).toContainText(NAME)
  expect(await tooWide(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('[data-sonner-toast]')).toContainText(NAME)
  expect(await tooWide(page)).toEqual([])
  await page.goto(`${origin}/a/job/2`)
  await page.getByRole('button', { name: 'Apply' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await tooWide(page)).toEqual([])
})

test('S-SHELL-27 no word of anybody makes the chat wider than the window', async ({ enter, server }) => {
  const [sokha, hr] = [await enter('sokha'), await enter('angkor-hr')]
  const ids = await bringIn(sokha.page, server)
  const employer = await callAs(hr.page, server.origin, 'angkor-hr')
  const { im_token: token } = await (await employer('POST', '/authorize/im')).json()
  const name = word(100)
  const made = await hr.page.request.post(`${server.origin}/chat/groups`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name, im_ids: [SOKHA] },
  })
  expect(made.ok()).toBe(true)
  await sokha.open(name)
  await hr.open(name)
  await hr.write(word(700))
  await expect(sokha.page.getByText(word(700)).first()).toBeVisible()
  await sokha.page.getByRole('button', { name: 'Details' }).click()
  const found: string[] = []
  const look = async () => {
    for (const width of WIDTHS) {
      await sokha.page.setViewportSize({ width, height: 844 })
      found.push(...(await tooWide(sokha.page)))
    }
  }
  await look()
  await sokha.page.goto(`${server.origin}/a/chat/index?job=${ids['/job/:id'] + 1}`)
  await expect(sokha.page.locator('.job-pin')).toContainText(TITLE)
  await look()
  expect(found).toEqual([])
})
