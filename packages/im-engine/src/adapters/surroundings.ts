import type { Network, Visibility } from '../ports/network.js'

/** `online` and `offline`; where the browser does not say, there is a network. */
export const browserNetwork: Network = {
  isOnline: () => globalThis.navigator?.onLine !== false,
  subscribe(listener) {
    globalThis.addEventListener?.('online', listener)
    globalThis.addEventListener?.('offline', listener)
    return () => {
      globalThis.removeEventListener?.('online', listener)
      globalThis.removeEventListener?.('offline', listener)
    }
  },
}

/** Whether the page can be seen; without a document (a worker, Node) it counts as visible. */
export const browserVisibility: Visibility = {
  isVisible: () => globalThis.document?.visibilityState !== 'hidden',
  subscribe(listener) {
    globalThis.document?.addEventListener('visibilitychange', listener)
    return () => globalThis.document?.removeEventListener('visibilitychange', listener)
  },
  onUsed(listener) {
    globalThis.addEventListener?.('focus', listener)
    return () => globalThis.removeEventListener?.('focus', listener)
  },
}

/** Whether a path alone is an address here: in a page or a worker, not in Node. */
export const hasOrigin = (): boolean => globalThis.location !== undefined

/** Node 20 has none. */
export const hasWebSocket = (): boolean => globalThis.WebSocket !== undefined
