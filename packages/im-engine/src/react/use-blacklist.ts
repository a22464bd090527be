import type { ContactItem } from '../views/people.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** All whom the owner of the account blocked, by name, or what is taken of them. */
export function useBlacklist<S = readonly ContactItem[]>(select?: (blocked: readonly ContactItem[]) => S): S {
  return useView(useImEngine().contacts.blacklist, select)
}
