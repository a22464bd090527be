import { describe, expect, it } from 'vitest'
import { type Erasure, NO_SETTINGS } from '../model/conversation.js'
import { toServerId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Message } from '../model/message.js'
import type { Notice } from '../model/notice.js'
import type { State } from '../model/state.js'
import { ANN_KEY, receive, stateOf, text } from '../model/test-build.js'
import { tell } from './test-tell.js'

const messages = [100, 200, 300].map((at) =>
  text(ANN_KEY, at, { number: at / 100, ...(at === 300 ? { mention: true } : {}) }),
)
const [first, second, third] = messages as [Message, Message, Message]
const told = (): State => {
  const state = stateOf({})
  tell(state, receive({ messages }))
  return state
}
const erase = (targets: readonly Message[], isOn = true): Input => ({
  type: 'erase',
  key: ANN_KEY,
  targets: targets.map(({ at, id }) => ({ at, id })),
  isOn,
})
const elsewhere = (target: Message, isOn: boolean, since: number): Notice => ({
  type: 'erased-elsewhere',
  key: ANN_KEY,
  erasures: [{ at: target.at, id: target.id, isOn, since }],
})
const row = (state: State) => {
  const { last, unread, mentions, unsentErasures } = state.conversations.get(ANN_KEY) ?? {}
  return {
    last: last?.text,
    unread,
    mentions,
    unsent: unsentErasures?.map(({ id, isOn }) => `${id} ${isOn}`),
  }
}

describe('messages deleted for oneself', () => {
  it('S-ACT-7 are not counted and not in the row, and are again when they are put back', () => {
    const state = told()
    const whole = row(state)
    expect(whole).toEqual({ last: 'text 300', unread: 3, mentions: 1, unsent: [] })
    tell(state, erase([second, third]))
    expect(row(state)).toEqual({ last: 'text 100', unread: 1, mentions: 0, unsent: ['200 true', '300 true'] })
    tell(state, erase([second, third], false), { now: 1_000_001 })
    expect(row(state)).toEqual({ ...whole, unsent: ['200 false', '300 false'] })
    // Read up to the middle one, the third alone is counted.
    tell(state, { type: 'mark-read', key: ANN_KEY, upTo: { at: 200, id: second.id } })
    tell(state, erase([first, third]), { now: 1_000_002 })
    expect(row(state)).toMatchObject({ last: 'text 200', unread: 0, mentions: 0 })
  })

  it('S-ACT-7 of sealed ones the row tells of the newest that is left on the disk', () => {
    const state = stateOf({
      rows: [{ key: ANN_KEY, unread: 3, mentions: 1, last: third, sealedTo: 300 }],
    })
    const loaded = { targets: new Map([[third.id, third]]), newest: new Map([[ANN_KEY, second]]) }
    tell(state, erase([third]), { loaded })
    expect(row(state)).toMatchObject({ last: 'text 200', unread: 2, mentions: 0 })
    expect(state.amendments.get(ANN_KEY)?.get(third.id)?.erased).toMatchObject({ isOn: true })
    tell(state, erase([second, third]), { loaded: { ...loaded, newest: new Map() } })
    expect(row(state).last).toBeUndefined()
  })

  it('S-ACT-7 what is not here is refused, and what is deleted already says nothing', () => {
    const state = told()
    expect(tell(state, erase([text(ANN_KEY, 900)])).refusal).toEqual({ kind: 'unknown-message' })
    expect(tell(state, erase([first], false)).facts).toEqual([])
    tell(state, erase([first]))
    expect(tell(state, erase([first])).facts).toEqual([])
  })

  it('S-ACT-9 of two words of two devices the later counts, in either order; nobody tells the server again', () => {
    for (const order of [
      [elsewhere(third, true, 5), elsewhere(third, false, 6)],
      [elsewhere(third, false, 6), elsewhere(third, true, 5)],
      [elsewhere(third, true, 5), elsewhere(third, true, 5), elsewhere(third, false, 6)],
    ]) {
      const state = told()
      for (const notice of order) tell(state, receive({ notices: [notice] }))
      expect(row(state)).toEqual({ last: 'text 300', unread: 3, mentions: 1, unsent: [] })
    }
  })

  it('S-ACT-9 a word that comes before its message, or with it, hides it all the same', () => {
    const before = stateOf({})
    tell(before, receive({ messages: [first, second], notices: [elsewhere(third, true, 5)] }))
    tell(before, receive({ messages: [third] }))
    const beside = stateOf({})
    tell(beside, receive({ messages, notices: [elsewhere(third, true, 5)] }))
    for (const state of [before, beside])
      expect(row(state)).toEqual({ last: 'text 200', unread: 2, mentions: 0, unsent: [] })
  })

  it('S-ACT-9 what the server took is told no more, what was said again meanwhile is', () => {
    const state = told()
    tell(state, erase([third]))
    const sent = state.conversations.get(ANN_KEY)?.unsentErasures as readonly Erasure[]
    tell(state, erase([third], false), { now: 1_000_001 })
    tell(state, { type: 'erasures-sent', key: ANN_KEY, erasures: sent })
    expect(row(state).unsent).toEqual(['300 false'])
    const again = state.conversations.get(ANN_KEY)?.unsentErasures as readonly Erasure[]
    tell(state, { type: 'erasures-sent', key: ANN_KEY, erasures: again })
    expect(row(state).unsent).toEqual([])
  })
})

