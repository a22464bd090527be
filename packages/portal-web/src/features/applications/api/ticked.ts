import { useSyncExternalStore } from 'react'
import { BATCH_JOBS } from '../../../lib/limits'
import { getSession, subscribeSession } from '../../../lib/session'

/**
 * Titles of the jobs that are chosen, by id; it outlives the screen, so that one may look at a job between. What a visitor chose
 * is there after the login, and what somebody chose goes with their login.
 */
let ticked: ReadonlyMap<number, string> = new Map()
let chooser = getSession()?.userId
const listeners = new Set<() => void>()

function set(next: ReadonlyMap<number, string>): void {
  ticked = next
  for (const listener of listeners) listener()
}

/** Chosen when it was not, and the reverse; false: there are as many as may be. Source: portal specification 5. */
export function toggleTick(id: number, title: string): boolean {
  const next = new Map(ticked)
  if (!next.delete(id)) {
    if (next.size >= BATCH_JOBS) return false
    next.set(id, title)
  }
  set(next)
  return true
}

export const untick = (ids: readonly number[]): void =>
  set(new Map([...ticked].filter(([id]) => !ids.includes(id))))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTicked = (): ReadonlyMap<number, string> => useSyncExternalStore(subscribe, () => ticked)

subscribeSession(() => {
  const userId = getSession()?.userId
  if (chooser !== undefined && chooser !== userId) set(new Map())
  chooser = userId
})
