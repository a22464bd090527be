// Who may speak, from the specification alone (section 6), in every state that two people or a member of a group can be in:
// one table for the engine's verdict, and for any backend's.

/** Why somebody may not speak; null = may. */
export type Verdict = 'not-group' | 'group-muted' | 'member-muted' | 'not-friend' | 'blocked' | null

/** How somebody stands to another person, as they see it themselves. */
export interface Standing {
  readonly friendship: 'stranger' | 'asked' | 'wasAsked' | 'friend' | 'deleted'
  readonly block: 'none' | 'mine' | 'theirs' | 'both'
  readonly manager: 'nobody' | 'me' | 'them'
}

/** How somebody stands in a group. */
export interface Place {
  readonly group: 'open' | 'muted' | 'dissolved'
  readonly member: 'out' | 'in' | 'left' | 'removed'
  readonly role: 'member' | 'admin' | 'manager' | 'owner'
  readonly voice: 'free' | 'muted'
}

const FRIENDSHIPS = ['stranger', 'asked', 'wasAsked', 'friend', 'deleted'] as const
export const BLOCKS = ['none', 'mine', 'theirs', 'both'] as const
const MANAGERS = ['nobody', 'me', 'them'] as const
const GROUPS = ['open', 'muted', 'dissolved'] as const
const MEMBERS = ['out', 'in', 'left', 'removed'] as const
const ROLES = ['member', 'admin', 'manager', 'owner'] as const
export const VOICES = ['free', 'muted'] as const

export const STANDINGS: readonly Standing[] = FRIENDSHIPS.flatMap((friendship) =>
  BLOCKS.flatMap((block) => MANAGERS.map((manager) => ({ friendship, block, manager }))),
)

export const PLACES: readonly Place[] = GROUPS.flatMap((group) =>
  MEMBERS.flatMap((member) =>
    ROLES.flatMap((role) => VOICES.map((voice) => ({ group, member, role, voice }))),
  ),
)

/** May they write to the other one? Managers skip both checks; a friend is needed; then the block against them counts. */
export function mayWrite({ friendship, block, manager }: Standing): Verdict {
  if (manager !== 'nobody') return null
  if (friendship !== 'friend') return 'not-friend'
  return block === 'theirs' || block === 'both' ? 'blocked' : null
}

/** May they speak in the group? Who leads it is exempt from muting. */
export function maySpeak({ group, member, role, voice }: Place): Verdict {
  if (group === 'dissolved' || member !== 'in') return 'not-group'
  if (role !== 'member') return null
  if (group === 'muted') return 'group-muted'
  return voice === 'muted' ? 'member-muted' : null
}

const OTHER_FRIENDSHIP = { asked: 'wasAsked', wasAsked: 'asked' } as const
const OTHER_BLOCK = { none: 'none', mine: 'theirs', theirs: 'mine', both: 'both' } as const
const OTHER_MANAGER = { nobody: 'nobody', me: 'them', them: 'me' } as const

/** How the other one stands: whom they may write to is heard here, and nobody else. */
export const seenByOther = ({ friendship, block, manager }: Standing): Standing => ({
  friendship: friendship === 'asked' || friendship === 'wasAsked' ? OTHER_FRIENDSHIP[friendship] : friendship,
  block: OTHER_BLOCK[block],
  manager: OTHER_MANAGER[manager],
})

/** A backend's code for a verdict. */
export const CODE_OF: Readonly<Record<NonNullable<Verdict>, number>> = {
  'not-group': -1,
  'group-muted': -2,
  'member-muted': -3,
  'not-friend': -20,
  blocked: -21,
}
