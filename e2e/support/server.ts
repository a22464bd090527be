import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Host } from './host'

export const HARNESS = join(import.meta.dirname, '../../packages/test-harness/bin/harness.js')

/** The real server on a database of its own: it can be killed and started again. */
export class Server {
  private constructor(
    private readonly folder: string,
    private readonly host: Host,
    private readonly hasOwnHost: boolean,
    /** e.g. "http://127.0.0.1:43210" */
    public origin = '',
  ) {}

  /**
   * With the demo's data: written anew, which takes seconds, or copied from a server that has stopped. It takes that one's
   * process, too, but where `settings` of the environment, or flags, want another.
   */
  static async start(
    like?: Server,
    settings?: Readonly<Record<string, string>>,
    flags: readonly string[] = [],
  ): Promise<Server> {
    const shared = settings === undefined ? like?.host : undefined
    const folder = await mkdtemp(join(tmpdir(), 'sarika-e2e-'))
    const server = new Server(folder, shared ?? new Host(settings ?? {}, flags), shared === undefined)
    // Its database is whole without what SQLite keeps beside it, which may go while it is copied.
    const filter = (file: string) => !/-(?:shm|wal)$/.test(file)
    if (like !== undefined) await cp(like.folder, server.folder, { recursive: true, filter })
    await server.start()
    return server
  }

  /** On any free port at first, on the same one ever after. */
  async start(): Promise<void> {
    const port = this.origin === '' ? '0' : new URL(this.origin).port
    this.origin = await this.host.serve(port, this.#database)
  }

  /** Beside the demo's, as `harness import` brings them in. */
  async import(kind: 'jobs' | 'companies', rows: readonly object[]): Promise<void> {
    const file = join(this.folder, `${kind}.jsonl`)
    await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'))
    await promisify(execFile)(process.execPath, [HARNESS, 'import', kind, file, '--database', this.#database])
  }

  /** What is not on its disk is lost. */
  kill(): Promise<void> {
    return this.host.kill()
  }

  stop(): Promise<void> {
    return this.host.stop()
  }

  async remove(): Promise<void> {
    await (this.hasOwnHost ? this.host.quit() : this.host.stop())
    await rm(this.folder, { recursive: true, force: true })
  }

  get #database(): string {
    return join(this.folder, 'chat.db')
  }
}
