import type { GroupInfo } from '../model/notice.js'
import type { Group, GroupNames } from '../model/people.js'

const NAMES = [
  'title',
  'avatar',
  'ownerId',
  'isPrivate',
  'areMembersVisible',
  'isMediaOn',
  'limitTime',
  'memberHash',
] as const satisfies readonly (keyof GroupNames)[]

/** A group as a list tells it; what a notice of a later revision told stays. Source: S-PEOPLE-10. */
export function withList(known: Group | undefined, told: GroupInfo): GroupInfo {
  if (known === undefined) return told
  const { changed: _changed, ...names } = known.rev > told.rev ? known : told
  const rev = Math.max(known.rev, told.rev)
  let listed: GroupInfo = { ...names, rev }
  for (const name of NAMES) {
    const since = known.changed?.[name]
    if (since !== undefined && since > rev)
      listed = { ...listed, [name]: known[name], changed: { ...listed.changed, [name]: since } }
  }
  return listed
}

/** A group as a notice changes it: each of its names goes by the newest revision that told it. Source: S-PEOPLE-10. */
export function withNotice(group: Group, told: Partial<GroupNames>, rev: number): Group {
  let changed = group
  for (const name of NAMES) {
    if (told[name] === undefined || rev < (group.changed?.[name] ?? group.rev)) continue
    changed = { ...changed, [name]: told[name] }
    if (rev > group.rev) changed = { ...changed, changed: inOrder({ ...changed.changed, [name]: rev }) }
  }
  return changed
}

/** A group whose members a notice of a later revision changed: the digest that its list told is of others. Source: S-CREW-2. */
export const withOtherMembers = (group: Group, rev: number): Group =>
  rev > group.rev ? withNotice(group, { memberHash: '' }, rev) : group

/** The same says the same: equal ones are no facts. */
const inOrder = (changed: NonNullable<Group['changed']>): NonNullable<Group['changed']> =>
  Object.fromEntries(NAMES.flatMap((name) => (changed[name] === undefined ? [] : [[name, changed[name]]])))
