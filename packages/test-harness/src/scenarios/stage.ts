import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Recorder } from '../record/recorder'
import { type ServerOptions, startServer } from '../server/index'
import { Account, type LiveTab, type Place } from './person'

const PLENTY = { burst: 1_000_000, perSecond: 1_000_000 }
/** scrypt's cost: how slow a login is, is not recorded. */
const PASSWORD_COST = 4

/** A real server, people on it, and a recorder. */
export class Stage {
  readonly recorder = new Recorder()
  readonly place: Place = { url: '' }
  readonly #tabs: LiveTab[] = []
  #stop: () => Promise<void> = async () => undefined

  constructor(
    /** A file that does not exist yet. */
    readonly database: string,
    /** The bundle of serve-child.ts. */
    readonly serverFile: string,
  ) {}

  /** In this process. */
  async serve(options: Partial<ServerOptions> = {}): Promise<void> {
    const server = await startServer({
      port: 0,
      quiet: true,
      database: this.database,
      passwordCost: PASSWORD_COST,
      demoJobs: 0,
      rates: { sends: PLENTY, receipts: PLENTY, broadcasts: PLENTY },
      ...options,
    })
    this.place.url = server.url
    this.#stop = () => server.close()
  }

  /** As a process of its own, to be killed; again at another port with the same data. */
  async serveApart(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [this.serverFile, this.database], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(createInterface({ input: child.stdout }), 'line')
    this.place.url = String(line)
    this.#stop = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    }
    return child
  }

  login(name: string): Promise<Account> {
    return Account.login(this.place, name)
  }

  /** A tab that is recorded. */
  async record(account: Account, name = 'a'): Promise<LiveTab> {
    return this.keep(await account.openTab(name, this.recorder))
  }

  /** A tab that stops with the stage. */
  keep(tab: LiveTab): LiveTab {
    this.#tabs.push(tab)
    return tab
  }

  async end(): Promise<Uint8Array> {
    const bytes = await this.recorder.finish()
    for (const tab of this.#tabs) await tab.engine.stop()
    await this.#stop()
    return bytes
  }
}

/** The state at rest, of what is recorded. */
export async function rest(tab: LiveTab): Promise<void> {
  if ((await tab.recorded?.state(tab.engine)) !== true) throw new Error('the tab does not come to rest')
}
