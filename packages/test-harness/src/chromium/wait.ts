/** The work's result, or an error that says what did not come. Nothing waits for ever. */
export function within<T>(what: string, ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`waited ${ms} ms for ${what}`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** How often a condition is looked at, ms. */
const LOOK_MS = 50

/** The first value that is as wanted; looked at again and again, `ms` at most. */
export async function until<T>(
  what: string,
  ms: number,
  read: () => Promise<T>,
  isWanted: (value: T) => boolean,
): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const value = await within(what, ms, read())
    if (isWanted(value)) return value
    if (Date.now() > end) throw new Error(`waited ${ms} ms for ${what}; at last ${JSON.stringify(value)}`)
    await pause(LOOK_MS)
  }
}
