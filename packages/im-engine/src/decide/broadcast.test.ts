import { describe, expect, it } from 'vitest'
import { type ConversationKey, partOf, toClientId, toServerId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { ANN, ANN_KEY, BO, contact, own, stateOf, TEAM_KEY, text, waiting } from '../model/test-build.js'
import { contentToForward } from './forward.js'
import { tell } from './test-tell.js'

const CAST = toClientId('cast')
const BO_KEY: ConversationKey = 'p2p-bo'
const cast = (keys: readonly ConversationKey[], said = 'We are open'): Input => ({
  type: 'broadcast',
  clientId: CAST,
  keys,
  text: said,
})

describe('broadcast', () => {
  it('S-CAST-1 is one row a receiver, in one commit, and a repeat says nothing', () => {
    const state = stateOf({ outbox: [waiting('before', ANN_KEY)] })
    const { facts } = tell(state, cast([ANN_KEY, BO_KEY], 'We are \ud800'), { now: 77 })
    const content = { kind: 'text', text: 'We are \ufffd', broadcastId: CAST } as const
    expect(facts).toEqual([
      {
        type: 'message-queued',
        item: waiting('cast.0', ANN_KEY, { localSeq: 2, queuedAt: 77, content }),
      },
      { type: 'message-queued', item: waiting('cast.1', BO_KEY, { localSeq: 3, queuedAt: 77, content }) },
    ])
    expect(state.nextLocalSeq).toBe(4)
    expect(tell(state, cast([ANN_KEY, BO_KEY])).facts).toEqual([])
    const copy = own(BO_KEY, 500, { clientId: partOf(CAST, 1) })
    tell(state, { type: 'acked', clientId: partOf(CAST, 0), id: own(ANN_KEY, 400).id, at: 400, number: 1 })
    tell(state, {
      type: 'receive',
      source: 'live',
      messages: [copy],
      withdrawals: [],
      notices: [],
      poison: [],
    })
    expect([...state.outbox.keys()]).toEqual(['before'])
    expect([state.tails.get(ANN_KEY)?.length, state.tails.get(BO_KEY)?.length]).toEqual([1, 1])
  })

  it.each([
    ['a text that is too long', cast([ANN_KEY], 'a'.repeat(801)), 'too-long'],
    ['nothing', cast([ANN_KEY], ' '), 'empty'],
    ['a group', cast([ANN_KEY, TEAM_KEY]), 'not-friend'],
    ['a stranger among others', cast([ANN_KEY, 'p2p-nobody']), 'not-friend'],
    ['somebody who blocks', cast([ANN_KEY, BO_KEY]), 'blocked'],
  ])('S-CAST-2 refuses %s, and nothing is queued', (_, input, kind) => {
    const blocked = contact(BO, { blockedByThem: [{ since: 0, value: true }] })
    const state = stateOf({ contacts: [contact(ANN), blocked], areContactsLoaded: true })
    expect(tell(state, input).refusal?.kind).toBe(kind)
    expect(state.outbox.size).toBe(0)
  })
})

describe('forward', () => {
  it.each([
    [
      'a text, without what it answered and whom it named',
      text(ANN_KEY, 1, { text: 'hello', quoteId: toServerId('0'), extra: '{"mentions":["me"]}' }),
      { ok: true, value: { kind: 'text', text: 'hello' } },
    ],
    [
      'another kind, as it came',
      text(ANN_KEY, 1, { kind: 'geo', extra: '{"latitude":1}', brief: 'Here', quoteId: toServerId('0') }),
      {
        ok: true,
        value: { kind: 'raw', type: 'geo', said: { text: 'text 1', extra: '{"latitude":1}', brief: 'Here' } },
      },
    ],
    ['nothing', undefined, { ok: false, refusal: { kind: 'unknown-message' } }],
    ['a withdrawn one', text(ANN_KEY, 1, { withdrawnAt: 2 }), { ok: false, refusal: { kind: 'withdrawn' } }],
    [
      'what only servers send',
      text(ANN_KEY, 1, { kind: 'tip' }),
      { ok: false, refusal: { kind: 'not-forwardable' } },
    ],
    [
      'an altered one',
      text(ANN_KEY, 1, { damage: 'altered' }),
      { ok: false, refusal: { kind: 'not-forwardable' } },
    ],
  ])('S-FORWARD-1 of %s', (_, message, expected) => {
    expect(contentToForward(message, (kind) => kind !== 'tip')).toEqual(expected)
  })
})
