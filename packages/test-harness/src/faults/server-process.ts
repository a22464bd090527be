import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { ChildOptions } from './server-child'

/** A real server process that can be killed and started again on its port and its database. */
export class ServerProcess {
  #child: ChildProcess | undefined

  private constructor(
    private readonly bundle: string,
    private options: ChildOptions,
  ) {}

  static async start(bundle: string, options: ChildOptions): Promise<ServerProcess> {
    const server = new ServerProcess(bundle, options)
    await server.restart()
    return server
  }

  get port(): number {
    return this.options.port
  }

  /** SIGKILL: nothing that it had in hand is finished. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined) return
    this.#child = undefined
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** Ends every token at once. */
  endTokens(): void {
    this.#child?.kill('SIGUSR2')
  }

  async restart(): Promise<void> {
    await this.kill()
    const child = spawn(process.execPath, [this.bundle, JSON.stringify(this.options)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    this.#child = child
    const [port] = await once(createInterface(child.stdout), 'line')
    this.options = { ...this.options, port: Number(port) }
  }
}
