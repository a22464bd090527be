import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { codeTo, digitsFor } from './outbox'

/** The form in sight; the other way's stays mounted with what was typed there. */
export const form = (page: Page): Locator => page.getByRole('tabpanel')
export const way = (page: Page, name: string) => page.getByRole('tab', { name }).click()
export const field = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name })
export const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click()

/** Types a number, reads the picture and types the code that came. */
export async function takeSms(page: Page, origin: string, typed: string, mobile: string): Promise<void> {
  await field(page, 'Phone number').fill(typed)
  await press(page, 'Send code')
  await expect(form(page).getByRole('img')).toBeVisible()
  await field(page, 'Digits in the picture').fill(await digitsFor(origin, mobile))
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('status')).toContainText(`+855 ${mobile}`)
  await expect(field(page, 'Code')).toBeFocused()
  await field(page, 'Code').fill(await codeTo(origin, `+855 ${mobile}`))
}

export async function takeMail(page: Page, origin: string, address: string): Promise<void> {
  await field(page, 'Email').fill(address)
  await press(page, 'Send code')
  await expect(form(page).getByRole('status')).toContainText(address)
  await field(page, 'Code').fill(await codeTo(origin, address))
}

/** A row of the settings, by its heading. */
export const setting = (page: Page, name: string): Locator => page.getByRole('region', { name })

export async function openSettings(page: Page): Promise<void> {
  // A phone has it in the menu of its header.
  await page.getByRole('button', { name: /^(Account of|Menu)/ }).click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  await page.waitForURL('**/a/account-setting')
}

/** The server does what is asked, and the answer never comes. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}
