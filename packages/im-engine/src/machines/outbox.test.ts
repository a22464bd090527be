import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { toClientId } from '../model/ids.js'
import type { OutboxItem } from '../model/outbox.js'
import { HandClock } from '../testing/hand-clock.js'
import type { OnFault } from './faults.js'
import { type LaneEvent, laneMachine } from './lane.machine.js'
import { type OutboxEvent, outboxMachine } from './outbox.machine.js'
import { KEY, OTHER_KEY } from './test-backend.js'
import { ack, depsWith, ID, row } from './test-rows.js'
import { Stage } from './test-stage.js'
import { after, type Cell, callback, done, failed, promise, walk } from './test-table.js'
import { TIMING } from './timing.js'

describe('outbox machine', () => {
  type State = 'offline' | 'online'
  type Name = OutboxEvent['type'] | 'old lane.dead' | 'again' | 'unheard of'
  const of = (event: OutboxEvent): OutboxEvent => event
  const SAME = {
    changed: '=',
    ack: '=',
    expire: '=',
    'lane.wrote': '=',
    'lane.idle': '=',
    'lane.dead': '=',
    'old lane.dead': '=',
    'unheard of': '!',
  } as const
  const table: Record<State, Record<Name, Cell<State>>> = {
    offline: { ...SAME, connected: 'online', again: 'online', disconnected: '=' },
    online: { ...SAME, connected: '=', again: '=', disconnected: 'offline' },
  }
  it('S-OUT-1 takes every transition of its table', () => {
    walk<State, Name>({
      machine: outboxMachine.provide({
        actors: {
          commits: callback,
          clerk: callback,
          broadcasts: callback,
          lane: laneMachine.provide({ actors: { write: promise } as never }),
        } as never,
      }),
      input: (onFault) => depsWith([row], onFault),
      events: {
        connected: of({ type: 'connected', generation: 1 }),
        again: of({ type: 'connected', generation: 2 }),
        disconnected: of({ type: 'disconnected' }),
        changed: of({ type: 'changed' }),
        ack: { ...of({ type: 'ack', generation: 1, ack: ack as never }) },
        expire: of({ type: 'expire', clientId: ID, queuedAt: 0 }),
        'lane.wrote': of({ type: 'lane.wrote', clientId: ID }),
        'lane.idle': of({ type: 'lane.idle', lane: KEY }),
        'lane.dead': of({ type: 'lane.dead', generation: 1 }),
        'old lane.dead': of({ type: 'lane.dead', generation: 0 }),
        'unheard of': { type: 'unheard of' },
      },
      paths: { offline: [], online: ['connected'] },
      table,
    })
  })
})

