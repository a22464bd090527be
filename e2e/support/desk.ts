import { expect, type Locator, type Page } from '@playwright/test'
import { asFarAs } from './ticks'

const PASSWORD = 'Sarika2026'

/** What a recruiter does at the employer desk, in their words. */
export class Desk {
  /** Exceptions, and violations of the content security policy: there are none. */
  readonly faults: string[] = []

  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {
    page.on('pageerror', (error) => this.faults.push(String(error)))
    page.on('console', (said) => {
      if (said.text().includes('Content Security Policy')) this.faults.push(said.text())
    })
  }

  async fillLogin(login: string, password = PASSWORD): Promise<void> {
    await this.page.getByLabel('User name, e-mail or phone').fill(login)
    await this.page.getByLabel('Password').fill(password)
    await this.page.getByRole('button', { name: 'Log in' }).click()
  }

  async logIn(login: string): Promise<void> {
    await this.page.goto(`${this.origin}/desk/`)
    await this.fillLogin(login)
    await expect(this.row('')).not.toHaveCount(0)
  }

  /** A conversation of the list. */
  row(title: string): Locator {
    return this.page.getByRole('navigation').getByRole('link', { name: title })
  }

  async open(title: string): Promise<void> {
    await this.row(title).click()
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  get field(): Locator {
    return this.page.getByRole('textbox', { name: /^Message to/ })
  }

  async write(text: string): Promise<void> {
    await this.field.fill(text)
    await this.field.press('Enter')
  }

  /** All texts of the thread, top to bottom. */
  texts(): Locator {
    return this.page.getByRole('log').locator('.bubble-text')
  }

  message(text: string): Locator {
    return this.page.getByRole('article').filter({ hasText: text })
  }

  /** That it got so far, or farther by now. */
  async expectTick(text: string, tick: string): Promise<void> {
    await expect(this.message(text)).toHaveAttribute('data-state', asFarAs(tick))
  }

  async expectConnected(): Promise<void> {
    await expect(this.page.locator('.banners')).toHaveCount(1)
    await expect(this.page.locator('.banner')).toHaveCount(0)
  }
}
