import type { CDPSession, Page } from 'playwright'
import type { Answer, Phase, Report, TabApi } from './page-api'
import { pause, until, within } from './wait'

const LOAD_MS = 60_000
const CALL_MS = 60_000

interface Call {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** One tab as the driver holds it. Every wait is bounded. */
export class Tab {
  readonly #calls = new Map<number, Call>()
  #callCount = 0
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
    await page.exposeBinding('answer', (_, call: number, answer: Answer) => tab.#hearAnswer(call, answer))
    page.on('crash', () => tab.#endCalls())
    page.on('close', () => tab.#endCalls())
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
    const call = ++this.#callCount
    const answered = new Promise<unknown>((resolve, reject) => {
      this.#calls.set(call, { resolve, reject })
      this.page
        .evaluate(([id, method, given]) => window.ask(id, method as keyof TabApi, given), [
          call,
          name,
          args,
        ] as const)
        .catch(reject)
    })
    return within(`${name} in a tab`, CALL_MS, answered).finally(() => this.#calls.delete(call)) as Promise<
      Awaited<ReturnType<TabApi[Name]>>
    >
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

  #hearAnswer(call: number, answer: Answer): void {
    const asked = this.#calls.get(call)
    if ('error' in answer) asked?.reject(new Error(answer.error))
    else asked?.resolve(answer.value)
  }

  #endCalls(): void {
    for (const { reject } of this.#calls.values()) reject(new Error('the tab is gone'))
  }

  #setPhase(phase: Phase): void {
    this.#phase = phase
    this.#onPhase?.(phase)
  }
}
