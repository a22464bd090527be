import { useSyncExternalStore } from 'react'
import { ownName } from '../../../lib/app'
import { listAt, numberAt, textAt } from '../../../lib/fields'
import { keptInTab, keptJson } from '../../../lib/kept'
import { BATCH_JOBS } from '../../../lib/limits'
import { getSession, subscribeSession } from '../../../lib/session'

const KEY = ownName('ticked')

/** What this tab chose before it was loaded anew, by the same person or by a visitor who has logged in since. */
function readKept(userId: string | undefined): ReadonlyMap<number, string> {
  const kept = keptJson(keptInTab, KEY)
  const isTheirs = textAt(kept, 'userId') === '' || textAt(kept, 'userId') === userId
  const jobs = isTheirs ? listAt(kept, 'jobs') : []
  return new Map(jobs.map((job) => [numberAt(job, 'id'), textAt(job, 'title')]))
}

/**
 * Titles of the jobs that are chosen, by id; it outlives the screen and a reload, so that one may look at a job between. What a
 * visitor chose is there after the login, and what somebody chose goes with their login.
 */
let ticked = readKept(getSession()?.userId)
/** The boxes are shown. */
let isChoosing = false
let chooser = getSession()?.userId
const listeners = new Set<() => void>()

function set(next: ReadonlyMap<number, string>): void {
  ticked = next
  const jobs = Array.from(next, ([id, title]) => ({ id, title }))
  if (next.size === 0) keptInTab.removeItem(KEY)
  else keptInTab.setItem(KEY, JSON.stringify({ userId: getSession()?.userId, jobs }))
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

/** Whoever stops choosing has chosen none. */
export function setChoosing(next: boolean): void {
  isChoosing = next
  set(next ? ticked : new Map())
}

export const untick = (ids: readonly number[]): void =>
  set(new Map([...ticked].filter(([id]) => !ids.includes(id))))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTicked = (): ReadonlyMap<number, string> => useSyncExternalStore(subscribe, () => ticked)

/** Also as long as something is chosen. */
export const useChoosing = (): boolean => useSyncExternalStore(subscribe, () => isChoosing || ticked.size > 0)

subscribeSession(() => {
  const userId = getSession()?.userId
  if (chooser === userId) return
  if (chooser === undefined) set(ticked)
  else setChoosing(false)
  chooser = userId
})