describe('chats that are archived or marked as unread', () => {
  const set = (state: State, change: object) =>
    tell(state, { type: 'change-conversation', key: ANN_KEY, ...change })
  const acts = (state: State) => {
    const { isArchived, isMarkedUnread, hasUnsentSettings } = state.conversations.get(ANN_KEY) ?? {}
    return { isArchived, isMarkedUnread, hasUnsentSettings }
  }
  const come = (state: State, number: number) =>
    tell(state, receive({ messages: [text(ANN_KEY, number * 100, { number })] }))

  it('S-ACT-5 a later message lists it again, an earlier one that comes late does not', () => {
    const state = told()
    set(state, { isArchived: true })
    come(state, 2)
    expect(acts(state)).toMatchObject({ isArchived: true, hasUnsentSettings: true })
    come(state, 4)
    expect(acts(state).isArchived).toBe(false)
  })

  it('S-ACT-5 a muted one stays, and when the mute ends the next message lists it', () => {
    const state = told()
    set(state, { isArchived: true, doNotDisturb: true })
    come(state, 4)
    set(state, { doNotDisturb: false })
    expect(acts(state).isArchived).toBe(true)
    come(state, 5)
    expect(acts(state).isArchived).toBe(false)
  })

  it('S-ACT-2 reading it takes the mark away, and the server is told', () => {
    const state = told()
    tell(state, { type: 'mark-read', key: ANN_KEY })
    set(state, { isMarkedUnread: true })
    tell(state, { type: 'settings-sent', key: ANN_KEY, settings: { ...NO_SETTINGS, isMarkedUnread: true } })
    expect(acts(state)).toMatchObject({ isMarkedUnread: true, hasUnsentSettings: false })
    tell(state, { type: 'mark-read', key: ANN_KEY })
    expect(acts(state)).toMatchObject({ isMarkedUnread: false, hasUnsentSettings: true })
  })

  it('S-ACT-3 the list of the server sets it, but not what was set here and not yet told, and not over a newer message', () => {
    const listed = (archivedTo: number): Input => ({
      type: 'load-conversations',
      items: [
        {
          ...{ key: ANN_KEY, title: 'Ann', avatar: '', company: '', pinnedAt: 0, doNotDisturb: false },
          ...{ jobId: '', jobTitle: '', resumeId: '', interviewId: '' },
          ...{ isArchived: true, archivedTo, isMarkedUnread: true, mark: { at: 0, id: toServerId('') } },
        },
      ],
      deleted: [],
    })
    const state = told()
    tell(state, listed(3))
    expect(acts(state)).toEqual({ isArchived: true, isMarkedUnread: true, hasUnsentSettings: false })
    expect(tell(state, listed(3)).facts).toEqual([])
    const ahead = told()
    tell(ahead, listed(2))
    expect(acts(ahead)).toMatchObject({ isArchived: false, isMarkedUnread: true })
    const mine = told()
    set(mine, { pinnedAt: 7 })
    tell(mine, listed(3))
    expect(acts(mine)).toMatchObject({ isArchived: false, isMarkedUnread: false })
  })
})
