import { OFFLINE_AFTER_MS } from '../lib/limits'

/** The pages without a network: a service worker keeps them, in built pages only, once the first of them is at rest. */
export function startOfflinePages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    // A browser that refuses (private mode) still has the portal, with a network.
    navigator.serviceWorker.register('/a/sw.js', { scope: '/a/' }).catch(() => {})
  }, OFFLINE_AFTER_MS)
}
