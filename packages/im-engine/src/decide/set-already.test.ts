import { describe, expect, it } from 'vitest'
import { personKey, toImId } from '../model/ids.js'
import { ANN_KEY, receive, stateOf, text } from '../model/test-build.js'
import { tell } from './test-tell.js'

describe('settings', () => {
  it('S-AI-23 who deletes or puts back what is so already, or not here, changes nothing', () => {
    const assistant = personKey(toImId('1'))
    const state = stateOf({})
    const set = (change: object, key = ANN_KEY) =>
      tell(state, { type: 'change-conversation', key, ...change }).facts.length
    tell(state, receive({ messages: [text(ANN_KEY, 1)] }))
    expect(set({ isDeleted: false })).toBe(0)
    expect(set({ isDeleted: true })).toBe(1)
    expect(set({ isDeleted: true })).toBe(0)
    expect(set({ isDeleted: false })).toBe(1)
    expect(set({ isDeleted: true }, assistant)).toBe(0)
    expect(set({ isDeleted: false }, assistant)).toBe(0)
    expect(state.conversations.has(assistant)).toBe(false)
    // A draft is one also where nobody said anything yet.
    expect(set({ draft: { text: 'Hi', quoteId: null } }, assistant)).toBe(1)
  })
})
