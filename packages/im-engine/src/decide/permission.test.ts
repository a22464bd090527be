import { describe, expect, it } from 'vitest'
import { toImId } from '../model/ids.js'
import { type Blocked, type Contact, MANAGER, newContact, noContact, type Role } from '../model/people.js'
import {
  ANN,
  ANN_KEY,
  BO,
  contact,
  group,
  ME,
  member,
  own,
  stateOf,
  TEAM_KEY,
  text,
} from '../model/test-build.js'
import { judge, maySend, refusalTo, type Verdict } from './permission.js'

type Known = 'unknown' | 'untold' | 'friend' | 'stranger'
const yes = [true, false]

function people(known: Known, blocked: Blocked, who: 'nobody' | 'me' | 'them'): readonly Contact[] {
  const me = contact(ME, { userType: who === 'me' ? MANAGER : 0 })
  if (known === 'unknown') return [me]
  const fields = { ...noContact(ANN), rev: 1 }
  const ann = newContact(
    { ...fields, userType: who === 'them' ? MANAGER : 0 },
    known === 'friend',
    blocked,
    0,
  )
  return [me, known === 'untold' ? { ...ann, friend: [] } : ann]
}

const oneToOne = (['unknown', 'untold', 'friend', 'stranger'] as const).flatMap((known) =>
  ([0, 1, 2, 3] as const).flatMap((blocked) =>
    (['nobody', 'me', 'them'] as const).flatMap((manager) =>
      yes.map((isLoaded) => ({ known, blocked, manager, isLoaded })),
    ),
  ),
)

/** The specification's words: managers skip the checks; a friend is needed once the list is here; then the block flag. */
function wanted(one: (typeof oneToOne)[number], flag: 1 | 2): Verdict {
  if (one.manager === 'me' || (one.manager === 'them' && one.known !== 'unknown')) return null
  if (one.known === 'stranger') return 'not-friend'
  if (one.known !== 'friend' && one.isLoaded) return 'not-friend'
  return one.known !== 'unknown' && (one.blocked & flag) > 0 ? 'blocked' : null
}

describe('one-to-one', () => {
  it.each(oneToOne)(
    'S-PERM-1 S-PERM-2 $known, blocked $blocked, manager $manager, loaded $isLoaded',
    (one) => {
      const state = stateOf({
        contacts: people(one.known, one.blocked, one.manager),
        areContactsLoaded: one.isLoaded,
      })
      expect(maySend(state, ANN_KEY)).toBe(wanted(one, 2))
      expect(judge(state, text(ANN_KEY, 50))).toBe(wanted(one, 1))
      expect(judge(state, own(ANN_KEY, 50))).toBeNull()
    },
  )

  it.each([
    ['friend', 40, 'not-friend', null],
    ['friend', 50, null, null],
    ['friend', 99, null, null],
    ['blockedByMe', 40, null, null],
    ['blockedByMe', 50, 'blocked', null],
    ['blockedByThem', 50, null, 'blocked'],
  ] as const)(
    'S-PERM-2 %s from 50 on: a message of %i is judged %s, sending now %s',
    (what, at, verdict, send) => {
      const since = [
        { since: 0, value: false },
        { since: 50, value: true },
      ]
      const state = stateOf({ contacts: [contact(ANN, { [what]: since })], areContactsLoaded: true })
      expect(judge(state, text(ANN_KEY, at))).toBe(verdict)
      expect(maySend(state, ANN_KEY)).toBe(send)
    },
  )

  it('S-PERM-2 before the first that is known the server has decided', () => {
    const state = stateOf({ contacts: [contact(ANN, { friend: [{ since: 50, value: false }] })] })
    expect([judge(state, text(ANN_KEY, 49)), judge(state, text(ANN_KEY, 50))]).toEqual([null, 'not-friend'])
  })

  it('S-PERM-3 oneself can always be written to, and the assistant once its conversation is here; what it says is shown', () => {
    const state = stateOf({ areContactsLoaded: true })
    expect([maySend(state, 'p2p-1'), maySend(state, 'p2p-me'), maySend(state, 'p2p-x')]).toEqual([
      'not-friend',
      null,
      'not-friend',
    ])
    expect(judge(state, text('p2p-1', 5, { from: toImId('1') }))).toBeNull()
    const said = { key: 'p2p-1' as const, last: text('p2p-1', 5, { from: toImId('1') }) }
    const verdicts = [said, { ...said, isDeleted: true }, { key: 'p2p-1' as const }].map((row) =>
      maySend(stateOf({ areContactsLoaded: true, rows: [row] }), 'p2p-1'),
    )
    expect(verdicts).toEqual([null, 'not-friend', 'not-friend'])
  })
})

