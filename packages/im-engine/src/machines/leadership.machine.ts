// Who leads among the tabs of an account: the one that holds the lock.
//
//   waiting --lock--> leading --stolen--> waiting (a follower at once)     leading --resign--> resigned
//      | asked, and nothing heard for 3 s         waiting, resigned: tabs follow
//      v
//   pinging --heard--> back         --nothing for 2 s--> stealing --lock--> leading
//
//   resigned: somebody else wrote the log, or there are no locks at all here; asks every 10 s whether anybody leads
//
// It only tells: `elected`, `deposed`, `ping` (ask the leader for a sign of life). Taking over the log is the engine's.

import { emit, setup } from 'xstate'
import type { Locks } from '../ports/tabs.js'
import { type OnFault, unexpected } from './faults.js'
import { type LockEvent, lockActor } from './lock-actor.js'
import { TIMING } from './timing.js'

export interface LeadershipDeps {
  readonly locks: Locks
  /** The account's lock. */
  readonly lockName: string
  readonly onFault: OnFault
}

export type LeadershipEvent =
  | LockEvent
  /** A visible follower sent a command. */
  | { readonly type: 'asked' }
  /** The leader answered, or showed in another way that it lives. */
  | { readonly type: 'heard' }
  /** Another tab writes the log. */
  | { readonly type: 'resign' }

export type LeadershipEmitted =
  | { readonly type: 'elected' }
  | { readonly type: 'deposed' }
  | { readonly type: 'ping' }

export interface Context {
  readonly deps: LeadershipDeps
}

const lock = (steal: boolean) => ({
  src: 'lock' as const,
  id: 'lock',
  input: ({ context }: { readonly context: Context }) => ({
    locks: context.deps.locks,
    name: context.deps.lockName,
    steal,
  }),
})

const IGNORED = { 'lock.granted': {}, 'lock.lost': {} }

export const leadershipMachine = setup({
  types: {} as {
    context: Context
    events: LeadershipEvent
    emitted: LeadershipEmitted
    input: LeadershipDeps
  },
  actors: { lock: lockActor },
  actions: {
    ping: emit({ type: 'ping' }),
    elect: emit({ type: 'elected' }),
    depose: emit({ type: 'deposed' }),
  },
}).createMachine({
  id: 'leadership',
  context: ({ input }) => ({ deps: input }),
  initial: 'inLine',
  on: { '*': unexpected },
  states: {
    /** In line for the lock, and once it is there, holding it. */
    inLine: {
      invoke: { ...lock(false), onError: 'resigned' },
      initial: 'waiting',
      on: {
        'lock.granted': '.leading',
        resign: {},
      },
      states: {
        waiting: {
          on: { asked: 'expecting', heard: {}, 'lock.lost': {} },
        },
        expecting: {
          after: { [TIMING.COMMAND_ANSWER_MS]: 'pinging' },
          on: { asked: {}, heard: 'waiting', 'lock.lost': {} },
        },
        pinging: {
          entry: 'ping',
          after: { [TIMING.LEADER_PING_MS]: '#leadership.seizing' },
          on: { asked: {}, heard: 'waiting', 'lock.lost': {} },
        },
        leading: {
          entry: 'elect',
          exit: 'depose',
          on: {
            'lock.lost': { target: '#leadership.inLine', reenter: true },
            resign: '#leadership.resigned',
            'lock.granted': {},
            asked: {},
            heard: {},
          },
        },
      },
    },
    /** Took the lock from a leader that gave no sign of life. */
    seizing: {
      invoke: { ...lock(true), onError: 'resigned' },
      initial: 'stealing',
      on: {
        'lock.lost': 'inLine',
        asked: {},
        heard: {},
      },
      states: {
        stealing: {
          on: { 'lock.granted': 'leading', resign: {} },
        },
        leading: {
          entry: 'elect',
          exit: 'depose',
          on: { resign: '#leadership.resigned', 'lock.granted': {} },
        },
      },
    },
    /** Without the lock and not in line. */
    resigned: {
      initial: 'waiting',
      on: IGNORED,
      states: {
        waiting: {
          after: { [TIMING.LEADER_CHECK_MS]: 'pinging' },
          on: { asked: 'expecting', heard: {}, resign: {} },
        },
        expecting: {
          after: { [TIMING.COMMAND_ANSWER_MS]: 'pinging' },
          on: { asked: {}, heard: 'waiting', resign: {} },
        },
        pinging: {
          entry: 'ping',
          after: { [TIMING.LEADER_PING_MS]: '#leadership.seizing' },
          on: { asked: {}, heard: 'waiting', resign: {} },
        },
      },
    },
  },
})
