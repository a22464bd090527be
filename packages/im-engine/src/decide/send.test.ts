import { describe, expect, it } from 'vitest'
import { type ConversationKey, newClientId, toClientId, toImId, toServerId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Content, OutboxItem, SendFailure } from '../model/outbox.js'
import type { State } from '../model/state.js'
import {
  ANN,
  ANN_KEY,
  group,
  ME,
  member,
  own,
  receive,
  stateOf,
  TEAM_KEY,
  text,
  waiting,
} from '../model/test-build.js'
import { type Told, tell, textsOf } from './test-tell.js'
import { countGraphemes, judgeText } from './text.js'

const KHMER = 'ក្ខុំ' // one grapheme of five units
const FAMILY = '👨‍👩‍👧' // one grapheme of eight units
const sendText = (text: string, clientId = 'c1', key: ConversationKey = ANN_KEY): Input => ({
  type: 'send',
  clientId: waiting(clientId, key).clientId,
  key,
  content: { kind: 'text', text },
})
const item = (state: State): OutboxItem | undefined => state.outbox.get(waiting('c1', ANN_KEY).clientId)

describe('text', () => {
  it.each([
    ['', { kind: 'empty' }],
    [' \n\t ', { kind: 'empty' }],
    ['\u200b', { kind: 'empty' }],
    ['\u202d\u00a0\u2060\ufeff\u3164', { kind: 'empty' }],
    ['\u200bក', undefined],
    ['a', undefined],
    ['a'.repeat(800), undefined],
    ['a'.repeat(801), { kind: 'too-long', limit: 800, length: 801 }],
    [KHMER.repeat(640), undefined],
    [KHMER.repeat(641), { kind: 'too-long', limit: 3_200, length: 3_205 }],
    [FAMILY.repeat(400), undefined],
    [FAMILY.repeat(401), { kind: 'too-long', limit: 3_200, length: 3_208 }],
    ['ខ្មែរ'.repeat(401), { kind: 'too-long', limit: 800, length: 802 }],
    ['e\u0301'.repeat(800), undefined],
    ['e\u0301'.repeat(801), { kind: 'too-long', limit: 800, length: 801 }],
    ['a\u0000b', { kind: 'malformed', what: 'a null character' }],
  ])('S-SEND-2 judges %#', (said, refusal) => {
    expect(judgeText(said)).toEqual(refusal)
  })

  it('S-SEND-2 counts what people count', () => {
    expect([KHMER, FAMILY, 'ខ្មែរ', 'abc'].map(countGraphemes)).toEqual([1, 1, 2, 3])
  })
})

