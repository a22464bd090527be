import type { RequestItem } from '../views/people.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** Requests to be contacts, others' and one's own, newest first, or what is taken of them. */
export function useContactRequests<S = readonly RequestItem[]>(
  select?: (requests: readonly RequestItem[]) => S,
): S {
  return useView(useImEngine().contacts.requests, select)
}
