import { useSyncExternalStore } from 'react'
import { keptList } from './kept-list'
import { SEEN_JOBS } from './limits'

const seen = keptList('seen-jobs', SEEN_JOBS)

/** A job was read. */
export const noteSeen = (id: number): void => seen.add(String(id))

/** Whether a job was read before on this machine. */
export const useIsSeen = (id: number): boolean =>
  useSyncExternalStore(seen.subscribe, () => seen.get().includes(String(id)))
