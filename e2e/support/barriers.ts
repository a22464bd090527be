import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { isLanguage, LANGUAGES, type Language } from '../../packages/portal-web/src/i18n/languages'

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]
const WIDTHS = [1280, 390]
/** `npm run looks`: every screen in all six languages. */
export const IS_WHOLE = process.env.SARIKA_LOOKS === 'all'
const TWO: readonly Language[] = ['en', 'km']
/** Languages whose screens are looked at: the others differ in words alone. */
export const LOOKED_AT = IS_WHOLE ? LANGUAGES : TWO

/** Frames have a picture and nothing else, so they are not looked into. */
const ALL: RunOptions = {
  resultTypes: ['violations'],
  iframes: false,
  rules: { 'target-size': { enabled: true } },
}
/** The other theme has other colours, and nothing else. */
const COLOURS: RunOptions = { ...ALL, runOnly: ['color-contrast'] }

/**
 * axe is half a megabyte: a page that has it from a look before is not sent it again. A bar at the window's edge covers what
 * a person can scroll away from it, so a target that is too small is looked at again in the middle of the window.
 */
async function findBarriers(page: Page, within: string, options: RunOptions): Promise<[string, string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([context, options]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const isStillSmall = async (selector: string): Promise<boolean> => {
        document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const again = await run(selector, { ...options, runOnly: ['target-size'] })
        return again.violations.length > 0
      }
      const found: [string, string[]][] = []
      for (const { id, nodes } of (await run(context, options)).violations) {
        const barriers: string[] = []
        for (const { html, target } of nodes)
          if (id !== 'target-size' || (await isStillSmall(String(target[0])))) barriers.push(html)
        if (barriers.length > 0) found.push([id, barriers])
      }
      return found
    },
    [within, options] as const,
  )
}

/** Once all is there; without motion nothing is half faded in. `within`: a selector of what is looked at, else all. */
export async function expectNoBarrier(
  page: Page,
  schemes: readonly Scheme[] = SCHEMES,
  within = 'html',
): Promise<void> {
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  for (const [turn, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await findBarriers(page, within, turn === 0 ? ALL : COLOURS)).toEqual([])
  }
}

/**
 * Languages in turn: light when wide and dark when narrow, or dark when wide and light when narrow. When all is looked at,
 * English and Khmer in both.
 */
function schemesOf(language: Language, width: number): readonly Scheme[] {
  if (IS_WHOLE && TWO.includes(language)) return SCHEMES
  const isEven = LOOKED_AT.indexOf(language) % 2 === 0
  return [(width === WIDTHS[0]) === isEven ? 'light' : 'dark']
}

/** Wide and as narrow as a phone: no barrier, and nothing wider than the window. */
export async function expectSound(page: Page): Promise<void> {
  const shown = await page.locator('html').getAttribute('lang')
  const language = isLanguage(shown) ? shown : 'en'
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoBarrier(page, schemesOf(language, width))
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
  }
}