describe('send', () => {
  it('S-SEND-1 accepts once under its client id, in local order, strictly', () => {
    const state = stateOf({})
    const first = tell(state, sendText('hello'), { now: 77 })
    expect(first.facts).toEqual([{ type: 'message-queued', item: waiting('c1', ANN_KEY, { queuedAt: 77 }) }])
    expect(tell(state, sendText('hello')).facts).toEqual([])
    expect(tell(state, sendText('other text'))).toEqual({ facts: [] })
    tell(state, sendText('second', 'c2'))
    expect([...state.outbox.values()].map((one) => one.localSeq)).toEqual([1, 2])
  })

  it('S-SEND-12 the draft that is sent is cleared in the commit of its message, one that was changed meanwhile is not', () => {
    const state = stateOf({})
    const draft = { text: 'hello', quoteId: toServerId('17') }
    const cleared = { type: 'conversation-changed', key: ANN_KEY, draft: { text: '', quoteId: null } }
    tell(state, { type: 'change-conversation', key: ANN_KEY, draft })
    const withOther = { ...sendText('hello', 'c0'), draft: { ...draft, quoteId: null } } as Input
    expect(tell(state, withOther).facts?.map(({ type }) => type)).toEqual(['message-queued'])
    expect(tell(state, { ...sendText(''), draft } as Input).refusal?.kind).toBe('empty')
    expect(state.conversations.get(ANN_KEY)?.draft).toEqual(draft)
    expect(tell(state, { ...sendText('hello'), draft } as Input).facts?.at(-1)).toEqual(cleared)
    expect(tell(state, { ...sendText('hello', 'c2'), draft } as Input).facts?.length).toBe(1)
  })

  it('S-SEND-1 a client id is 128 random bits in hex', () => {
    expect(newClientId((count) => new Uint8Array(count).fill(10))).toBe('0a'.repeat(16))
  })

  it('S-SEND-3 lone surrogates become whole at the door', () => {
    const state = stateOf({})
    tell(state, sendText('a\ud800b'))
    expect(item(state)?.content).toEqual({ kind: 'text', text: 'a\ufffdb' })
  })

  it('S-SEND-7 counts the receivers of the moment', () => {
    const state = stateOf({ groups: [group([member(ME)], { count: 5, isComplete: false })] })
    tell(state, sendText('to all', 'c1', TEAM_KEY))
    tell(state, sendText('to me', 'c2', 'p2p-me'))
    tell(state, sendText('to ann', 'c3', ANN_KEY))
    expect([...state.outbox.values()].map((one) => one.receivers)).toEqual([4, 0, 1])
  })

  it("S-SEND-7 the server's copy keeps them, also where it comes instead of the ack", () => {
    const state = stateOf({ groups: [group([member(ME)], { count: 5, isComplete: false })] })
    tell(state, sendText('to all', 'c1', TEAM_KEY))
    tell(state, receive({ messages: [own(TEAM_KEY, 500, { clientId: toClientId('c1') })] }))
    expect(state.tails.get(TEAM_KEY)).toMatchObject([{ at: 500, clientId: 'c1', receivers: 4 }])
  })

  it('S-SEND-7 counts who is in the group now, where all its members are known: who joined, and not who left', () => {
    const members = [
      member(ME),
      member(ANN),
      member(toImId('joined')),
      member(toImId('left'), { isMember: false }),
    ]
    const state = stateOf({ groups: [group(members, { count: 7 })] })
    tell(state, sendText('to all', 'c1', TEAM_KEY))
    expect(state.outbox.get(toClientId('c1'))?.receivers).toBe(2)
  })

  it('S-LIST-3 a first message to somebody has its row at once, and lists a deleted conversation again', () => {
    const state = stateOf({})
    tell(state, sendText('hello'))
    expect(state.conversations.has(ANN_KEY)).toBe(true)
    tell(state, { type: 'change-conversation', key: ANN_KEY, isDeleted: true })
    tell(state, sendText('again', 'c2'))
    expect(state.conversations.get(ANN_KEY)?.isDeleted).toBe(false)
  })

  const told = (): State => {
    const state = stateOf({})
    tell(state, receive({ messages: [own(ANN_KEY, 1_000), text(ANN_KEY, 2_000)] }))
    return state
  }
  const withdraw = (at: number): Content => ({ kind: 'withdraw', target: toServerId(String(at)), at })

  it.each([
    ['own, in time', 1_000, 121_000, undefined],
    ['own, a moment too late', 1_000, 121_001, 'too-late'],
    ['of somebody else', 2_000, 2_001, 'not-own'],
    ['not here', 3_000, 3_001, 'unknown-message'],
  ])('S-WDRAW-4 withdrawing a message: %s', (_, at, now, refusal) => {
    const input: Input = {
      type: 'send',
      clientId: waiting('w', ANN_KEY).clientId,
      key: ANN_KEY,
      content: withdraw(at),
    }
    const state = told()
    expect(tell(state, input, { now }).refusal?.kind).toBe(refusal)
    expect(state.outbox.size).toBe(refusal === undefined ? 1 : 0)
  })

  it.each([
    ['ahead', 300_000],
    ['behind', -300_000],
  ])('S-TIME-3 the two minutes are of the server, with a clock here that is %s', (_, wrongMs) => {
    const clientId = waiting('w', ANN_KEY).clientId
    const input: Input = { type: 'send', clientId, key: ANN_KEY, content: withdraw(1_000) }
    const at = (serverNow: number) => ({ now: serverNow + wrongMs, serverNow })
    expect(tell(told(), input, at(121_001)).refusal?.kind).toBe('too-late')
    expect(tell(told(), input, at(121_000)).refusal).toBeUndefined()
  })

  it('S-WDRAW-4 a withdrawn one cannot be withdrawn again; blocked people may still withdraw', () => {
    const state = told()
    state.areContactsLoaded = true // ann is no friend now
    const input: Input = {
      type: 'send',
      clientId: waiting('w', ANN_KEY).clientId,
      key: ANN_KEY,
      content: withdraw(1_000),
    }
    expect(tell(state, input, { now: 2_000 }).refusal).toBeUndefined()
    tell(state, { type: 'acked', clientId: input.clientId, id: toServerId('5'), at: 2_000, number: 0 })
    expect(textsOf(state, ANN_KEY)).toEqual(['', 'text 2000'])
    expect(state.outbox.size).toBe(0)
    expect(tell(state, { ...input, clientId: waiting('w2', ANN_KEY).clientId }).refusal).toEqual({
      kind: 'unknown-message',
    })
  })

  it('S-WDRAW-7 a new try takes the place of a failed one, and of nothing else', () => {
    const state = told()
    const again = (name: string): Input => ({
      type: 'send',
      clientId: waiting(name, ANN_KEY).clientId,
      key: ANN_KEY,
      content: withdraw(1_000),
    })
    const failure = { kind: 'channel-unavailable', uncertain: false } as const
    tell(state, again('w1'), { now: 2_000 })
    tell(state, again('w2'), { now: 2_000 })
    tell(state, { type: 'send-failed', clientId: waiting('w1', ANN_KEY).clientId, failure })
    tell(state, again('w3'), { now: 3_000 })
    expect([...state.outbox.keys()]).toEqual(['w2', 'w3'])
  })

  it('S-SEND-8 every refusal of the rules is a value, and nothing is queued', () => {
    const state = stateOf({ areContactsLoaded: true, groups: [group([member(ME, { isMuted: true })])] })
    const refusals = [
      tell(state, sendText('')).refusal,
      tell(state, sendText('hello')).refusal,
      tell(state, sendText('hello', 'c1', TEAM_KEY)).refusal,
      tell(state, sendText('hello', 'c1', 'team-none')).refusal,
    ]
    expect(refusals.map((one) => one?.kind)).toEqual(['empty', 'no-friend', 'member-muted', 'no-group'])
    expect(state.outbox.size).toBe(0)
  })
})

