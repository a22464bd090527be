import { useSyncExternalStore } from 'react'
import { BADGE_MAX } from './limits'

let current: number | undefined
const listeners = new Set<() => void>()

/** How many messages wait, and chats that are only marked as unread, for header and titles; undefined = not known. Who knows it is app/unread.ts. */
export function setUnreadCount(count: number | undefined): void {
  if (count === current) return
  current = count
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUnreadCount = (): number | undefined => useSyncExternalStore(subscribe, () => current)

/** e.g. "3", "99+" */
export const shownCount = (count: number): string => (count > BADGE_MAX ? `${BADGE_MAX}+` : String(count))
