import { APP, PORTAL } from '../lib/app'
import { OFFLINE_AFTER_MS, OFFLINE_LAST_MS } from '../lib/limits'

/**
 * The pages without a network: a service worker keeps them, in built pages only, once the first of them is at rest. What was
 * not there to be kept then, for the server or the network was away, is asked for again, each time after twice the wait.
 */
export function startOfflinePages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  let areKept = false
  void navigator.serviceWorker.ready.then(() => {
    areKept = true
  })
  const keep = (waitMs: number) =>
    setTimeout(() => {
      // A browser that refuses (private mode) still has the app, with a network.
      navigator.serviceWorker.register(`${PORTAL}sw.js`, { scope: APP.base }).catch(() => {})
      if (!areKept && waitMs < OFFLINE_LAST_MS) keep(2 * waitMs)
    }, waitMs)
  keep(OFFLINE_AFTER_MS)
}
