import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toImId } from '../model/ids.js'
import type { Notice } from '../model/notice.js'
import { currentOf, HEARD } from '../model/people.js'
import { ANN, ANN_KEY, BO, contact, ME, own, receive, stateOf, text } from '../model/test-build.js'
import { tell, textsOf } from './test-tell.js'

const message = own(ANN_KEY, 100)
const receipt = (kind: 'delivered' | 'read', at: number, reader = ANN): Notice => ({
  type: 'receipt',
  key: ANN_KEY,
  reader,
  kind,
  ids: [message.id],
  at,
})

describe('receipts', () => {
  it.each([
    [['delivered', 5], null, { deliveredAt: 5, readAt: 0 }],
    [['read', 5], null, { deliveredAt: 5, readAt: 5 }],
    [['delivered', 5], ['read', 7], { deliveredAt: 5, readAt: 7 }],
    [['delivered', 7], ['read', 5], { deliveredAt: 5, readAt: 5 }],
    [['delivered', 5], ['delivered', 7], { deliveredAt: 5, readAt: 0 }],
    [['read', 5], ['read', 7], { deliveredAt: 5, readAt: 5 }],
  ] as const)('S-RCPT-3 %j and %j, in every order, each also twice', (a, b, wanted) => {
    const told = [receipt(a[0], a[1]), ...(b === null ? [] : [receipt(b[0], b[1])])]
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 }),
        fc.nat(4),
        (order, before) => {
          const state = stateOf({})
          for (const [index, notice] of order.entries()) {
            if (index === before) tell(state, receive({ messages: [message] }))
            tell(state, receive({ notices: [notice] }))
          }
          tell(state, receive({ messages: [message] }))
          expect(state.tails.get(ANN_KEY)?.[0]?.readers).toEqual([{ by: ANN, ...wanted }])
        },
      ),
      { numRuns: 20 },
    )
  })

  it('S-RCPT-2 counts only what others tell', () => {
    const state = stateOf({})
    tell(state, receive({ messages: [message] }))
    expect(tell(state, receive({ notices: [receipt('read', 5, ME)] })).facts).toEqual([])
    expect(tell(state, receive({ notices: [{ ...receipt('read', 5), ids: [] } as Notice] })).facts).toEqual(
      [],
    )
  })
})

describe('notices', () => {
  it('S-NOTICE-1 presence and unknown ones are no facts', () => {
    const notices: readonly Notice[] = [
      { type: 'presence', imId: ANN, isOnline: true, at: 1 },
      { type: 'unknown', name: 'x' },
    ]
    expect(tell(stateOf({}), receive({ notices })).facts).toEqual([])
  })

  it('S-NOTICE-1 of several marks of one conversation the newest counts', () => {
    const state = stateOf({})
    tell(state, receive({ messages: [1, 2, 3].map((at) => text(ANN_KEY, at)) }))
    const mark = (at: number): Notice => ({ type: 'read-elsewhere', key: ANN_KEY, mark: text(ANN_KEY, at) })
    expect(tell(state, receive({ notices: [mark(2), mark(1)] })).facts.length).toBe(1)
    expect(state.conversations.get(ANN_KEY)).toMatchObject({ unread: 1, mark: { at: 2 } })
  })
})

