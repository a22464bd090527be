import type { Locator, Page } from '@playwright/test'

/** The rows of a list of jobs or companies, and how many the page says there are on all pages. */
export const rows = (page: Page): Locator => page.getByRole('main').locator('.job-row')
export const count = (page: Page): Locator => page.getByRole('main').getByRole('status')

/** As many as the page says, e.g. 136. */
export const countOf = async (page: Page): Promise<number> =>
  Number(((await count(page).textContent()) ?? '').replace(/\D/g, ''))

/** Where the words of a search are typed. */
export const what = (page: Page): Locator => page.getByRole('combobox', { name: 'What' })

/** The chip of a filter: it says what of it is chosen. */
export const chip = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Filters' }).getByRole('button', { name })

/** Opens a chip and presses one of its choices. */
export async function choose(page: Page, filter: string, choice: string): Promise<void> {
  await chip(page, filter).click()
  await page
    .getByRole('dialog', { name: filter })
    .getByRole('checkbox', { name: choice, exact: true })
    .click()
  await page.keyboard.press('Escape')
}
