import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { personKey, toImId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { APPLICATIONS_KEPT } from '../model/limits.js'
import type { ConversationInfo, Notice } from '../model/notice.js'
import type { State } from '../model/state.js'
import { ANN_KEY, own, receive, stateOf, TEAM_KEY, text } from '../model/test-build.js'
import { ConversationListView, compareItems } from '../views/conversation-list.js'
import { tell } from './test-tell.js'

const COOK = { jobId: '12', jobTitle: 'Cook', resumeId: '7' }
const GUARD = { jobId: '13', jobTitle: 'Guard', resumeId: '' }

describe('applications', () => {
  const changed = (id: string, rev: number, at = rev): Notice => ({ type: 'application', id, rev, at })
  const revsOf = (state: State) =>
    Object.fromEntries([...state.applications].map(([id, { rev }]) => [id, rev]))

  it('S-ABOUT-1 the largest revision holds, in whatever order and pages they come', () => {
    const told = ['a', 'b'].flatMap((id) => [1, 2, 3].map((rev) => changed(id, rev)))
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 }),
        fc.integer({ min: 1, max: 5 }),
        (order, size) => {
          const state = stateOf({})
          for (let at = 0; at < order.length; at += size)
            tell(state, receive({ notices: order.slice(at, at + size) }))
          expect(revsOf(state)).toEqual({ a: 3, b: 3 })
        },
      ),
    )
  })

  it('S-ABOUT-1 an older or equal one is no fact, and a page tells each application once', () => {
    const state = stateOf({})
    const page = receive({ notices: [changed('a', 1), changed('b', 1), changed('a', 2)] })
    expect(tell(state, page).facts).toEqual([
      { type: 'application-changed', id: 'a', rev: 2, at: 2 },
      { type: 'application-changed', id: 'b', rev: 1, at: 1 },
    ])
    expect(tell(state, page).facts).toEqual([])
  })

  it('S-ABOUT-2 the same ones are kept in whatever order they come: those that changed last', () => {
    const all = Array.from({ length: APPLICATIONS_KEPT + 20 }, (_, n) => changed(`${n}`, 1, 1_000 + (n >> 1)))
    const kept = all.slice(20).map((notice) => notice.type === 'application' && notice.id)
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (order) => {
        const state = stateOf({})
        tell(state, receive({ notices: order }))
        expect(Object.keys(revsOf(state)).sort()).toEqual(kept.toSorted())
      }),
      { numRuns: 5 },
    )
  })
})

