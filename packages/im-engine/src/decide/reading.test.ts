import { describe, expect, it } from 'vitest'
import { NO_SETTINGS } from '../model/conversation.js'
import { type ConversationKey, toServerId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Message } from '../model/message.js'
import type { ConversationInfo } from '../model/notice.js'
import type { State } from '../model/state.js'
import { ANN_KEY, own, receive, stateOf, TEAM_KEY, text } from '../model/test-build.js'
import { tell } from './test-tell.js'

const messages = [100, 200, 300, 400].map((at) => text(ANN_KEY, at, at === 300 ? { mention: true } : {}))
const [first, second, third, fourth] = messages as [Message, Message, Message, Message]
const counts = (state: State, key: ConversationKey = ANN_KEY) => {
  const row = state.conversations.get(key)
  return [row?.mark.at, row?.unread, row?.mentions]
}
const told = (all: readonly Message[] = messages): State => {
  const state = stateOf({})
  tell(state, receive({ messages: all }))
  return state
}
const read = (at: Message | undefined): Input => ({
  type: 'mark-read',
  key: ANN_KEY,
  ...(at === undefined ? {} : { upTo: { at: at.at, id: at.id } }),
})

describe('read mark', () => {
  it.each([
    ['the first', first, [100, 3, 1]],
    ['one in the middle', second, [200, 2, 1]],
    ['the one that mentions me', third, [300, 1, 0]],
    ['the newest', fourth, [400, 0, 0]],
    ['past the newest', text(ANN_KEY, 900), [900, 0, 0]],
    ['where none is', undefined, [400, 0, 0]],
  ])('S-READ-1 S-READ-2 moves to %s', (_, mark, wanted) => {
    const state = told()
    tell(state, read(mark))
    expect(counts(state)).toEqual(wanted)
  })

  it.each([
    ['the same', third],
    ['an older', second],
  ])('S-READ-2 never moves back: %s says nothing', (_, mark) => {
    const state = told()
    tell(state, read(third))
    expect(tell(state, read(mark)).facts).toEqual([])
    expect(counts(state)).toEqual([300, 1, 0])
  })

  it('S-READ-2 recounts what is sealed and what is not', () => {
    const state = told([third, fourth])
    tell(state, read(second), {
      loaded: { unreadFrom: new Map([[ANN_KEY, [first, second, text(ANN_KEY, 250)]]]) },
    })
    expect(counts(state)).toEqual([200, 3, 1])
  })

  it('S-READ-4 a late message before the mark is read, and gets its receipt by id', () => {
    const state = told([second, fourth])
    tell(state, read(fourth))
    tell(state, { type: 'receipts-sent', key: ANN_KEY, kind: 'read', upTo: fourth, ids: [] })
    tell(state, receive({ messages: [first, third] }))
    expect(counts(state)).toEqual([400, 0, 0])
    const late = [first, third].map(({ id, from, at }) => ({ id, from, at }))
    expect(state.conversations.get(ANN_KEY)?.late).toEqual(late)
    tell(state, { type: 'receipts-sent', key: ANN_KEY, kind: 'read', upTo: fourth, ids: [first.id] })
    expect(state.conversations.get(ANN_KEY)?.late).toEqual(late.slice(1))
  })

  it('S-READ-4 receipts go up to a mark that only grows; parked ones start anew when one went out', () => {
    const state = told()
    const sent = (kind: 'delivered' | 'read', upTo: Message): Input => ({
      type: 'receipts-sent',
      key: ANN_KEY,
      kind,
      upTo: { at: upTo.at, id: upTo.id },
      ids: [],
    })
    tell(state, sent('read', second))
    tell(state, sent('delivered', fourth))
    tell(state, { type: 'receipts-parked', key: ANN_KEY })
    expect(state.conversations.get(ANN_KEY)).toMatchObject({
      isReceiptParked: true,
      newestIncoming: { at: 400 },
      receipted: { delivered: { at: 400 }, read: { at: 200 } },
    })
    tell(state, sent('read', first))
    expect(state.conversations.get(ANN_KEY)).toMatchObject({
      isReceiptParked: false,
      receipted: { delivered: { at: 400 }, read: { at: 200 } },
    })
  })

  it('S-READ-1 own, withdrawn and tip messages do not count', () => {
    const state = told([
      own(ANN_KEY, 1),
      text(ANN_KEY, 2, { kind: 'withdrawn', text: '' }),
      text(ANN_KEY, 3, { kind: 'tip' }),
      text(ANN_KEY, 4, { text: '' }),
    ])
    expect(counts(state)).toEqual([-1, 1, 0])
  })
})

