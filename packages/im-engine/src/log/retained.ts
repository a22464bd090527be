import { type Commit, sizeOf } from '../events/facts.js'
import type { LogRange } from '../ports/disk.js'

/** Items in one range: the grain of a cut. */
const RANGE_SIZE = 1_000

/** What a seal cuts, and what is left after it. */
export interface Cut {
  readonly cuts: readonly (readonly [from: number, to: number])[]
  readonly left: readonly LogRange[]
}

/**
 * What the log still keeps behind the seal, and what the next seal may cut. Leader-elected records are never cut: a stale
 * writer's next key is exactly one of those, so its append always fails. Source: S-LOG-4.
 */
export class Retained {
  #ranges: LogRange[] = []

  constructor(private readonly keep: number) {}

  restore(ranges: readonly LogRange[]): void {
    this.#ranges = [...ranges]
  }

  note(position: number, commit: Commit): void {
    if (commit.facts.some((fact) => fact.type === 'leader-elected')) return
    const size = sizeOf(commit)
    const last = this.#ranges[this.#ranges.length - 1]
    if (last !== undefined && last.to === position - 1 && last.size + size <= RANGE_SIZE)
      this.#ranges[this.#ranges.length - 1] = { from: last.from, to: position, size: last.size + size }
    else this.#ranges.push({ from: position, to: position, size })
  }

  /** The oldest ranges that are not needed to keep `keep` items. */
  plan(): Cut {
    let kept = 0
    let first = this.#ranges.length
    while (first > 0 && kept < this.keep) kept += (this.#ranges[--first] as LogRange).size
    return {
      cuts: this.#ranges.slice(0, first).map(({ from, to }) => [from, to]),
      left: this.#ranges.slice(first),
    }
  }
}
