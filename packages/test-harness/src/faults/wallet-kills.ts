// A real `harness serve` with demo money is killed with SIGKILL while people send, open and split, and started again on its database.
//
//   crowd (wallet-crowd.ts) --calls--> harness serve, with stop-at.ts loaded before it
//     it stands at a statement, or so many calls were answered > SIGKILL > start > all calls of this round asked again, twice
//     > every cent, every card once, every call once (wallet-truth.ts)

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { startServer } from '../server/index'
import { login, type TestClient } from '../server/testing/client'
import { setPin } from '../server/testing/wallet'
import { randomOf } from '../server/testing/wallet-histories'
import type { StopAt } from './stop-at'
import { Crowd } from './wallet-crowd'
import { checkTruth } from './wallet-truth'

/** `any`: at a moment while calls are under way. */
export type Point = StopAt['point'] | 'any'
const POINTS: readonly Point[] = ['credit', 'any', 'answer', 'movement', 'commit']

/** What is run: the program whose `serve` it is, what is loaded before it, and the database. */
export interface Program {
  readonly main: string
  readonly hook: string
  readonly database: string
}

/** Of one person in one round, from each of two devices: with their repeats less than what the wallet lets one account do at once. */
const DEEDS = 8

class Serving {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    /** it stands at its statement */
    readonly stands: Promise<unknown>,
  ) {}

  static async start({ main, hook, database }: Program, stopAt: StopAt | null): Promise<Serving> {
    const args = ['serve', '--port', '0', '--database', database, '--wallet', 'demo', '--no-link-previews']
    const child = spawn(process.execPath, ['--import', pathToFileURL(hook).href, main, ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: { ...process.env, SARIKA_STOP_AT: stopAt === null ? '' : JSON.stringify(stopAt) },
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

  /** SIGKILL: nothing that it had in hand is finished. */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await gone
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

export interface Killed {
  readonly wrong: readonly string[]
  /** so many times at each point */
  readonly points: ReadonlyMap<Point, number>
  readonly calls: number
}

export interface KillOptions {
  readonly program: Program
  readonly kills: number
  readonly seed: number
  readonly tell: (line: string) => void
}

export class WalletKills {
  readonly #points = new Map<Point, number>()
  readonly #random: (below: number) => number

  private constructor(
    private readonly program: Program,
    private readonly crowd: Crowd,
    seed: number,
  ) {
    this.#random = randomOf(seed)
  }

  /** Ends at the first fault. */
  static async run({ program, kills, seed, tell }: KillOptions): Promise<Killed> {
    const crowd = new Crowd(await prepare(program.database), randomOf(seed + 1))
    const lane = new WalletKills(program, crowd, seed)
    let wrong: readonly string[] = []
    for (let at = 0; at < kills && wrong.length === 0; at += 1) {
      const point = POINTS[at % POINTS.length] ?? 'any'
      wrong = (await lane.#round(point)).map((what) => `kill ${at + 1}, ${point}: ${what}`)
      tell(`kill ${at + 1}, ${point}: ${wrong.length === 0 ? 'ok' : wrong.join('\n  ')}`)
    }
    return { wrong, points: lane.#points, calls: crowd.asked.length }
  }

  async #round(point: Point): Promise<readonly string[]> {
    const { crowd, program } = this
    const before = crowd.asked.length
    const nth = 1 + this.#random(6)
    const serving = await Serving.start(program, point === 'any' ? null : { point, nth })
    crowd.moveTo(serving.url)
    let answers = 0
    let whenEnough = (): void => {}
    const enough = new Promise<void>((resolve) => {
      whenEnough = resolve
    })
    const acting = crowd.act(DEEDS, () => {
      answers += 1
      if (answers === nth * 2) whenEnough()
    })
    const moment = point === 'any' ? enough : serving.stands
    const hasCome = await Promise.race([moment.then(() => true), acting.then(() => false)])
    await serving.kill()
    await acting
    if (!hasCome) return ['everything was done before it came there']
    this.#points.set(point, (this.#points.get(point) ?? 0) + 1)
    return this.#recover(crowd.asked.slice(before))
  }

  async #recover(asked: Crowd['asked']): Promise<readonly string[]> {
    const { crowd, program } = this
    const serving = await Serving.start(program, null)
    try {
      crowd.moveTo(serving.url)
      await crowd.repeat(asked)
      await crowd.repeat(asked)
      return await checkTruth(crowd, program.database)
    } finally {
      await serving.kill()
    }
  }
}
