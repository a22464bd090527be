import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../events/facts.js'
import { newCommit } from '../events/version.js'
import { type ConversationKey, toGroupId, toImId, toServerId } from '../model/ids.js'
import { MANAGER, USER_TYPE } from '../model/people.js'
import type { State } from '../model/state.js'
import { newState } from '../model/state.js'
import { contact, group, ME, own, text, waiting } from '../model/test-build.js'
import { fold } from '../project/fold.js'
import { type ConversationItem, ConversationListView } from './conversation-list.js'
import { Shower } from './shown.js'

const keyOf = (index: number): ConversationKey => (index % 3 === 0 ? `team-${index}` : `p2p-${index}`)

function watched(): { state: State; view: ConversationListView; tell: (...facts: Fact[]) => void } {
  const state = newState(ME)
  const view = new ConversationListView(() => state)
  view.reset()
  return {
    state,
    view,
    tell: (...facts) => view.update(fold(state, newCommit(facts, 0), state.position + 1)),
  }
}

const typed = (text: string) => ({ text, quoteId: null })
const said = (key: ConversationKey, at: number, parts = {}): Fact => ({
  type: 'messages-received',
  source: 'live',
  messages: [text(key, at, parts)],
})
const changed = (key: ConversationKey, parts: Partial<Fact & { type: 'conversation-changed' }>): Fact => ({
  type: 'conversation-changed',
  key,
  ...parts,
})

const steps = fc.array(fc.record({ kind: fc.nat(10), key: fc.nat(7), at: fc.nat(30) }), { maxLength: 40 })

function factOf({ kind, key: index, at }: { kind: number; key: number; at: number }, state: State): Fact {
  const key = keyOf(index)
  const id = `c${index}-${at}` // the rules let no client id into two conversations
  const { clientId } = waiting(id, key)
  switch (kind) {
    case 0:
      return said(key, at, { mention: true, id: `${state.position}0` })
    case 1:
      return changed(key, { pinnedAt: at % 3 })
    case 2:
      return changed(key, { doNotDisturb: at % 2 === 0 })
    case 3:
      return changed(key, { isDeleted: at % 2 === 0, draft: typed(`d${at}`) })
    case 4:
      return { type: 'read-mark-moved', key, mark: text(key, at), unread: at % 4, mentions: at % 2 }
    case 5:
      return { type: 'message-queued', item: waiting(id, key, { localSeq: at + 1, queuedAt: at }) }
    case 6:
      return { type: 'message-confirmed', clientId, message: own(key, at, { clientId }) }
    case 7:
      return { type: 'send-discarded', clientId }
    case 8: {
      const one = contact(toImId(String(index)), { userType: at % 2 === 0 ? MANAGER : 0, memo: `m${at}` })
      return { type: 'contacts-changed', contacts: [one], isComplete: false }
    }
    case 9: {
      const {
        members: _members,
        isComplete: _isComplete,
        ...info
      } = group([], { groupId: toGroupId(String(index)) })
      return { type: 'group-changed', group: info, ...(at % 2 === 0 ? { leftAt: at } : {}) }
    }
    default:
      return said(key, at, { id: `${state.position}1` })
  }
}

