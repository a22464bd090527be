import type { ContactItem } from '../views/people.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** Friends and the owner of the account, by name; those who are hidden are marked. */
export function useContacts(): readonly ContactItem[] {
  return useView(useImEngine().contacts)
}
