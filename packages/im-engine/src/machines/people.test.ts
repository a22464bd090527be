import { describe, expect, it } from 'vitest'
import type { Outcome } from '../log/door.js'
import { toImId } from '../model/ids.js'
import { currentOf } from '../model/people.js'
import type { PeopleAsk } from '../model/people-ask.js'
import type { HttpAnswer } from '../ports/network.js'
import { json } from '../testing/scripted-http.js'
import { asking, contact } from '../wire/examples.js'
import type { OnFault } from './faults.js'
import { type PeopleEvent, peopleMachine } from './people.machine.js'
import { PEER } from './test-backend.js'
import { Stage } from './test-stage.js'
import { type Cell, callback, done, failed, promise, walk } from './test-table.js'

type State = 'fresh' | 'telling' | 'told'
type Name = PeopleEvent['type'] | `tell ${'answered' | 'unanswered' | 'broken'}` | 'unheard of'
const of = (event: PeopleEvent): PeopleEvent => event
const SAME = {
  connected: '=',
  disconnected: '=',
  ask: '=',
  answered: '=',
  'tell answered': '=',
  'tell unanswered': '=',
  'tell broken': '!',
  'unheard of': '!',
} as const
const table: Record<State, Record<Name, Cell<State>>> = {
  fresh: { ...SAME, connected: 'telling' },
  telling: {
    ...SAME,
    disconnected: 'fresh',
    'tell answered': 'told',
    'tell unanswered': 'fresh',
    'tell broken': 'fresh',
  },
  told: SAME,
}

it('S-FRIEND-5 takes every transition of its table', () => {
  walk<State, Name>({
    machine: peopleMachine.provide({ actors: { ask: callback, tell: promise } as never }),
    input: (onFault: OnFault) => ({ onFault }),
    events: {
      connected: of({ type: 'connected' }),
      disconnected: of({ type: 'disconnected' }),
      ask: of({ type: 'ask', id: 'ask 1', ask: { type: 'seen' }, settle: () => {} }),
      answered: of({ type: 'answered', id: 'ask 1' }),
      'tell answered': done('tell', true),
      'tell unanswered': done('tell', false),
      'tell broken': failed('tell'),
      'unheard of': { type: 'unheard of' },
    },
    paths: { fresh: [], telling: ['connected'], told: ['connected', 'tell answered'] },
    table,
  })
})

describe('the chat user', () => {
  const told = (stage: Stage) => stage.http.to('/chat/users/im-1/').map(({ body }) => body)

  it('S-FRIEND-5 is told once that it is here, in English, and not again on a reconnect', async () => {
    const stage = new Stage()
    stage.http.on('/chat/users/im-1/', () => json({ code: 200, data: null }))
    await stage.start()
    stage.socket.last.end(1006)
    await stage.clock.advance(5_000)
    expect(stage.running.status().connection).toBe('connected')
    expect(told(stage)).toEqual(['{"lang":"en"}'])
  })

  it('S-FRIEND-5 a refusal changes nothing; without an answer it is told at the next connection', async () => {
    const stage = new Stage()
    const answers: HttpAnswer[] = [{ kind: 'network' }, json({ code: 'not_found' }, 404)]
    stage.http.on('/chat/users/im-1/', () => answers.shift() ?? json({ code: 200, data: null }))
    await stage.start()
    for (let i = 0; i < 2; i++) {
      stage.socket.last.end(1006)
      await stage.clock.advance(10_000)
    }
    expect(told(stage)).toHaveLength(2)
    expect([stage.running.status().connection, stage.faults]).toEqual(['connected', []])
  })
})

