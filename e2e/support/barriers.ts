import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isLanguage, LANGUAGES, type Language } from '../../packages/portal-web/src/i18n/languages'

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]
const WIDTHS = [1280, 390]
/** `npm run looks`: every screen in all six languages. */
export const IS_WHOLE = process.env.SARIKA_LOOKS === 'all'
const TWO: readonly Language[] = ['en', 'km']
/** Languages whose screens are looked at: the others differ in words alone. */
export const LOOKED_AT = IS_WHOLE ? LANGUAGES : TWO

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
    // Frames have a picture and nothing else, so the results need no page of their own to be joined in: half the time.
    const axe = new AxeBuilder({ page }).setLegacyMode().include(within)
    axe.options({ resultTypes: ['violations'], iframes: false, rules: { 'target-size': { enabled: true } } })
    // The other theme has other colours, and nothing else.
    if (turn > 0) axe.withRules('color-contrast')
    const { violations } = await axe.analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
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
