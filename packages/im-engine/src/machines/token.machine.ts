// One refresh at a time, for all who ask: in this tab by the machine, across tabs by a lock.
//
//   ready --renew--> locking --lock--> refreshing --token or network--> ready
//                     | 3 s: the lock is taken (a frozen tab keeps its lock)
//                                          \--refused--> refused (for good): cleared once
//
// A token that another tab renewed while this one waited for the lock is taken as it is.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { Locks } from '../ports/tabs.js'
import { type OnFault, unexpected } from './faults.js'
import { type LockEvent, lockActor } from './lock-actor.js'
import { TIMING } from './timing.js'

/** A chat token; `refreshAt` in ms since epoch, 0 = never. */
export interface ChatToken {
  readonly token: string
  readonly refreshAt: number
}

export type Renewal =
  | { readonly kind: 'token'; readonly token: ChatToken }
  | { readonly kind: 'refused' }
  | { readonly kind: 'network' }

/** Where tokens come from: the embedding page, or its chat login. `current` is the newest known in any tab. */
export interface TokenSource {
  current(): ChatToken
  refresh(): Promise<Renewal>
}

/** A source that may have no token now. */
export interface CheckedSource {
  current(): ChatToken | undefined
  refresh(): Promise<Renewal>
}

export interface TokenDeps {
  readonly tokens: CheckedSource
  readonly locks: Locks
  /** Name of the refresh lock, the same in all tabs of the account. */
  readonly lockName: string
  readonly onFault: OnFault
}

export type TokenEvent =
  /** This token is no good: the next one, please. */
  | { readonly type: 'renew'; readonly stale: string }
  /** The server refuses even a renewed token. */
  | { readonly type: 'condemn' }
  | LockEvent

export type TokenEmitted =
  | { readonly type: 'answered'; readonly renewal: Renewal }
  /** The login is over; once. */
  | { readonly type: 'cleared' }

/** A refresh goes on when its process is stopped: its lock is held until it is over. */
class Refreshing {
  current: Promise<Renewal> | undefined

  async run(tokens: CheckedSource): Promise<Renewal> {
    const running = tokens.refresh()
    this.current = running
    try {
      return await running
    } finally {
      if (this.current === running) this.current = undefined
    }
  }

  /** It took too long. */
  forget(): void {
    this.current = undefined
  }
}

export interface Context {
  readonly deps: TokenDeps
  readonly refreshing: Refreshing
  readonly stale: string
  readonly steal: boolean
}

const NETWORK = { kind: 'network' } satisfies Renewal
const REFUSED = { kind: 'refused' } satisfies Renewal
const answer = (renewal: Renewal) => ({ type: 'answered' as const, renewal })
const CONDEMNED = { target: '#token.refused' }

const refreshActor = fromPromise<Renewal, Context>(async ({ input: { deps, stale, refreshing } }) => {
  const token = deps.tokens.current()
  if (token === undefined) return NETWORK
  return token.token === stale ? refreshing.run(deps.tokens) : { kind: 'token', token }
})

export const tokenMachine = setup({
  types: {} as { context: Context; events: TokenEvent; emitted: TokenEmitted; input: TokenDeps },
  actors: { lock: lockActor, refresh: refreshActor },
  guards: {
    isStale: ({ context, event }) =>
      event.type === 'renew' && context.deps.tokens.current()?.token === event.stale,
  },
  actions: {
    answerCurrent: emit(({ context }) => {
      const token = context.deps.tokens.current()
      return answer(token === undefined ? NETWORK : { kind: 'token', token })
    }),
    answerNetwork: emit(answer(NETWORK)),
    answerRefused: emit(answer(REFUSED)),
  },
}).createMachine({
  id: 'token',
  context: ({ input }) => ({ deps: input, refreshing: new Refreshing(), stale: '', steal: false }),
  initial: 'ready',
  on: { '*': unexpected },
  states: {
    ready: {
      on: {
        renew: [
          {
            guard: 'isStale',
            target: 'renewing',
            actions: assign(({ event }) => ({ stale: event.stale, steal: false })),
          },
          { actions: 'answerCurrent' },
        ],
        condemn: CONDEMNED,
        'lock.granted': {},
        'lock.lost': {},
      },
    },
    renewing: {
      invoke: {
        src: 'lock',
        id: 'lock',
        input: ({ context }) => ({
          locks: context.deps.locks,
          name: context.deps.lockName,
          steal: context.steal,
          busy: () => context.refreshing.current,
        }),
        onError: { target: 'ready', actions: 'answerNetwork' },
      },
      initial: 'locking',
      on: {
        // Whoever asks meanwhile gets the same answer.
        renew: {},
        condemn: CONDEMNED,
        // Somebody found us slow: a second refresh at the same time does no harm (the old token works 30 s more).
        'lock.lost': {},
      },
      states: {
        locking: {
          on: { 'lock.granted': 'refreshing' },
          after: {
            [TIMING.REFRESH_LOCK_MS]: {
              target: '#token.renewing',
              reenter: true,
              actions: assign({ steal: true }),
            },
          },
        },
        refreshing: {
          invoke: {
            src: 'refresh',
            input: ({ context }) => context,
            onDone: [
              { guard: ({ event }) => event.output.kind === 'refused', ...CONDEMNED },
              { target: '#token.ready', actions: emit(({ event }) => answer(event.output)) },
            ],
            onError: { target: '#token.ready', actions: 'answerNetwork' },
          },
          on: { 'lock.granted': {} },
          after: {
            [TIMING.REFRESH_MS]: {
              target: '#token.ready',
              actions: [({ context }) => context.refreshing.forget(), 'answerNetwork'],
            },
          },
        },
      },
    },
    refused: {
      entry: ['answerRefused', emit({ type: 'cleared' })],
      on: {
        renew: { actions: 'answerRefused' },
        condemn: {},
        'lock.granted': {},
        'lock.lost': {},
      },
    },
  },
})
