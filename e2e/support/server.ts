import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const HARNESS = join(import.meta.dirname, '../../packages/test-harness/bin/harness.js')

/** The real server in a process of its own, on a database of its own: it can be killed and started again. */
export class Server {
  #child: ChildProcess | undefined

  private constructor(
    private readonly folder: string,
    private readonly settings: Readonly<Record<string, string>>,
    /** e.g. "http://127.0.0.1:43210" */
    public origin = '',
  ) {}

  /**
   * With the demo's data: written anew, which takes seconds, or copied from a server that has stopped. `settings`: of its
   * environment.
   */
  static async start(like?: Server, settings: Readonly<Record<string, string>> = {}): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'sarika-e2e-')), settings)
    if (like !== undefined) await cp(like.folder, server.folder, { recursive: true })
    await server.start()
    return server
  }

  /** On any free port at first, on the same one ever after. */
  async start(): Promise<void> {
    const port = this.origin === '' ? '0' : new URL(this.origin).port
    const child = spawn(process.execPath, [HARNESS, 'serve', '--port', port, '--database', this.#database], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...this.settings },
    })
    this.#child = child
    this.origin = await new Promise((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (data) => {
        said += data
        const ready = /^ready (\S+)\/a\/$/m.exec(said)
        if (ready?.[1] !== undefined) resolve(ready[1])
      })
      child.stderr.on('data', (data) => {
        said += data
      })
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)))
    })
  }

  /** Beside the demo's, as `harness import` brings them in. */
  async import(kind: 'jobs' | 'companies', rows: readonly object[]): Promise<void> {
    const file = join(this.folder, `${kind}.jsonl`)
    await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'))
    await promisify(execFile)(process.execPath, [HARNESS, 'import', kind, file, '--database', this.#database])
  }

  /** No goodbye: what is not on its disk is lost. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.folder, { recursive: true, force: true })
  }

  get #database(): string {
    return join(this.folder, 'chat.db')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (child === undefined || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
}
