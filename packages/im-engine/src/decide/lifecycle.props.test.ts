import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getInitialSnapshot, getNextSnapshot } from 'xstate'
import type { GroupChange, Notice } from '../model/notice.js'
import { newContact, noContact } from '../model/people.js'
import { newState } from '../model/state.js'
import { ANN, BO, ME, receive, TEAM } from '../model/test-build.js'
import { type ContactEvent, contactMachine, type Side } from './contact.machine.js'
import { type GroupEvent, groupMachine } from './group.machine.js'
import { after, groupAt, memberAt, NOW, stateAt } from './lifecycle.js'
import { type MembershipEvent, membershipMachine } from './membership.machine.js'
import { tell } from './test-tell.js'

/** One thing that happened, as the server tells it and as the machine meets it. */
interface Happened<Event> {
  readonly notice: Notice
  readonly events: readonly Event[]
}

/** Told in any order, split into pages anywhere. */
function anyOrder<Event>(one: fc.Arbitrary<(at: number) => Happened<Event>>) {
  return fc
    .array(one, { minLength: 1, maxLength: 10 })
    .map((all) => all.map((make, index) => make(index + 1)))
    .chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length }),
        fc.array(fc.boolean(), { minLength: all.length, maxLength: all.length }),
      ),
    )
}

function stateAfter<Event>(told: readonly Happened<Event>[], splits: readonly boolean[]) {
  const state = newState(ME)
  let page: Notice[] = []
  for (const [index, { notice }] of told.entries()) {
    page.push(notice)
    if (splits[index] !== true) continue
    tell(state, receive({ notices: page }))
    page = []
  }
  tell(state, receive({ notices: page }))
  return state
}

const sides = fc.constantFrom<Side>('mine', 'theirs')

const asked = (by: Side, at: number): Happened<ContactEvent> => {
  const said = { message: '', addBy: 'account', addFrom: '', isRead: false, status: 'pending' } as const
  const request = { ...said, requestId: `q${at}`, isMine: by === 'mine', at }
  return { notice: { type: 'contact-asked', imId: ANN, request, at }, events: [{ type: 'asked', by }] }
}

const blocked = (by: Side, isOn: boolean, at: number): Happened<ContactEvent> => {
  const [who, whom] = by === 'mine' ? [ME, ANN] : [ANN, ME]
  return {
    notice: { type: 'blacklist', by: who, whom, isOn, at, rev: at },
    events: [{ type: isOn ? 'blocked' : 'unblocked', by }],
  }
}

/** A whole row: all that it says happened then, as far as it was not so before. */
function row(
  now: { isFriend: boolean; asked: 'none' | Side; blocked: 0 | 1 | 2 | 3; isHidden: boolean },
  at: number,
): Happened<ContactEvent> {
  const waits = !now.isFriend && now.asked !== 'none'
  const said = { requestId: `q${at}`, message: '', addBy: '', addFrom: '', isRead: false, at }
  const request = waits ? ({ ...said, isMine: now.asked === 'mine', status: 'pending' } as const) : null
  const contact = newContact(
    { ...noContact(ANN), request, rev: at },
    now.isFriend,
    now.blocked,
    at,
    now.isHidden,
  )
  const block = (by: Side, isOn: boolean): ContactEvent => ({ type: isOn ? 'blocked' : 'unblocked', by })
  return {
    notice: { type: 'contact', contact, at },
    events: [
      { type: now.isFriend ? 'agreed' : 'deleted' },
      ...(waits
        ? [{ type: 'asked', by: now.asked as Side } as const]
        : [{ type: 'refused' } as const, { type: 'cancelled' } as const]),
      block('mine', now.blocked % 2 === 1),
      block('theirs', now.blocked >= 2),
      { type: now.isHidden ? 'hid' : 'showed' },
    ],
  }
}

const contactStory = anyOrder<ContactEvent>(
  fc.oneof(
    sides.map((by) => (at: number) => asked(by, at)),
    fc.constant((at: number) => ({
      notice: { type: 'contact-agreed', imId: ANN, at, rev: at } as const,
      events: [{ type: 'agreed' } as const],
    })),
    fc.constant((at: number) => ({
      notice: { type: 'contact-deleted', imId: ANN, at, rev: at } as const,
      events: [{ type: 'deleted' } as const],
    })),
    fc.tuple(sides, fc.boolean()).map(
      ([by, isOn]) =>
        (at: number) =>
          blocked(by, isOn, at),
    ),
    fc
      .record({
        isFriend: fc.boolean(),
        asked: fc.constantFrom<'none' | Side>('none', 'mine', 'theirs'),
        blocked: fc.constantFrom(0, 1, 2, 3),
        isHidden: fc.boolean(),
      })
      .map((now) => (at: number) => row(now, at)),
  ),
)

