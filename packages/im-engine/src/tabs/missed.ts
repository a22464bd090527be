import type { Commit } from '../events/facts.js'
import { upcast } from '../events/version.js'
import type { Disk } from '../ports/disk.js'

/** Commits that are read at most. */
const MISSED_MAX = 1_000

/** What others wrote while this tab folded nothing: it reads the log anew, and its listeners have not been told. */
export class Missed {
  /** The last position that this tab folded; undefined before its first open. */
  #foldedTo: number | undefined

  foldedTo(position: number): void {
    this.#foldedTo = position
  }

  /** Up to `position`, where the log that was just opened stands. Of a first open nothing: that is history. Source: S-EVENT-4. */
  async read(disk: Disk, position: number): Promise<readonly Commit[]> {
    const from = this.#foldedTo
    this.#foldedTo = position
    if (from === undefined || position <= from) return []
    const read = await disk.readLog(Math.max(from, position - MISSED_MAX) + 1, position)
    return read.ok ? read.value.flatMap(({ commit }) => upcast(commit) ?? []) : []
  }
}
