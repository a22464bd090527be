import { expect, type Locator, type Page } from '@playwright/test'
import { asFarAs } from './ticks'

/** Of every account of the demo. */
export const PASSWORD = 'Sarika2026'
/** One try to press what a scroll may take away. On a busy machine a press alone has taken a second. */
const TRY_MS = 5_000

/** On the page of the login. */
export async function giveLogin(page: Page, login: string): Promise<void> {
  await page.getByLabel('Username, email or phone').fill(login)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

/** A login that no page of this browser asked for. */
export async function logInElsewhere(origin: string, login: string) {
  const body = new URLSearchParams({ account: login, password: PASSWORD })
  const answer = await fetch(`${origin}/api/v1.0.0/users/authorize`, { method: 'POST', body })
  const { access_token: accessToken, refresh_token: refreshToken } = await answer.json()
  const { user } = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString())
  return { userId: user.userId, accessToken, refreshToken }
}

/** What a person does on the portal, in their words. */
export class Person {
  /** Where the app is that they use. */
  readonly base: string = '/a/'
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

  /** By the form. */
  async logIn(login: string): Promise<void> {
    await this.page.goto(`${this.origin}/a/chat/index`)
    await giveLogin(this.page, login)
    await this.page.waitForURL('**/a/chat/index')
  }

  /** The login of another day goes on: with its cookies there is no form to load and to fill. Source: contract 2. */
  async takeLogin(login: string): Promise<void> {
    const { userId, accessToken, refreshToken } = await logInElsewhere(this.origin, login)
    const url = `${this.origin}${this.base}`
    await this.page.context().addCookies([
      { name: `sarika_refresh_${userId}`, value: refreshToken, url },
      { name: `sarika_access_${userId}`, value: accessToken, url },
    ])
  }

  async openChat(): Promise<void> {
    await this.page.goto(`${this.origin}/a/chat/index`)
    // Until the login is renewed and the screen's script is there, what stands in its place is busy.
    await this.page.locator('main:not([aria-busy="true"])').waitFor()
  }

  /** By the menu of the account. */
  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: /^Account of/ }).click()
    await this.page.getByRole('menuitem', { name: 'Log out' }).click()
  }

  /** Another tab of the same browser. */
  async openTab(path = '/a/chat/index'): Promise<Person> {
    const person = new Person(await this.page.context().newPage(), this.origin)
    await person.page.goto(`${this.origin}${path}`)
    return person
  }

  /** A conversation of the list, by its title: what was said last may name others. */
  row(title: string): Locator {
    return this.page
      .locator('.list')
      .getByRole('link')
      .filter({ has: this.page.locator('.row-title', { hasText: title }) })
  }

  async open(title: string): Promise<void> {
    await this.row(title).click()
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  async write(text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: /^Message to/ })
    await field.fill(text)
    await field.press('Enter')
  }

  /** All texts of the thread, top to bottom. */
  texts(): Locator {
    return this.page.locator('.bubble-text')
  }

  /** The message with this text. */
  message(text: string): Locator {
    return this.page.getByRole('article').filter({ hasText: text })
  }

  /** By the pointer, which goes there again where the thread scrolled between. */
  async act(message: Locator, tool = 'Message actions'): Promise<void> {
    await expect(async () => {
      await message.hover({ timeout: TRY_MS })
      await message.getByRole('button', { name: tool }).click({ timeout: TRY_MS })
    }).toPass()
  }

  /** One of the actions of a message; the menu opens again where the thread scrolled and took it away. */
  async choose(message: Locator, action: string | RegExp): Promise<void> {
    const item = this.page.getByRole('menuitem', { name: action })
    await expect(async () => {
      if (!(await item.isVisible())) await this.act(message)
      await item.click({ timeout: TRY_MS })
    }).toPass()
  }

  /** That it got so far, or farther by now. */
  async expectTick(text: string, tick: string): Promise<void> {
    await expect(this.message(text)).toHaveAttribute('data-state', asFarAs(tick))
  }

  async expectConnected(): Promise<void> {
    await expect(this.page.locator('.chat-notices')).toHaveCount(1)
    await expect(this.page.locator('.chat-notice')).toHaveCount(0)
  }

  /** The service worker is in charge and has the page with all its files. */
  async expectPagesKept(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await expect
      .poll(() => this.page.evaluate(async (base) => (await caches.match(base)) !== undefined, this.base))
      .toBe(true)
    await expect
      .poll(() => this.page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated')
  }
}
