import type { CDPSession, Page } from 'playwright'
import type { Phase, Report, TabApi } from './page-api'
import { pause, until, within } from './wait'

const LOAD_MS = 60_000
/** Far beyond what any case allows, so that a call that is too slow says how slow it was. */
const CALL_MS = 100_000

/** One tab as the driver holds it. Every wait is bounded. */
export class Tab {
  #phase: Phase = 'between'
  #onPhase: ((phase: Phase) => void) | undefined

  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  /** A page with the engine's code in it, not started. */
  static async open(newPage: () => Promise<Page>, url: string, hear: (report: Report) => void): Promise<Tab> {
    const page = await within('a page', LOAD_MS, newPage())
    const tab = new Tab(page, await page.context().newCDPSession(page))
    page.on('pageerror', (error) => hear({ type: 'fault', text: String(error) }))
    await page.exposeBinding('report', (_, report: Report) => {
      if (report.type === 'phase') tab.#setPhase(report.phase)
      hear(report)
    })
    await page.goto(url, { timeout: LOAD_MS })
    await page.waitForFunction(() => 'tab' in window, null, { timeout: LOAD_MS })
    return tab
  }

  get phase(): Phase {
    return this.#phase
  }

  async call<Name extends keyof TabApi>(
    name: Name,
    ...args: Parameters<TabApi[Name]>
  ): Promise<Awaited<ReturnType<TabApi[Name]>>> {
    const call = this.page.evaluate(
      ([method, given]) =>
        (window.tab[method as keyof TabApi] as (...all: readonly unknown[]) => unknown)(...given),
      [name, args] as const,
    )
    return within(`${name} in a tab`, CALL_MS, call) as Promise<Awaited<ReturnType<TabApi[Name]>>>
  }

  /** Resolves true as the tab begins a write of this kind, false when it does not within `ms`. */
  async nextPhase(wanted: Phase, ms: number): Promise<boolean> {
    const begins = new Promise<true>((resolve) => {
      this.#onPhase = (phase) => {
        if (phase === wanted) resolve(true)
      }
    })
    return Promise.race([begins, pause(ms).then(() => false)])
  }

  /** Connected, caught up, and everything accepted is answered. */
  async atRest(ms = 60_000): Promise<void> {
    await until(
      'a tab at rest',
      ms,
      () => this.call('status'),
      ({ connection, outbox }) => connection.isCaughtUp && outbox === 0,
    )
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.session.send('Network.enable')
    await this.session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  }

  async setFrozen(isFrozen: boolean): Promise<void> {
    await this.session.send('Page.setWebLifecycleState', { state: isFrozen ? 'frozen' : 'active' })
  }

  /** Its process dies; there is no answer to wait for. */
  async crash(): Promise<void> {
    const crashed = new Promise<void>((resolve) => this.page.once('crash', () => resolve()))
    this.session.send('Page.crash').catch(() => {})
    await within('the crash', CALL_MS, crashed)
    await this.close()
  }

  async close(): Promise<void> {
    await within('the end of a tab', CALL_MS, this.page.close()).catch(() => {})
  }

  #setPhase(phase: Phase): void {
    this.#phase = phase
    this.#onPhase?.(phase)
  }
}