describe('contacts', () => {
  it('S-PEOPLE-7 a stranger who blocks and unblocks me is no friend for it', () => {
    const state = stateOf({ areContactsLoaded: true })
    const block = (isOn: boolean, at: number): Notice => ({
      type: 'blacklist',
      by: ANN,
      whom: ME,
      isOn,
      at,
      rev: 1,
    })
    tell(state, receive({ notices: [block(true, 1), block(false, 2)] }))
    expect(currentOf(state.contacts.get(ANN)?.friend ?? [])).toBeUndefined()
  })

  it('S-PEOPLE-8 a list says what holds now and hides nothing: before it the server had decided', () => {
    const state = stateOf({ contacts: [contact(ANN)] })
    const blocked = contact(ANN, { blockedByMe: [{ since: 0, value: true }] })
    tell(state, { type: 'load-contacts', contacts: [blocked] })
    expect(state.contacts.get(ANN)?.blockedByMe).toEqual([
      { since: 0, value: false },
      { since: HEARD, value: true },
    ])
    expect(state.areContactsLoaded).toBe(true)
  })

  it('S-PEOPLE-8 an older revision changes no name', () => {
    const state = stateOf({ contacts: [contact(ANN, { nickname: 'new', rev: 5 })] })
    tell(
      state,
      receive({ notices: [{ type: 'contact', contact: contact(ANN, { nickname: 'old', rev: 4 }), at: 1 }] }),
    )
    expect(state.contacts.get(ANN)).toMatchObject({ nickname: 'new', rev: 5 })
  })

  it('S-PEOPLE-8 a memo names the conversation; a contact without a name leaves what is known', () => {
    const state = stateOf({})
    tell(state, receive({ messages: [text(ANN_KEY, 1)] }))
    tell(state, { type: 'load-contacts', contacts: [contact(ANN, { memo: 'Annie' })] })
    expect(state.conversations.get(ANN_KEY)?.title).toBe('Annie')
    tell(state, receive({ notices: [{ type: 'contact', contact: contact(ANN, { nickname: '' }), at: 1 }] }))
    expect(state.conversations.get(ANN_KEY)?.title).toBe('Annie')
  })
})

describe('pages', () => {
  it('S-DEDUP-1 a message comes in once: in a page, in the tail, sealed, hidden', () => {
    const state = stateOf({ contacts: [contact(BO, { friend: [{ since: 0, value: false }] })] })
    const hidden = text('p2p-bo', 7)
    const sealed = text(ANN_KEY, 1)
    const page = receive({ messages: [text(ANN_KEY, 5), text(ANN_KEY, 5), hidden, hidden, sealed] })
    const loaded = { known: new Set([sealed.id]) }
    tell(state, page, { loaded })
    expect(textsOf(state, ANN_KEY)).toEqual(['text 5'])
    expect(state.hidden.get('p2p-bo')?.length).toBe(1)
    expect(tell(state, page, { loaded }).facts).toEqual([])
  })

  it('S-ADMIT-1 the cursor, poison and the start are facts of the commit of their page, each once', () => {
    const state = stateOf({})
    const page = receive({
      messages: [text(ANN_KEY, 5, { number: 3 })],
      poison: [{ reason: 'no id', bytes: '{}' }],
      reachedStart: ANN_KEY,
      cursor: { stream: 'person-messages', value: 'x' },
    })
    expect(tell(state, page).facts.map((fact) => fact.type)).toEqual([
      'messages-received',
      'coverage-changed',
      'poison-set-aside',
      'start-reached',
      'cursor-moved',
    ])
    expect(tell(state, { ...page, poison: [] }).facts).toEqual([])
  })

  it('S-GAP-2 hidden messages, copies and withdrawals count as come', () => {
    const state = stateOf({ contacts: [contact(ANN, { friend: [{ since: 0, value: false }] })] })
    const numbered = [1, 2].map((number) => text(ANN_KEY, number, { number }))
    tell(state, receive({ messages: numbered }))
    const { id, at } = text(ANN_KEY, 3)
    const withdrawal = { id, at, key: ANN_KEY, from: toImId('ann'), number: 3, target: toImId('2') as never }
    tell(state, receive({ withdrawals: [withdrawal] }))
    expect(state.conversations.get(ANN_KEY)?.coverage).toMatchObject({ low: 1, high: 3, holes: [] })
  })

  it('S-GAP-3 unfillable is what is missing of a range, once; what comes after all is no gap any more', () => {
    const state = stateOf({})
    tell(state, receive({ messages: [1, 4, 9].map((at) => text(ANN_KEY, at, { number: at })) }))
    tell(state, { type: 'gap-unfillable', key: ANN_KEY, range: [3, 6] })
    expect(tell(state, { type: 'gap-unfillable', key: ANN_KEY, range: [3, 6] }).facts).toEqual([])
    expect(state.conversations.get(ANN_KEY)?.coverage).toMatchObject({
      holes: [
        [2, 2],
        [7, 8],
      ],
      unfillable: [
        [3, 3],
        [5, 6],
      ],
    })
    tell(state, receive({ messages: [text(ANN_KEY, 5, { number: 5 })] }))
    expect(state.conversations.get(ANN_KEY)?.coverage.unfillable).toEqual([
      [3, 3],
      [6, 6],
    ])
  })
})
