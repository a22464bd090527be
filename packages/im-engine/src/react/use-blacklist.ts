import type { ContactItem } from '../views/people.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** All whom the owner of the account blocked, by name. */
export function useBlacklist(): readonly ContactItem[] {
  return useView(useImEngine().contacts.blacklist)
}
