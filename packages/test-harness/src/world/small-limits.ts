import { LIMITS_FILE, type Replacement } from './bundle'

/**
 * Borders that a schedule of some thirty steps can cross many times over: pages, chunks, seals and caches of a few
 * messages. Nothing else of the engine is changed.
 */
const SMALL: Readonly<Record<string, number>> = {
  PAGE_SIZE: 10,
  WINDOW_SIZE: 6,
  CHUNK_SIZE: 4,
  SEAL_EVERY: 30,
  CARRY_MAX: 7,
  CARRY_BUSY_MAX: 12,
  RETAIN_LOG: 40,
  DROP_WHEN_FULL: 12,
  ROW_BLOCK: 2,
  HOLD_MAX: 10,
  PROBE_CACHE: 8,
  AMENDED_KEPT: 1,
  SEAL_IDLE_MIN: 12,
  CONVERSATION_PAGE_SIZE: 3,
  BROADCAST_MAX: 2,
  RECEIPT_IDS_MAX: 5,
}

const NAMES = Object.keys(SMALL)

/** A function in the engine's module of limits, so that one engine serves both: each is compiled anew, which is dear. */
const SWITCH = `export function useRealLimits(isReal) {
${NAMES.map((name) => `  ${name} = isReal ? REAL_${name} : ${SMALL[name]}`).join('\n')}
}
`

/** The small values, until `useRealLimits(true)`; whatever the real ones are, they move to names of their own. */
export const SMALL_LIMITS: readonly Replacement[] = NAMES.map((name, index) => ({
  file: LIMITS_FILE,
  find: `export const ${name} = `,
  replace: `${index === 0 ? SWITCH : ''}export let ${name} = ${SMALL[name]}\nconst REAL_${name} = `,
}))
