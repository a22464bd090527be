// Sends the rows of broadcasts, the outbox's second way: one REST call for the rows of one broadcast, one call at a time.
//
//   picking --rows--> posting --answered--> settling --committed--> picking
//      \--none--> idle --committed--> picking  \--no answer, too fast--> holding --> picking (what is still to be sent)
//
// The answer goes to the outbox as an ack for each row, so what an ack means stands in one place. It ends with its socket;
// what was in flight is still a row and goes again, under the same clientIds, after the next connect.

import { type ActorRef, assign, enqueueActions, fromPromise, type Snapshot, sendTo, setup } from 'xstate'
import type { LogDoor } from '../log/door.js'
import type { OutboxItem } from '../model/outbox.js'
import type { Clock } from '../ports/clock.js'
import { type Ack, refusedAck } from '../wire/ack.js'
import { decodeBroadcast } from '../wire/broadcast.js'
import { broadcastCall } from '../wire/calls.js'
import { CODES } from '../wire/codes.js'
import { type OnFault, unexpected } from './faults.js'
import type { LaneNews } from './lane.machine.js'
import { broadcastOf, isUnchanged, nextBroadcast } from './outbox-rows.js'
import type { Rest } from './rest.js'
import { TIMING } from './timing.js'

export interface BroadcastDeps {
  readonly log: LogDoor
  readonly clock: Clock
  readonly rest: Rest
  readonly onFault: OnFault
}

type News = Extract<LaneNews, { readonly type: 'lane.wrote' | 'lane.idle' | 'ack' }>

export interface BroadcastInput {
  readonly deps: BroadcastDeps
  readonly generation: number
  /** Whom it tells. */
  readonly outbox: ActorRef<Snapshot<unknown>, News>
}

/** The outbox changed, in a commit. */
export type BroadcastEvent = { readonly type: 'changed' }

export interface Context extends BroadcastInput {
  readonly rows: readonly OutboxItem[]
  readonly holdMs: number
}

type Posted =
  | { readonly kind: 'answered'; readonly acks: readonly Ack[] }
  | { readonly kind: 'later'; readonly afterMs: number }

const postActor = fromPromise<Posted, Context>(async ({ input: { deps, rows }, signal }) => {
  const [first] = rows
  const id = first === undefined ? undefined : broadcastOf(first)
  if (first?.content.kind !== 'text' || id === undefined) return { kind: 'answered', acks: [] }
  const answer = await deps.rest.call(broadcastCall(id, first.content.text, rows), decodeBroadcast, signal)
  if (answer.kind === 'ok') return { kind: 'answered', acks: answer.acks }
  if (answer.kind === 'busy') return { kind: 'later', afterMs: answer.retryAfterMs }
  if (answer.kind !== 'refused') return { kind: 'later', afterMs: TIMING.BROADCAST_RETRY_MS }
  // Refused as a whole: nobody got it.
  const { message } = answer
  const code = typeof answer.code === 'number' ? answer.code : CODES.invalid.code
  return { kind: 'answered', acks: rows.map(({ clientId }) => refusedAck(clientId, { code, message })) }
})

const next = ({ deps }: BroadcastInput): readonly OutboxItem[] =>
  nextBroadcast(deps.log.state(), deps.clock.now())

export const broadcastMachine = setup({
  types: {} as { context: Context; events: BroadcastEvent; input: BroadcastInput },
  actors: { post: postActor },
  guards: {
    hasRows: ({ context }) => next(context).length > 0,
    isSettled: ({ context: { deps, rows } }) => rows.every((row) => !isUnchanged(deps.log.state(), row)),
  },
  actions: {
    /** From here on the server may have them. */
    tellWrote: enqueueActions(({ context, enqueue }) => {
      for (const { clientId } of context.rows)
        enqueue.sendTo(context.outbox, { type: 'lane.wrote', clientId })
    }),
    tellIdle: sendTo(({ context }) => context.outbox, { type: 'lane.idle', lane: null }),
    tellAcks: enqueueActions(({ context, enqueue }, acks: readonly Ack[]) => {
      for (const ack of acks)
        enqueue.sendTo(context.outbox, { type: 'ack', ack, generation: context.generation })
    }),
  },
  delays: { hold: ({ context }) => context.holdMs },
}).createMachine({
  id: 'broadcast',
  context: ({ input }) => ({ ...input, rows: [], holdMs: 0 }),
  initial: 'picking',
  on: { '*': unexpected },
  states: {
    picking: {
      always: [
        { guard: 'hasRows', target: 'posting', actions: assign({ rows: ({ context }) => next(context) }) },
        { target: 'idle', actions: assign({ rows: [] }) },
      ],
    },
    idle: { entry: 'tellIdle', on: { changed: 'picking' } },
    posting: {
      entry: 'tellWrote',
      invoke: {
        src: 'post',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'answered',
            target: 'settling',
            actions: {
              type: 'tellAcks',
              params: ({ event: { output } }) => (output.kind === 'answered' ? output.acks : []),
            },
          },
          {
            target: 'holding',
            actions: assign({
              holdMs: ({ event: { output } }) => (output.kind === 'later' ? output.afterMs : 0),
            }),
          },
        ],
        onError: { target: 'holding', actions: assign({ holdMs: TIMING.BROADCAST_RETRY_MS }) },
      },
      on: { changed: {} },
    },
    settling: {
      // Copies over the socket may have confirmed all of them before the answer came.
      always: { guard: 'isSettled', target: 'picking' },
      on: { changed: {} },
      // The answer left one out, or the disk did not take it: the row is still to be sent, and the server keeps one.
      after: { [TIMING.ACK_MS]: 'picking' },
    },
    holding: {
      on: { changed: {} },
      after: { hold: 'picking' },
    },
  },
})
