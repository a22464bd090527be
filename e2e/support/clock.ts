import { expect, type Locator, type Page } from '@playwright/test'

/**
 * A query that fails asks three times more by itself, seven seconds in all: they pass at once, until it is said that it failed.
 * The page's clock is installed before.
 */
export async function expectGivenUp(page: Page, said: Locator): Promise<void> {
  // A login that comes back is waited for as well; it is there when the page is.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(4_000)
    await expect(said).toBeVisible({ timeout: 100 })
  }).toPass()
}
