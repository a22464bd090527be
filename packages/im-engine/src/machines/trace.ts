import type { InspectionEvent } from 'xstate'
import type { Clock } from '../ports/clock.js'

/** Steps kept. */
const KEPT = 500

/**
 * The last steps of the processes, for people who look inside: e.g. `"1700000000000 connection socket.opened -> opened"`.
 * Kept in memory only; tokens and texts are in no event's name. Source: S-TRACE-1.
 */
export class Trace {
  readonly #steps: string[] = []

  constructor(private readonly clock: Clock) {}

  readonly note = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.snapshot' || !('value' in event.snapshot)) return
    const { value } = event.snapshot
    const state = typeof value === 'string' ? value : JSON.stringify(value)
    this.#steps.push(`${this.clock.now()} ${nameOf(event.actorRef)} ${event.event.type} -> ${state}`)
    if (this.#steps.length > KEPT) this.#steps.shift()
  }

  steps(): readonly string[] {
    return [...this.#steps]
  }
}

const nameOf = (actor: object): string => ('id' in actor ? String(actor.id) : 'unnamed')