describe('commands about people', () => {
  const AT = 1_760_000_000_000
  const changed = { timestamp: AT, rev: 9 }
  const peer = { ...contact, im_id: PEER }

  async function asked(stage: Stage, ask: PeopleAsk): Promise<Outcome | undefined> {
    let outcome: Outcome | undefined
    void stage.running.askPeople(ask).then((one) => {
      outcome = one
    })
    await stage.clock.advance(0)
    return outcome
  }
  const refusal = (outcome: Outcome | undefined) => outcome !== undefined && !outcome.ok && outcome.refusal
  const known = (stage: Stage, imId: string = PEER) => stage.log.state().contacts.get(toImId(imId))

  it('S-FRIEND-3 what the server answered is committed, and the notice of it changes nothing', async () => {
    const stage = await Stage.connected()
    const row = { ...peer, blacklist_type: 1, rev: 9 }
    stage.http.on('/blacklist', () => json({ code: 200, data: { contacts: [row], ...changed } }))
    expect(await asked(stage, { type: 'block', imId: PEER })).toMatchObject({ ok: true, value: null })
    expect(known(stage)?.blockedByMe.at(-1)).toEqual({ since: AT, value: true })
    const { position } = stage.log.state()
    for (const notice of [
      { notice_type: 'blacklist_add', im_id: 'im-1', rim_id: PEER, ...changed },
      { notice_type: 'contact_changed', im_id: PEER, contact: row, timestamp: AT },
    ])
      stage.socket.last.receive({ action: 'notice', data: { type: 'notice', notice_id: '9', notice } })
    await stage.clock.advance(0)
    expect(stage.log.state().position).toBe(position)
    expect(await asked(stage, { type: 'block', imId: PEER })).toMatchObject({ ok: true })
    expect(stage.http.to('/blacklist')).toHaveLength(1)
  })

  it('S-FRIEND-3 a request is answered by its row, or by nothing but that it is done', async () => {
    const stage = await Stage.connected()
    const own = { ...asking, im_id: 'im-9', request: { ...asking.request, is_self_req: 1 } }
    const rows: unknown[] = [own, null]
    stage.http.on('/add_reqs', () => json({ code: 200, data: { contact: rows.shift(), ...changed } }))
    const request = (imId: string) => ({ type: 'request', imId, options: { message: 'Hello' } }) as const
    expect(await asked(stage, request('im-9'))).toMatchObject({ ok: true })
    expect(known(stage, 'im-9')?.request).toMatchObject({ requestId: 'q-1', isMine: true, status: 'pending' })
    expect(await asked(stage, request('nobody'))).toMatchObject({ ok: true })
    expect(currentOf(known(stage, 'nobody')?.asked ?? [])).toBe('mine')
  })

  it('S-FRIEND-3 each request that waits is seen by a call of its own', async () => {
    const stage = new Stage()
    const waiting = ['im-8', 'im-9'].map((im_id) => ({
      ...asking,
      im_id,
      request: { ...asking.request, req_id: `q ${im_id}` },
    }))
    await stage.start()
    stage.http.on('/contacts', () => json({ code: 200, data: { contacts: waiting } }))
    stage.running.refetch()
    await stage.clock.advance(0)
    for (const row of waiting) {
      const seen = { ...row, request: { ...row.request, is_read: 1 }, rev: 9 }
      const path = `/add_reqs/${encodeURIComponent(row.request.req_id)}`
      stage.http.on(path, () => json({ code: 200, data: { contact: seen, ...changed } }))
    }
    expect(await asked(stage, { type: 'seen' })).toMatchObject({ ok: true })
    const calls = stage.http.requests.filter(({ url }) => url.includes('/add_reqs/'))
    expect(calls.map(({ body }) => body)).toEqual(['{"decision":"seen"}', '{"decision":"seen"}'])
    expect(['im-8', 'im-9'].map((imId) => known(stage, imId)?.request?.isRead)).toEqual([true, true])
  })

  const found = { im_id: 'im-9', nickname: 'Dara' }
  const person = { imId: 'im-9', nickname: 'Dara', avatar: '', company: '', isFriend: false }
  const settings = { add_verify: 1, find_by_phone: 0, find_by_account: 1 }
  it.each<[PeopleAsk, string, unknown, unknown]>([
    [
      { type: 'find', by: 'account', text: ' dara ' },
      '/chat/user/search/dara',
      { contacts: [found] },
      person,
    ],
    [{ type: 'find', by: 'id', text: 'im-9' }, '/chat/user/id/im-9', { contacts: [] }, null],
    [
      { type: 'match', phones: ['+85512'] },
      '/phones',
      { contacts: [{ ...found, phone: '+85512' }] },
      [{ ...person, phone: '+85512' }],
    ],
    [
      { type: 'privacy' },
      '/privacy_settings',
      { settings },
      { needsConsent: true, byPhone: false, byAccount: true },
    ],
    [
      { type: 'set-privacy', change: { byPhone: false, byAccount: true } },
      '/privacy_settings',
      { settings },
      null,
    ],
  ])('S-FRIEND-3 %j answers what was asked for', async (ask, path, data, value) => {
    const stage = await Stage.connected()
    stage.http.on(path, () => json({ code: 200, data }))
    expect(await asked(stage, ask)).toMatchObject({ ok: true, value })
    expect(stage.http.to(path)).toHaveLength(ask.type === 'set-privacy' ? 2 : 1)
  })

  it.each<[PeopleAsk, unknown]>([
    [{ type: 'find', by: 'account', text: ' ' }, null],
    [{ type: 'find', by: 'id', text: '..' }, null],
    [{ type: 'match', phones: [] }, []],
  ])('S-FRIEND-3 %j asks nobody', async (ask, value) => {
    const stage = await Stage.connected()
    const { length } = stage.http.requests
    expect(await asked(stage, ask)).toMatchObject({ ok: true, value })
    expect(stage.http.requests).toHaveLength(length)
  })

  it('S-FRIEND-3 more than 100 numbers at once are too many', async () => {
    const stage = await Stage.connected()
    const ask: PeopleAsk = { type: 'match', phones: Array.from({ length: 101 }, () => '+85512') }
    expect(refusal(await asked(stage, ask))).toEqual({ kind: 'too-long', limit: 100, length: 101 })
  })

  it.each<[HttpAnswer, unknown]>([
    [json({ code: 'not_found', message: 'not found' }, 404), { kind: 'not-found' }],
    [json({ code: 'not_allowed', message: 'answered' }, 422), { kind: 'not-allowed' }],
    [json({ code: 'invalid', message: 'note' }, 422), { kind: 'malformed', what: 'note' }],
    [json({ code: 'too_fast' }, 429, 9_000), { kind: 'too-fast', retryAfterMs: 9_000 }],
    [json({ code: 'cannot_store' }, 507, 9_000), { kind: 'unavailable' }],
    [json({ code: 'constructor', message: 'x' }, 500), { kind: 'unavailable' }],
    [json({ code: 200, data: null }), { kind: 'unavailable', error: { kind: 'bad-answer' } }],
    [{ kind: 'network' }, { kind: 'unavailable', error: { kind: 'network-closed' } }],
  ])('S-FRIEND-3 the answer %j is a refusal by name, and nothing changed', async (answer, expected) => {
    const stage = await Stage.connected()
    stage.http.on(`/contacts/${PEER}`, () => answer)
    const before = known(stage)
    const outcome = await asked(stage, { type: 'change', imId: PEER, change: { note: 'n' } })
    expect(refusal(outcome)).toMatchObject(expected as object)
    expect(known(stage)).toEqual(before)
  })

  it('S-FRIEND-3 privacy that was refused says so', async () => {
    const stage = await Stage.connected()
    stage.http.on('/privacy_settings', () => json({ code: 'too_fast' }, 429, 1_000))
    const ask: PeopleAsk = { type: 'set-privacy', change: { byPhone: true } }
    expect(refusal(await asked(stage, ask))).toMatchObject({ kind: 'too-fast' })
  })

  it('S-FRIEND-3 one that waits is settled when the tab stops leading', async () => {
    const stage = await Stage.connected()
    stage.http.on('/privacy_settings', () => new Promise<HttpAnswer>(() => {}))
    const waiting = stage.running.askPeople({ type: 'privacy' })
    await stage.clock.advance(0)
    expect(stage.running.isQuiet()).toBe(false)
    stage.running.stop()
    expect(refusal(await waiting)).toMatchObject({ kind: 'unavailable' })
  })

  it('S-FRIEND-9 what was refused stands in the log', async () => {
    const stage = await Stage.connected()
    await asked(stage, { type: 'request', imId: PEER, options: {} })
    expect(stage.warnings.at(-1)).toEqual(['refused', { command: 'request', why: 'not-allowed' }])
  })

  it('S-FRIEND-3 what no version knows is refused, not thrown', async () => {
    const stage = await Stage.connected()
    expect(refusal(await asked(stage, { type: 'match' } as never))).toMatchObject({ kind: 'malformed' })
    expect(stage.faults).toEqual([])
  })
})
