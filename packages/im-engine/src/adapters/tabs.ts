import type { ChannelPort, Locks } from '../ports/tabs.js'
import { processLocks } from './process-locks.js'

/**
 * Web Locks; without them (no secure context, Node) one engine of this process holds a lock at a time, and among processes the
 * log's fence decides. Where the browser refuses them the lock is granted at once and never lost.
 *
 * `navigator.locks` stands alone on purpose. WebKit tells a page that is being reloaded that its lock is lost, and lets its script go on:
 * there `globalThis.navigator` is the next page's already, and the dead page would hold the lock in its name. Source: S-BROW-2.
 */
export const browserLocks: Locks = {
  request(name, { steal }, handlers) {
    const locks = globalThis.navigator && navigator.locks
    if (locks === undefined) return processLocks.request(name, { steal }, handlers)
    const giveUp = new AbortController()
    let isHeld = false
    locks
      .request(
        name,
        // A steal cannot be given up: the two options exclude each other.
        steal ? { steal: true } : { signal: giveUp.signal },
        () =>
          new Promise<void>((release) => {
            isHeld = true
            handlers.onGranted(release)
          }),
      )
      // Rejected while held: stolen. Rejected before: given up by us, or the page is going away; or refused, where the data of
      // all sites are blocked.
      .catch((error: unknown) => {
        if (isHeld) handlers.onLost()
        else if (isRefused(error) && !giveUp.signal.aborted) handlers.onGranted(() => {})
      })
    return { cancel: () => giveUp.abort() }
  },
}

const isRefused = (error: unknown): boolean => (error as DOMException).name === 'SecurityError'

/** BroadcastChannel; without it there is nobody to talk to. */
export const browserChannel: ChannelPort = {
  open(name, onMessage) {
    if (globalThis.BroadcastChannel === undefined) return { post: () => {}, close: () => {} }
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }) => onMessage(data)
    return { post: (data) => channel.postMessage(data), close: () => channel.close() }
  },
}
