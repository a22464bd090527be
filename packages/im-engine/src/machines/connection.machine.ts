// Keeps one socket alive.
//
//   init --token--> connecting --open--> opened --first message--> connected
//    ^  ^                \_________________|________________________/
//    |  |                                  | ended, dropped, offline
//    |  +--- reconnecting (2 s, 4 s .. 10 s, + jitter) <-- lost, silent, no token for want of a network, replaced
//    +------ error (no network) --online--> init
//            close (for good): 1000, the server ended the login, signed out, replaced for the fourth time
//
// Replaced: this tab holds the account's lock, so the other socket of this device is most likely a late one of a tab that
// is gone. The machine tries again three times; then another program has the same device, and it leaves.
//
// What the browser says of the network is a hint: some say "offline" for ever, on a machine that has a network. The word
// ends a socket, which would stay open and deaf where it is true, and it never keeps the machine from trying.
//
// At once, without a wait: the network is back, the machine woke, somebody dropped the socket, the token expired (4001).

import { and, assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { newClientId } from '../model/ids.js'
import type { Clock, Random } from '../ports/clock.js'
import type { Network } from '../ports/network.js'
import type { SocketEnd, SocketLine } from '../socket/socket.js'
import type { LoginEnd } from '../wire/error-frame.js'
import { encodePing } from '../wire/ping.js'
import { type OnFault, unexpected } from './faults.js'
import type { Outlet } from './outlet.js'
import { reconnectDelay, TIMING } from './timing.js'
import type { TokenAnswer, TokenDoor } from './token-door.js'

export interface ConnectionDeps {
  readonly line: SocketLine
  readonly outlet: Outlet
  readonly network: Network
  readonly clock: Clock
  readonly random: Random
  readonly tokens: TokenDoor
  /** The socket's address with the token in it. */
  readonly urlOf: (token: string) => string
  readonly onText: (text: string, generation: number) => void
  /** Resolves when all text so far is decoded: an error frame comes before the close that follows it. */
  readonly whenDecoded: () => Promise<void>
  /** Set = closed from the start, for the reason that the tab before us was told. */
  readonly ended: CloseReason | null
  readonly onFault: OnFault
}

/**
 * Why a connection is closed for good. `signed-out`: the token could not be renewed. `erased`: another tab signed the account
 * out, and nothing of it is left here; a new engine would begin anew.
 */
export type CloseReason = 'normal' | 'replaced' | 'signed-out' | 'erased' | LoginEnd

export type ConnectionEvent =
  | { readonly type: 'socket.opened'; readonly generation: number }
  /** The first frame. */
  | { readonly type: 'socket.heard'; readonly generation: number }
  | { readonly type: 'socket.ended'; readonly generation: number; readonly end: SocketEnd }
  /** The server says that the login is over. */
  | { readonly type: 'login.ended'; readonly generation: number; readonly reason: LoginEnd }
  | { readonly type: 'network.online' }
  | { readonly type: 'network.offline' }
  /** Somebody found the socket dead, e.g. by a missing ack. */
  | { readonly type: 'drop'; readonly generation: number }
  /** The token was refused elsewhere. */
  | { readonly type: 'signed-out' }

export type ConnectionEmitted =
  | { readonly type: 'connected'; readonly generation: number }
  | { readonly type: 'disconnected'; readonly generation: number }

export interface Context {
  readonly deps: ConnectionDeps
  /** Of the newest socket; 0 = none yet. */
  readonly generation: number
  /** Tries since the last connected. */
  readonly attempt: number
  /** Times that another socket of this device took the place of ours, since a connection that lasted a minute. */
  readonly replacedCount: number
  readonly token: string
  /** The server called the token expired: the next one must be another. */
  readonly mustRenew: boolean
  /** A renewed token was not yet accepted: a second 4001 ends it. */
  readonly isRenewed: boolean
  readonly reason: CloseReason | null
}

type SocketCommand = { readonly type: 'ping' }

const socketActor = fromCallback<
  SocketCommand,
  { readonly deps: ConnectionDeps; readonly token: string; readonly generation: number }
>(({ input: { deps, token, generation }, sendBack, receive }) => {
  let hasHeard = false
  const tell = (event: ConnectionEvent): void => sendBack(event)
  const socket = deps.line.open(deps.urlOf(token), generation, {
    onOpen: () => tell({ type: 'socket.opened', generation }),
    onText: (text) => {
      deps.onText(text, generation)
      if (hasHeard) return
      hasHeard = true
      deps.outlet.attach(socket)
      tell({ type: 'socket.heard', generation })
    },
    onEnd: (end) => {
      deps.outlet.detach(socket)
      const over: ConnectionEvent = { type: 'socket.ended', generation, end }
      if (end === 'kicked') void deps.whenDecoded().then(() => tell(over))
      else tell(over)
    },
  })
  receive(() => {
    const seq = newClientId((count) => deps.random.bytes(count))
    socket.send(encodePing(seq, deps.clock.now()))
  })
  return () => {
    deps.outlet.detach(socket)
    socket.close()
  }
})

const networkActor = fromCallback<{ readonly type: never }, { readonly network: Network }>(
  ({ input: { network }, sendBack }) => {
    const tell = (): void => sendBack({ type: network.isOnline() ? 'network.online' : 'network.offline' })
    return network.subscribe(tell)
  },
)

const tokenActor = fromPromise<
  TokenAnswer,
  { readonly deps: ConnectionDeps; readonly stale: string; readonly mustRenew: boolean }
>(({ input: { deps, stale, mustRenew } }) => (mustRenew ? deps.tokens.renew(stale) : deps.tokens.get()))

const close = (reason: CloseReason) => ({
  target: '#connection.close',
  actions: { type: 'closeAs' as const, params: reason },
})

const ENDED = [
  {
    guard: 'isCurrent' as const,
    target: '#connection.close',
    actions: {
      type: 'closeAs' as const,
      params: ({ event }: { readonly event: Extract<ConnectionEvent, { type: 'login.ended' }> }) =>
        event.reason,
    },
  },
  {},
]

const RETRY = [
  { guard: 'isSaidOffline' as const, target: '#connection.error' },
  { target: '#connection.reconnecting' },
]
const NOW = { target: '#connection.init' }

export const connectionMachine = setup({
  types: {} as {
    context: Context
    events: ConnectionEvent
    emitted: ConnectionEmitted
    input: ConnectionDeps
  },
  actors: { socket: socketActor, network: networkActor, token: tokenActor },
  guards: {
    isCurrent: ({ context, event }) => 'generation' in event && event.generation === context.generation,
    endedBy: ({ context, event }, end: SocketEnd) =>
      event.type === 'socket.ended' && event.generation === context.generation && event.end === end,
    /** Told that we were replaced, and there are tries left. */
    isReplacedAgain: ({ context, event }) =>
      event.type === 'socket.ended' &&
      event.generation === context.generation &&
      event.end === 'replaced' &&
      context.replacedCount < TIMING.REPLACED_TRIES,
    /** By the browser, right or wrong. */
    isSaidOffline: ({ context }) => !context.deps.network.isOnline(),
    /** Only `close` sets a reason, so here it is the reason that the leader before us had. */
    isOver: ({ context }) => context.reason !== null,
    isRenewed: ({ context, event }) =>
      event.type === 'socket.ended' &&
      event.generation === context.generation &&
      event.end === 'token-expired' &&
      context.isRenewed,
  },
  actions: {
    closeAs: assign((_, reason: CloseReason) => ({ reason })),
    ping: sendTo('socket', { type: 'ping' } satisfies SocketCommand),
  },
  delays: {
    backoff: ({ context }) => reconnectDelay(context.attempt, context.deps.random.float()),
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({
    deps: input,
    generation: 0,
    attempt: 0,
    replacedCount: 0,
    token: '',
    mustRenew: false,
    isRenewed: false,
    reason: input.ended,
  }),
  invoke: { src: 'network', id: 'network', input: ({ context }) => ({ network: context.deps.network }) },
  initial: 'init',
  on: { '*': unexpected },
  states: {
    init: {
      always: { guard: 'isOver', target: 'close' },
      invoke: {
        src: 'token',
        input: ({ context }) => ({
          deps: context.deps,
          stale: context.token,
          mustRenew: context.mustRenew,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'token',
            target: 'live',
            actions: assign(({ context, event }) => ({
              token: event.output.kind === 'token' ? event.output.token : '',
              isRenewed: context.isRenewed || context.mustRenew,
              mustRenew: false,
            })),
          },
          { guard: ({ event }) => event.output.kind === 'refused', ...close('signed-out') },
          ...RETRY,
        ],
        onError: RETRY,
      },
      on: {
        'network.offline': 'error',
        'network.online': {},
        'socket.opened': {},
        'socket.heard': {},
        'socket.ended': {},
        'login.ended': ENDED,
        drop: {},
        'signed-out': close('signed-out'),
      },
    },
    live: {
      entry: assign({ generation: ({ context }) => context.generation + 1 }),
      invoke: {
        src: 'socket',
        id: 'socket',
        input: ({ context }) => ({
          deps: context.deps,
          token: context.token,
          generation: context.generation,
        }),
        onError: RETRY,
      },
      initial: 'connecting',
      on: {
        'socket.ended': [
          { guard: { type: 'endedBy', params: 'normal' }, ...close('normal') },
          {
            guard: 'isReplacedAgain',
            target: '#connection.reconnecting',
            // Each time a longer wait, although the connection stood in between.
            actions: assign({
              replacedCount: ({ context }) => context.replacedCount + 1,
              attempt: ({ context }) => context.replacedCount,
            }),
          },
          { guard: { type: 'endedBy', params: 'replaced' }, ...close('replaced') },
          { guard: { type: 'endedBy', params: 'kicked' }, ...close('kicked') },
          { guard: 'isRenewed', ...close('signed-out') },
          {
            guard: { type: 'endedBy', params: 'token-expired' },
            ...NOW,
            actions: assign({ mustRenew: true }),
          },
          { guard: { type: 'endedBy', params: 'suspended' }, ...NOW },
          { guard: and(['isCurrent', 'isSaidOffline']), target: '#connection.error' },
          { guard: 'isCurrent', target: '#connection.reconnecting' },
          {},
        ],
        'login.ended': ENDED,
        'network.offline': '#connection.error',
        'network.online': {},
        drop: [{ guard: 'isCurrent', ...NOW }, {}],
        'signed-out': close('signed-out'),
      },
      states: {
        connecting: {
          after: { [TIMING.CONNECT_MS]: RETRY },
          on: {
            'socket.opened': [{ guard: 'isCurrent', target: 'opened' }, {}],
            'socket.heard': {},
          },
        },
        opened: {
          after: {
            [TIMING.PING_NUDGE_MS]: { actions: 'ping' },
            [TIMING.CONNECT_MS]: RETRY,
          },
          on: {
            'socket.opened': {},
            'socket.heard': [{ guard: 'isCurrent', target: 'connected' }, {}],
          },
        },
        connected: {
          entry: [
            assign({ attempt: 0, isRenewed: false }),
            'ping',
            emit(({ context }) => ({ type: 'connected' as const, generation: context.generation })),
          ],
          exit: emit(({ context }) => ({ type: 'disconnected' as const, generation: context.generation })),
          after: { [TIMING.REPLACED_FORGOTTEN_MS]: { actions: assign({ replacedCount: 0 }) } },
          on: { 'socket.opened': {}, 'socket.heard': {} },
        },
      },
    },
    reconnecting: {
      entry: assign({ attempt: ({ context }) => context.attempt + 1 }),
      after: { backoff: 'init' },
      on: {
        'network.online': 'init',
        'network.offline': 'error',
        'socket.opened': {},
        'socket.heard': {},
        'socket.ended': {},
        'login.ended': ENDED,
        drop: {},
        'signed-out': close('signed-out'),
      },
    },
    error: {
      entry: assign({ attempt: ({ context }) => context.attempt + 1 }),
      after: { backoff: 'init' },
      on: {
        // The waits were of a time without a network.
        'network.online': { target: 'init', actions: assign({ attempt: 0 }) },
        'network.offline': {},
        'socket.opened': {},
        'socket.heard': {},
        'socket.ended': {},
        'login.ended': ENDED,
        drop: {},
        'signed-out': close('signed-out'),
      },
    },
    close: {
      on: {
        'network.online': {},
        'network.offline': {},
        'socket.opened': {},
        'socket.heard': {},
        'socket.ended': {},
        'login.ended': {},
        drop: {},
        'signed-out': {},
      },
    },
  },
})