describe('what a conversation is about', () => {
  const about = (state: State, key = ANN_KEY) => {
    const { jobId, jobTitle, resumeId, interviewId } = state.conversations.get(key) ?? {}
    return [jobId, jobTitle, resumeId, interviewId]
  }
  const list = (parts: Partial<ConversationInfo>): Input => ({
    type: 'load-conversations',
    items: [
      {
        ...{ key: ANN_KEY, title: 'Ann', avatar: '', company: '', pinnedAt: 0, doNotDisturb: false },
        ...{ jobId: '', jobTitle: '', resumeId: '', interviewId: '', mark: text(ANN_KEY, 1) },
        ...{ isArchived: false, archivedTo: 0, isMarkedUnread: false },
        ...parts,
      },
    ],
    deleted: [],
  })

  it('S-ABOUT-3 what the server lists shows in the item, once', () => {
    const state = stateOf({})
    tell(state, receive({ messages: [text(ANN_KEY, 1)] }))
    const input = list({ ...COOK, interviewId: '31' })
    expect(tell(state, input).facts.map(({ type }) => type)).toContain('conversations-loaded')
    expect(tell(state, input).facts).toEqual([])
    const view = new ConversationListView(() => state, undefined, compareItems)
    view.reset()
    expect(view.list.getSnapshot().items[0]).toMatchObject({ ...COOK, interviewId: '31' })
  })

  it('S-ABOUT-3 a list without a job takes none away; another job takes the resume of the first', () => {
    const state = stateOf({})
    tell(state, list({ ...COOK, interviewId: '31' }))
    expect(tell(state, list({})).facts).toEqual([])
    expect(about(state)).toEqual(['12', 'Cook', '7', '31'])
    expect(tell(state, list({ jobId: '12', interviewId: '31' })).facts).toEqual([])
    tell(state, list(GUARD))
    expect(about(state)).toEqual(['13', 'Guard', '', '31'])
  })

  it.each([
    ['of the other', text],
    ['of oneself', own],
  ])('S-ABOUT-4 the first message with a job says it: %s', (_, write) => {
    const state = stateOf({})
    tell(state, receive({ messages: [write(ANN_KEY, 1)] }))
    expect(about(state)).toEqual(['', '', '', ''])
    const card = { jobId: '12', more: { jobTitle: 'Cook', resumeId: '7' } }
    tell(state, receive({ messages: [write(ANN_KEY, 2, { kind: 'resume', ...card })] }))
    expect(about(state)).toEqual(['12', 'Cook', '7', ''])
    tell(state, receive({ messages: [text(ANN_KEY, 3, { kind: 'job', jobId: '13' })] }))
    expect(about(state)).toEqual(['12', 'Cook', '7', ''])
  })

  it('S-ABOUT-4 a newer message about the same job adds the resume', () => {
    const state = stateOf({})
    const sent = (at: number, resumeId: string) =>
      own(ANN_KEY, at, { kind: 'sendResume', jobId: '12', more: { resumeId } })
    tell(state, receive({ messages: [text(ANN_KEY, 2, { jobId: '12', more: { jobTitle: 'Cook' } })] }))
    tell(state, receive({ messages: [sent(3, '7'), sent(4, '8')] }))
    tell(state, receive({ source: 'history', messages: [sent(1, '6')] }))
    expect(about(state)).toEqual(['12', 'Cook', '8', ''])
  })

  it('S-ABOUT-4 the newest invitation says which interview', () => {
    const state = stateOf({})
    const invited = (at: number, id: unknown, parts: object = { kind: 'inviteInterview' }) =>
      text(ANN_KEY, at, { ...parts, extra: JSON.stringify({ jobApplyId: id }) })
    tell(state, receive({ messages: [invited(2, '31')] }))
    expect(about(state)).toEqual(['', '', '', '31'])
    tell(state, receive({ source: 'history', messages: [invited(1, '30')] }))
    tell(
      state,
      receive({ messages: [invited(3, 7), invited(4, '40', { kind: 'sendResume' }), text(ANN_KEY, 5)] }),
    )
    expect(about(state)).toEqual(['', '', '', '31'])
    tell(state, receive({ messages: [invited(6, '32', { kind: 'custom', subtype: '97' })] }))
    expect(about(state)).toEqual(['', '', '', '32'])
    tell(state, receive({ messages: [{ ...invited(7, '33'), key: TEAM_KEY }] }))
    expect(about(state, TEAM_KEY)).toEqual(['', '', '', ''])
  })

  it('S-AI-22 cards of the assistant say no job of its conversation', () => {
    const state = stateOf({})
    const key = personKey(toImId('1'))
    tell(state, receive({ messages: [text(key, 1, { kind: 'job', jobId: '12' })] }))
    expect(about(state, key)).toEqual(['', '', '', ''])
  })

  it('S-ABOUT-4 only a newer word of another job changes it, and a group is about none', () => {
    const state = stateOf({})
    const other = (at: number) =>
      text(ANN_KEY, at, { kind: 'changeJob', jobId: '13', more: { jobTitle: 'Guard' } })
    tell(state, receive({ messages: [text(ANN_KEY, 5, { jobId: '12' })] }))
    tell(state, receive({ source: 'history', messages: [other(2)] }))
    expect(about(state)).toEqual(['12', '', '', ''])
    tell(state, receive({ messages: [other(6)] }))
    expect(about(state)).toEqual(['13', 'Guard', '', ''])
    tell(state, receive({ messages: [text(TEAM_KEY, 7, { kind: 'job', jobId: '12' })] }))
    expect(about(state, TEAM_KEY)).toEqual(['', '', '', ''])
  })

  it('S-ABOUT-5 what the server took shows, and the conversation is listed again', () => {
    const state = stateOf({})
    tell(state, receive({ messages: [text(ANN_KEY, 1, { number: 1 })] }))
    tell(state, { type: 'change-conversation', key: ANN_KEY, isDeleted: true })
    tell(state, { type: 'about-set', key: ANN_KEY, about: COOK })
    tell(state, { type: 'about-set', key: ANN_KEY, about: { interviewId: '31' } })
    tell(state, { type: 'about-set', key: ANN_KEY, about: { ...COOK, resumeId: '' } })
    expect(about(state)).toEqual(['12', 'Cook', '7', '31'])
    expect(state.conversations.get(ANN_KEY)).toMatchObject({ isDeleted: false, deletedTo: 0 })
  })
})
