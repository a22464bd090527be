// A real `harness serve` with demo money is killed with SIGKILL while people send, open and split, and started again on its database.
//
//   crowd (wallet-crowd.ts) --calls--> harness serve, with stop-at.ts loaded before it
//     it stands at a statement, or so many calls were answered > SIGKILL > start > all calls of before asked again, twice
//     > every cent, every card once, every call once (wallet-truth.ts)

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { startServer } from '../server/index'
import { login, type TestClient } from '../server/testing/client'
import { randomOf } from '../server/testing/random'
import { setPin } from '../server/testing/wallet'
import type { StopAt } from './stop-at'
import { Crowd } from './wallet-crowd'
import { checkTruth } from './wallet-truth'

/** `any`: at a moment while calls are under way. */
export type Point = StopAt['point'] | 'any'
export const POINTS: readonly Point[] = ['credit', 'any', 'answer', 'movement', 'commit']

/** What is run: the program whose `serve` it is, what is loaded before it, and the database. */
export interface Program {
  readonly main: string
  readonly hook: string
  readonly database: string
}

/** Of one person in one round, from each of two devices: with their repeats less than one account may do at once. */
const DEEDS = 8

class Serving {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    /** it stands at its statement */
    readonly stands: Promise<unknown>,
  ) {}

  static async start({ main, hook, database }: Program): Promise<Serving> {
    const args = ['serve', '--port', '0', '--database', database, '--wallet', 'demo', '--no-link-previews']
    const child = spawn(process.execPath, ['--import', pathToFileURL(hook).href, main, ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'ipc'],
    })
    const [, out, err, said] = child.stdio as unknown as [null, Readable, Readable, Readable]
    let troubles = ''
    err.on('data', (data) => {
      troubles += data
    })
    const url = new Promise<string>((resolve, reject) => {
      createInterface(out).on('line', (line) => {
        const ready = /^ready (\S+)\/a\/$/.exec(line)
        if (ready?.[1]) resolve(ready[1])
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${troubles}`)))
    })
    return new Serving(await url, child, once(createInterface(said), 'line'))
  }

  standAt(at: StopAt): void {
    this.child.send(at)
  }

  /** SIGKILL: nothing that it had in hand is finished. */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit')
    if (this.child.kill('SIGKILL')) await gone
  }
}

/** Writes the demo, and gives three people of one group a PIN; their tokens outlive the server. */
async function prepare(database: string): Promise<readonly TestClient[]> {
  const quiet = { port: 0, quiet: true, passwordCost: 4, demoJobs: 0 }
  const server = await startServer({ ...quiet, database, wallet: { feeBasisPoints: 0 } })
  try {
    const people = ['sokha', 'angkor-hr', 'dara'].map((name) => login(server.url, name))
    const all = await Promise.all(people)
    for (const one of all) await setPin(one)
    return all
  } finally {
    await server.close()
  }
}

export class WalletKills {
  readonly #program: Program
  readonly #crowd: Crowd
  readonly #random: (below: number) => number
  #serving: Serving

  private constructor(program: Program, crowd: Crowd, serving: Serving, seed: number) {
    this.#program = program
    this.#crowd = crowd
    this.#serving = serving
    this.#random = randomOf(seed)
    crowd.moveTo(serving.url)
  }

  static async open(program: Program, seed: number): Promise<WalletKills> {
    const crowd = new Crowd(await prepare(program.database), randomOf(seed + 1))
    return new WalletKills(program, crowd, await Serving.start(program), seed)
  }

  /** Calls that were made under a key of their own. */
  get calls(): number {
    return this.#crowd.asked.length
  }

  close(): Promise<void> {
    return this.#serving.kill()
  }

  /** What is not as it must be, while nobody acts. */
  check(): Promise<readonly string[]> {
    return checkTruth(this.#crowd, this.#program.database)
  }

  /** Kills the server there while everybody acts, starts it again, has all asked again, twice, and checks. */
  async kill(point: Point): Promise<readonly string[]> {
    const before = this.calls
    if (!(await this.#actUntil(point))) return ['everything was done before it came there']
    this.#serving = await Serving.start(this.#program)
    this.#crowd.moveTo(this.#serving.url)
    const asked = this.#crowd.asked.slice(before)
    for (let at = 0; at < 2; at += 1) await this.#crowd.repeat(asked)
    return this.check()
  }

  async #actUntil(point: Point): Promise<boolean> {
    const nth = 1 + this.#random(6)
    if (point !== 'any') this.#serving.standAt({ point, nth })
    let answers = 0
    let whenEnough = (): void => {}
    const enough = new Promise<void>((resolve) => {
      whenEnough = resolve
    })
    const acting = this.#crowd.act(DEEDS, () => {
      answers += 1
      if (answers === nth * 2) whenEnough()
    })
    const moment = point === 'any' ? enough : this.#serving.stands
    const hasCome = await Promise.race([moment.then(() => true), acting.then(() => false)])
    await this.#serving.kill()
    await acting
    return hasCome
  }
}
