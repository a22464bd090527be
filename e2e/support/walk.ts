import { expect, type Page } from '@playwright/test'
import type { Language } from '../../packages/portal-web/src/i18n/languages'

const NOWHERE = '/no/such/page'

/** To another page of the app, as Back and Forward do it: a load of its own takes longer than a look at it. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/a${path}`)

/** Where nothing is, in a language; answers with what stands there. */
export async function openNowhere(page: Page, origin: string, language: Language): Promise<string> {
  await page.goto(`${origin}/a${NOWHERE}?language=${language}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  return (await heading.textContent()) ?? ''
}

/** From where nothing is to a page, until it is there: the one before stays while a script comes. Begins at NOWHERE. */
export async function visit(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const nowhere = (await heading.textContent()) ?? ''
  await go(page, path)
  // A sheet beside a form has one of its own.
  await expect(heading.filter({ hasNotText: nowhere }).first()).toBeVisible()
}

/** Back to where nothing is. */
export async function leave(page: Page, nowhere: string): Promise<void> {
  await go(page, NOWHERE)
  await expect(page.getByRole('heading', { level: 1, name: nowhere })).toHaveCount(1)
}
