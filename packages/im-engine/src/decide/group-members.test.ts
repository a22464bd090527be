import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Notice } from '../model/notice.js'
import { type Group, isMemberChange, memberHashOf } from '../model/people.js'
import { ANN, BO, group, ME, member, receive, stateOf, TEAM, TEAM_KEY, text } from '../model/test-build.js'
import { tell } from './test-tell.js'

const OF_US = memberHashOf([ME, BO])
const teamOf = (parts: Partial<Group>) => group([member(ME), member(BO)], parts)
const joined = (rev: number): Notice => ({
  type: 'group',
  change: { type: 'joined', groupId: TEAM, members: [ANN], by: BO },
  at: 5,
  rev,
})

describe('members that are held', () => {
  it('S-CREW-2 are those of the list, or others', () => {
    expect(isMemberChange(teamOf({ memberHash: OF_US }), ME)).toBe(false)
    expect(isMemberChange(teamOf({ memberHash: memberHashOf([ME, BO, ANN]) }), ME)).toBe(true)
  })

  it('S-CREW-2 nobody tells: no digest, no fetch yet, members who are not visible to a plain one', () => {
    const memberHash = memberHashOf([ME])
    expect(isMemberChange(teamOf({ memberHash: '' }), ME)).toBe(false)
    expect(isMemberChange(teamOf({ memberHash, isComplete: false }), ME)).toBe(false)
    expect(isMemberChange(teamOf({ memberHash, areMembersVisible: false }), ME)).toBe(false)
    const run = group([member(ME, { role: 'admin' })], { memberHash: OF_US, areMembersVisible: false })
    expect(isMemberChange(run, ME)).toBe(true)
  })

  it('S-CREW-2 a notice of another member says nothing about the digest, whichever comes first', () => {
    const { members: _members, isComplete: _isComplete, ...listed } = teamOf({ memberHash: OF_US, rev: 7 })
    const list = { type: 'load-groups', groups: [listed] } as const
    const after = (rev: number, isListFirst: boolean) => {
      const state = stateOf({ groups: [teamOf({ rev: 1 })] })
      const inputs = [list, receive({ notices: [joined(rev)] })]
      for (const input of isListFirst ? inputs : inputs.reverse()) tell(state, input)
      return state.groups.get(TEAM)?.memberHash
    }
    expect([after(8, true), after(8, false)]).toEqual(['', ''])
    expect([after(7, true), after(7, false)]).toEqual([OF_US, OF_US])
    expect([after(6, true), after(6, false)]).toEqual([OF_US, OF_US])
  })

  it('S-CREW-2 a digest is of the members in any order, and of no others', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 30 })
    fc.assert(
      fc.property(ids, ids, (a, b) => {
        const isSame = JSON.stringify([...a].sort()) === JSON.stringify([...b].sort())
        expect(memberHashOf([...a].reverse())).toBe(memberHashOf(a))
        expect(memberHashOf(a) === memberHashOf(b)).toBe(isSame)
      }),
    )
  })
})

describe('tips', () => {
  it('S-CREW-10 are shown of who is muted and of who went, and count as nothing', () => {
    const muted = { muted: [{ since: 0, value: true }] }
    const state = stateOf({ groups: [group([member(ME), member(BO, { isMember: false })], muted)] })
    const tip = text(TEAM_KEY, 5, { from: BO, kind: 'tip', text: '', quiet: true })
    const words = text(TEAM_KEY, 6, { from: BO })
    tell(state, receive({ messages: [tip, words] }))
    expect(state.hidden.get(TEAM_KEY)).toMatchObject([{ id: words.id }])
    const row = state.conversations.get(TEAM_KEY)
    expect([row?.last?.id, row?.unread]).toEqual([tip.id, 0])
  })
})
