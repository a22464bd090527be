import { setTimeout as sleep } from 'node:timers/promises'

/** The time a scripted person lives in. Tests hand in one in which waiting costs nothing. */
export interface Pace {
  /** ms since the epoch */
  now(): number
  /** Settles after that long, or rejects when the signal ends it. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** 0 <= x < 1 */
  chance(): number
}

export const humanPace: Pace = {
  now: Date.now,
  wait: (ms, signal) => sleep(ms, undefined, { signal, ref: false }),
  chance: Math.random,
}

const LOOKS_UP_MS = 1_500
const READS_MS = 25
const THINKS_MS = 1_000
const TYPES_MS = 55
const LONGEST_MS = 15_000

/** How long somebody takes to see a text of that many UTF-16 units, and read it. */
export const readingMs = (units: number, chance: number): number =>
  Math.min(LONGEST_MS, LOOKS_UP_MS * (0.5 + chance) + units * READS_MS)

/** How long they then think and type. */
export const typingMs = (units: number, chance: number): number =>
  Math.min(LONGEST_MS, THINKS_MS * (0.5 + chance) + units * TYPES_MS)
