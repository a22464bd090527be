import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]
const WIDTHS = [1280, 390]
/** Languages that are looked at in every combination: the others differ from them in words alone. */
const LOOKED_AT_WHOLE = ['en', 'km']

/** Without motion nothing is half faded in while it is looked at. */
export async function expectNoBarrier(page: Page, schemes: readonly Scheme[] = SCHEMES): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
}

/**
 * Wide and as narrow as a phone: no barrier, one `<main>`, and nothing wider than the window. In English and Khmer light and
 * dark at both widths, in another language light when wide and dark when narrow.
 */
export async function expectSound(page: Page): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) ?? ''
  for (const [index, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectNoBarrier(
      page,
      LOOKED_AT_WHOLE.includes(language) ? SCHEMES : SCHEMES.slice(index, index + 1),
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}
