import { Simulator } from '../world/simulator'
import { agreeOn } from './agree'

const PROGRESS_MS = 5_000

/** Replays so many histories from a seed on; answers whether the two servers agreed on all. */
export async function runLane(histories: number, first: number): Promise<boolean> {
  const simulator = await Simulator.load()
  const begin = performance.now()
  let printedAt = begin
  let operations = 0
  let messages = 0
  const differing: number[] = []
  for (let seed = first; seed < first + histories; seed++) {
    const agreement = await agreeOn(simulator, seed)
    operations += agreement.operations
    messages += agreement.messages
    if (agreement.differences.length > 0) {
      differing.push(seed)
      console.log(`seed ${seed}: ${agreement.differences.slice(0, 3).join('\n  ')}`)
    }
    if (performance.now() - printedAt < PROGRESS_MS) continue
    printedAt = performance.now()
    process.stderr.write(`${seed - first + 1} of ${histories}, ${differing.length} differ\n`)
  }
  const seconds = Math.round((performance.now() - begin) / 1_000)
  console.log(`${histories} histories, ${operations} operations, ${messages} messages, ${seconds} s`)
  console.log(`${histories - differing.length} agree, ${differing.length} differ`)
  return differing.length === 0
}