type Membership = 'listed' | 'removed' | 'absent'
const inGroup = (['listed', 'removed', 'absent'] as const).flatMap((membership) =>
  (['member', 'admin', 'manager', 'owner'] as const).flatMap((role) =>
    yes.flatMap((isGroupMuted) =>
      yes.flatMap((isMuted) =>
        yes.flatMap((isComplete) =>
          [undefined, 40].map((leftAt) => ({ membership, role, isGroupMuted, isMuted, isComplete, leftAt })),
        ),
      ),
    ),
  ),
)

/** At time 50; all settings hold from 30 on. */
function wantedInGroup(one: (typeof inGroup)[number], what: 'send' | 'receive'): Verdict {
  if (one.leftAt !== undefined || one.membership === 'removed') return 'not-group'
  if (one.membership === 'absent') return what === 'send' && one.isComplete ? 'not-group' : null
  if (one.role !== 'member') return null
  return one.isGroupMuted ? 'group-muted' : one.isMuted ? 'member-muted' : null
}

function groupOf(one: {
  membership: Membership
  role: Role
  isGroupMuted: boolean
  isMuted: boolean
  isComplete: boolean
  leftAt: number | undefined
}) {
  const from30 = <T>(usual: T, value: T) => [
    { since: 0, value: usual },
    { since: 30, value },
  ]
  const both = [ME, BO].map((imId) =>
    member(
      imId,
      {},
      {
        membership: from30(true, one.membership !== 'removed'),
        role: from30<Role>('member', one.role),
        muted: from30(false, one.isMuted),
      },
    ),
  )
  return group(one.membership === 'absent' ? [] : both, {
    muted: from30(false, one.isGroupMuted),
    isComplete: one.isComplete,
    ...(one.leftAt === undefined ? {} : { leftAt: one.leftAt }),
  })
}

describe('groups', () => {
  it.each(inGroup)(
    'S-PERM-4 $membership $role, group muted $isGroupMuted, muted $isMuted, complete $isComplete, left $leftAt',
    (one) => {
      const state = stateOf({ groups: [groupOf(one)] })
      expect(maySend(state, TEAM_KEY)).toBe(wantedInGroup(one, 'send'))
      expect(judge(state, text(TEAM_KEY, 50))).toBe(wantedInGroup(one, 'receive'))
      // what was said before any of it was said rightly
      expect(judge(state, text(TEAM_KEY, 29))).toBeNull()
    },
  )

  it('S-PERM-4 a group that is not known: nothing can be sent, what comes is taken', () => {
    expect(maySend(stateOf({}), TEAM_KEY)).toBe('not-group')
    expect(judge(stateOf({}), text(TEAM_KEY, 5))).toBeNull()
  })
})

it('S-REFUSE-16 a group and a person of whom nothing was told are told apart from what was left', () => {
  const left = stateOf({
    contacts: [contact(ANN, { friend: [{ since: 0, value: false }] })],
    areContactsLoaded: true,
    groups: [group([member(ME)], { leftAt: 1 })],
  })
  expect([refusalTo(left, ANN_KEY), refusalTo(left, TEAM_KEY)]).toEqual([
    { kind: 'not-friend' },
    { kind: 'not-group' },
  ])
  expect([refusalTo(left, 'p2p-nobody'), refusalTo(left, 'team-none')]).toEqual([
    { kind: 'no-friend' },
    { kind: 'no-group' },
  ])
  // Before the list is here nothing is known.
  expect(refusalTo(stateOf({}), ANN_KEY)).toBeNull()
})
