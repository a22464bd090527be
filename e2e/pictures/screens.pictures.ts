import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Desk } from '../support/desk'
import { test } from '../support/test'

const FOLDER = process.env.SARIKA_SCREENS ?? join(import.meta.dirname, '../../docs/screens')
/** More than the documents show, by `SARIKA_LANGUAGES=th,ko npm run screens`. */
const LANGUAGES = (process.env.SARIKA_LANGUAGES ?? 'en,km').split(',')
/** English light when wide and dark when narrow, other languages the other way round: every layout in every theme. */
const SIZES = [
  { width: 1280, height: 800, themes: { en: 'light', other: 'dark' } },
  { width: 390, height: 844, themes: { en: 'dark', other: 'light' } },
] as const

/** By the name of their pictures, under /a. */
const FOR_VISITORS = {
  home: '/',
  jobs: '/job?keyword=hotel',
  job: '/job/1',
  featured: '/job/job-adFeature',
  companies: '/company',
  company: '/company/1',
  advice: '/adviser',
  article: '/adviser/1',
  enterprise: '/enterprise',
  app: '/app',
  login: '/login',
  register: '/login?register=1',
  recover: '/forget-password',
  'not-found': '/no/such/page',
}
const FOR_MEMBERS = {
  today: '/',
  mine: '/mine',
  resume: '/resume?id=1',
  letters: '/cover-letter',
  alerts: '/job-subscribe',
  favourites: '/favorite',
  records: '/job-record',
  interview: '/job-record/1',
  seen: '/seen',
  inbox: '/message',
  settings: '/account-setting',
}

async function drawAll(page: Page, origin: string, language: string, pages: Record<string, string>) {
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(`${origin}/a${path}${path.includes('?') ? '&' : '?'}language=${language}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await draw(page, name, language)
  }
}

async function draw(page: Page, name: string, language: string): Promise<void> {
  for (const { themes, ...size } of SIZES) {
    const colorScheme = language === 'en' ? themes.en : themes.other
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({
      path: join(FOLDER, `${name}-${language}-${size.width}-${colorScheme}.png`),
      animations: 'disabled',
    })
  }
}

/** Jobs that are chosen, what one applies with, and what became of each. */
async function drawApplying(page: Page, origin: string, language: string): Promise<void> {
  await page.goto(`${origin}/a/job?location=17&language=${language}`)
  await page.locator('.results-head [aria-pressed]').click()
  const ticks = page.locator('.job-row-tick input')
  for (const at of [0, 1, 2]) await ticks.nth(at).click()
  await page.waitForLoadState('networkidle')
  await draw(page, 'chosen', language)
  await page.locator('.batch-bar > button').last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().waitFor()
  await draw(page, 'apply', language)
  await dialog.locator('[type="submit"]').click()
  await dialog.getByRole('listitem').first().waitFor()
  await draw(page, 'applied', language)
}

/** The resume on paper in each template: beside its form where there is room, else over it. */
async function drawPaper(page: Page, origin: string, language: string): Promise<void> {
  await page.setViewportSize(SIZES[0])
  await page.goto(`${origin}/a/resume?id=1&language=${language}`)
  const templates = page.locator('.preview .segments > button')
  for (const [at, name] of ['plain', 'compact', 'photo'].entries()) {
    await page.setViewportSize(SIZES[0])
    await templates.nth(at).click()
    await page.waitForLoadState('networkidle')
    await page.locator('.preview').scrollIntoViewIfNeeded()
    await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark', reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    const path = join(FOLDER, `paper-${name}-${language}.png`)
    await page.locator('.preview').screenshot({ path, animations: 'disabled' })
  }
}

/** The other app: its login, and the talk that `sokha` has just gone on with. */
async function drawDesk(page: Page, origin: string, language: string): Promise<void> {
  const desk = new Desk(page, origin)
  await page.goto(`${origin}/desk/?language=${language}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await draw(page, 'desk-login', language)
  await desk.takeLogin('angkor-hr')
  await page.goto(`${origin}/desk/?with=p2p-10001`)
  await page.getByRole('log').waitFor()
  await desk.expectConnected()
  await page.waitForLoadState('networkidle')
  await draw(page, 'desk', language)
}

for (const language of LANGUAGES)
  test(`screens in ${language}`, async ({ browser, enter, page, server }) => {
    test.slow()
    await page.goto(`${server.origin}/a/`)
    await page.locator('.welcome').getByRole('button').click()
    await drawAll(page, server.origin, language, FOR_VISITORS)

    const sokha = await enter('sokha')
    await sokha.open('Bopha, Angkor HR')
    await sokha.write('Good morning. Can I come at nine?')
    await sokha.write('អរុណសួស្ដី! តើខ្ញុំអាចមកម៉ោង ៩ បានទេ? ខ្ញុំស្នាក់នៅជិតផ្សារថ្មី។')
    await sokha.expectTick('អរុណសួស្ដី', 'sent')
    const { searchParams } = new URL(sokha.page.url())
    searchParams.set('phone', '1')
    searchParams.set('language', language)
    await sokha.page.goto(`${server.origin}/a/chat/index?${searchParams}`)
    await sokha.page.getByRole('log').waitFor()
    await sokha.expectConnected()
    await draw(sokha.page, 'chat', language)
    const desk = await browser.newContext()
    await drawDesk(await desk.newPage(), server.origin, language)
    await desk.close()
    await sokha.page.goto(`${server.origin}/a/`)
    await sokha.page.locator('.welcome').getByRole('button').click()
    await drawAll(sokha.page, server.origin, language, FOR_MEMBERS)
    await drawPaper(sokha.page, server.origin, language)
    await drawApplying(sokha.page, server.origin, language)
  })
