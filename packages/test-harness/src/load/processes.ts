import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Measured, ServerOrder, ServerReport, SwarmOrder, SwarmReport } from './orders'

/** A process that takes orders and answers with reports. */
class Worker<Order, Report extends { readonly type: string }> {
  readonly #child: ChildProcess

  constructor(bundle: string, args: readonly string[]) {
    this.#child = fork(bundle, [...args], { execArgv: ['--expose-gc'] })
  }

  order(order: Order): void {
    this.#child.send(order as object)
  }

  /** The next report of a kind; throws when the process ends before. */
  report<Type extends Report['type']>(type: Type): Promise<Extract<Report, { type: Type }>> {
    return new Promise((resolve, reject) => {
      const gone = (code: number | null) => reject(new Error(`a process of the load ended with ${code}`))
      const hear = (said: Report) => {
        if (said.type !== type) return
        this.#child.off('message', hear)
        this.#child.off('exit', gone)
        resolve(said as Extract<Report, { type: Type }>)
      }
      this.#child.on('message', hear)
      this.#child.once('exit', gone)
    })
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }
}

export class Swarm extends Worker<SwarmOrder, SwarmReport> {}

/** A server process on a database; another one can be started on the same port after it was killed. */
export class LoadedServer extends Worker<ServerOrder, ServerReport> {
  static async start(
    bundle: string,
    database: string,
    port = 0,
  ): Promise<{ server: LoadedServer; url: string }> {
    const server = new LoadedServer(bundle, [database, String(port)])
    const { url } = await server.report('listening')
    return { server, url }
  }

  async measure(): Promise<Measured> {
    this.order({ type: 'measure' })
    return this.report('measured')
  }
}