describe('opened conversations', () => {
  it.each([
    ['newer', [third], [300, 0, 0]],
    ['late', [second], [400, 0, 0]],
    ['several', [third, text(ANN_KEY, 500)], [500, 0, 0]],
  ])('S-READ-3 what comes in is read at once: %s', (_, came, wanted) => {
    const state = stateOf({})
    tell(state, receive({ messages: wanted[0] === 400 ? [fourth] : [first] }))
    tell(state, receive({ messages: [...came, text(TEAM_KEY, 600)] }), { opened: [ANN_KEY] })
    expect(counts(state)).toEqual(wanted)
    expect(counts(state, TEAM_KEY)).toEqual([-1, 1, 0])
  })

  it('S-READ-3 nothing that came, or a copy, moves nothing', () => {
    const state = told()
    expect(tell(state, receive({ messages: [fourth] }), { opened: [ANN_KEY] }).facts).toEqual([])
  })
})

describe('the list of conversations', () => {
  const info = (mark: Message, parts: Partial<ConversationInfo> = {}): ConversationInfo => ({
    key: ANN_KEY,
    title: 'Ann',
    avatar: '',
    company: '',
    ...{ isArchived: false, archivedTo: 0, isMarkedUnread: false },
    pinnedAt: 0,
    doNotDisturb: false,
    jobId: '',
    jobTitle: '',
    resumeId: '',
    interviewId: '',
    mark: { at: mark.at, id: mark.id },
    ...parts,
  })

  it('S-READ-5 brings marks; of two rows of one conversation the newer counts', () => {
    const state = told()
    tell(state, { type: 'load-conversations', items: [info(third), info(first)], deleted: [] })
    expect(counts(state)).toEqual([300, 1, 0])
  })

  it('S-LIST-9 one that was deleted on another device stays deleted and read when its messages come', () => {
    const state = stateOf({})
    const mark = { at: 3, id: toServerId('3') }
    const input: Input = { type: 'load-conversations', items: [], deleted: [{ key: ANN_KEY, upTo: 3, mark }] }
    tell(state, input)
    expect(tell(state, input).facts).toEqual([])
    const numbered = (at: number) => text(ANN_KEY, at, { id: toServerId(`${at}`), number: at })
    tell(state, receive({ messages: [1, 2, 3].map(numbered) }))
    const row = () => state.conversations.get(ANN_KEY)
    expect(row()).toMatchObject({ isDeleted: true, unread: 0 })
    tell(state, receive({ messages: [numbered(4)] }))
    expect(row()).toMatchObject({ isDeleted: false, unread: 1 })
  })

  it('S-LIST-9 what another device deleted goes here too, but not what was set here and not yet told', () => {
    const state = stateOf({})
    tell(state, receive({ messages: [text(ANN_KEY, 1, { id: toServerId('1'), number: 1 })] }))
    const deleted = [{ key: ANN_KEY, upTo: 1, mark: { at: 1, id: toServerId('1') } }]
    tell(state, { type: 'change-conversation', key: ANN_KEY, pinnedAt: 5 })
    tell(state, { type: 'load-conversations', items: [], deleted })
    expect(state.conversations.get(ANN_KEY)?.isDeleted).toBe(false)
    const settings = { ...NO_SETTINGS, pinnedAt: 5 }
    tell(state, { type: 'settings-sent', key: ANN_KEY, settings })
    tell(state, { type: 'load-conversations', items: [], deleted })
    expect(state.conversations.get(ANN_KEY)?.isDeleted).toBe(true)
  })

  it('S-READ-6 the same list again is no fact', () => {
    const state = told()
    const input: Input = { type: 'load-conversations', items: [info(third, { pinnedAt: 5 })], deleted: [] }
    expect(tell(state, input).facts.length).toBe(2)
    expect(tell(state, input).facts).toEqual([])
    expect(
      tell(state, { type: 'load-conversations', items: [info(third, { pinnedAt: 6 })], deleted: [] }).facts
        .length,
    ).toBe(1)
  })
})
