// What the tab says while a call rings, told from what makes calls to the title of whatever screen is shown.

import { useSyncExternalStore } from 'react'

let words: string | null = null
const listeners = new Set<() => void>()

/** e.g. "Incoming call – Bopha"; null = nothing rings. */
export function setRingTitle(next: string | null): void {
  words = next
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRingTitle = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => words,
    () => null,
  )