type MemberStory = Happened<MembershipEvent>
const about = { groupId: TEAM, members: [ANN] }
const change =
  (one: GroupChange, event: MembershipEvent) =>
  (at: number): MemberStory => ({
    notice: { type: 'group', change: one, at, rev: at },
    events: [event],
  })

const memberStory = anyOrder<MembershipEvent>(
  fc.constantFrom(
    change({ type: 'joined', ...about, by: BO }, { type: 'joined' }),
    change({ type: 'left', ...about, by: ANN, why: 'quit' }, { type: 'quit' }),
    change({ type: 'left', ...about, by: BO, why: 'removed' }, { type: 'removed' }),
    change({ type: 'role', ...about, role: 'admin', by: BO }, { type: 'became', role: 'admin' }),
    change({ type: 'role', ...about, role: 'member', by: BO }, { type: 'became', role: 'member' }),
    change({ type: 'muted', ...about, isOn: true }, { type: 'muted' }),
    change({ type: 'muted', ...about, isOn: false }, { type: 'unmuted' }),
  ),
)

const groupStory = anyOrder<GroupEvent>(
  fc
    .constantFrom<readonly [GroupChange, GroupEvent]>(
      [{ type: 'muted', groupId: TEAM, members: [], isOn: true }, { type: 'muted' }],
      [{ type: 'muted', groupId: TEAM, members: [], isOn: false }, { type: 'unmuted' }],
      [{ type: 'disbanded', groupId: TEAM, by: BO }, { type: 'disbanded' }],
    )
    .map(([one, event]) => (at: number) => ({
      notice: { type: 'group', change: one, at, rev: at } as const,
      events: [event],
    })),
)

describe('lifecycles', () => {
  it('S-FRIEND-4 a contact at any time is what its machine is after what happened until then, told in any order', () => {
    fc.assert(
      fc.property(contactStory, ([all, order, splits]) => {
        const contact = stateAfter(order, splits).contacts.get(ANN)
        let machine = getInitialSnapshot(contactMachine)
        for (const [index, { events }] of all.entries()) {
          for (const event of events) machine = getNextSnapshot(contactMachine, machine, event)
          expect(contact && stateAt(contact, index + 1).value).toEqual(machine.value)
        }
        expect(contact && stateAt(contact, NOW).value).toEqual(machine.value)
      }),
      { numRuns: 500 },
    )
  })

  it('S-FRIEND-4 so is a member of a group', () => {
    fc.assert(
      fc.property(memberStory, ([all, order, splits]) => {
        const member = stateAfter(order, splits).groups.get(TEAM)?.members.get(ANN)
        let machine = getInitialSnapshot(membershipMachine)
        for (const [index, { events }] of all.entries()) {
          for (const event of events) machine = getNextSnapshot(membershipMachine, machine, event)
          expect(member && memberAt(member, index + 1).value).toEqual(machine.value)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('S-FRIEND-4 so is a group', () => {
    fc.assert(
      fc.property(groupStory, ([all, order, splits]) => {
        const group = stateAfter(order, splits).groups.get(TEAM)
        let machine = getInitialSnapshot(groupMachine)
        for (const { events } of all)
          for (const event of events) machine = getNextSnapshot(groupMachine, machine, event)
        expect(group && groupAt(group, ME, NOW).value).toEqual(machine.value)
      }),
      { numRuns: 300 },
    )
  })

  it('S-FRIEND-4 what a command foresees is what the server tells of it', () => {
    fc.assert(
      fc.property(contactStory, sides, ([all, order, splits], by) => {
        const contact = stateAfter(order, splits).contacts.get(ANN)
        if (contact === undefined) return
        const at = all.length + 1
        for (const { notice, events } of [blocked(by, true, at), asked(by, at)]) {
          const [event] = events
          if (event === undefined || !stateAt(contact, NOW).can(event)) continue
          const now = (last: Notice) => {
            const told = stateAfter([...order, { notice: last, events }], splits).contacts.get(ANN)
            return told && stateAt(told, NOW).value
          }
          const foreseen = { type: 'contact', contact: after(contact, event, at), at } as const
          expect(now(foreseen)).toEqual(now(notice))
        }
      }),
      { numRuns: 200 },
    )
  })
})
