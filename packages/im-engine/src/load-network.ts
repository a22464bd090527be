let loaded: typeof import('./network-half.js') | undefined

/**
 * The network half of the engine, a third of it, fetched when a tab first leads: a follower and a first paint do without it.
 * Undefined when it cannot be fetched now. Absent: retries.
 */
export async function loadNetwork(): Promise<typeof loaded> {
  if (loaded !== undefined) return loaded
  try {
    loaded = await import('./network-half.js')
    return loaded
  } catch {
    return undefined
  }
}

/** All rules of the log, once the network half is here. */
export const loadedRules = (): typeof loaded => loaded