describe('what must be saved', () => {
  it('S-REFUSE-11 is queued and sent again where another message would be refused', () => {
    const state = stateOf({ areContactsLoaded: true, groups: [group([member(ME, { isMuted: true })])] })
    const must = (clientId: string, key: ConversationKey): Input => ({
      ...(sendText('hello', clientId, key) as Extract<Input, { type: 'send' }>),
      content: { kind: 'text', text: 'hello', mustSave: true },
    })
    expect(tell(state, must('c1', ANN_KEY)).refusal).toBeUndefined()
    expect(tell(state, must('c2', TEAM_KEY)).refusal).toBeUndefined()
    tell(state, EVENTS.failed)
    expect(tell(state, EVENTS.resend).refusal).toBeUndefined()
    expect(item(state)).toMatchObject({ state: 'sending', content: { mustSave: true } })
  })
})

const FAILURE: SendFailure = { kind: 'channel-unavailable', uncertain: true }
const { clientId } = waiting('c1', ANN_KEY)
const NUMBERED = { id: toServerId('500'), at: 500, number: 9 }
const EVENTS = {
  acked: { type: 'acked', clientId, ...NUMBERED },
  failed: { type: 'send-failed', clientId, failure: FAILURE },
  resend: { type: 'resend', clientId },
  discard: { type: 'discard', clientId },
  copy: receive({ messages: [own(ANN_KEY, 500, { id: NUMBERED.id, clientId, number: 9, text: 'hello' })] }),
} as const satisfies Record<string, Input>

/** State x event > the outbox after it, and how many copies are shown. A missing cell is a compile error. */
const TRANSITIONS: Record<
  'none' | 'sending' | 'failed' | 'confirmed',
  Record<keyof typeof EVENTS, readonly [outbox: string, shown: number, refusal?: string]>
> = {
  none: {
    acked: ['none', 0],
    failed: ['none', 0],
    resend: ['none', 0, 'not-failed'],
    discard: ['none', 0, 'not-failed'],
    copy: ['none', 1],
  },
  sending: {
    acked: ['none', 1],
    failed: ['failed', 0],
    resend: ['sending', 0, 'not-failed'],
    discard: ['sending', 0, 'not-failed'],
    copy: ['none', 1],
  },
  failed: {
    acked: ['none', 1],
    failed: ['failed', 0],
    resend: ['sending', 0],
    discard: ['none', 0],
    copy: ['none', 1],
  },
  confirmed: {
    acked: ['none', 1],
    failed: ['none', 1],
    resend: ['none', 1, 'not-failed'],
    discard: ['none', 1, 'not-failed'],
    copy: ['none', 1],
  },
}

const cells = Object.entries(TRANSITIONS).flatMap(([from, row]) =>
  Object.entries(row).map(([event, to]) => ({ from, event: event as keyof typeof EVENTS, to })),
)

