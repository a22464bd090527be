import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { toClientId } from '../model/ids.js'
import type { OutboxItem } from '../model/outbox.js'
import { json } from '../testing/scripted-http.js'
import { type BroadcastEvent, broadcastMachine } from './broadcast.machine.js'
import type { OnFault } from './faults.js'
import { KEY, ME, OTHER_KEY } from './test-backend.js'
import { ack, depsWith, ID, row } from './test-rows.js'
import { Stage } from './test-stage.js'
import { after, done, failed, promise, walk } from './test-table.js'
import { TIMING } from './timing.js'

describe('broadcast machine', () => {
  // `picking` is left in the step that enters it.
  type State = 'idle' | 'posting' | 'settling' | 'holding'
  type Name =
    | BroadcastEvent['type']
    | 'answered'
    | 'later'
    | 'broken'
    | 'settled too long'
    | 'held'
    | 'unheard of'
  const post = '0.broadcast.posting'
  const SAME = {
    changed: '=',
    answered: '=',
    later: '=',
    broken: '!',
    'settled too long': '=',
    held: '=',
    'unheard of': '!',
  } as const
  const cast: OutboxItem = { ...row, content: { kind: 'text', text: 'x', broadcastId: toClientId('c') } }
  const inputOf = (rows: readonly OutboxItem[]) => (onFault: OnFault) => ({
    deps: depsWith(rows, onFault),
    generation: 1,
    outbox: createActor(fromCallback(() => {})),
  })

  it('S-CAST-3 takes every transition of its table', () => {
    walk<State, Name>({
      machine: broadcastMachine.provide({ actors: { post: promise } as never }),
      input: inputOf([cast]),
      events: {
        changed: { type: 'changed' },
        answered: done(post, { kind: 'answered', acks: [{ ...ack, seq: ID }] }),
        later: done(post, { kind: 'later', afterMs: 5 }),
        broken: failed(post),
        'settled too long': after(TIMING.ACK_MS, 'broadcast.settling'),
        held: after('hold', 'broadcast.holding'),
        'unheard of': { type: 'unheard of' },
      },
      paths: { idle: [], posting: [], settling: ['answered'], holding: ['later'] },
      worlds: { idle: inputOf([row]) },
      table: {
        idle: SAME,
        posting: { ...SAME, answered: 'settling', later: 'holding', broken: 'holding' },
        settling: { ...SAME, 'settled too long': 'posting' },
        holding: { ...SAME, held: 'posting' },
      },
      // A commit settled the rows.
      starts: [{ input: inputOf([]), value: 'settling', context: { rows: [cast] } }],
    })
  })
})

describe('broadcasts', () => {
  it('S-CAST-3 the rest goes at once where copies have confirmed the first 500 before their answer came', async () => {
    const stage = new Stage()
    const friends = Array.from({ length: 501 }, (_, index) => ({
      ...{ im_id: `q${index}`, nickname: `q${index}`, relation_type: 1, blacklist_type: 0, rev: 1 },
    }))
    stage.http.on('/contacts', () => json({ code: 200, data: { contacts: friends } }))
    await stage.start()
    const bodies: { receivers: { receiver_id: string; seq: string }[] }[] = []
    const answers: (() => void)[] = []
    stage.http.on('/chat/im/user/sendP2MMsg', ({ body = '{}' }) => {
      const call = JSON.parse(body) as (typeof bodies)[number]
      bodies.push(call)
      const data = call.receivers.map(({ seq }, at) => ({
        seq,
        code: 0,
        msg_id: `${900 + at}`,
        msg_time: 5,
        number: 1,
      }))
      return new Promise((resolve) => answers.push(() => resolve(json({ code: 0, data }))))
    })
    const keys = Array.from({ length: 501 }, (_, index) => `p2p-q${index}` as const)
    await stage.log.submit({ type: 'broadcast', clientId: toClientId('c-all'), keys, text: 'a' })
    await stage.clock.advance(0)
    expect(bodies.map(({ receivers }) => receivers.length)).toEqual([500])
    for (const [at, { seq, receiver_id }] of (bodies[0]?.receivers ?? []).entries())
      stage.socket.last.receive({
        action: 'p2p',
        data: {
          ...{ msg_id: `${900 + at}`, msg_time: 5, seq, number: 1, sender_id: ME, receiver_id, send_self: 1 },
          msg: { type: 'text', content: 'a', isBroadCast: 1 },
        },
      })
    await stage.clock.advance(0)
    expect(stage.log.state().outbox.size).toBe(1)
    answers[0]?.()
    await stage.clock.advance(0)
    expect(bodies.map(({ receivers }) => receivers.length)).toEqual([500, 1])
    answers[1]?.()
    await stage.clock.advance(0)
  })

  it('S-CAST-3 S-OUT-4 a broadcast that a clock set forth makes too old fails when its turn comes', async () => {
    const stage = await Stage.connected()
    const path = '/chat/im/user/sendP2MMsg'
    stage.http.on(path, () => json({}, 503))
    await stage.log.submit({
      type: 'broadcast',
      clientId: toClientId('c-all'),
      keys: [KEY, OTHER_KEY],
      text: 'a',
    })
    await stage.clock.advance(0)
    const states = () => [...stage.log.state().outbox.values()].map(({ state }) => state)
    const calls = stage.http.to(path).length
    expect([calls > 0, states()]).toEqual([true, ['sending', 'sending']])
    stage.clock.jump(2 * TIMING.SEND_EXPIRY_MS)
    await stage.clock.advance(TIMING.BROADCAST_RETRY_MS)
    expect(states()).toEqual(['failed', 'failed'])
    expect(stage.http.to(path)).toHaveLength(calls)
    expect(stage.faults).toEqual([])
  })
})
