import { describe, expect, it } from 'vitest'
import type { ImId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Notice } from '../model/notice.js'
import { currentOf, endOf, type Group, HEARD, valueAt } from '../model/people.js'
import {
  ANN,
  ANN_KEY,
  BO,
  group,
  ME,
  member,
  own,
  receive,
  stateOf,
  TEAM,
  TEAM_KEY,
  text,
} from '../model/test-build.js'
import { tell, textsOf } from './test-tell.js'

const message = own(ANN_KEY, 100)
const inTeam = (change: object, at: number): Notice =>
  ({ type: 'group', change: { groupId: TEAM, ...change }, at, rev: 9 }) as Notice
const mute = (isOn: boolean, at: number): Notice => inTeam({ type: 'muted', members: [BO], isOn }, at)

describe('groups', () => {
  const team = () => stateOf({ groups: [group([member(ME), member(BO)])] })

  it('S-PEOPLE-4 a setting changes no name, whatever its revision', () => {
    const state = team()
    tell(
      state,
      receive({
        notices: [mute(true, 5), inTeam({ type: 'role', members: [BO], role: 'admin', by: ME }, 6)],
      }),
    )
    const bo = state.groups.get(TEAM)?.members.get(BO)
    expect([bo?.nickname, currentOf(bo?.muted ?? []), currentOf(bo?.role ?? [])]).toEqual([
      'nick bo',
      true,
      'admin',
    ])
  })

  it('S-PEOPLE-11 who was told to run it no more ran it before: what they said then in a muted group is shown', () => {
    const told = [
      inTeam({ type: 'muted', members: [], isOn: true }, 5),
      inTeam({ type: 'role', members: [BO], role: 'member', by: ME }, 20),
    ]
    for (const notices of [told, [...told].reverse()]) {
      const state = team()
      for (const notice of notices) tell(state, receive({ notices: [notice] }))
      tell(state, receive({ messages: [text(TEAM_KEY, 10), text(TEAM_KEY, 30)] }))
      expect(state.tails.get(TEAM_KEY)?.map(({ at }) => at)).toEqual([10])
    }
  })

  it('S-PEOPLE-11 what was said in a muted group by who ran it then is shown, whatever became of them', () => {
    const muted = inTeam({ type: 'muted', members: [], isOn: true }, 5)
    const by = { members: [BO], by: ME }
    for (const later of [
      { type: 'role', members: [ME], role: 'owner', by: BO },
      { type: 'left', ...by, why: 'removed' },
      { type: 'role', ...by, role: 'admin' },
    ]) {
      const state = team()
      tell(state, receive({ notices: [muted, inTeam(later, 20)], messages: [text(TEAM_KEY, 10)] }))
      expect(textsOf(state, TEAM_KEY)).toHaveLength(1)
    }
  })

  it('S-PEOPLE-12 what changed while one was out hides nothing that is said after one came back', () => {
    const me = { members: [ME], by: BO }
    const told = [
      inTeam({ type: 'muted', members: [], isOn: true }, 5),
      inTeam({ type: 'left', ...me, why: 'quit' }, 10),
      inTeam({ type: 'joined', ...me }, 20),
    ]
    for (const notices of [told, [...told].reverse()]) {
      const state = team()
      tell(state, receive({ notices }))
      // Unmuted between the two, which nobody told.
      tell(state, receive({ messages: [text(TEAM_KEY, 7), text(TEAM_KEY, 30)] }))
      expect(state.tails.get(TEAM_KEY)?.map(({ at }) => at)).toEqual([30])
      // Muted again, which was told, and of a plain member.
      const again = inTeam({ type: 'muted', members: [], isOn: true }, 40)
      tell(
        state,
        receive({ notices: [again, inTeam({ type: 'role', ...me, members: [BO], role: 'member' }, 41)] }),
      )
      tell(state, receive({ messages: [text(TEAM_KEY, 50)] }))
      expect(state.tails.get(TEAM_KEY)?.map(({ at }) => at)).not.toContain(50)
    }
  })

  it('S-PEOPLE-5 disbanded, removed and back again', () => {
    const state = team()
    const me = { members: [ME], by: BO }
    tell(state, receive({ notices: [inTeam({ type: 'left', ...me, why: 'removed' }, 10)] }))
    expect(state.groups.get(TEAM)?.leftAt).toBe(10)
    // What changed while one was out was told to nobody.
    expect(state.groups.get(TEAM)?.isComplete).toBe(false)
    tell(state, receive({ notices: [inTeam({ type: 'joined', ...me }, 20)] }))
    expect(state.groups.get(TEAM)?.leftAt).toBeUndefined()
    tell(state, receive({ notices: [inTeam({ type: 'left', ...me, why: 'quit' }, 15)] }))
    expect(state.groups.get(TEAM)?.leftAt).toBeUndefined()
    tell(state, receive({ notices: [inTeam({ type: 'disbanded', by: BO }, 30)] }))
    expect(state.groups.get(TEAM)?.leftAt).toBe(30)
  })

  it('S-CREW-18 an end that nobody dated gives way to the one that a notice tells, and to being let in again', () => {
    const out = inTeam({ type: 'left', members: [ME], by: ME, why: 'quit' }, HEARD)
    const seen = (...later: readonly Notice[]) => {
      const state = team()
      for (const notice of [out, ...later]) tell(state, receive({ notices: [notice] }))
      const one = state.groups.get(TEAM)
      return [one?.leftAt, endOf(one, ME)]
    }
    const me = { members: [ME], by: BO }
    const joined = inTeam({ type: 'joined', ...me }, 20)
    expect(seen()).toEqual([HEARD, 'left'])
    expect(seen(inTeam({ type: 'disbanded', by: BO }, 10))).toEqual([10, 'disbanded'])
    expect(seen(inTeam({ type: 'left', ...me, why: 'removed' }, 10))).toEqual([10, 'left'])
    expect(seen(joined)).toEqual([undefined, null])
    expect(seen(joined, inTeam({ type: 'left', ...me, why: 'removed' }, 10))).toEqual([undefined, null])
    expect(seen(inTeam({ type: 'disbanded', by: BO }, 10), out)).toEqual([10, 'disbanded'])
  })

  it('S-PEOPLE-5 who comes back is a plain member who may speak, in whatever order it is told', () => {
    const of = { members: [ME], by: BO }
    const told = [
      inTeam({ type: 'muted', ...of, isOn: true }, 5),
      inTeam({ type: 'role', ...of, role: 'admin' }, 6),
      inTeam({ type: 'left', ...of, why: 'removed' }, 10),
      inTeam({ type: 'joined', ...of }, 20),
    ]
    for (const notices of [told, [...told].reverse()]) {
      const state = team()
      for (const notice of notices) tell(state, receive({ notices: [notice] }))
      const mine = state.groups.get(TEAM)?.members.get(ME)
      expect([mine?.muted, mine?.role, mine?.membership].map((one) => currentOf<unknown>(one ?? []))).toEqual(
        [false, 'member', true],
      )
    }
  })

  it('S-PEOPLE-9 a group is over for who was removed and for all when it is disbanded, by the newest that is told', () => {
    const me = { members: [ME], by: BO }
    const told = [
      inTeam({ type: 'left', ...me, why: 'quit' }, 10),
      inTeam({ type: 'joined', ...me }, 20),
      inTeam({ type: 'disbanded', by: BO }, 30),
    ]
    const ends = (...notices: Notice[]) => {
      const state = team()
      for (const notice of notices) tell(state, receive({ notices: [notice] }))
      return endOf(state.groups.get(TEAM), ME)
    }
    const [left, joined, disbanded] = told as [Notice, Notice, Notice]
    expect([ends(), ends(left), ends(left, joined), ends(...told)]).toEqual([null, 'left', null, 'disbanded'])
    expect([ends(joined, left), ends(disbanded, joined, left), ends(disbanded)]).toEqual([
      null,
      'disbanded',
      'disbanded',
    ])
    const unknown = stateOf({})
    tell(unknown, receive({ notices: [disbanded] }))
    expect(endOf(unknown.groups.get(TEAM), ME)).toBe('disbanded')
  })

  it('S-PEOPLE-9 of the members of a group that was left stays only who might speak when', () => {
    const state = team()
    const named = { type: 'member-renamed', imId: BO, nickname: 'Bo of old' }
    tell(state, receive({ notices: [mute(true, 5), inTeam({ type: 'disbanded', by: BO }, 50)] }))
    tell(state, receive({ notices: [inTeam(named, 40)] }))
    expect(state.groups.get(TEAM)?.members.get(BO)?.nickname).toBe('')
    // Said before, and told late: who was muted then is refused, who was not is heard.
    tell(state, receive({ messages: [text(TEAM_KEY, 4), text(TEAM_KEY, 6), text(TEAM_KEY, 60)] }))
    expect(textsOf(state, TEAM_KEY)).toEqual(['text 4'])
    expect(state.hidden.get(TEAM_KEY)?.map((one) => one.at)).toEqual([6, 60])
  })

  it('S-PEOPLE-9 a name that was given before the end says nothing to who was let in again, in every order', () => {
    const named = { ...inTeam({ type: 'member-renamed', imId: BO, nickname: 'old' }, 1), rev: 11 } as Notice
    const over = { ...inTeam({ type: 'disbanded', by: BO }, 3), rev: 13 } as Notice
    const back = { ...inTeam({ type: 'joined', members: [ME], by: BO }, 4), rev: 14 } as Notice
    for (const notices of [
      [named, over, back],
      [over, back, named],
      [back, over, named],
    ]) {
      const state = team()
      for (const notice of notices) tell(state, receive({ notices: [notice] }))
      expect(state.groups.get(TEAM)?.members.get(BO)?.nickname).toBe('')
      expect(endOf(state.groups.get(TEAM), ME)).toBeNull()
    }
  })

  it('S-PEOPLE-9 who comes back to a group reads the names of its members in its list', () => {
    const state = team()
    const me = { members: [ME], by: BO }
    tell(state, receive({ notices: [inTeam({ type: 'left', ...me, why: 'quit' }, 10)] }))
    tell(state, receive({ notices: [inTeam({ type: 'joined', ...me }, 20)] }))
    tell(state, { type: 'load-members', groupId: TEAM, members: [member(ME), member(BO)] })
    expect(state.groups.get(TEAM)?.members.get(BO)?.nickname).toBe('nick bo')
  })

  it('S-PEOPLE-10 who hands a group over owns it no more, at once and in every order', () => {
    const hand = (from: ImId, to: ImId, at: number): Notice => ({
      ...(inTeam({ type: 'role', members: [to], role: 'owner', by: from }, at) as Notice & { type: 'group' }),
      rev: at,
    })
    const told = [hand(ANN, BO, 10), hand(BO, ME, 20)]
    for (const notices of [told, [...told].reverse()]) {
      const state = stateOf({ groups: [group([member(ANN, { role: 'owner' }), member(BO), member(ME)])] })
      for (const notice of notices) tell(state, receive({ notices: [notice] }))
      const { ownerId, members } = state.groups.get(TEAM) as Group
      expect(ownerId).toBe(ME)
      expect([ANN, BO, ME].map((who) => currentOf(members.get(who)?.role ?? []))).toEqual([
        'member',
        'member',
        'owner',
      ])
      expect(valueAt(members.get(BO)?.role ?? [], 15)).toBe('owner')
    }
  })

  it('S-PEOPLE-10 title, picture and owner each go by the newest revision that told them, of notice or list', () => {
    const modify = (names: object, rev: number): Notice => ({
      ...(inTeam({ type: 'modified', names }, rev) as Notice & { type: 'group' }),
      rev,
    })
    const { members: _members, isComplete: _isComplete, ...listed } = group([], { avatar: 'listed', rev: 6 })
    const inputs: readonly Input[] = [
      receive({ notices: [modify({ title: 'New' }, 8)] }),
      receive({ notices: [modify({ avatar: 'new' }, 7)] }),
      receive({ notices: [modify({ title: 'Old', avatar: 'old' }, 5)] }),
      { type: 'load-groups', groups: [listed] },
    ]
    for (const order of [inputs, [...inputs].reverse()]) {
      const state = team()
      for (const input of order) tell(state, input)
      expect(state.groups.get(TEAM)).toMatchObject({ title: 'New', avatar: 'new' })
      expect(state.conversations.get(TEAM_KEY)).toMatchObject({ title: 'New', avatar: 'new' })
      for (const input of order) expect(tell(state, input).facts).toEqual([])
      tell(state, { type: 'load-groups', groups: [{ ...listed, title: 'Newest', rev: 9 }] })
      expect(state.groups.get(TEAM)).toMatchObject({ title: 'Newest', avatar: 'listed', ownerId: 'owner' })
    }
  })

  it('S-PEOPLE-6 what is told of a group before its list came is kept, and leaves the known title', () => {
    const state = stateOf({})
    const info = { key: TEAM_KEY, title: 'Known', avatar: 'a', company: '', pinnedAt: 0, doNotDisturb: false }
    const acts = { isArchived: false, archivedTo: 0, isMarkedUnread: false }
    const mark = { at: 0, id: message.id }
    tell(state, {
      type: 'load-conversations',
      items: [{ ...info, ...acts, jobId: '', jobTitle: '', resumeId: '', interviewId: '', mark }],
      deleted: [],
    })
    tell(state, receive({ notices: [mute(true, 5)] }))
    expect(currentOf(state.groups.get(TEAM)?.members.get(BO)?.muted ?? [])).toBe(true)
    expect(state.conversations.get(TEAM_KEY)).toMatchObject({ title: 'Known', avatar: 'a' })
  })

  it('S-ADMIT-2 refused messages wait hidden, uncounted and once, and are shown when a dated notice lets them in', () => {
    const state = team()
    tell(state, receive({ notices: [mute(true, 50)] }))
    const said = [40, 60, 80].map((at) => text(TEAM_KEY, at))
    tell(state, receive({ messages: said }))
    tell(state, receive({ messages: said }))
    expect(textsOf(state, TEAM_KEY)).toEqual(['text 40'])
    expect(state.hidden.get(TEAM_KEY)?.map((one) => one.at)).toEqual([60, 80])
    expect(state.conversations.get(TEAM_KEY)?.unread).toBe(1)
    tell(state, receive({ notices: [mute(false, 70)] }))
    expect(textsOf(state, TEAM_KEY)).toEqual(['text 40', 'text 80'])
    expect(state.conversations.get(TEAM_KEY)?.unread).toBe(2)
    expect(tell(state, receive({ messages: said })).facts).toEqual([])
  })

  it('S-ADMIT-2 own messages are never refused', () => {
    const state = stateOf({ groups: [group([member(ME, { isMuted: true })])] })
    tell(state, receive({ messages: [own(TEAM_KEY, 5)] }))
    expect(textsOf(state, TEAM_KEY)).toEqual(['text 5'])
  })
})
