import { describe, expect, it } from 'vitest'
import { toServerId } from '../model/ids.js'
import { contentOf, type Message, type Withdrawal } from '../model/message.js'
import type { State } from '../model/state.js'
import {
  ANN,
  ANN_KEY,
  BO,
  contact,
  group,
  ME,
  member,
  own,
  receive,
  stateOf,
  TEAM,
  TEAM_KEY,
  text,
  withdrawalOf,
} from '../model/test-build.js'
import { tell } from './test-tell.js'

const transfer = own(ANN_KEY, 100, { kind: 'transferLP', text: '{"amount":"5"}', receivers: 1 })
const words = own(ANN_KEY, 101, { receivers: 1 })
const refer = (at: number, kind: string, parts: Partial<Message> = {}): Message =>
  text(ANN_KEY, at, { kind, text: `{"state":"${kind}"}`, refersTo: [transfer.id], ...parts })
const accept = refer(200, 'transferAcceptLP')
const giveBack = refer(300, 'transferReturnLP')
const seen = (state: State, target = transfer) => {
  const message = (state.tails.get(target.key) ?? []).find((one) => one.id === target.id)
  return message && [message.kind, contentOf(message), message.update?.kind]
}
const SENT = ['transferLP', '{"amount":"5"}', undefined]
const ACCEPTED = ['transferLP', accept.text, 'transferAcceptLP']
const RETURNED = ['transferLP', giveBack.text, 'transferReturnLP']
const WITHDRAWN = ['withdrawn', '', undefined]

type Page = readonly [messages: readonly Message[], withdrawals?: readonly Withdrawal[]]
const told = (pages: readonly Page[], state = stateOf({})): State => {
  for (const [messages, withdrawals = []] of pages) tell(state, receive({ messages, withdrawals }))
  return state
}

describe('references', () => {
  it.each<[string, readonly Page[], unknown]>([
    ['none', [[[transfer]]], SENT],
    ['after its target', [[[transfer]], [[accept]]], ACCEPTED],
    ['before its target', [[[accept]], [[transfer]]], ACCEPTED],
    ['in the page of its target', [[[transfer, accept]]], ACCEPTED],
    ['in front of it in the page', [[[accept, transfer]]], ACCEPTED],
    ['twice', [[[transfer]], [[accept]], [[accept]]], ACCEPTED],
    ['twice in a page', [[[transfer, accept, accept]]], ACCEPTED],
    ['two, in order', [[[transfer]], [[accept]], [[giveBack]]], RETURNED],
    ['two, the newer first', [[[transfer]], [[giveBack]], [[accept]]], RETURNED],
    ['two, both first', [[[giveBack]], [[accept]], [[transfer]]], RETURNED],
    ['two in a page', [[[giveBack, accept, transfer]]], RETURNED],
    ['a withdrawn target', [[[transfer], [withdrawalOf(transfer)]], [[accept]]], WITHDRAWN],
    ['a target withdrawn later', [[[transfer, accept]], [[], [withdrawalOf(transfer)]]], WITHDRAWN],
    ['all before it', [[[], [withdrawalOf(transfer)]], [[accept]], [[transfer]]], WITHDRAWN],
    ['withdrawn itself, later', [[[transfer, accept]], [[], [withdrawalOf(accept)]]], ACCEPTED],
    ['withdrawn itself, before', [[[transfer], [withdrawalOf(accept)]], [[accept]]], ACCEPTED],
  ])('S-REF-1 S-REF-3 %s', (_, pages, wanted) => {
    expect(seen(told(pages))).toEqual(wanted)
  })

  it('S-REF-1 one without content of its own leaves what was sent and says what happened', () => {
    const state = told([[[transfer, refer(200, 'transferAcceptLP', { text: '' })]]])
    expect(seen(state)).toEqual(['transferLP', transfer.text, 'transferAcceptLP'])
  })

  it.each<[string, Message, Message]>([
    ['words of a person', words, refer(200, 'transferAcceptLP', { refersTo: [words.id] })],
    ['a message behind it', transfer, refer(50, 'transferAcceptLP')],
    ['a message of another conversation', transfer, { ...accept, key: TEAM_KEY, from: BO }],
    ['itself', accept, { ...accept, refersTo: [accept.id] }],
  ])('S-REF-2 it does not change %s, in either order', (_, target, reference) => {
    for (const order of [
      [target, reference],
      [reference, target],
    ])
      for (const message of told(order.map((one) => [[one]])).tails.get(target.key) ?? [])
        expect(message.update).toBeUndefined()
  })

  it('S-REF-4 one from somebody who may not speak changes nothing until a notice lets it in', () => {
    const since = [{ since: 150, value: true }]
    const state = stateOf({ contacts: [contact(ANN, { blockedByMe: since })] })
    told([[[transfer]], [[accept]]], state)
    expect([seen(state), state.hidden.get(ANN_KEY)?.length]).toEqual([SENT, 1])
    tell(
      state,
      receive({ notices: [{ type: 'blacklist', by: ME, whom: ANN, isOn: false, at: 160, rev: 2 }] }),
    )
    expect(seen(state)).toEqual(ACCEPTED)
  })

  it('S-REF-4 one from somebody who is no member changes nothing in the group', () => {
    const target = text(TEAM_KEY, 100, { kind: 'transferLP' })
    const away = member(BO, {}, { membership: [{ since: 0, value: false }] })
    const state = stateOf({ groups: [group([member(ME), away])] })
    const reference = { ...accept, key: TEAM_KEY, from: BO, refersTo: [target.id] }
    told([[[{ ...target, from: ME, own: true }]], [[reference]]], state)
    expect(seen(state, target)?.[2]).toBeUndefined()
    expect(state.groups.get(TEAM)?.members.has(BO)).toBe(true)
  })

  it('S-REF-3 a hidden target is changed where it waits', () => {
    const hidden = text(ANN_KEY, 100, { kind: 'transferLP' })
    const since = [
      { since: 90, value: true },
      { since: 150, value: false },
    ]
    const state = stateOf({ contacts: [contact(ANN, { blockedByMe: since })] })
    told([[[hidden]], [[accept]]], state)
    expect(state.hidden.get(ANN_KEY)?.[0]?.update?.id).toBe(accept.id)
  })

  it('S-REF-3 a sealed target is changed by an amendment, and a copy of the reference says nothing new', () => {
    const state = stateOf({})
    tell(state, receive({ messages: [accept] }))
    expect(state.amendments.get(ANN_KEY)?.get(transfer.id)?.update?.id).toBe(accept.id)
    expect(tell(state, receive({ messages: [accept] })).facts).toEqual([])
    const known = new Set([giveBack.id])
    expect(tell(state, receive({ messages: [giveBack] }), { loaded: { known } }).facts).toEqual([])
  })

  it('S-REF-3 an amendment that was sealed meets its target when that comes', () => {
    const { at, id, from, kind, text: content } = accept
    const update = { at, id, from, kind, text: content }
    const amendments = new Map([[ANN_KEY, new Map([[transfer.id, { update }]])]])
    const state = stateOf({})
    tell(state, receive({ messages: [transfer] }), { loaded: { amendments } })
    expect(seen(state)).toEqual(ACCEPTED)
  })

  it('S-REF-1 it is a message itself: shown, counted and the last of its row', () => {
    const state = told([[[transfer, refer(200, 'receivePaidLP', { refersTo: [toServerId('7')] })]]])
    expect(state.conversations.get(ANN_KEY)).toMatchObject({ unread: 1, last: { kind: 'receivePaidLP' } })
  })
})
