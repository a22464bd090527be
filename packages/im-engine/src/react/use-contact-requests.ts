import type { RequestItem } from '../views/people.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** Requests to be contacts, others' and one's own, newest first. */
export function useContactRequests(): readonly RequestItem[] {
  return useView(useImEngine().contacts.requests)
}
