import { type ContactItem, type RequestItem, toImId } from '@sarika/im-engine'
import { useBlacklist, useContactRequests, useContacts } from '@sarika/im-engine/react'

/** Somebody as a profile shows them. */
export interface PersonShown {
  readonly imId: string
  readonly name: string
  readonly avatar: string
  readonly company: string
  /** What one keeps of them: of friends, and of those whom one blocked. */
  readonly contact: ContactItem | null
  /** The newest request between the two. */
  readonly request: RequestItem | null
}

/** Whom an id is of, by all that is known of them; null = nobody one has to do with. */
export function usePerson(imId: string): PersonShown | null {
  const contacts = useContacts()
  const blacklist = useBlacklist()
  const requests = useContactRequests()
  const id = toImId(imId)
  const contact = [...contacts, ...blacklist].find((one) => one.imId === id) ?? null
  const request = requests.find((one) => one.imId === id) ?? contact?.request ?? null
  const known = contact ?? request
  if (known === null) return null
  const { name, avatar, company } = known
  return { imId, name, avatar, company, contact, request }
}
