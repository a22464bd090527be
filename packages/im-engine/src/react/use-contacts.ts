import type { ContactItem } from '../views/people.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** Friends and the owner of the account, by name; those who are hidden are marked. `select` takes what a component needs of them. */
export function useContacts<S = readonly ContactItem[]>(select?: (contacts: readonly ContactItem[]) => S): S {
  return useView(useImEngine().contacts, select)
}
