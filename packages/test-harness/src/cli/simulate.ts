import { createHash } from 'node:crypto'
import { BadInput } from '../bad-input'
import type { Verdict } from '../world/run'
import { CRASHES, nameOf, Simulator } from '../world/simulator'
import type { Crash } from '../world/world'
import { Exit, type Flag, readArgs, readInteger, type Usage } from './args'
import type { Command } from './command'

const DEFAULT_SCHEDULES = '1000'
/** Schedules of which every write is crashed, unless --schedules says otherwise. */
const CRASHED_SCHEDULES = '60'
const PROGRESS_MS = 2_000

const usage = {
  command: 'simulate',
  summary:
    'Runs the engine against a model server, with faults, tabs and disks, on virtual time; checks the laws.',
  flags: {
    schedules: {
      type: 'string',
      value: 'N',
      help: `how many (${DEFAULT_SCHEDULES}; with --crash-everywhere ${CRASHED_SCHEDULES})`,
    },
    seed: { type: 'string', value: 'S', help: 'the first one; the next ones count on (1)' },
    'crash-everywhere': {
      type: 'boolean',
      help: 'each schedule again for every disk write: crash before it, after it, power cut',
    },
    crash: {
      type: 'string',
      value: 'WRITE:HOW',
      help: 'one such crash, e.g. 17:before, 17:after or 17:power-cut',
    },
    history: { type: 'boolean', help: 'print what happened, for one schedule' },
    json: { type: 'boolean', help: 'the result as JSON' },
  },
} as const satisfies Usage<Record<string, Flag>>

interface Failure {
  readonly law: string
  readonly detail: string
  readonly seed: number
  readonly atMs: number
  readonly replay: string
}

interface Result {
  readonly schedules: number
  readonly firstSeed: number
  readonly lastSeed: number
  readonly crashes: number
  readonly perSecond: number
  readonly digest: string
  /** Times that each law was looked at. */
  readonly laws: Readonly<Record<string, number>>
  readonly failure: Failure | null
}

function readCrash(text: string): Crash {
  const [write, how] = text.split(':')
  const known = CRASHES.find((one) => one === how)
  if (known === undefined)
    throw new BadInput(`--crash ${JSON.stringify(text)}: give WRITE:${CRASHES.join('|')}.`)
  return { write: readInteger('--crash', write ?? '', { min: 1, max: 1_000_000 }), how: known }
}

/** Runs, counts, and remembers the first failure. */
class Tally {
  readonly #begin = performance.now()
  readonly #digest = createHash('sha256')
  readonly #laws = new Map<string, number>()
  #printedAt = 0
  runs = 0
  crashes = 0
  failure: Failure | null = null

  add(verdict: Verdict, crash: Crash | undefined, isShort: boolean): void {
    this.runs++
    if (crash !== undefined) this.crashes++
    this.#digest.update(verdict.digest)
    for (const [law, count] of verdict.checks) this.#laws.set(law, (this.#laws.get(law) ?? 0) + count)
    const { failure, seed } = verdict
    if (failure !== undefined && this.failure === null) {
      const extra = crash !== undefined ? ` --crash ${nameOf(crash)}` : isShort ? ' --crash-everywhere' : ''
      const replay = `npx harness simulate --schedules 1 --seed ${seed}${extra}`
      this.failure = { law: failure.law, detail: failure.detail, seed, atMs: failure.at, replay }
    }
  }

  get perSecond(): number {
    return Math.round((this.runs / (performance.now() - this.#begin)) * 10_000) / 10
  }

  progress(): void {
    const now = performance.now()
    if (now - this.#printedAt < PROGRESS_MS) return
    this.#printedAt = now
    process.stderr.write(`${this.runs} runs, ${this.perSecond} a second\n`)
  }

  result(schedules: number, firstSeed: number): Result {
    return {
      schedules,
      firstSeed,
      lastSeed: firstSeed + schedules - 1,
      crashes: this.crashes,
      perSecond: this.perSecond,
      digest: this.#digest.digest('hex'),
      laws: Object.fromEntries([...this.#laws].sort()),
      failure: this.failure,
    }
  }
}

function print(result: Result): void {
  const { schedules, firstSeed, lastSeed, crashes, perSecond, digest, laws, failure } = result
  const checks = Object.values(laws).reduce((sum, count) => sum + count, 0)
  const lines = [
    `${schedules} schedules, seeds ${firstSeed} to ${lastSeed}${crashes > 0 ? `, ${crashes} crashes` : ''}`,
    `${perSecond} schedules a second, ${Object.keys(laws).length} laws looked at ${checks} times`,
    `history ${digest}`,
  ]
  if (failure === null) lines.push('all laws held')
  else {
    lines.push(`law ${failure.law} does not hold: seed ${failure.seed}, ${failure.atMs} ms into the world`)
    lines.push(failure.detail, `again: ${failure.replay}`)
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function simulate(args: readonly string[]) {
  const read = readArgs(usage, args)
  if (read.kind === 'help') {
    process.stdout.write(read.text)
    return Exit.ok
  }
  const { values } = read
  const isEverywhere = values['crash-everywhere'] === true
  const count = values.schedules ?? (isEverywhere ? CRASHED_SCHEDULES : DEFAULT_SCHEDULES)
  const schedules = readInteger('--schedules', count, { min: 1, max: 100_000_000 })
  const first = readInteger('--seed', values.seed ?? '1', { min: 0, max: 2_000_000_000 })
  const crash = values.crash === undefined ? undefined : readCrash(values.crash)
  if (values.history === true && schedules !== 1)
    throw new BadInput('--history: give one schedule (--schedules 1) and its --seed.')

  const simulator = await Simulator.load()
  const tally = new Tally()
  const isShort = isEverywhere || crash !== undefined
  const run = async (seed: number, at: Crash | undefined): Promise<Verdict> => {
    const isKept = values.history === true
    const verdict = await simulator.run({ seed, isShort, isKept, ...(at === undefined ? {} : { crash: at }) })
    tally.add(verdict, at, isShort)
    tally.progress()
    if (isKept) process.stdout.write(`${verdict.lines.join('\n')}\n`)
    return verdict
  }
  for (let seed = first; seed < first + schedules && tally.failure === null; seed++) {
    const { writes } = await run(seed, crash)
    if (!isEverywhere) continue
    for (let write = 1; write <= writes && tally.failure === null; write++)
      for (const how of CRASHES) if (tally.failure === null) await run(seed, { write, how })
  }
  const result = tally.result(schedules, first)
  if (values.json === true) process.stdout.write(`${JSON.stringify(result)}\n`)
  else print(result)
  return result.failure === null ? Exit.ok : Exit.checkFailed
}

export const command: Command = { run: simulate }
