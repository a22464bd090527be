import type { Replacement } from './bundle'

const FILE = 'model/limits.ts'

const limit = (name: string, from: string, to: string): Replacement => ({
  file: FILE,
  find: `export const ${name} = ${from}\n`,
  replace: `export const ${name} = ${to}\n`,
})

/**
 * Borders that a schedule of some thirty steps can cross many times over: pages, chunks, seals and caches of a few
 * messages. Nothing else of the engine is changed.
 */
export const SMALL_LIMITS: readonly Replacement[] = [
  limit('PAGE_SIZE', '500', '10'),
  limit('WINDOW_SIZE', '20', '6'),
  limit('CHUNK_SIZE', '128', '4'),
  limit('SEAL_EVERY', '10_000', '30'),
  limit('CARRY_MAX', '500', '7'),
  limit('RETAIN_LOG', '20_000', '40'),
  limit('ROW_BLOCK', '64', '2'),
  limit('HOLD_MAX', '6_000', '10'),
  limit('PROBE_CACHE', '64', '8'),
  limit('SEAL_IDLE_MIN', '500', '12'),
]
