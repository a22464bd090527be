// WebKitGTK's MiniBrowser by its WebDriver, on a screen that nobody sees. Source: w3.org/TR/webdriver2.
//
// Commands go to the tab that was switched to last, so they stand in a queue. Keys that are typed hang here, and so does waiting for a
// page to load: everything goes by script.

import { startChild } from './child'
import type { DrivenBrowser, DrivenTab, Plain } from './driver'

export interface WebKitPaths {
  /** e.g. /usr/bin/WebKitWebDriver */
  readonly driver: string
  /** e.g. /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser */
  readonly browser: string
  /** e.g. /usr/bin/Xvfb */
  readonly screen: string
}

/** A function in a page that takes longer has failed, ms. */
const SCRIPT_MS = 60_000

class Session {
  #last: Promise<unknown> = Promise.resolve()
  #current = ''

  constructor(private readonly url: string) {}

  async ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const answer = await fetch(this.url + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: T & { readonly message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.message}`)
    return value
  }

  /** The tab that was switched to is gone. */
  leave(): void {
    this.#current = ''
  }

  /** In this tab, after what was asked before. */
  in<T>(handle: string, work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(async () => {
      if (this.#current !== handle) await this.ask('POST', '/window', { handle })
      this.#current = handle
      return work()
    })
    this.#last = next.catch(() => {
      this.#current = ''
    })
    return next
  }
}

class Tab implements DrivenTab {
  constructor(
    private readonly session: Session,
    private readonly handle: string,
    private readonly onClose: () => void,
  ) {}

  async goto(url: string): Promise<void> {
    await this.session.in(this.handle, () => this.session.ask('POST', '/url', { url }))
  }

  async run<Given extends readonly Plain[], Result>(
    deed: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const script = `const done = arguments[1]; (async () => (${deed})(...JSON.parse(arguments[0])))().then(
      (value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })))`
    const text = await this.session.in(this.handle, () =>
      this.session.ask<string>('POST', '/execute/async', { script, args: [JSON.stringify(given)] }),
    )
    const { value, error } = JSON.parse(text) as { value: Result; error?: string }
    if (error !== undefined) throw new Error(error)
    return value
  }

  async close(): Promise<void> {
    await this.session.in(this.handle, () => this.session.ask('DELETE', '/window'))
    this.session.leave()
    this.onClose()
  }
}

/** The first number of a screen that is free. */
const SCREEN = ':77'

export async function startWebKit(paths: WebKitPaths): Promise<DrivenBrowser> {
  const screen = startChild(
    paths.screen,
    [SCREEN, '-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-displayfd', '1'],
    {},
  )
  await screen.said(/^\d+$/m)
  const port = await freePort()
  const driver = startChild(paths.driver, ['--host=127.0.0.1', `--port=${port}`], { DISPLAY: SCREEN })
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/status`)
  const options = { binary: paths.browser, args: ['--automation'] }
  const asked = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options }
  const { sessionId, capabilities } = await new Session(url).ask<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>('POST', '/session', { capabilities: { alwaysMatch: asked } })
  const session = new Session(`${url}/session/${sessionId}`)
  await session.ask('POST', '/timeouts', { script: SCRIPT_MS })
  // A tab that is opened stays behind the one before, hidden and hardly drawn: each gets a window. The first one is there already.
  const free = [await session.ask<string>('GET', '/window')]
  const windows = new Set(free)
  const openWindow = async () => {
    const [any = ''] = windows
    const work = () => session.ask<{ handle: string }>('POST', '/window/new', { type: 'window' })
    return (await session.in(any, work)).handle
  }
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open() {
      const handle = free.pop() ?? (await openWindow())
      windows.add(handle)
      return new Tab(session, handle, () => windows.delete(handle))
    },
    async quit() {
      await session.ask('DELETE', '').catch(() => undefined)
      await driver.end()
      await screen.end()
    },
  }
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}

const TRIES = 100
const BETWEEN_MS = 100

async function answers(url: string): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
  }
  throw new Error(`${url} does not answer`)
}
