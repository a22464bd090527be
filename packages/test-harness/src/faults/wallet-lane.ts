import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleProcess } from '../bundle-process'
import * as calls from '../server/testing/wallet-calls'
import { runHistories } from '../server/testing/wallet-histories'
import { POINTS, WalletKills } from './wallet-kills'

interface Options {
  /** the package's folder */
  readonly root: string
  readonly seed: number
  readonly histories: number
  readonly kills: number
  /** of the kills; a file that is gone afterwards where it is not said */
  readonly database?: string | undefined
}

/** On a slow machine a line comes every minute or so. */
const AT_ONCE = 500

/** Random histories on the embedded database; answers whether all were as the model has it. */
async function runRandom(first: number, count: number): Promise<boolean> {
  for (let done = 0; done < count; done += AT_ONCE) {
    const part = Math.min(AT_ONCE, count - done)
    const wrong = await runHistories({ first: first + done, count: part }, calls, async () => ':memory:')
    for (const { law, what } of wrong) console.log(`FAIL ${law}: ${what}`)
    if (wrong.length > 0) return false
    console.log(`${done + part} of ${count} histories: ok`)
  }
  return true
}

/** Kills a built server; ends at the first fault. */
async function runKills({ root, seed, kills }: Options, database: string): Promise<boolean> {
  const hook = await bundleProcess(root, 'faults/stop-at.ts')
  const lane = await WalletKills.open({ main: join(root, 'bin/harness.js'), hook, database }, seed)
  try {
    for (let at = 0; at < kills; at += 1) {
      const point = POINTS[at % POINTS.length] ?? 'any'
      const wrong = await lane.kill(point)
      for (const what of wrong) console.log(`FAIL kill ${at + 1}, ${point}: ${what}`)
      if (wrong.length > 0) return false
      console.log(`kill ${at + 1} of ${kills}, ${point}: ok, ${lane.calls} calls`)
    }
    return true
  } finally {
    await lane.close()
  }
}

/** Histories, then kills; answers whether no cent was made or lost, and nothing done twice. */
export async function runLane(options: Options): Promise<boolean> {
  if (!(await runRandom(options.seed, options.histories))) return false
  if (options.kills === 0) return true
  if (options.database) return runKills(options, options.database)
  const folder = await mkdtemp(join(tmpdir(), 'sarika-wallet-'))
  try {
    return await runKills(options, join(folder, 'chat.db'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
