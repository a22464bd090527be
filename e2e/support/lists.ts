import type { Locator, Page } from '@playwright/test'

/** The rows of a list of jobs or companies, and how many the page says there are on all pages. */
export const rows = (page: Page): Locator => page.getByRole('main').locator('.job-row')
export const count = (page: Page): Locator => page.getByRole('main').getByRole('status')

/** As many as the page says, e.g. 136. */
export const countOf = async (page: Page): Promise<number> =>
  Number(((await count(page).textContent()) ?? '').replace(/\D/g, ''))