describe('conversation list', () => {
  it('S-LIST-2 kept by difference, it is what it is made anew, and the badge is the sum of what may disturb', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { state, view, tell } = watched()
        for (const step of all) {
          tell(factOf(step, state))
          const anew = new ConversationListView(() => state)
          anew.reset()
          const { items, total } = view.list.getSnapshot()
          expect(view.list.getSnapshot()).toEqual(anew.list.getSnapshot())
          expect(view.unread.getSnapshot()).toEqual(anew.unread.getSnapshot())
          expect(total).toBe(items.length)
          const loud = items.filter((item) => !item.doNotDisturb)
          expect(view.unread.getSnapshot().unread).toBe(loud.reduce((sum, item) => sum + item.unread, 0))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('S-LIST-1 managers first, then pinned, then the most recent', () => {
    const { view, tell } = watched()
    for (const [index, key] of (
      ['p2p-old', 'p2p-new', 'p2p-pinned', 'p2p-later', 'p2p-boss'] as const
    ).entries())
      tell(said(key, index === 0 ? 1 : 10 - index))
    tell(changed('p2p-pinned', { pinnedAt: 1 }), changed('p2p-later', { pinnedAt: 2 }))
    tell({
      type: 'contacts-changed',
      contacts: [contact(toImId('boss'), { userType: MANAGER })],
      isComplete: false,
    })
    expect(view.list.getSnapshot().items.map((item) => item.key)).toEqual([
      'p2p-boss',
      'p2p-later',
      'p2p-pinned',
      'p2p-new',
      'p2p-old',
    ])
  })

  it('S-LIST-3 what waits to be sent stands on top and is what is shown of it', () => {
    const { view, tell } = watched()
    tell(said('p2p-a', 100), { type: 'message-queued', item: waiting('c1', 'p2p-b', { queuedAt: 200 }) })
    const [first, second] = view.list.getSnapshot().items
    expect(first).toMatchObject({
      key: 'p2p-b',
      title: null,
      sortTime: 200,
      last: { own: true, state: 'sending' },
    })
    expect(second).toMatchObject({ key: 'p2p-a', sortTime: 100, last: { text: 'text 100', state: 'sent' } })
  })

  it("S-LIST-7 a name is the row's, else the contact's or the group's, null while nobody told it, never an id", () => {
    const { view, tell } = watched()
    const shown = () => view.list.getSnapshot().items.map(({ title, company }) => [title, company])
    tell(said('p2p-20001', 100))
    expect(shown()).toEqual([[null, '']])
    const ann = contact(toImId('20001'), { nickname: 'Sreymom', company: 'Thmey School' })
    tell({ type: 'contacts-changed', contacts: [ann], isComplete: false })
    expect(shown()).toEqual([['Sreymom', 'Thmey School']])
    tell({ type: 'contacts-changed', contacts: [{ ...ann, memo: 'Head teacher' }], isComplete: false })
    expect(shown()).toEqual([['Head teacher', 'Thmey School']])
    tell(said('team-7', 50))
    expect(shown()[1]).toEqual([null, ''])
    tell({ type: 'group-changed', group: group([], { groupId: toGroupId('7'), title: 'Interviewers' }) })
    expect(shown()[1]).toEqual(['Interviewers', ''])
  })

  it('S-LIST-8 a talk with a person that was opened and left without a word is no row', () => {
    const { view, tell } = watched()
    const info = {
      title: 'Ann',
      avatar: '',
      company: '',
      pinnedAt: 0,
      doNotDisturb: false,
      ...{ isArchived: false, archivedTo: 0, isMarkedUnread: false },
      jobId: '',
      jobTitle: '',
      resumeId: '',
      interviewId: '',
    }
    const mark = { at: 0, id: toServerId('') }
    const keys = () => view.list.getSnapshot().items.map(({ key }) => key)
    tell({ type: 'conversations-loaded', items: [{ key: 'p2p-a', ...info, mark }] })
    expect(keys()).toEqual([])
    tell(changed('p2p-a', { draft: typed('Dear Ann') }))
    expect(keys()).toEqual(['p2p-a'])
    tell(changed('p2p-a', { draft: typed('') }))
    expect(keys()).toEqual([])
    tell(said('p2p-a', 5))
    expect(keys()).toEqual(['p2p-a'])
  })

  it('S-LIST-4 100 are the first page, totals cover all; what did not change stays the same object', () => {
    const { view, tell } = watched()
    for (let at = 1; at <= 150; at++) tell(said(`p2p-${at}`, at))
    expect(view.list.getSnapshot()).toMatchObject({ total: 150, items: { length: 100 } })
    expect(view.unread.getSnapshot()).toEqual({ unread: 150, mentions: 0, marked: 0 })
    const before = view.list.getSnapshot().items
    view.showMore()
    expect(view.list.getSnapshot().items.length).toBe(150)
    view.showMore()
    tell(said('p2p-150', 200))
    const { items } = view.list.getSnapshot()
    expect(items.slice(1, 100)).toEqual(before.slice(1))
    expect(items.slice(1, 100).every((item, index) => item === before[index + 1])).toBe(true)
  })

  it('S-LIST-4 a commit that touches no row tells nobody', () => {
    const { view, tell } = watched()
    let count = 0
    view.list.subscribe(() => count++)
    tell({ type: 'cursor-moved', stream: 'person-messages', cursor: 'x' })
    expect(count).toBe(0)
    tell(said('p2p-a', 1))
    expect(count).toBe(1)
  })

  it('S-LIST-5 the row says how far the last own message got, as long as it is in memory', () => {
    const { view, tell } = watched()
    const ticks = () => view.list.getSnapshot().items[0]?.last?.ticks
    tell({ type: 'message-queued', item: waiting('c1', 'p2p-a') })
    expect(ticks()).toBe(null)
    const sent = own('p2p-a', 5, { clientId: waiting('c1', 'p2p-a').clientId })
    tell({ type: 'message-confirmed', clientId: waiting('c1', 'p2p-a').clientId, message: sent })
    expect(ticks()).toEqual({ delivered: 'none', read: 'none' })
    const receipt = { type: 'receipts-received', key: 'p2p-a', reader: toImId('a'), ids: [sent.id] } as const
    tell({ ...receipt, kind: 'delivered', at: 6 })
    expect(ticks()).toEqual({ delivered: 'all', read: 'none' })
    tell({ ...receipt, kind: 'read', at: 7 })
    expect(ticks()).toEqual({ delivered: 'all', read: 'all' })
    tell(said('p2p-a', 9))
    expect(ticks()).toBe(null)
  })
})

it('S-TEAM-2 the row of a tip has what it tells of, so that the screen words it; other rows have none', () => {
  const { view, tell } = watched()
  const last = () => view.list.getSnapshot().items[0]?.last
  const extra = JSON.stringify({ tipType: 'group-quit', fromImId: 'bob' })
  tell(said('team-1', 5, { kind: 'tip', text: '', extra, quiet: true }))
  expect(last()).toMatchObject({ kind: 'tip', body: { tipType: 'group-quit', fromImId: 'bob' } })
  tell(said('team-1', 6, { kind: 'geo', text: '', extra: '{"latitude":1}' }))
  expect(last()?.body).toBe(undefined)
})

it('S-LIST-1 an embedder gives another order, and it is kept by difference', () => {
  const state = newState(ME)
  const byKey = (a: ConversationItem, b: ConversationItem) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
  const view = new ConversationListView(() => state, new Shower(), byKey)
  view.reset()
  const keys: readonly ConversationKey[] = ['p2p-c', 'p2p-a', 'p2p-d', 'p2p-b', 'p2p-a']
  for (const [index, key] of keys.entries())
    view.update(fold(state, newCommit([said(key, index + 1)], 0), state.position + 1))
  expect(view.list.getSnapshot().items.map((item) => item.key)).toEqual(['p2p-a', 'p2p-b', 'p2p-c', 'p2p-d'])
})

it('S-LIST-10 a row tells the own name and the user type, the assistant, and that nobody said anything yet', () => {
  const { state, view, tell } = watched()
  const ann = contact(toImId('ann'), { userType: USER_TYPE.accountant, memo: 'Ann of the bank' })
  tell({ type: 'contacts-changed', contacts: [ann], isComplete: true }, said('p2p-ann', 5), said('p2p-1', 4))
  tell(changed('p2p-bo', { draft: typed('Dear Bo') }))
  const row = (key: ConversationKey) => view.list.getSnapshot().items.find((item) => item.key === key)
  expect(state.conversations.size).toBe(3)
  expect(row('p2p-ann')).toMatchObject({ memo: 'Ann of the bank', userType: 3, isTemporary: false })
  expect(row('p2p-1')).toMatchObject({ isAssistant: true, memo: '', userType: USER_TYPE.robot })
  expect(row('p2p-bo')).toMatchObject({ isTemporary: true, isAssistant: false })
})
