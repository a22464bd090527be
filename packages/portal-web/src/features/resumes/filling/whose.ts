import type { Paper } from '../rules/paper'
import type { Item } from './items'

export interface Name {
  readonly firstName: string
  readonly lastName: string
}

/** The name that a PDF has, as it stands in the fields now; "" where it was not found. */
export function nameInPdf(items: readonly Item[]): Name {
  const at = (field: keyof Name) =>
    String(items.find(({ key }) => key === `profile.${field}`)?.values[field] ?? '').trim()
  return { firstName: at('firstName'), lastName: at('lastName') }
}

/** The name that a resume has. */
export const nameInResume = ({ profile }: Paper): Name => ({
  firstName: String(profile?.firstName ?? '').trim(),
  lastName: String(profile?.lastName ?? '').trim(),
})

const wordsOf = ({ firstName, lastName }: Name): string =>
  `${firstName} ${lastName}`.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).sort().join(' ')

/** Whether two names may be of two people: the order of the words and capitals aside. Nobody's name is nobody else's. */
export function isAnother(one: Name, other: Name): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return words !== '' && others !== '' && words !== others
}
