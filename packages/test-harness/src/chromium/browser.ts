import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type Browser as Connection, chromium } from 'playwright'
import { until, within } from './wait'

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
]

const START_MS = 60_000
const STOP_MS = 20_000

interface Run {
  readonly child: ChildProcess
  readonly connection: Connection
}

/** A Chromium with a profile on disk, started by us and only attached to, so that it can be killed like any program. */
export class Browser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'sarika-chromium-'))
  #run: Run | undefined

  private constructor(private readonly executablePath: string) {}

  static async start(executablePath: string): Promise<Browser> {
    const browser = new Browser(executablePath)
    await browser.restart()
    return browser
  }

  get context(): BrowserContext {
    const [context] = this.#run?.connection.contexts() ?? []
    if (context === undefined) throw new Error('the browser is not running')
    return context
  }

  /** On the same profile. */
  async restart(): Promise<void> {
    const portFile = join(this.#profile, 'DevToolsActivePort')
    rmSync(portFile, { force: true })
    const child = spawn(this.executablePath, [...ARGS, `--user-data-dir=${this.#profile}`, 'about:blank'], {
      stdio: 'ignore',
      detached: true,
    })
    const port = await until(
      'the browser',
      START_MS,
      async () => readPort(portFile),
      (found) => found !== '',
    )
    const connection = await within(
      'the browser',
      START_MS,
      // Playwright's defaults keep every page focused, and a focused page never freezes
      chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true, timeout: START_MS }),
    )
    this.#run = { child, connection }
  }

  /** SIGKILL to all of its processes; resolves when it is gone. */
  async kill(): Promise<void> {
    const run = this.#run
    if (run === undefined) return
    this.#run = undefined
    const exited = once(run.child, 'exit')
    killGroup(run.child)
    await within('the end of the browser', STOP_MS, exited)
    await within('the end of the connection', STOP_MS, run.connection.close()).catch(() => {})
  }

  /** Kills it and deletes the profile. */
  async close(): Promise<void> {
    await this.kill()
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

function readPort(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n')[0] ?? ''
  } catch {
    return '' // not there yet
  }
}

function killGroup(child: ChildProcess): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  } catch {
    child.kill('SIGKILL') // where there are no process groups
  }
}
