import type { startProcesses } from './processes.js'

let loaded: typeof startProcesses | undefined

/**
 * The processes of a leading tab, fetched when first needed: a follower and a first paint do without them, and they bring
 * the wire with them, a third of the engine. Undefined when they cannot be fetched now. Absent: retries.
 */
export async function loadProcesses(): Promise<typeof startProcesses | undefined> {
  if (loaded !== undefined) return loaded
  try {
    loaded = (await import('./processes.js')).startProcesses
    return loaded
  } catch {
    return undefined
  }
}
