// Sends what committed rows say, and nothing else: the row is the intent.
//
//   offline <--connected / disconnected--> online: a lane (lane.machine.ts) for every conversation with rows to send,
//                                                  and one for all broadcasts (broadcast.machine.ts)
//   ack ------> into the log, in any state: a late one after a failure counts too
//   5 minutes after its send a row fails, online or not; it is `uncertain` when the server may have it
//
// Kept in memory only: which rows may have reached the server. A row that is older than this process may have.

import {
  type ActorRefFrom,
  assign,
  cancel,
  emit,
  enqueueActions,
  raise,
  sendTo,
  setup,
  stopChild,
} from 'xstate'
import type { ClientId, ConversationKey } from '../model/ids.js'
import { type BroadcastDeps, broadcastMachine } from './broadcast.machine.js'
import { unexpected } from './faults.js'
import { type LaneDeps, type LaneNews, laneMachine } from './lane.machine.js'
import { clerkActor, commitsActor } from './log-actors.js'
import { laneOf, meaningOf, remainingMs, sendingRows } from './outbox-rows.js'

export type OutboxDeps = LaneDeps & BroadcastDeps

export type OutboxEvent =
  | { readonly type: 'connected'; readonly generation: number }
  | { readonly type: 'disconnected' }
  | { readonly type: 'changed' }
  /** A row is 5 minutes old. */
  | { readonly type: 'expire'; readonly clientId: ClientId; readonly queuedAt: number }
  | LaneNews

export type OutboxEmitted =
  /** No ack in time: this socket is dead. */
  | { readonly type: 'dead'; readonly generation: number }
  /** A message went out that the server cannot have yet: its ack will tell the server's time. */
  | { readonly type: 'wrote'; readonly clientId: ClientId }

export interface Context {
  readonly deps: OutboxDeps
  /** Of the connected socket; 0 = none. */
  readonly generation: number
  readonly lanes: ReadonlyMap<ConversationKey, ActorRefFrom<typeof laneMachine>>
  /** Rows that the server may have. */
  readonly touched: ReadonlySet<ClientId>
  /** Rows whose expiry timer runs, with the send that it belongs to. */
  readonly watched: ReadonlyMap<ClientId, number>
}

const timerOf = (clientId: ClientId): string => `expire ${clientId}`

