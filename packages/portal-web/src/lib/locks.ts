// Web Locks. A page has none where it is not served securely, and is refused them where the data of all sites are blocked:
// there tabs do not wait for each other.

/** Runs while it has the lock of this name, among all tabs. */
export async function underLock<T>(
  name: string,
  run: () => Promise<T>,
  mode: LockMode = 'exclusive',
): Promise<T> {
  let isHeld = false
  try {
    return await navigator.locks.request(name, { mode }, () => {
      isHeld = true
      return run()
    })
  } catch (error) {
    if (isHeld) throw error
    return run()
  }
}

/** Whether a tab holds it; true also where that is not told. */
export async function mayBeHeld(name: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query()
    return held.some((lock) => lock.name === name)
  } catch {
    return true
  }
}
