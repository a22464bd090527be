import { describe, expect, it } from 'vitest'
import { MANAGER } from '../model/people.js'
import {
  ANN,
  ANN_KEY,
  BO,
  contact,
  group,
  ME,
  member,
  stateOf,
  TEAM,
  TEAM_KEY,
  text,
} from '../model/test-build.js'
import {
  maySpeak,
  mayWrite,
  PLACES,
  type Place,
  STANDINGS,
  type Standing,
  seenByOther,
} from '../testing/who-may-speak.js'
import { contactMachine } from './contact.machine.js'
import { groupMachine } from './group.machine.js'
import { groupAt, memberAt, NOW, stateAt } from './lifecycle.js'
import { membershipMachine } from './membership.machine.js'
import { judge, maySend } from './permission.js'

/** Since the beginning, or since 30 where something else was before. */
const always = <T>(value: T) => [{ since: 0, value }]
const from30 = <T>(before: T, value: T) => [
  { since: 0, value: before },
  { since: 30, value },
]

function stateWith({ friendship, block, manager }: Standing) {
  const asked = friendship === 'asked' ? 'mine' : friendship === 'wasAsked' ? 'theirs' : 'none'
  const ann = contact(ANN, {
    friend: friendship === 'deleted' ? from30(true, false) : always(friendship === 'friend'),
    asked: always(asked),
    blockedByMe: always(block === 'mine' || block === 'both'),
    blockedByThem: always(block === 'theirs' || block === 'both'),
    userType: manager === 'them' ? MANAGER : 0,
  })
  const me = contact(ME, { userType: manager === 'me' ? MANAGER : 0 })
  return stateOf({ contacts: [me, ann], areContactsLoaded: true })
}

function groupWith({ group: is, member: membership, role, voice }: Place) {
  const both = [ME, BO].map((imId) =>
    member(
      imId,
      {},
      {
        membership: membership === 'in' ? always(true) : from30(true, false),
        ...(membership === 'removed' ? { removed: from30(false, true) } : {}),
        role: always(role),
        muted: always(voice === 'muted'),
      },
    ),
  )
  const isOver = is === 'dissolved'
  return stateOf({
    groups: [
      group(membership === 'out' ? [] : both, {
        muted: always(is === 'muted'),
        isComplete: true,
        ...(isOver ? { leftAt: 30 } : {}),
      }),
    ],
  })
}

describe('one-to-one', () => {
  it.each(STANDINGS)(
    'S-CROWD-16 $friendship, block $block, manager $manager: the engine sends where the table says so, and hears whom the other table lets write',
    (standing) => {
      const state = stateWith(standing)
      const { friendship, block } = standing
      const ann = state.contacts.get(ANN)
      expect(ann && stateAt(ann, NOW).value).toEqual({ friendship, block, shown: 'shown' })
      expect(maySend(state, ANN_KEY)).toBe(mayWrite(standing))
      expect(judge(state, text(ANN_KEY, 50))).toBe(mayWrite(seenByOther(standing)))
    },
  )
})

/** The states of a region of a machine, as it has them. */
const statesOf = (region: { readonly states: object } | undefined): readonly string[] =>
  Object.keys(region?.states ?? {}).sort()
const namesIn = <T>(all: readonly T[], name: keyof T) => [...new Set(all.map((one) => one[name]))].sort()

describe('the table', () => {
  it('S-CROWD-16 S-CROWD-17 has every state of the machines of contacts, members and groups', () => {
    const { friendship, block } = contactMachine.states
    expect(statesOf(friendship)).toEqual(namesIn(STANDINGS, 'friendship'))
    expect(statesOf(block)).toEqual(namesIn(STANDINGS, 'block'))
    const { member: membership, role, voice } = membershipMachine.states
    expect(statesOf(membership)).toEqual(namesIn(PLACES, 'member'))
    expect(statesOf(role)).toEqual(namesIn(PLACES, 'role'))
    expect(statesOf(voice)).toEqual(namesIn(PLACES, 'voice'))
    expect(statesOf(groupMachine)).toEqual(namesIn(PLACES, 'group'))
  })
})

describe('groups', () => {
  // Of somebody who never was in it, as of who is in no list, the engine knows nothing and takes the server's word.
  it.each(PLACES)('S-CROWD-17 $group, $member, $role, $voice: the engine speaks and hears', (place) => {
    const state = groupWith(place)
    const team = state.groups.get(TEAM)
    const bo = team?.members.get(BO)
    const { role, voice } = place
    if (bo !== undefined) expect(memberAt(bo, NOW).value).toEqual({ member: place.member, role, voice })
    // Of who is out of it the group is what it was for them.
    if (place.member === 'in') expect(team && groupAt(team, ME, NOW).value).toBe(place.group)
    expect(maySend(state, TEAM_KEY)).toBe(maySpeak(place))
    const isUnknown = place.member === 'out' && place.group !== 'dissolved'
    expect(judge(state, text(TEAM_KEY, 50))).toBe(isUnknown ? null : maySpeak(place))
  })
})