describe('lane machine', () => {
  // `picking` is left in the step that enters it.
  type State = 'idle' | 'writing' | 'awaiting' | 'settling' | 'holding' | 'stalled'
  type Name =
    | LaneEvent['type']
    | 'answered another'
    | 'too-fast another'
    | `wrote ${'it' | 'nothing' | 'no socket' | 'a refusal' | 'broken'}`
    | 'awaited too long'
    | 'settled too long'
    | 'held'
    | 'unheard of'
  const of = (event: LaneEvent): LaneEvent => event
  const other = toClientId('c-2')
  const write = '0.lane.writing'
  const SAME = {
    changed: '=',
    answered: '=',
    'too-fast': '=',
    'answered another': '=',
    'too-fast another': '=',
    'wrote it': '=',
    'wrote nothing': '=',
    'wrote no socket': '=',
    'wrote a refusal': '=',
    'wrote broken': '!',
    'awaited too long': '=',
    'settled too long': '=',
    held: '=',
    'unheard of': '!',
  } as const
  const events: Record<Name, { readonly type: string }> = {
    changed: of({ type: 'changed' }),
    answered: of({ type: 'answered', clientId: ID }),
    'too-fast': of({ type: 'too-fast', clientId: ID, retryAfterMs: 1 }),
    'answered another': of({ type: 'answered', clientId: other }),
    'too-fast another': of({ type: 'too-fast', clientId: other, retryAfterMs: 1 }),
    'wrote it': done(write, 'written'),
    'wrote nothing': done(write, 'gone'),
    'wrote no socket': done(write, 'closed'),
    'wrote a refusal': done(write, ack),
    'wrote broken': failed(write),
    'awaited too long': after(TIMING.ACK_MS, 'lane.awaiting'),
    'settled too long': after(TIMING.ACK_MS, 'lane.settling'),
    held: after('hold', 'lane.holding'),
    'unheard of': { type: 'unheard of' },
  }
  const machine = laneMachine.provide({ actors: { write: promise } as never })
  const inputOf = (rows: readonly OutboxItem[]) => (onFault: OnFault) => ({
    deps: depsWith(rows, onFault),
    key: KEY,
    generation: 1,
    outbox: createActor(fromCallback(() => {})),
  })
  const written = ['wrote it'] as const

  it('S-OUT-2 takes every transition of its table', () => {
    const table: Record<State, Record<Name, Cell<State>>> = {
      idle: { ...SAME, 'wrote broken': '!' },
      writing: {
        ...SAME,
        'wrote it': 'awaiting',
        'wrote nothing': '=',
        'wrote no socket': 'stalled',
        'wrote a refusal': 'settling',
        'wrote broken': 'stalled',
      },
      awaiting: { ...SAME, answered: 'settling', 'too-fast': 'holding', 'awaited too long': 'stalled' },
      settling: { ...SAME, 'settled too long': 'writing' },
      holding: { ...SAME, answered: 'settling', held: 'writing' },
      stalled: SAME,
    }
    walk<State, Name>({
      machine,
      input: inputOf([row]),
      events,
      paths: {
        idle: [],
        writing: [],
        awaiting: [...written],
        settling: [...written, 'answered'],
        holding: [...written, 'too-fast'],
        stalled: ['wrote no socket'],
      },
      worlds: { idle: inputOf([]) },
      table,
      // A commit settled the row.
      starts: [
        { input: inputOf([]), value: 'awaiting', context: { row } },
        // A picture was written just now, and the next one is a picture as well.
        {
          input: inputOf([{ ...row, content: { kind: 'raw', type: 'image', said: { text: '/a' } } }]),
          value: 'awaiting',
          context: { row: { ...row, clientId: other }, pictureAt: new HandClock().now() },
        },
      ],
    })
  })
})

const fiveMinutes = TIMING.SEND_EXPIRY_MS

