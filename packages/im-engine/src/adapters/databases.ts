import type { Disk } from '../ports/disk.js'

/** Names of databases that were opened here, for browsers that cannot list them. */
const NAMES_KEY = 'sarika-im-databases'

function notedNames(): readonly string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(NAMES_KEY) ?? '[]')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

function keepNames(names: readonly string[]): void {
  try {
    if (names.length === 0) localStorage.removeItem(NAMES_KEY)
    else localStorage.setItem(NAMES_KEY, JSON.stringify(names))
  } catch {
    // Nothing can be kept here: where databases can be listed the names are not needed.
  }
}

/** This disk, whose database is remembered by name until it is erased. */
export function noteDatabase(name: string, disk: Disk): Disk {
  const others = () => notedNames().filter((one) => one !== name)
  keepNames([...others(), name])
  const erase = async () => {
    const erased = await disk.erase()
    if (erased.ok) keepNames(others())
    return erased
  }
  return { ...disk, erase }
}

/** Names of this origin's databases: those that the browser lists, and those that were noted. */
export async function listDatabases(): Promise<readonly string[]> {
  const listed = await Promise.resolve(globalThis.indexedDB?.databases?.() ?? []).catch(() => [])
  return [...new Set([...listed.flatMap(({ name }) => name ?? []), ...notedNames()])]
}

/** Whether some tab holds this Web Lock; false where that cannot be known. */
export async function isLockHeld(name: string): Promise<boolean> {
  const state = await globalThis.navigator?.locks?.query().catch(() => undefined)
  return state?.held?.some((lock) => lock.name === name) === true
}
