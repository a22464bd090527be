import { describe, expect, it } from 'vitest'
import { toImId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Poison } from '../model/state.js'
import { drain } from '../testing/hand-clock.js'
import type { Inbound } from '../wire/inbound.js'
import { InboundQueue } from './inbound.js'

const received = (name: string): Inbound => {
  const poison: Poison[] = [{ reason: name, bytes: '' }]
  return { type: 'received', messages: [], withdrawals: [], notices: [], poison }
}

const present = (name: string): Inbound => {
  const notices = [{ type: 'presence', imId: toImId(name), isOnline: true, at: 1 } as const]
  return { type: 'received', messages: [], withdrawals: [], notices, poison: [] }
}

/** A queue whose decoding and committing the test ends by hand. */
function stage() {
  const decoding = new Map<string, (inbound: Inbound) => void>()
  const commits: string[][] = []
  const controls: string[] = []
  const presences: string[] = []
  let commit = (): void => {}
  const queue = new InboundQueue({
    log: {
      submit: (input: Input) => {
        if (input.type === 'receive') commits.push(input.poison.map((one) => one.reason))
        return new Promise((resolve) => {
          commit = () => resolve({ ok: true, position: 1 })
        })
      },
      state: () => {
        throw new Error('not read here')
      },
      onCommit: () => () => {},
      readDue: async () => [],
    },
    decode: (text) => new Promise((resolve) => decoding.set(text, resolve)),
    onControl: (control) => controls.push(control.type),
    onCall: () => {},
    onPresence: ({ imId }) => presences.push(imId),
  })
  return {
    queue,
    commits,
    controls,
    presences,
    async decoded(text: string, inbound: Inbound = received(text)): Promise<void> {
      decoding.get(text)?.(inbound)
      await drain()
    },
    async committed(): Promise<void> {
      commit()
      await drain()
    },
  }
}

describe('inbound frames', () => {
  it('S-SYNC-9 waits for a slow frame, then commits what is ready as one', async () => {
    const { queue, commits, decoded, committed } = stage()
    for (const text of ['a', 'b', 'c', 'd']) queue.push(text, 1)
    await decoded('b')
    expect(commits).toEqual([])
    await decoded('a')
    expect(commits).toEqual([['a', 'b']])
    await decoded('d')
    await decoded('c')
    expect(commits).toEqual([['a', 'b']])
    expect(queue.isQuiet).toBe(false)
    await committed()
    expect(commits).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    await committed()
    expect(queue.isQuiet).toBe(true)
  })

  it('S-SYNC-9 lets acks and errors pass frames that are still being decoded', async () => {
    const { queue, controls, decoded } = stage()
    queue.push('slow', 1)
    queue.push('beat', 1)
    await decoded('beat', { type: 'heartbeat', at: 0 })
    expect(controls).toEqual(['heartbeat'])
  })

  it('S-CONN-10 drops frames of an old socket: late ones, ones being decoded, ones in line', async () => {
    const { queue, commits, controls, decoded } = stage()
    queue.push('in line', 1)
    queue.push('being decoded', 1)
    queue.push('old ack', 1)
    queue.push('new', 2)
    queue.push('late', 1)
    await decoded('late')
    await decoded('new')
    await decoded('being decoded')
    await decoded('old ack', { type: 'heartbeat', at: 0 })
    await decoded('in line')
    expect(commits).toEqual([['new']])
    expect(controls).toEqual([])
  })

  it('S-PRES-5 presences pass the log in the order they came, those of an old socket nowhere', async () => {
    const { queue, commits, presences, decoded } = stage()
    for (const text of ['a', 'b', 'c']) queue.push(text, 1)
    await decoded('c', present('c'))
    await decoded('b', present('b'))
    expect(presences).toEqual([])
    await decoded('a', present('a'))
    expect(presences).toEqual(['a', 'b', 'c'])
    queue.push('old', 1)
    queue.push('new', 2)
    await decoded('new', present('new'))
    await decoded('old', present('old'))
    expect(presences).toEqual(['a', 'b', 'c', 'new'])
    expect(commits).toEqual([])
  })

  it('S-CONN-9 stopped, it submits nothing any more', async () => {
    const { queue, commits, controls, decoded } = stage()
    queue.push('a', 1)
    queue.push('b', 1)
    queue.stop()
    queue.push('c', 1)
    await decoded('a')
    await decoded('b', { type: 'heartbeat', at: 0 })
    expect([commits, controls]).toEqual([[], []])
  })
})
