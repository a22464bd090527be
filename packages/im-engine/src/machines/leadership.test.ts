import { describe, expect, it } from 'vitest'
import type { Locks } from '../ports/tabs.js'
import { HandClock } from '../testing/hand-clock.js'
import { LockRegistry, MemoryLocks } from '../testing/memory-locks.js'
import { startLeadership } from './leadership.js'
import { type LeadershipEvent, leadershipMachine } from './leadership.machine.js'
import { after, type Cell, callback, failed, walk } from './test-table.js'
import { TIMING } from './timing.js'

type State =
  | `inLine.${'waiting' | 'expecting' | 'pinging' | 'leading'}`
  | `seizing.${'stealing' | 'leading'}`
  | `resigned.${'waiting' | 'expecting' | 'pinging'}`
type Name =
  | LeadershipEvent['type']
  | 'lock broken'
  | `${'in line' | 'resigned'}: ${'no answer' | 'no life'}`
  | 'resigned: time to ask'
  | 'unheard of'

const of = (event: LeadershipEvent): LeadershipEvent => event
const events: Record<Name, { readonly type: string }> = {
  'lock.granted': of({ type: 'lock.granted' }),
  'lock.lost': of({ type: 'lock.lost' }),
  asked: of({ type: 'asked' }),
  heard: of({ type: 'heard' }),
  resign: of({ type: 'resign' }),
  'lock broken': failed('lock'),
  'in line: no answer': after(TIMING.COMMAND_ANSWER_MS, 'leadership.inLine.expecting'),
  'in line: no life': after(TIMING.LEADER_PING_MS, 'leadership.inLine.pinging'),
  'resigned: no answer': after(TIMING.COMMAND_ANSWER_MS, 'leadership.resigned.expecting'),
  'resigned: no life': after(TIMING.LEADER_PING_MS, 'leadership.resigned.pinging'),
  'resigned: time to ask': after(TIMING.LEADER_CHECK_MS, 'leadership.resigned.waiting'),
  'unheard of': { type: 'unheard of' },
}
const SAME = {
  'lock.granted': '=',
  'lock.lost': '=',
  asked: '=',
  heard: '=',
  resign: '=',
  'in line: no answer': '=',
  'in line: no life': '=',
  'resigned: no answer': '=',
  'resigned: no life': '=',
  'resigned: time to ask': '=',
  'unheard of': '!',
} as const
const LINE = { ...SAME, 'lock.granted': 'inLine.leading', 'lock broken': 'resigned.waiting' } as const
const SEIZING = { ...SAME, 'lock.lost': 'inLine.waiting', 'lock broken': 'resigned.waiting' } as const
const RESIGNED = { ...SAME, 'lock broken': '!' } as const

const table: Record<State, Record<Name, Cell<State>>> = {
  'inLine.waiting': { ...LINE, asked: 'inLine.expecting' },
  'inLine.expecting': { ...LINE, heard: 'inLine.waiting', 'in line: no answer': 'inLine.pinging' },
  'inLine.pinging': { ...LINE, heard: 'inLine.waiting', 'in line: no life': 'seizing.stealing' },
  'inLine.leading': {
    ...LINE,
    'lock.granted': '=',
    'lock.lost': 'inLine.waiting',
    resign: 'resigned.waiting',
  },
  'seizing.stealing': { ...SEIZING, 'lock.granted': 'seizing.leading' },
  'seizing.leading': { ...SEIZING, resign: 'resigned.waiting' },
  'resigned.waiting': {
    ...RESIGNED,
    asked: 'resigned.expecting',
    'resigned: time to ask': 'resigned.pinging',
  },
  'resigned.expecting': {
    ...RESIGNED,
    heard: 'resigned.waiting',
    'resigned: no answer': 'resigned.pinging',
  },
  'resigned.pinging': {
    ...RESIGNED,
    heard: 'resigned.waiting',
    'resigned: no life': 'seizing.stealing',
  },
}

describe('leadership machine', () => {
  it('S-LEAD-1 takes every transition of its table', () => {
    const pinging = ['asked', 'in line: no answer'] as const
    const resigned = ['lock.granted', 'resign'] as const
    walk<State, Name>({
      machine: leadershipMachine.provide({ actors: { lock: callback } as never }),
      input: (onFault) => ({ onFault }),
      events,
      paths: {
        'inLine.waiting': [],
        'inLine.expecting': ['asked'],
        'inLine.pinging': [...pinging],
        'inLine.leading': ['lock.granted'],
        'seizing.stealing': [...pinging, 'in line: no life'],
        'seizing.leading': [...pinging, 'in line: no life', 'lock.granted'],
        'resigned.waiting': [...resigned],
        'resigned.expecting': [...resigned, 'asked'],
        'resigned.pinging': [...resigned, 'resigned: time to ask'],
      },
      table,
    })
  })
})

