import type { Clock } from '../ports/clock.js'
import type { Logger } from '../ports/logger.js'
import { TIMING } from './timing.js'

interface Told {
  /** Not before then again. */
  nextAt: number
  waitMs: number
  /** Times that nothing was said since the last line. */
  more: number
}

/** Warns once of each kind of thing, and again after longer and longer waits: a line a retry would hide the others. Source: S-API-7. */
export class Teller {
  readonly #told = new Map<string, Told>()

  constructor(
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  tell(what: string, details: Readonly<Record<string, unknown>>): void {
    const now = this.clock.now()
    const told = this.#told.get(what)
    if (told !== undefined && now < told.nextAt) {
      told.more++
      return
    }
    // What was quiet for as long as its last wait begins anew.
    const isNew = told === undefined || now >= told.nextAt + told.waitMs
    const waitMs = isNew ? TIMING.TOLD_AGAIN_MS : Math.min(told.waitMs * 2, TIMING.TOLD_AGAIN_MAX_MS)
    this.#told.set(what, { nextAt: now + waitMs, waitMs, more: 0 })
    this.logger.warn(what, told === undefined || told.more === 0 ? details : { ...details, more: told.more })
  }
}
