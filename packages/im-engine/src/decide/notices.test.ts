import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toImId } from '../model/ids.js'
import type { Notice } from '../model/notice.js'
import { currentOf, HEARD } from '../model/people.js'
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
} from '../model/test-build.js'
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

const inTeam = (change: object, at: number): Notice =>
  ({ type: 'group', change: { groupId: TEAM, ...change }, at, rev: 9 }) as Notice
const mute = (isOn: boolean, at: number): Notice => inTeam({ type: 'muted', members: [BO], isOn }, at)

describe('groups', () => {
  const team = () => stateOf({ groups: [group([member(ME), member(BO)])] })

  it('S-PEOPLE-4 a setting changes no name, whatever its revision', () => {
    const state = team()
    tell(
      state,
      receive({ notices: [mute(true, 5), inTeam({ type: 'role', members: [BO], role: 'admin' }, 6)] }),
    )
    const bo = state.groups.get(TEAM)?.members.get(BO)
    expect([bo?.nickname, currentOf(bo?.muted ?? []), currentOf(bo?.role ?? [])]).toEqual([
      'nick bo',
      true,
      'admin',
    ])
  })

  it('S-PEOPLE-5 disbanded, removed and back again', () => {
    const state = team()
    const me = { members: [ME], by: BO }
    tell(state, receive({ notices: [inTeam({ type: 'left', ...me, why: 'removed' }, 10)] }))
    expect(state.groups.get(TEAM)?.leftAt).toBe(10)
    // What changed while one was out was told to nobody.
    expect(state.groups.get(TEAM)?.isComplete).toBe(false)
    tell(state, receive({ notices: [inTeam({ type: 'joined', ...me }, 20)] }))
    expect(state.groups.get(TEAM)?.leftAt).toBeUndefined()
    tell(state, receive({ notices: [inTeam({ type: 'left', ...me, why: 'quit' }, 15)] }))
    expect(state.groups.get(TEAM)?.leftAt).toBeUndefined()
    tell(state, receive({ notices: [inTeam({ type: 'disbanded', by: BO }, 30)] }))
    expect(state.groups.get(TEAM)?.leftAt).toBe(30)
  })

  it('S-PEOPLE-5 who comes back is a plain member who may speak, in whatever order it is told', () => {
    const of = { members: [ME], by: BO }
    const told = [
      inTeam({ type: 'muted', ...of, isOn: true }, 5),
      inTeam({ type: 'role', ...of, role: 'admin' }, 6),
      inTeam({ type: 'left', ...of, why: 'removed' }, 10),
      inTeam({ type: 'joined', ...of }, 20),
    ]
    for (const notices of [told, [...told].reverse()]) {
      const state = team()
      for (const notice of notices) tell(state, receive({ notices: [notice] }))
      const mine = state.groups.get(TEAM)?.members.get(ME)
      expect([mine?.muted, mine?.role, mine?.membership].map((one) => currentOf<unknown>(one ?? []))).toEqual(
        [false, 'member', true],
      )
    }
  })

  it('S-PEOPLE-6 what is told of a group before its list came is kept, and leaves the known title', () => {
    const state = stateOf({})
    const info = { key: TEAM_KEY, title: 'Known', avatar: 'a', company: '', pinnedAt: 0, doNotDisturb: false }
    const mark = { at: 0, id: message.id }
    tell(state, { type: 'load-conversations', items: [{ ...info, jobId: '', jobTitle: '', mark }] })
    tell(state, receive({ notices: [mute(true, 5)] }))
    expect(currentOf(state.groups.get(TEAM)?.members.get(BO)?.muted ?? [])).toBe(true)
    expect(state.conversations.get(TEAM_KEY)).toMatchObject({ title: 'Known', avatar: 'a' })
  })

  it('S-ADMIT-2 refused messages wait hidden, uncounted and once, and are shown when a dated notice lets them in', () => {
    const state = team()
    tell(state, receive({ notices: [mute(true, 50)] }))
    const said = [40, 60, 80].map((at) => text(TEAM_KEY, at))
    tell(state, receive({ messages: said }))
    tell(state, receive({ messages: said }))
    expect(textsOf(state, TEAM_KEY)).toEqual(['text 40'])
    expect(state.hidden.get(TEAM_KEY)?.map((one) => one.at)).toEqual([60, 80])
    expect(state.conversations.get(TEAM_KEY)?.unread).toBe(1)
    tell(state, receive({ notices: [mute(false, 70)] }))
    expect(textsOf(state, TEAM_KEY)).toEqual(['text 40', 'text 80'])
    expect(state.conversations.get(TEAM_KEY)?.unread).toBe(2)
    expect(tell(state, receive({ messages: said })).facts).toEqual([])
  })

  it('S-ADMIT-2 own messages are never refused', () => {
    const state = stateOf({ groups: [group([member(ME, { isMuted: true })])] })
    tell(state, receive({ messages: [own(TEAM_KEY, 5)] }))
    expect(textsOf(state, TEAM_KEY)).toEqual(['text 5'])
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
