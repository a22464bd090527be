/** The pages without a network: a service worker keeps them, in built pages only. */
export function startOfflinePages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser that refuses (private mode) still has the portal, with a network.
  navigator.serviceWorker.register('/a/sw.js', { scope: '/a/' }).catch(() => {})
}
