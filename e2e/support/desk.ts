import { expect, type Locator } from '@playwright/test'
import { PASSWORD, Person } from './person'

/** What a recruiter does at the employer desk, in their words. Its chat is that of the portal. */
export class Desk extends Person {
  override readonly base = '/desk/'

  async fillLogin(login: string, password = PASSWORD): Promise<void> {
    await this.page.getByLabel('Username, email or phone').fill(login)
    await this.page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await this.page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  }

  override async logIn(login: string): Promise<void> {
    await this.page.goto(`${this.origin}${this.base}`)
    await this.fillLogin(login)
    await expect(this.row('')).not.toHaveCount(0)
  }

  override async openChat(): Promise<void> {
    await this.page.goto(`${this.origin}${this.base}`)
    await this.page.locator('main:not([aria-busy="true"])').waitFor()
  }

  get field(): Locator {
    return this.page.getByRole('textbox', { name: /^Message to/ })
  }
}
