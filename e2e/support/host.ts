import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, 'host-main.mjs')
/** Rows and unread are those of people: a journey that talks to the assistant gives its flag, and of two the last counts. */
const FLAGS = ['--assistant', 'off']

/**
 * A process that runs `harness serve` as often as it is asked, one at a time: all but the first find its code read and
 * compiled. It begins when it is needed, and anew after it was killed.
 */
export class Host {
  #child: ChildProcess | undefined
  #isServing = false
  #said = ''

  /** `settings`: of its environment. `flags`: of each server, e.g. `["--chat", "off"]`. */
  constructor(
    private readonly settings: Readonly<Record<string, string>>,
    private readonly flags: readonly string[] = [],
  ) {}

  /** Answers where it listens, e.g. "http://127.0.0.1:43210". `port`: "0" takes any free one. */
  serve(port: string, database: string): Promise<string> {
    if (this.#isServing) throw new Error('another server runs in this process: stop it first')
    const child = this.#child ?? this.#begin()
    this.#said = ''
    this.#isServing = true
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`the server ended:\n${this.#said}`))
      const look = () => {
        const ready = /^ready (\S+)\/a\/$/m.exec(this.#said)
        if (ready?.[1] === undefined) return
        child.stdout?.off('data', look)
        child.off('exit', fail).off('message', fail)
        resolve(ready[1])
      }
      child.stdout?.on('data', look)
      child.once('exit', fail).once('message', fail)
      child.send(['serve', '--port', port, '--database', database, ...FLAGS, ...this.flags])
    })
  }

  /** The server says goodbye, the process stays. */
  async stop(): Promise<void> {
    if (this.#isServing) await this.#end('SIGTERM', 'message')
  }

  /** No goodbye. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL', 'exit')
  }

  async quit(): Promise<void> {
    await this.stop()
    await this.#end('SIGTERM', 'exit')
  }

  #begin(): ChildProcess {
    const env = { ...process.env, ...this.settings }
    const child = fork(MAIN, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env })
    const listen = (data: Buffer) => {
      this.#said += data
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('message', () => {
      this.#isServing = false
    })
    child.once('exit', () => {
      this.#isServing = false
      this.#child = undefined
    })
    this.#child = child
    return child
  }

  /** `sign`: what says that it is done; a process that is gone is. */
  async #end(signal: NodeJS.Signals, sign: 'message' | 'exit'): Promise<void> {
    const child = this.#child
    if (child === undefined) return
    const ended = new Promise<void>((resolve) => {
      const end = () => {
        child.off(sign, end).off('exit', end)
        resolve()
      }
      child.on(sign, end).on('exit', end)
    })
    child.kill(signal)
    await ended
  }
}
