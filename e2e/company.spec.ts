import type { Browser, Page } from '@playwright/test'
import { auth } from '../packages/portal-web/src/i18n/en/auth'
import { firm } from '../packages/portal-web/src/i18n/en/firm'
import { jobs } from '../packages/portal-web/src/i18n/en/jobs'
import { reviews } from '../packages/portal-web/src/i18n/en/reviews'
import { firm as khmer } from '../packages/portal-web/src/i18n/km/firm'
import { expectNoBarrier, expectSound } from './support/barriers'
import { Desk } from './support/desk'
import { PDF } from './support/files'
import { codeTo } from './support/outbox'
import { expect, test } from './support/test'

const PASSWORD = 'Champei26'
const MAIL = 'boss@champei.example'
const WIDE = { width: 1280, height: 800 }

/** Somebody in a browser of their own, in a language. */
async function atDesk(browser: Browser, origin: string, locale = 'en'): Promise<Desk> {
  const context = await browser.newContext({ locale, viewport: WIDE })
  return new Desk(await context.newPage(), origin)
}

const input = (page: Page, name: string) => page.locator(`[role="tabpanel"]:visible [name="${name}"]`)

/** As a new employer would, with nothing but what the page says. */
async function register(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/desk/register`)
  await expectSound(page)
  await page.setViewportSize(WIDE)
  await page.getByRole('tab').nth(1).click()
  await input(page, 'companyName').fill('Champei Hotel')
  await input(page, 'contactName').fill('បុប្ផា')
  await input(page, 'email').fill(MAIL)
  await page.locator('[role="tabpanel"]:visible .field-line button.button-small').click()
  await input(page, 'code').fill(await codeTo(origin, MAIL))
  await input(page, 'newPassword').fill(PASSWORD)
  await input(page, 'agreement').check()
  await page.getByRole('tabpanel').getByRole('button', { name: khmer.register.submit }).click()
  await page.waitForURL('**/desk/company')
}

async function writePage(page: Page): Promise<void> {
  await page.locator('[name="names.km"]').fill('សណ្ឋាគារចំប៉ី')
  await page.locator('[name="abouts.km"]').fill('សណ្ឋាគារ 42 បន្ទប់នៅសៀមរាប')
  const place = page.getByRole('combobox', { name: khmer.fields.locationId })
  await place.fill('siem reap')
  await place.press('Enter')
  await page.locator('[name="address"]').fill('ផ្លូវ 26')
  await expect(page.locator('.firm-need[data-done]')).toHaveCount(3)
  await page.locator('.firm-verify input[type="file"]').setInputFiles({
    ...{ name: 'licence.pdf', mimeType: 'application/pdf', buffer: PDF },
  })
  await expect(page.locator('.firm-papers li')).toHaveText(/licence\.pdf/)
}

/** As a visitor; what stands in its heading. */
async function openPage(page: Page, origin: string, id: string) {
  await page.goto(`${origin}/a/company/${id}`)
  return expect(page.locator('h1'))
}

test('S-FIRM-20 S-FIRM-22 S-FIRM-24 S-FIRM-26 S-FIRM-28 a company registers in Khmer, writes its page and is verified', async ({
  page,
  browser,
  server: { origin },
}) => {
  const owner = await atDesk(browser, origin, 'km')
  await register(owner.page, origin)
  await writePage(owner.page)
  await expectSound(owner.page)
  await owner.page.setViewportSize(WIDE)
  const href = await owner.page.getByRole('link', { name: khmer.see }).getAttribute('href')
  const id = href?.split('/').at(-1) ?? ''
  await (await openPage(page, origin, id)).toContainText(jobs.seal.not)
  await owner.page.getByRole('button', { name: khmer.banner.send }).click()
  await expect(owner.page.getByText(khmer.banner.sent)).toBeVisible()

  const reviewer = await atDesk(browser, origin)
  await reviewer.page.goto(`${origin}/desk/review/companies`)
  await reviewer.fillLogin('reviewer')
  await expect(reviewer.page.locator('.review-row')).toHaveText(/Champei Hotel/)
  await reviewer.page.locator('.review-row').click()
  await expect(reviewer.page.locator('.review-case')).toContainText('licence.pdf')
  await expect(reviewer.page.locator('.review-case')).toContainText(MAIL)
  await expectSound(reviewer.page)
  await reviewer.page.setViewportSize(WIDE)
  await reviewer.page.getByRole('button', { name: reviews.approve }).click()
  await expect(reviewer.page.locator('.review-row')).toHaveCount(0)

  await owner.page.reload()
  await expect(owner.page.locator('h1 .seal')).toBeVisible()
  const heading = await openPage(page, origin, id)
  await heading.toContainText(jobs.seal.word)
  await heading.not.toContainText(jobs.seal.not)
  expect([...owner.faults, ...reviewer.faults]).toEqual([])
})

/** The link of the newest invitation to somebody. */
async function linkTo(origin: string, address: string): Promise<string> {
  const { messages } = await (await fetch(`${origin}/dev/outbox?format=json`)).json()
  const { body } = messages.find(({ recipient }: { recipient: string }) => recipient === address)
  return /https?:\/\/\S+/.exec(body)?.[0] ?? ''
}

test('S-FIRM-21 S-FIRM-25 S-FIRM-27 S-FIRM-28 an invited recruiter joins, is removed, has nothing and reads why', async ({
  browser,
  server: { origin },
}) => {
  const owner = await atDesk(browser, origin)
  await owner.page.goto(`${origin}/desk/company/team`)
  await owner.fillLogin('angkor-hr')
  await owner.page.getByRole('textbox', { name: firm.fields.email, exact: true }).fill('vanna@angkor.example')
  await owner.page.getByRole('button', { name: firm.team.invite }).click()
  const invitations = owner.page.getByRole('list', { name: firm.team.invites })
  await expect(invitations).toContainText('vanna@angkor.example')
  await expectSound(owner.page)
  await owner.page.setViewportSize(WIDE)

  const vanna = await atDesk(browser, origin)
  const link = await linkTo(origin, 'vanna@angkor.example')
  await vanna.page.goto(link)
  await expect(vanna.page.getByRole('heading', { level: 1 })).toContainText('Angkor Hospitality Group')
  await expect(vanna.page.getByText(/vanna@angkor\.example/)).toBeVisible()
  await expectNoBarrier(vanna.page)
  await vanna.page.locator('[name="contactName"]').fill('Vanna')
  await vanna.page.locator('[name="newPassword"]').fill(PASSWORD)
  await vanna.page.locator('[name="agreement"]').check()
  await vanna.page.getByRole('button', { name: firm.join.submit }).click()
  await vanna.page.waitForURL('**/desk/company')
  await expect(vanna.page.getByText(firm.ownersOnly)).toBeVisible()

  await owner.page.reload()
  await owner.page.getByRole('button', { name: `${firm.team.remove}: Vanna` }).click()
  await owner.page.getByRole('dialog').getByRole('button', { name: firm.team.remove }).click()
  await expect(owner.page.getByRole('list', { name: firm.team.title })).not.toContainText('Vanna')
  await vanna.page.goto(`${origin}/desk/company`)
  await vanna.page.waitForURL('**/desk/login')
  await vanna.fillLogin('vanna@angkor.example', PASSWORD)
  await expect(vanna.page.getByRole('alert').filter({ hasText: auth.left })).toBeVisible()

  const late = await atDesk(browser, origin)
  await late.page.goto(link)
  await expect(late.page.getByRole('heading', { name: firm.join.gone })).toBeVisible()
  expect([...owner.faults, ...vanna.faults]).toEqual([])
})