/** A tab that answers pings while it leads and is not frozen. */
function tab(name: string, locks: Locks, clock: HandClock, said: string[]) {
  const self = {
    isLeading: false,
    pings: 0,
    leadership: startLeadership(
      { locks, lockName: 'im-1', clock, onFault: (...fault) => expect(fault).toEqual([]) },
      {
        onElected: () => {
          self.isLeading = true
          said.push(`${name} elected`)
        },
        onDeposed: () => {
          self.isLeading = false
          said.push(`${name} deposed`)
        },
        onPing: () => self.pings++,
      },
    ),
  }
  return self
}

describe('leadership', () => {
  const clock = new HandClock()

  it('S-LEAD-1 one tab leads; the next in line follows when it is gone', async () => {
    const registry = new LockRegistry()
    const said: string[] = []
    const a = tab('a', new MemoryLocks(registry), clock, said)
    tab('b', new MemoryLocks(registry), clock, said)
    await clock.advance(0)
    expect(said).toEqual(['a elected'])
    a.leadership.stop()
    await clock.advance(0)
    expect(said).toEqual(['a elected', 'b elected'])
  })

  it('S-LEAD-2 a silent leader is pinged after 3 s and loses the lock 2 s later; it follows at once', async () => {
    const registry = new LockRegistry()
    const said: string[] = []
    const a = tab('a', new MemoryLocks(registry), clock, said)
    const b = tab('b', new MemoryLocks(registry), clock, said)
    await clock.advance(0)
    b.leadership.asked()
    await clock.advance(TIMING.COMMAND_ANSWER_MS)
    expect(b.pings).toBe(1)
    await clock.advance(TIMING.LEADER_PING_MS - 1)
    expect(said).toEqual(['a elected'])
    await clock.advance(1)
    expect(said.slice(1).sort()).toEqual(['a deposed', 'b elected'])
    expect([a.isLeading, b.isLeading]).toEqual([false, true])
    // Deposed, it stands in line again.
    b.leadership.stop()
    await clock.advance(0)
    expect(a.isLeading).toBe(true)
  })

  it('S-LEAD-3 a sign of life keeps the leader', async () => {
    const registry = new LockRegistry()
    const said: string[] = []
    tab('a', new MemoryLocks(registry), clock, said)
    const b = tab('b', new MemoryLocks(registry), clock, said)
    await clock.advance(0)
    b.leadership.asked()
    await clock.advance(TIMING.COMMAND_ANSWER_MS + TIMING.LEADER_PING_MS - 1)
    b.leadership.heard()
    await clock.advance(600_000)
    expect(said).toEqual(['a elected'])
  })

  it('S-LEAD-4 without locks the tab whose writing is refused resigns and asks every 10 s', async () => {
    // Granted at once and never lost, as where there are no Web Locks.
    const lockless: Locks = {
      request: (_name, _options, handlers) => {
        queueMicrotask(() => handlers.onGranted(() => {}))
        return { cancel: () => {} }
      },
    }
    const said: string[] = []
    const a = tab('a', lockless, clock, said)
    await clock.advance(0)
    a.leadership.resign()
    expect(said).toEqual(['a elected', 'a deposed'])
    await clock.advance(TIMING.LEADER_CHECK_MS)
    expect(a.pings).toBe(1)
    a.leadership.heard()
    await clock.advance(TIMING.LEADER_CHECK_MS)
    expect(a.pings).toBe(2)
    await clock.advance(TIMING.LEADER_PING_MS)
    expect(a.isLeading).toBe(true)
    a.leadership.stop()
  })

  it('S-LEAD-1 stop leaves no timer and no lock', async () => {
    const own = new HandClock()
    const registry = new LockRegistry()
    const a = tab('a', new MemoryLocks(registry), own, [])
    await own.advance(0)
    a.leadership.resign()
    a.leadership.stop()
    await own.advance(0)
    expect(own.pending).toBe(0)
    expect(registry.isHeld('im-1')).toBe(false)
  })
})
