import type { DiskFailure, DiskResult } from '../ports/disk.js'
import { failed } from './result.js'

/** The writes of one generation (open..close), in the order they were asked for. */
export interface Writes {
  /** Starts `write` at once when nothing is in flight, else after the one before it; never after a failed one. */
  run<T>(write: () => Promise<DiskResult<T>>): Promise<DiskResult<T>>
  /** No later write starts: each answers `failure`, or the one that came first. */
  stop(failure: DiskFailure): void
}

/**
 * Fail-stop: a browser commits a queued transaction although the one before it aborted, so the next write must not even be
 * queued before the last one is known good. Values are taken when the write starts. Source: S-DISK-4, S-DISK-5.
 */
export function createWrites(): Writes {
  let failure: DiskFailure | undefined
  let last: Promise<unknown> | undefined

  const start = async <T>(write: () => Promise<DiskResult<T>>): Promise<DiskResult<T>> => {
    if (failure !== undefined) return failed(failure)
    const result = await write()
    if (!result.ok) failure ??= result.failure
    return result
  }

  return {
    run(write) {
      const result = last === undefined ? start(write) : last.then(() => start(write))
      const settle = () => {
        if (last === result) last = undefined
      }
      last = result
      result.then(settle, settle)
      return result
    },
    stop(why) {
      failure ??= why
    },
  }
}
