// What somebody pressed to call, told from where it was pressed to what makes calls: neither knows the other.

import { useSyncExternalStore } from 'react'

export interface CallWish {
  /** The conversation, e.g. "p2p-20001" or "team-7". */
  readonly key: string
  readonly hasVideo: boolean
  /** A meeting of the group runs already. */
  readonly isJoin?: boolean
}

let wish: CallWish | null = null
const listeners = new Set<() => void>()

/** Asks for a call; null: it was made, or nobody wants it any more. */
export function askCall(next: CallWish | null): void {
  wish = next
  for (const listener of [...listeners]) listener()
}

export const callWish = (): CallWish | null => wish

/** Called when somebody asks for a call; returns how to stop. */
export function subscribeCallWish(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCallWish = (): CallWish | null => useSyncExternalStore(subscribeCallWish, callWish)
