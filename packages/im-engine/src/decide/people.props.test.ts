import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { personKey, toGroupId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { GroupChange, Notice } from '../model/notice.js'
import { endOf, newContact, noContact, type Role, valueAt } from '../model/people.js'
import { newState, type State } from '../model/state.js'
import { ANN, BO, contact, group, ME, member, receive, TEAM } from '../model/test-build.js'
import { maySend } from './permission.js'
import { tell as tellFacts } from './test-tell.js'

const NEW_TEAM = toGroupId('h')
const TIMES = 40

const page = (notices: readonly Notice[]): Input => receive({ source: 'catch-up', notices })
const tell = (state: State, input: Input): number => tellFacts(state, input, { now: TIMES * 2 }).facts.length

const { members: MEMBERS, isComplete: _, ...TEAM_INFO } = group([member(ME), member(BO)])
const lists = (): readonly Input[] => [
  { type: 'load-contacts', contacts: [contact(ANN), contact(ME)] },
  { type: 'load-groups', groups: [TEAM_INFO] },
  { type: 'load-members', groupId: TEAM, members: [...MEMBERS.values()] },
]

/** Notices of distinct moments; a revision grows with time, as a server gives it. */
const notices: fc.Arbitrary<readonly Notice[]> = fc
  .array(fc.record({ kind: fc.nat(10), who: fc.nat(2), isOn: fc.boolean(), group: fc.boolean() }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((all) => all.map((one, index) => noticeOf(one, index + 1)))

function noticeOf(one: { kind: number; who: number; isOn: boolean; group: boolean }, at: number): Notice {
  const { isOn } = one
  const rev = at + 10
  const who = [ME, ANN, BO][one.who] ?? ME
  const groupId = one.group ? TEAM : NEW_TEAM
  const about = { groupId, members: [who] }
  const change = (one: GroupChange): Notice => ({ type: 'group', change: one, at, rev })
  switch (one.kind) {
    case 0:
      return { type: 'blacklist', by: isOn ? ME : ANN, whom: isOn ? ANN : ME, isOn: one.group, at, rev }
    case 1:
      return { type: 'contact-deleted', imId: ANN, at, rev }
    case 2: {
      const told = { ...noContact(ANN), nickname: `ann ${at}`, rev }
      return { type: 'contact', contact: newContact(told, isOn, 0, at), at }
    }
    case 3:
      return change({ type: 'joined', ...about, by: BO })
    case 4:
      return change({ type: 'left', ...about, by: BO, why: 'removed' })
    case 5:
      return change({ type: 'role', ...about, role: isOn ? 'admin' : 'member', by: BO })
    case 6:
      return change({ type: 'muted', groupId, isOn, members: one.who === 0 ? [] : [who] })
    case 7:
      return change({
        type: 'modified',
        groupId,
        names: isOn ? { title: `title ${at}` } : { avatar: `avatar ${at}` },
      })
    case 8:
      return change({ type: 'role', ...about, role: 'owner', by: isOn ? ME : ANN })
    case 9:
      return change({ type: 'disbanded', groupId, by: BO })
    default:
      return change({ type: 'member-renamed', groupId, imId: who, nickname: `member ${at}` })
  }
}

/** All that can be asked of people: names, and every setting at every moment. */
function told(state: State) {
  const moments = Array.from({ length: TIMES }, (_, at) => at)
  const over = <T>(timeline: Parameters<typeof valueAt<T>>[0], usual: T) =>
    moments.map((at) => valueAt(timeline, at) ?? usual)
  const ann = state.contacts.get(ANN)
  return {
    ann: ann && {
      name: ann.nickname,
      friend: over(ann.friend, true),
      mine: over(ann.blockedByMe, false),
      theirs: over(ann.blockedByThem, false),
    },
    mayWriteToAnn: maySend(state, personKey(ANN)),
    groups: [TEAM, NEW_TEAM].map((groupId) => {
      const one = state.groups.get(groupId)
      return {
        names: [one?.title, one?.avatar, one?.ownerId],
        leftAt: one?.leftAt,
        ended: endOf(one, ME),
        muted: over(one?.muted ?? [], false),
        mayWrite: maySend(state, `team-${groupId}`),
        members: [ME, ANN, BO].map((imId) => {
          const known = one?.members.get(imId)
          return {
            nickname: known?.nickname ?? '',
            isMember: over(known?.membership ?? [], true),
            role: over<Role>(known?.role ?? [], 'member'),
            muted: over(known?.muted ?? [], false),
          }
        }),
      }
    }),
  }
}

describe('people', () => {
  it('S-PEOPLE-1 notices in every order and every split give the same names and timelines', () => {
    fc.assert(
      fc.property(
        notices.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray([...all], { minLength: all.length }),
            fc.array(fc.boolean(), { minLength: all.length, maxLength: all.length }),
            fc.boolean(),
          ),
        ),
        ([all, shuffled, splits, areListsFirst]) => {
          const plain = newState(ME)
          const mixed = newState(ME)
          if (areListsFirst) for (const list of lists()) for (const state of [plain, mixed]) tell(state, list)
          tell(plain, page(all))
          let collected: Notice[] = []
          for (const [index, notice] of shuffled.entries()) {
            collected.push(notice)
            if (splits[index] === true) {
              tell(mixed, page(collected))
              collected = []
            }
          }
          tell(mixed, page(collected))
          expect(told(mixed)).toEqual(told(plain))
        },
      ),
      { numRuns: 600 },
    )
  })

  it('S-PEOPLE-2 the same lists and notices a second time are no facts', () => {
    fc.assert(
      fc.property(notices, (all) => {
        const state = newState(ME)
        for (const list of lists()) tell(state, list)
        tell(state, page(all))
        expect(tell(state, page(all))).toBe(0)
        for (const list of lists()) tell(state, list)
        for (const list of lists()) expect(tell(state, list)).toBe(0)
      }),
    )
  })

  it('S-PEOPLE-3 a list tells what holds now, whatever was known', () => {
    fc.assert(
      fc.property(notices, fc.boolean(), fc.boolean(), (all, isBlocked, isMuted) => {
        const state = newState(ME)
        tell(state, page(all))
        const fields = { ...noContact(ANN), nickname: 'Ann', rev: 99 }
        tell(state, { type: 'load-contacts', contacts: [newContact(fields, true, isBlocked ? 2 : 0, 0)] })
        const {
          members: _members,
          isComplete: _complete,
          ...info
        } = group([], {
          rev: 99,
          muted: [{ since: 0, value: isMuted }],
        })
        tell(state, { type: 'load-groups', groups: [info] })
        tell(state, { type: 'load-members', groupId: TEAM, members: [member(BO, { isMuted }, { rev: 99 })] })
        const known = state.groups.get(TEAM)
        expect(maySend(state, personKey(ANN))).toBe(isBlocked ? 'blocked' : null)
        expect(valueAt(known?.muted ?? [], Infinity)).toBe(isMuted)
        expect(valueAt(known?.members.get(BO)?.muted ?? [], Infinity)).toBe(isMuted)
        expect([state.contacts.get(ANN)?.nickname, known?.title]).toEqual(['Ann', 'Team'])
        expect(known?.members.get(BO)?.nickname).toBe('nick bo')
      }),
    )
  })
})
