import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Measured, ServerOrder, ServerReport, SwarmOrder, SwarmReport } from './orders'

/** Bundles what runs in processes of its own, so that its dependencies are found from there; `root` is the package's folder. */
export async function bundleProcesses(root: string): Promise<{ server: string; swarm: string }> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const outdir = join(root, '.cache/load')
  await build({
    entryPoints: ['server-process.ts', 'swarm-process.ts'].map((file) => join(root, 'src/load', file)),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !name.startsWith('@sarika/'),
    ),
    conditions: ['@sarika/source'],
    logLevel: 'error',
  })
  return { server: join(outdir, 'server-process.mjs'), swarm: join(outdir, 'swarm-process.mjs') }
}

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
