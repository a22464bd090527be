import { useSyncExternalStore } from 'react'
import { ownName } from './app'
import { keptInTab } from './kept'

/** In sessionStorage until somebody logs in: after a reload it is still said. */
const KEY = ownName('left-unsent')
const listeners = new Set<() => void>()

/** Whether a login that ended without a log-out left unsent messages or drafts on this device. */
const hasLeftUnsent = (): boolean => keptInTab.getItem(KEY) !== null

export function setLeftUnsent(hasLeft: boolean): void {
  if (hasLeft === hasLeftUnsent()) return
  if (hasLeft) keptInTab.setItem(KEY, '1')
  else keptInTab.removeItem(KEY)
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls back when it turns out that something was left. */
export const whenLeftUnsent = (hear: () => void) => subscribe(() => hasLeftUnsent() && hear())

export const useHasLeftUnsent = (): boolean => useSyncExternalStore(subscribe, hasLeftUnsent)