export const outboxMachine = setup({
  types: {} as { context: Context; events: OutboxEvent; emitted: OutboxEmitted; input: OutboxDeps },
  actors: { lane: laneMachine, broadcasts: broadcastMachine, commits: commitsActor, clerk: clerkActor },
  guards: {
    isCurrent: ({ context, event }) => 'generation' in event && event.generation === context.generation,
  },
  actions: {
    openLanes: enqueueActions(({ context, enqueue, self }) => {
      const { deps, generation, lanes } = context
      const keys = sendingRows(deps.log.state())
        .map(laneOf)
        .filter((lane) => lane !== null)
      const missing = [...new Set(keys)].filter((key) => !lanes.has(key))
      for (const lane of lanes.values()) enqueue.sendTo(lane, { type: 'changed' })
      if (missing.length === 0) return
      enqueue.assign({
        lanes: ({ spawn }) => {
          const all = new Map(lanes)
          for (const key of missing)
            all.set(
              key,
              spawn('lane', {
                id: `lane ${key} ${generation}`,
                input: { deps, key, generation, outbox: self },
              }),
            )
          return all
        },
      })
    }),
    closeLanes: enqueueActions(({ context, enqueue }) => {
      for (const lane of context.lanes.values()) enqueue(stopChild(lane))
      enqueue.assign({ lanes: new Map(), generation: 0 })
    }),
    /** One timer a row and send; a clock that is set back or forth does not move it. */
    watch: enqueueActions(({ context, enqueue }) => {
      const { deps, watched } = context
      const now = deps.clock.now()
      const rows = sendingRows(deps.log.state())
      const wanted = new Map(rows.map((row) => [row.clientId, row.queuedAt]))
      for (const [clientId, queuedAt] of watched)
        if (wanted.get(clientId) !== queuedAt) enqueue(cancel(timerOf(clientId)))
      for (const row of rows) {
        const { clientId, queuedAt } = row
        if (watched.get(clientId) === queuedAt) continue
        enqueue(
          raise(
            { type: 'expire', clientId, queuedAt },
            { id: timerOf(clientId), delay: remainingMs(row, now) },
          ),
        )
      }
      enqueue.assign({ watched: wanted })
    }),
    /**
     * After a sleep, and where the clock was set forth, timers are late: what is too old by the clock fails, and is not sent.
     * Of a lane only when it is idle: what is in flight waits for its ack.
     */
    expireOld: enqueueActions(({ context, event, enqueue }) => {
      const now = context.deps.clock.now()
      for (const row of sendingRows(context.deps.log.state())) {
        const { clientId, queuedAt } = row
        const isMeant = event.type !== 'lane.idle' || event.lane === laneOf(row)
        if (isMeant && remainingMs(row, now) === 0) enqueue(raise({ type: 'expire', clientId, queuedAt }))
      }
    }),
    expire: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'expire') return
      const { clientId, queuedAt } = event
      const row = context.deps.log.state().outbox.get(clientId)
      if (row?.state !== 'sending' || row.queuedAt !== queuedAt) return
      const uncertain = context.touched.has(clientId)
      enqueue.sendTo('clerk', {
        type: 'record',
        input: { type: 'send-failed', clientId, failure: { kind: 'channel-unavailable', uncertain } },
      })
    }),
    readAck: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'ack') return
      const { outbox } = context.deps.log.state()
      const meaning = meaningOf(event.ack, { outbox })
      const row = outbox.get(event.ack.seq as ClientId)
      if (meaning.kind === 'nothing') return
      const clientId = event.ack.seq as ClientId
      const lane = row === undefined ? undefined : context.lanes.get(row.key)
      if (meaning.kind === 'too-fast') {
        if (lane !== undefined)
          enqueue.sendTo(lane, { type: 'too-fast', clientId, retryAfterMs: meaning.retryAfterMs })
        return
      }
      enqueue.sendTo('clerk', { type: 'record', input: meaning.input })
      if (lane !== undefined) enqueue.sendTo(lane, { type: 'answered', clientId })
      // Refused is certain: the server does not have it.
      const touched = new Set(context.touched)
      touched.delete(clientId)
      enqueue.assign({ touched })
    }),
    touch: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'lane.wrote' || event.clientId === undefined) return
      const { clientId } = event
      const { deps, touched } = context
      // A withdrawal is not asked by: another device may have withdrawn the same before.
      const isText = deps.log.state().outbox.get(clientId)?.content.kind === 'text'
      if (isText && !touched.has(clientId)) enqueue.emit({ type: 'wrote', clientId })
      enqueue.assign({ touched: new Set([...touched, clientId]) })
    }),
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    deps: input,
    generation: 0,
    lanes: new Map(),
    touched: new Set(sendingRows(input.log.state()).map((row) => row.clientId)),
    watched: new Map(),
  }),
  invoke: [
    {
      src: 'commits',
      id: 'commits',
      input: ({ context }) => ({ log: context.deps.log, concerns: (changes) => changes.outbox }),
    },
    { src: 'clerk', id: 'clerk', input: ({ context }) => ({ log: context.deps.log }) },
  ],
  entry: 'watch',
  on: {
    // In any state; frames of an old socket do not come this far, acks of a socket that is just gone do.
    ack: { actions: 'readAck' },
    expire: { actions: 'expire' },
    'lane.wrote': { actions: 'touch' },
    'lane.idle': { actions: 'expireOld' },
    '*': unexpected,
  },
  initial: 'offline',
  states: {
    offline: {
      on: {
        connected: {
          target: 'online',
          actions: assign({ generation: ({ event }) => event.generation }),
        },
        disconnected: {},
        changed: { actions: 'watch' },
        'lane.dead': {},
      },
    },
    online: {
      invoke: {
        src: 'broadcasts',
        id: 'broadcasts',
        input: ({ context, self }) => ({ deps: context.deps, generation: context.generation, outbox: self }),
      },
      entry: ['expireOld', 'openLanes'],
      exit: 'closeLanes',
      on: {
        connected: [
          { guard: 'isCurrent' },
          {
            target: 'online',
            reenter: true,
            actions: assign({ generation: ({ event }) => event.generation }),
          },
        ],
        disconnected: 'offline',
        changed: { actions: ['watch', 'openLanes', sendTo('broadcasts', { type: 'changed' })] },
        'lane.dead': [
          {
            guard: 'isCurrent',
            actions: emit(({ event }) => ({ type: 'dead' as const, generation: event.generation })),
          },
          {},
        ],
      },
    },
  },
})
