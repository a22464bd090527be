import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '../support/test'

const FOLDER = process.env.SARIKA_SCREENS ?? join(import.meta.dirname, '../../docs/screens')
/** More than the documents show, by `SARIKA_LANGUAGES=th,ko npm run screens`. */
const LANGUAGES = (process.env.SARIKA_LANGUAGES ?? 'en,km').split(',')
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

async function draw(page: Page, name: string): Promise<void> {
  for (const size of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({
        path: join(FOLDER, `${name}-${size.width}-${colorScheme}.png`),
        animations: 'disabled',
      })
    }
}

for (const language of LANGUAGES)
  test(`screens in ${language}`, async ({ enter, page, server }) => {
    const suffix = language === 'en' ? '' : `-${language}`
    await page.goto(`${server.origin}/a/login?language=${language}`)
    await page.getByRole('main').waitFor()
    await draw(page, `login${suffix}`)
    await page.goto(`${server.origin}/a/no/such/page`)
    await page.getByRole('heading').waitFor()
    await draw(page, `not-found${suffix}`)

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
    await draw(sokha.page, `chat${suffix}`)
  })