describe('outbox', () => {
  it('S-OUT-2 keeps the order of a conversation: one in flight, conversations beside each other', async () => {
    const stage = await Stage.connected()
    stage.backend.isAcking = false
    await stage.send('a1')
    await stage.send('a2')
    await stage.send('b1', OTHER_KEY)
    expect(stage.backend.texts).toEqual(['a1', 'b1'])
    stage.backend.isAcking = true
    stage.backend.ack('c-a1', stage.socket.last)
    await stage.clock.advance(0)
    expect(stage.backend.texts).toEqual(['a1', 'b1', 'a2'])
    expect(stage.faults).toEqual([])
  })

  it('S-OUT-3 without an ack for 10 s the socket is dead, and the row goes again with its clientId', async () => {
    const stage = await Stage.connected()
    stage.backend.isAcking = false
    await stage.send('lost ack')
    await stage.clock.advance(TIMING.ACK_MS - 1)
    expect(stage.socket.connections).toHaveLength(1)
    stage.backend.isAcking = true
    await stage.clock.advance(1)
    expect(stage.socket.connections).toHaveLength(2)
    expect(stage.backend.texts).toEqual(['lost ack', 'lost ack'])
    expect(stage.backend.kept.size).toBe(1)
    expect(stage.row('lost ack')).toBeUndefined()
    expect(stage.faults).toEqual([])
  })

  it('S-OUT-3 a socket that takes nothing any more, and has not said so, is dead', async () => {
    const stage = await Stage.connected()
    stage.socket.last.send = () => false
    await stage.send('failed send')
    await stage.clock.advance(TIMING.ACK_MS)
    expect(stage.socket.connections).toHaveLength(2)
    expect(stage.backend.texts).toEqual(['failed send'])
    expect(stage.faults).toEqual([])
  })

  it('S-OUT-4 a row that was never written fails after 5 minutes, certainly', async () => {
    const stage = new Stage()
    stage.network.set(false)
    await stage.start()
    await stage.send('offline')
    await stage.clock.advance(fiveMinutes - 1)
    expect(stage.row('offline')?.state).toBe('sending')
    await stage.clock.advance(1)
    expect(stage.row('offline')?.failure).toEqual({ kind: 'channel-unavailable', uncertain: false })
    stage.network.set(true)
    await stage.clock.advance(1_000)
    expect(stage.backend.texts).toEqual([])
  })

  it('S-OUT-4 a row that may have reached the server fails uncertainly, and a late ack makes it sent', async () => {
    const stage = await Stage.connected()
    stage.backend.isAcking = false
    // Nor does the server's copy come.
    stage.http.on('/chat/im/user/getMsg', () => ({ kind: 'network' }))
    await stage.send('who knows')
    await stage.clock.advance(fiveMinutes)
    expect(stage.row('who knows')?.failure).toEqual({ kind: 'channel-unavailable', uncertain: true })
    stage.backend.ack('c-who knows', stage.socket.last)
    await stage.clock.advance(0)
    expect(stage.row('who knows')).toBeUndefined()
    expect(
      stage.log
        .state()
        .tails.get(KEY)
        ?.map((message) => message.text),
    ).toEqual(['who knows'])
    expect(stage.faults).toEqual([])
  })

  it('S-OUT-4 counts from the send, over a restart, and a row of an earlier process is uncertain', async () => {
    const stage = new Stage()
    await stage.open()
    await stage.send('early')
    await stage.clock.advance(fiveMinutes - 1_000)
    stage.network.set(false)
    await stage.start()
    await stage.clock.advance(999)
    expect(stage.row('early')?.state).toBe('sending')
    await stage.clock.advance(1)
    expect(stage.row('early')?.failure).toEqual({ kind: 'channel-unavailable', uncertain: true })
  })

  it('S-OUT-4 what became too old while the machine slept fails and is not sent', async () => {
    const stage = await Stage.connected()
    stage.network.set(false)
    await stage.send('stale')
    stage.clock.jump(48 * 3_600_000)
    stage.network.set(true)
    await stage.clock.advance(0)
    expect(stage.row('stale')?.state).toBe('failed')
    expect(stage.backend.texts).toEqual([])
  })

  it('S-OUT-4 what a clock that is set forth makes too old fails when its turn comes, and is not sent', async () => {
    const stage = await Stage.connected()
    stage.backend.isAcking = false
    await stage.send('first')
    await stage.send('second')
    stage.clock.jump(2 * fiveMinutes)
    await stage.send('third')
    stage.backend.isAcking = true
    expect(stage.backend.texts).toEqual(['first'])
    stage.backend.ack('c-first', stage.socket.last)
    await stage.clock.advance(0)
    expect(stage.row('first')).toBeUndefined()
    expect(stage.row('second')?.failure).toEqual({ kind: 'channel-unavailable', uncertain: false })
    expect(stage.backend.texts).toEqual(['first', 'third'])

    stage.backend.ackCode = -429
    stage.backend.retryAfterMs = 4_000
    await stage.send('held')
    stage.clock.jump(2 * fiveMinutes)
    await stage.clock.advance(4_000)
    expect(stage.row('held')?.state).toBe('failed')
    expect(stage.faults).toEqual([])
  })

  it('S-OUT-4 a clock that is set back does not lengthen it', async () => {
    const stage = await Stage.connected()
    stage.network.set(false)
    await stage.send('backward')
    stage.clock.jump(-3_600_000)
    await stage.clock.advance(fiveMinutes)
    expect(stage.row('backward')?.state).toBe('failed')
  })

  it('S-OUT-4 a resend by hand has 5 minutes of its own', async () => {
    const stage = await Stage.connected()
    stage.network.set(false)
    await stage.send('again')
    await stage.clock.advance(fiveMinutes)
    await stage.log.submit({ type: 'resend', clientId: toClientId('c-again') })
    await stage.clock.advance(fiveMinutes - 1)
    expect(stage.row('again')?.state).toBe('sending')
    await stage.clock.advance(1)
    expect(stage.row('again')?.state).toBe('failed')
  })

  for (const [code, reason] of [
    [-1, 'not-group'],
    [-2, 'group-muted'],
    [-3, 'member-muted'],
    [-20, 'not-friend'],
    [-21, 'blocked'],
    [508, 'too-late'],
    [-404, 'no-target'],
    [-422, 'invalid'],
    [417, 'other'],
  ] as const)
    it(`S-OUT-5 ack code ${code} fails the row as ${reason}, and the next one goes`, async () => {
      const stage = await Stage.connected()
      stage.backend.ackCode = code
      await stage.send('refused')
      expect(stage.row('refused')?.failure).toMatchObject({ kind: 'refused', reason, code })
      stage.backend.ackCode = 0
      await stage.send('next')
      expect(stage.row('next')).toBeUndefined()
      expect(stage.faults).toEqual([])
    })

  it('S-OUT-5 ack code 7101 is stored, with a warning', async () => {
    const stage = await Stage.connected()
    stage.backend.isAcking = false
    await stage.send('odd')
    stage.backend.ackCode = 7101
    stage.backend.ack('c-odd', stage.socket.last)
    await stage.clock.advance(0)
    expect(stage.row('odd')).toBeUndefined()
    expect(stage.log.state().tails.get(KEY)).toHaveLength(1)
  })

  it('S-OUT-6 too fast waits as long as the server says and sends the same row', async () => {
    const stage = await Stage.connected()
    stage.backend.ackCode = -429
    stage.backend.retryAfterMs = 7_000
    await stage.send('hasty')
    stage.backend.ackCode = 0
    await stage.clock.advance(6_999)
    expect(stage.backend.texts).toEqual(['hasty'])
    await stage.clock.advance(1)
    expect(stage.backend.texts).toEqual(['hasty', 'hasty'])
    expect(stage.row('hasty')).toBeUndefined()
    expect(stage.faults).toEqual([])
  })

  it('S-OUT-7 a withdrawal goes the same way, and one that comes too late fails as such', async () => {
    const stage = await Stage.connected()
    await stage.send('oops')
    const target = stage.log.state().tails.get(KEY)?.[0]
    if (target === undefined) throw new Error('not confirmed')
    stage.backend.ackCode = 508
    const content = { kind: 'withdraw' as const, target: target.id, at: target.at }
    await stage.log.submit({ type: 'send', clientId: toClientId('c-w'), key: KEY, content })
    await stage.clock.advance(0)
    expect(stage.log.state().outbox.get(toClientId('c-w'))?.failure).toMatchObject({ reason: 'too-late' })
  })

  it('S-OUT-8 sends again what waited, in order, once, after a reconnect', async () => {
    const stage = await Stage.connected()
    stage.network.set(false)
    for (const text of ['1', '2', '3']) await stage.send(text)
    expect(stage.backend.texts).toEqual([])
    stage.network.set(true)
    await stage.clock.advance(75_000)
    expect(stage.backend.texts).toEqual(['1', '2', '3'])
    expect(stage.log.state().outbox.size).toBe(0)
    expect(stage.faults).toEqual([])
  })

  it('S-OUT-1 never sends what was discarded while it was encoded', async () => {
    const stage = await Stage.connected()
    let encoded = (): void => {}
    stage.encoding = new Promise((resolve) => {
      encoded = resolve
    })
    await stage.send('unwanted')
    await stage.clock.advance(fiveMinutes + 1_000)
    expect(stage.row('unwanted')?.state).toBe('failed')
    await stage.log.submit({ type: 'discard', clientId: toClientId('c-unwanted') })
    encoded()
    await stage.clock.advance(fiveMinutes)
    expect(stage.backend.texts).toEqual([])
    stage.encoding = undefined
    await stage.send('wanted')
    expect(stage.backend.texts).toEqual(['wanted'])
  })
})