function inState(from: string): State {
  const failed = { state: 'failed' as const, failure: FAILURE }
  const state = stateOf({
    outbox:
      from === 'sending' || from === 'failed'
        ? [waiting('c1', ANN_KEY, from === 'failed' ? failed : {})]
        : [],
  })
  if (from === 'confirmed') tell(state, EVENTS.copy)
  return state
}

describe('outbox', () => {
  it.each(cells)('S-SEND-5 S-SEND-6 $from x $event', ({ from, event, to: [outbox, shown, refusal] }) => {
    const state = inState(from)
    const result: Told = tell(state, EVENTS[event], { now: 88 })
    expect(result.refusal?.kind).toBe(refusal)
    expect(item(state)?.state ?? 'none').toBe(outbox)
    expect(item(state)?.failure).toEqual(outbox === 'failed' ? FAILURE : undefined)
    expect(textsOf(state, ANN_KEY)).toEqual(shown === 1 ? ['hello'] : [])
  })

  it('S-SEND-4 a resend keeps the client id and takes a new local time and place', () => {
    const state = stateOf({ outbox: [waiting('c1', ANN_KEY, { state: 'failed', failure: FAILURE })] })
    tell(state, sendText('second', 'c2'))
    tell(state, EVENTS.resend, { now: 88 })
    expect(item(state)).toEqual(waiting('c1', ANN_KEY, { isResent: true, queuedAt: 88, localSeq: 3 }))
    expect([...state.outbox.keys()]).toEqual(['c2', 'c1'])
  })

  it('S-SEND-13 a message whose client id the server has for another one goes out under a new one, once', () => {
    const taken: SendFailure = { kind: 'refused', reason: 'other', code: -409, message: '' }
    const failed = waiting('c1', ANN_KEY, { state: 'failed', failure: taken })
    const state = stateOf({ outbox: [failed] })
    const input: Input = { ...EVENTS.resend, nextClientId: toClientId('c9') }
    tell(state, input, { now: 88 })
    expect([...state.outbox.values()]).toEqual([
      waiting('c9', ANN_KEY, { isResent: true, queuedAt: 88, localSeq: 2 }),
    ])
    expect(tell(state, input).refusal).toEqual({ kind: 'not-failed' })
    expect(state.outbox.size).toBe(1)
  })

  it('S-SEND-13 after any other failure the client id stays: the server may have the message', () => {
    const state = stateOf({ outbox: [waiting('c1', ANN_KEY, { state: 'failed', failure: FAILURE })] })
    tell(state, { ...EVENTS.resend, nextClientId: toClientId('c9') })
    expect([...state.outbox.keys()]).toEqual(['c1'])
  })

  it('S-SEND-4 a resend is refused to who may not speak now', () => {
    const state = stateOf({ areContactsLoaded: true, outbox: [waiting('c1', ANN_KEY, { state: 'failed' })] })
    expect(tell(state, EVENTS.resend).refusal).toEqual({ kind: 'no-friend' })
  })

  it.each([
    ['acked', 'copy'],
    ['copy', 'acked'],
    ['acked', 'acked'],
    ['failed', 'acked'],
    ['failed', 'copy'],
  ] as const)('S-SEND-5 %s, then %s: one message under the server id and time', (first, second) => {
    const state = inState('sending')
    tell(state, EVENTS[first])
    tell(state, EVENTS[second])
    expect(state.tails.get(ANN_KEY)).toMatchObject([
      { id: '500', at: 500, number: 9, clientId, receivers: 1, own: true },
    ])
    expect(state.outbox.size).toBe(0)
  })

  it('S-SEND-5 an ack whose copy is sealed already adds nothing', () => {
    const state = inState('sending')
    tell(state, EVENTS.acked, { loaded: { known: new Set([NUMBERED.id]) } })
    expect([state.outbox.size, state.tails.size]).toEqual([0, 0])
  })

  it('S-GAP-2 the number of an ack counts as come: the next message opens no gap', () => {
    const state = inState('sending')
    tell(state, receive({ messages: [text(ANN_KEY, 400, { number: 8 })] }))
    tell(state, EVENTS.acked)
    tell(state, receive({ messages: [text(ANN_KEY, 600, { number: 10 })] }))
    expect(state.conversations.get(ANN_KEY)?.coverage).toMatchObject({ low: 8, high: 10, holes: [] })
  })

  it('S-SEND-9 what the server says besides (7101) stays with the confirmation and its message', () => {
    const [fact] = tell(inState('sending'), { ...EVENTS.acked, warning: 'stored, but' }).facts
    const warning = 'stored, but'
    expect(fact).toMatchObject({ type: 'message-confirmed', warning, message: { warning } })
  })
})
