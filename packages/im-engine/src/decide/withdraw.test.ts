import { describe, expect, it } from 'vitest'
import { toImId } from '../model/ids.js'
import type { State } from '../model/state.js'
import {
  ANN,
  ANN_KEY,
  contact,
  ME,
  own,
  receive,
  stateOf,
  text,
  waiting,
  withdrawalOf,
} from '../model/test-build.js'
import { tell } from './test-tell.js'

const message = text(ANN_KEY, 100, { mention: true, number: 1 })
const withdrawal = withdrawalOf(message)
const foreign = withdrawalOf(message, { from: toImId('stranger') })
const seen = (state: State) => {
  const row = state.conversations.get(ANN_KEY)
  return {
    kinds: (state.tails.get(ANN_KEY) ?? []).map((one) => one.kind),
    last: row?.last?.kind,
    unread: row?.unread ?? 0,
    mentions: row?.mentions ?? 0,
  }
}
const GONE = { kinds: ['withdrawn'], last: 'withdrawn', unread: 0, mentions: 0 }
const HERE = { kinds: ['text'], last: 'text', unread: 1, mentions: 1 }

describe('withdrawal', () => {
  it.each([
    ['after its target', [[message], []], [[], [withdrawal]], GONE],
    ['before its target', [[], [message]], [[withdrawal], []], GONE],
    ['in the page of its target', [[message]], [[withdrawal]], GONE],
    ['twice', [[message], [], []], [[], [withdrawal], [withdrawal]], GONE],
    ['twice in a page', [[message], []], [[], [withdrawal, withdrawal]], GONE],
    [
      'before, within and after',
      [[], [message], [message]],
      [[withdrawal], [withdrawal], [withdrawal]],
      GONE,
    ],
    ['by somebody else, after', [[message], []], [[], [foreign]], HERE],
    ['by somebody else, in the page', [[message]], [[foreign]], HERE],
    ['by somebody else, then by its author', [[message], [], []], [[], [foreign], [withdrawal]], GONE],
  ])('S-WDRAW-1 S-WDRAW-3 %s', (_, messages, withdrawals, wanted) => {
    const state = stateOf({})
    for (const [index, page] of messages.entries())
      tell(state, receive({ messages: page, withdrawals: withdrawals[index] ?? [] }))
    expect(seen(state)).toEqual(wanted)
  })

  it('S-WDRAW-3 of several it takes from the counts once, and only what counted', () => {
    const state = stateOf({})
    const older = text(ANN_KEY, 50)
    tell(state, receive({ messages: [older, message, text(ANN_KEY, 200), own(ANN_KEY, 300)] }))
    tell(state, { type: 'mark-read', key: ANN_KEY, upTo: older })
    expect(state.conversations.get(ANN_KEY)).toMatchObject({ unread: 2, mentions: 1 })
    tell(state, receive({ withdrawals: [withdrawalOf(older), withdrawalOf(own(ANN_KEY, 300))] }))
    expect(state.conversations.get(ANN_KEY)).toMatchObject({ unread: 2, mentions: 1 })
    tell(state, receive({ withdrawals: [withdrawal] }))
    tell(state, receive({ withdrawals: [withdrawal] }))
    expect(state.conversations.get(ANN_KEY)).toMatchObject({ unread: 1, mentions: 0 })
  })

  it('S-WDRAW-3 of a sealed one lowers the counts, changes the row and waits as an amendment', () => {
    const state = stateOf({})
    tell(state, receive({ messages: [message] }))
    state.tails.clear()
    state.tailIds.clear() // as a seal leaves it
    tell(state, receive({ withdrawals: [withdrawal] }), {
      loaded: { targets: new Map([[message.id, message]]) },
    })
    expect(seen(state)).toEqual({ kinds: [], last: 'withdrawn', unread: 0, mentions: 0 })
    expect(state.amendments.get(ANN_KEY)?.get(message.id)).toEqual({ at: 100, withdrawnAt: 101 })
    expect(tell(state, receive({ withdrawals: [withdrawal] })).facts).toEqual([])
  })

  it('S-WDRAW-3 one whose sealed amendment is known says nothing new', () => {
    const sealed = new Map([[ANN_KEY, new Map([[message.id, { withdrawnAt: 101 }]])]])
    const told = tell(stateOf({}), receive({ withdrawals: [withdrawal] }), { loaded: { amendments: sealed } })
    expect(told.facts).toEqual([])
  })

  it('S-WDRAW-5 a hidden message is withdrawn where it waits, by its author only, and shown withdrawn', () => {
    const since = [
      { since: 0, value: false },
      { since: 90, value: true },
    ]
    const state = stateOf({ contacts: [contact(ANN, { blockedByMe: since })] })
    tell(state, receive({ messages: [message] }))
    tell(state, receive({ withdrawals: [foreign] }))
    expect(state.hidden.get(ANN_KEY)?.[0]?.kind).toBe('text')
    tell(state, receive({ withdrawals: [withdrawal] }))
    tell(state, receive({ notices: [{ type: 'blacklist', by: ME, whom: ANN, isOn: false, at: 95, rev: 2 }] }))
    expect(seen(state)).toEqual(GONE)
    expect(state.hidden.size).toBe(0)
  })

  it("S-WDRAW-6 the server's copy of a withdrawal of ours confirms it", () => {
    const mine = own(ANN_KEY, 100)
    const content = { kind: 'withdraw', target: mine.id, at: 100 } as const
    const { clientId } = waiting('w', ANN_KEY)
    const state = stateOf({ outbox: [waiting('w', ANN_KEY, { content, state: 'failed' })] })
    tell(state, receive({ messages: [mine] }))
    tell(state, receive({ withdrawals: [withdrawalOf(mine, { clientId })] }))
    expect(state.outbox.size).toBe(0)
    expect(state.tails.get(ANN_KEY)?.[0]?.kind).toBe('withdrawn')
  })
})
