import { describe, expect, it } from 'vitest'
import { toImId } from '../model/ids.js'
import { ANN, BO, contact, group, ME, member, stateOf } from '../model/test-build.js'
import { showContacts, showGroups } from './people.js'

const since = (value: boolean) => [{ since: 0, value }]

describe('people', () => {
  it('S-CONTACT-1 shows friends by name, never those who are none; memo before nickname before id', () => {
    const state = stateOf({
      contacts: [
        contact(BO, { memo: 'Zo' }),
        contact(ANN, { blockedByMe: since(true), blockedByThem: since(true) }),
        contact(toImId('gone'), { friend: since(false) }),
        contact(toImId('untold'), { friend: [] }),
        contact(toImId('x'), { nickname: '' }),
      ],
    })
    expect(showContacts(state).map(({ imId, name, blocked }) => [imId, name, blocked])).toEqual([
      ['bo', 'Zo', 0],
      ['ann', 'nick ann', 3],
      ['x', 'x', 0],
    ])
  })

  it('S-CONTACT-1 the own contact is always shown', () => {
    expect(showContacts(stateOf({ contacts: [contact(ME, { friend: since(false) })] })).length).toBe(1)
  })

  it('S-CONTACT-2 shows groups that one is in', () => {
    const groups = [group([], { muted: since(true) }), group([], { groupId: 'h' as never, leftAt: 5 })]
    expect(showGroups(stateOf({ groups }))).toMatchObject([{ groupId: 'g', title: 'Team', isMuted: true }])
  })

  it('S-CONTACT-2 names the members of a group that are in it, with their roles', () => {
    const plain = { avatar: '', userType: 0, isMuted: false }
    const members = [member(ANN, { role: 'owner' }), member(BO), member(toImId('out'), { isMember: false })]
    expect(showGroups(stateOf({ groups: [group(members)] }))[0]?.members).toEqual([
      { imId: 'ann', name: 'nick ann', role: 'owner', ...plain },
      { imId: 'bo', name: 'nick bo', role: 'member', ...plain },
    ])
  })

  it('S-CREW-6 shows what a group is set to, and what the owner of the account is in it', () => {
    const set = { isPrivate: true, areMembersVisible: false, isMediaOn: false, limitTime: 60 }
    const about = { creatorId: ANN, createdAt: 5, groupType: 'chat', isVip: false, memberHash: 'a1' }
    const team = group(
      [member(ME, { role: 'admin', isMuted: true }), member(ANN, {}, { avatar: 'a.png', userType: 3 })],
      {
        ...set,
        ...about,
      },
    )
    const [shown] = showGroups(stateOf({ groups: [team] }))
    expect(shown).toMatchObject({ ...set, ...about, role: 'admin', amMuted: true, isMemberChange: true })
    expect(shown?.members[1]).toEqual({
      ...{ imId: ANN, name: 'nick ann', avatar: 'a.png', userType: 3, role: 'member', isMuted: false },
    })
    expect(showGroups(stateOf({ groups: [group([])] }))[0]).toMatchObject({ role: null, amMuted: false })
  })
})
