import type { ContactItem } from '../views/people.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** Friends, by name. */
export function useContacts(): readonly ContactItem[] {
  return useView(useImEngine().contacts)
}
