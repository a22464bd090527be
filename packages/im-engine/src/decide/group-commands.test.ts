import { describe, expect, it } from 'vitest'
import type { GroupAsk } from '../model/group-ask.js'
import type { Group, Role } from '../model/people.js'
import { ANN, BO, group, ME, member, stateOf, TEAM } from '../model/test-build.js'
import { judgeGroup } from './group-commands.js'

const about = { about: 'group', groupId: TEAM } as const
const OTHER = 'other'

const COMMANDS = {
  invite: { ...about, type: 'invite', imIds: [OTHER] },
  'remove a member': { ...about, type: 'remove', imIds: [BO] },
  'remove an admin': { ...about, type: 'remove', imIds: [ANN] },
  'remove oneself': { ...about, type: 'remove', imIds: [ME] },
  quit: { ...about, type: 'quit' },
  disband: { ...about, type: 'disband' },
  'hand over': { ...about, type: 'role', imIds: [BO], role: 'owner' },
  'make an admin': { ...about, type: 'role', imIds: [BO], role: 'admin' },
  'mute a member': { ...about, type: 'mute', imId: BO, isOn: true },
  'mute an admin': { ...about, type: 'mute', imId: ANN, isOn: true },
  rename: { ...about, type: 'change', change: { title: 'New' } },
  set: { ...about, type: 'set', change: { isPrivate: true } },
  announce: { ...about, type: 'announce', text: 'We move' },
  'my name': { ...about, type: 'my-name', name: 'Me' },
  announcements: { ...about, type: 'announcements' },
} as const satisfies Record<string, GroupAsk>
type Name = keyof typeof COMMANDS

const teamOf = (role: Role, parts: Partial<Group> = {}) =>
  group([member(ME, { role }), member(ANN, { role: 'admin' }), member(BO)], parts)
const verdict = (ask: GroupAsk, ...groups: readonly Group[]): string => {
  const judged = judgeGroup(stateOf({ groups }), ask)
  return judged.kind === 'refused' ? judged.refusal.kind : judged.kind
}

const NO = 'not-allowed'
const ROLES = ['owner', 'admin', 'member'] as const
const TABLE: Record<Name, readonly [owner: string, admin: string, member: string]> = {
  invite: ['may', 'may', 'may'],
  'remove a member': ['may', 'may', NO],
  'remove an admin': ['may', NO, NO],
  'remove oneself': [NO, NO, NO],
  quit: ['may', 'may', 'may'],
  disband: ['may', NO, NO],
  'hand over': ['may', NO, NO],
  'make an admin': ['may', NO, NO],
  'mute a member': ['may', 'may', NO],
  'mute an admin': ['may', NO, NO],
  rename: ['may', 'may', NO],
  set: ['may', 'may', NO],
  announce: ['may', 'may', NO],
  'my name': ['may', 'may', 'may'],
  announcements: ['may', 'may', 'may'],
}

describe('commands about groups', () => {
  it.each(Object.keys(COMMANDS) as Name[])('S-CREW-1 %s, by owner, admin and member', (name) => {
    expect(ROLES.map((role) => verdict(COMMANDS[name], teamOf(role)))).toEqual(TABLE[name])
  })

  it.each(Object.keys(COMMANDS) as Name[])(
    'S-CREW-1 %s, of a group that nobody knows or that is over',
    (name) => {
      const left = group([member(ME, { isMember: false })], { leftAt: 5 })
      const over = teamOf('owner', { leftAt: 5 })
      expect([verdict(COMMANDS[name]), verdict(COMMANDS[name], left), verdict(COMMANDS[name], over)]).toEqual(
        name === 'quit'
          ? ['holds', 'holds', 'holds']
          : name === 'disband'
            ? ['not-found', 'holds', 'holds']
            : Array(3).fill('not-found'),
      )
    },
  )

  it('S-CREW-1 what is not known here the server decides', () => {
    const bare = group([], { isComplete: false })
    for (const [name, ask] of Object.entries(COMMANDS))
      expect([name, verdict(ask, bare)]).toEqual([name, name === 'remove oneself' ? NO : 'may'])
  })

  it('S-CREW-1 what is so already asks nobody', () => {
    const muted = group([
      member(ME, { role: 'owner' }),
      member(ANN, { role: 'admin' }),
      member(BO, { isMuted: true }),
    ])
    const asks: readonly GroupAsk[] = [
      { ...about, type: 'invite', imIds: [ANN, BO] },
      { ...about, type: 'remove', imIds: [OTHER] },
      { ...about, type: 'role', imIds: [ANN], role: 'admin' },
      { ...about, type: 'role', imIds: [ME], role: 'owner' },
      { ...about, type: 'mute', imId: BO, isOn: true },
      { ...about, type: 'change', change: {} },
      { ...about, type: 'set', change: {} },
    ]
    expect(asks.map((ask) => verdict(ask, muted))).toEqual(asks.map(() => 'holds'))
  })

  it('S-CREW-1 into a private group only those who run it invite', () => {
    const judged = ROLES.map((role) => verdict(COMMANDS.invite, teamOf(role, { isPrivate: true })))
    expect(judged).toEqual(['may', 'may', NO])
  })

  it('S-CREW-1 nobody gets the role of somebody who is not in it, and no two are handed a group', () => {
    const team = teamOf('owner')
    expect(verdict({ ...about, type: 'role', imIds: [OTHER], role: 'admin' }, team)).toBe('not-found')
    expect(verdict({ ...about, type: 'mute', imId: OTHER, isOn: true }, team)).toBe('not-found')
    expect(verdict({ ...about, type: 'role', imIds: [ANN, BO], role: 'owner' }, team)).toBe(NO)
    expect(verdict({ ...about, type: 'role', imIds: [ME, BO], role: 'admin' }, team)).toBe(NO)
  })

  it('S-CREW-1 words have their limits, and a group has', () => {
    const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `im-${index}`)
    const create = (title: string, imIds: readonly string[]): GroupAsk => ({
      about: 'group',
      type: 'create',
      title,
      imIds,
    })
    const full = group(
      many(500).map((imId) => member(imId as typeof ME)),
      {},
    )
    const cases: readonly (readonly [GroupAsk, string])[] = [
      [create(' ', [ANN]), 'empty'],
      [create('x'.repeat(101), [ANN]), 'too-long'],
      [create('Team', []), 'malformed'],
      [create('Team', many(201)), 'too-long'],
      [create('Team', many(200)), 'may'],
      [{ ...about, type: 'change', change: { title: '  ' } }, 'empty'],
      [{ ...about, type: 'change', change: { avatar: 'x'.repeat(501) } }, 'too-long'],
      [{ ...about, type: 'my-name', name: 'x'.repeat(101) }, 'too-long'],
      [{ ...about, type: 'my-name', name: '' }, 'may'],
      [{ ...about, type: 'announce', text: '' }, 'empty'],
      [{ ...about, type: 'announce', text: 'x'.repeat(501) }, 'too-long'],
      [{ ...about, type: 'invite', imIds: many(201) }, 'too-long'],
    ]
    for (const [ask, kind] of cases) expect([ask, verdict(ask, teamOf('owner'))]).toEqual([ask, kind])
    expect(judgeGroup(stateOf({ groups: [full] }), COMMANDS.invite)).toEqual({
      kind: 'refused',
      refusal: { kind: 'group-full', limit: 500 },
    })
  })
})
