import { textAt } from './fields'

/** Whom to ask; "" is not said. */
export interface Contact {
  readonly name: string
  readonly phone: string
  readonly email: string
}

/** null: nobody is named, or not to who asks. */
export function toContact(contact: unknown): Contact | null {
  const named = {
    name: textAt(contact, 'name'),
    phone: textAt(contact, 'phone'),
    email: textAt(contact, 'email'),
  }
  return Object.values(named).every((text) => text === '') ? null : named
}
