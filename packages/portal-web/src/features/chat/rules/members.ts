import type { Role } from '@sarika/im-engine'
import { isBlank } from '@sarika/im-engine/text'
import { GROUP } from '../../../lib/limits'
import { isNamed } from './names'

/** Roles in the order in which members stand. Source: specification 6. */
const RANKS: readonly Role[] = ['owner', 'manager', 'admin', 'member']

interface Listed {
  readonly imId: string
  readonly name: string
  readonly role: Role
}

/** The owner first, then those who run it, then all others; each of these by name. */
export const inOrder = <Member extends Listed>(members: readonly Member[]): readonly Member[] =>
  members.toSorted((a, b) => RANKS.indexOf(a.role) - RANKS.indexOf(b.role) || a.name.localeCompare(b.name))

/**
 * Those whose name, or what they are called elsewhere, has each word that is looked for; of at most 10,000 members.
 * Source: specification 9, S-TEAM-3.
 */
export function findMembers<Member extends Listed>(
  members: readonly Member[],
  wanted: string,
  otherNames: (member: Member) => readonly string[] = () => [],
): readonly Member[] {
  const searched = members.slice(0, GROUP.searched)
  return isBlank(wanted)
    ? searched
    : searched.filter((one) => isNamed([one.name, ...otherNames(one)], wanted))
}

/** What a member is called: who has just come in has their id for a name until theirs is fetched, and a contact has one. */
export const calledIn = (
  { imId, name }: Pick<Listed, 'imId' | 'name'>,
  contact: { readonly name: string } | undefined,
): string => (name === imId ? (contact?.name ?? name) : name)
