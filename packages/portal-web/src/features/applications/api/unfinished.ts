import { useSyncExternalStore } from 'react'
import { draftKey, keepText, readText } from '../../../lib/draft'
import { numberAt, textAt } from '../../../lib/fields'
import { getSession } from '../../../lib/session'
import type { Target } from '../rules/target'

const listeners = new Set<() => void>()

/** Of who is logged in. */
const keyNow = () => draftKey(getSession()?.userId ?? '', 'application', 0)

/** Keeps the job that somebody applies for while they write the resume that it needs, in this tab; null: none any more. */
export function keepUnfinished(job: Target | null): void {
  keepText(keyNow(), job && JSON.stringify(job))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The job whose application waits for a resume; null: there is none. */
export function useUnfinished(): Target | null {
  const kept = useSyncExternalStore(subscribe, () => readText(keyNow()))
  if (kept === null) return null
  const job: unknown = JSON.parse(kept)
  return { id: numberAt(job, 'id'), title: textAt(job, 'title') }
}
