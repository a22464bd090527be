import type { Replacement } from './bundle'

const FILE = 'model/limits.ts'

/** Whatever the real value is, it moves to a name that nobody reads. */
const limit = (name: string, value: number): Replacement => ({
  file: FILE,
  find: `export const ${name} = `,
  replace: `export const ${name} = ${value}\nexport const REAL_${name} = `,
})

/**
 * Borders that a schedule of some thirty steps can cross many times over: pages, chunks, seals and caches of a few
 * messages. Nothing else of the engine is changed.
 */
export const SMALL_LIMITS: readonly Replacement[] = [
  limit('PAGE_SIZE', 10),
  limit('WINDOW_SIZE', 6),
  limit('CHUNK_SIZE', 4),
  limit('SEAL_EVERY', 30),
  limit('CARRY_MAX', 7),
  limit('RETAIN_LOG', 40),
  limit('ROW_BLOCK', 2),
  limit('HOLD_MAX', 10),
  limit('PROBE_CACHE', 8),
  limit('SEAL_IDLE_MIN', 12),
]
