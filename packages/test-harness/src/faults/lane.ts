import { bundleProcess } from '../bundle-process'
import { LawBroken } from '../world/report'
import { FAULT_CASES } from './fault-suite'

export interface FaultLaneOptions {
  /** The package's folder. */
  readonly root: string
  readonly seeds: number
  readonly first: number
  readonly rounds: number
}

/** Runs every case for so many seeds; answers whether all laws held. */
export async function runLane({ root, seeds, first, rounds }: FaultLaneOptions): Promise<boolean> {
  const bundle = await bundleProcess(root, 'faults/server-child.ts')
  let failed = 0
  let passed = 0
  let accepted = 0
  const faults = new Map<string, number>()
  for (let seed = first; seed < first + seeds; seed++)
    for (const { name, run } of FAULT_CASES) {
      const begin = Date.now()
      const [rule] = name.split(' ')
      const line = (what: string) =>
        console.log(`${rule} seed ${seed} ${((Date.now() - begin) / 1_000).toFixed(1)} s  ${what}`)
      try {
        const done = await run(bundle, seed, rounds)
        passed++
        accepted += done.accepted
        for (const [kind, count] of done.faults) faults.set(kind, (faults.get(kind) ?? 0) + count)
        line(`ok: ${done.accepted} accepted, ${done.kept} kept, ${told(done.faults)}`)
      } catch (error) {
        failed++
        line(`FAIL: ${error instanceof LawBroken ? error.message : (error as Error).stack}`)
      }
    }
  console.log(`${accepted} messages accepted; ${told(faults)}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

const told = (faults: ReadonlyMap<string, number>): string =>
  [...faults].map(([kind, count]) => `${kind} ${count}`).join(', ')
