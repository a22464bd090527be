import type { LockHandlers, Locks } from '../ports/tabs.js'

/** Who holds a lock, and behind them who waits for it, by its name. */
const lines = new Map<string, LockHandlers[]>()

/** Locks among the engines of one process or page, where there are no Web Locks. Source: S-API-24. */
export const processLocks: Locks = {
  request(name, { steal }, handlers) {
    // Another object each time: who asks twice stands in line twice.
    const own = { ...handlers }
    const line = lines.get(name) ?? []
    lines.set(name, line)
    const holder = line[0]
    if (steal && holder !== undefined) {
      line[0] = own
      queueMicrotask(() => holder.onLost())
    } else line.push(own)
    if (line[0] === own) grant(name, line)
    return { cancel: () => leave(name, line, own) }
  },
}

/** To who stands first, unless they are gone when it comes. */
function grant(name: string, line: LockHandlers[]): void {
  const [first] = line
  if (first === undefined) lines.delete(name)
  else
    queueMicrotask(() => {
      if (line[0] === first) first.onGranted(() => leave(name, line, first))
    })
}

function leave(name: string, line: LockHandlers[], own: LockHandlers): void {
  const place = line.indexOf(own)
  if (place < 0) return
  line.splice(place, 1)
  if (place === 0) grant(name, line)
}
