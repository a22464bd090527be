import type { ChannelPort, LockHandlers, Locks } from '../ports/tabs.js'

/**
 * Web Locks; without them (no secure context, Node, refused by the browser) the lock is granted at once and never lost: the
 * log's fence decides.
 */
export const browserLocks: Locks = {
  request(name, { steal }, handlers) {
    const locks = globalThis.navigator?.locks
    if (locks === undefined) return grantAtOnce(handlers)
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

const isRefused = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError'

function grantAtOnce(handlers: LockHandlers): { cancel(): void } {
  let isCancelled = false
  queueMicrotask(() => {
    if (!isCancelled) handlers.onGranted(() => {})
  })
  return {
    cancel: () => {
      isCancelled = true
    },
  }
}

/** BroadcastChannel; without it there is nobody to talk to. */
export const browserChannel: ChannelPort = {
  open(name, onMessage) {
    if (globalThis.BroadcastChannel === undefined) return { post: () => {}, close: () => {} }
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }) => onMessage(data)
    return { post: (data) => channel.postMessage(data), close: () => channel.close() }
  },
}
