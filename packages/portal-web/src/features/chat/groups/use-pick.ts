import type { ContactItem } from '@sarika/im-engine'
import { useContacts } from '@sarika/im-engine/react'
import { useMemo, useState } from 'react'
import { listed } from '../rules/people'

/** Whom one may take into a group, and who of them is chosen. `present`: ids of those who are in it. */
export function usePick(present: ReadonlySet<string>) {
  const contacts = useContacts()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const people = useMemo(
    () => listed(contacts).filter(({ imId, blocked }) => blocked === 0 && !present.has(imId)),
    [contacts, present],
  )
  const toggle = (imId: string) =>
    setIds((before) => {
      const after = new Set(before)
      if (!after.delete(imId)) after.add(imId)
      return after
    })
  // In the order in which they were chosen; who is no contact any more is none of them.
  const chosen = [...ids].flatMap((imId): readonly ContactItem[] => {
    const found = people.find((one) => one.imId === imId)
    return found === undefined ? [] : [found]
  })
  return { people, ids, chosen, toggle }
}
