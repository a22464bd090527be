// Sends the rows of one conversation over one socket, one at a time: that keeps their order.
//
//   picking --row--> writing --written--> awaiting --answered--> settling --committed--> picking
//      \--none--> idle --committed--> picking        \--too fast--> holding --> picking (the same row)
//                                                     \--10 s without an ack: the socket is dead--> stalled
//
// It ends with its socket. What was in flight is still a row and goes again, with the same clientId, on the next one.

import { type ActorRef, assign, enqueueActions, fromPromise, type Snapshot, sendTo, setup } from 'xstate'
import type { LogDoor } from '../log/door.js'
import type { ClientId, ConversationKey, ImId } from '../model/ids.js'
import { PICTURE_GAP_MS } from '../model/limits.js'
import type { OutboxItem } from '../model/outbox.js'
import type { Cipher } from '../ports/cipher.js'
import type { Clock } from '../ports/clock.js'
import type { Ack } from '../wire/ack.js'
import { encodeMessage } from '../wire/send.js'
import { type OnFault, unexpected } from './faults.js'
import { isUnchanged, nextRow } from './outbox-rows.js'
import type { Outlet } from './outlet.js'
import type { Rest } from './rest.js'
import { TIMING } from './timing.js'
import { judgeResend } from './word-check.js'

export interface LaneDeps {
  readonly log: LogDoor
  readonly clock: Clock
  readonly outlet: Outlet
  readonly rest: Rest
  readonly me: ImId
  readonly cipher: Cipher
  readonly onFault: OnFault
}

export interface LaneInput {
  readonly deps: LaneDeps
  readonly key: ConversationKey
  readonly generation: number
  /** Whom it tells. */
  readonly outbox: ActorRef<Snapshot<unknown>, LaneNews>
}

export type LaneEvent =
  /** The outbox changed, in a commit. */
  | { readonly type: 'changed' }
  /** The ack of a row is here and on its way into the log. */
  | { readonly type: 'answered'; readonly clientId: ClientId }
  | { readonly type: 'too-fast'; readonly clientId: ClientId; readonly retryAfterMs: number }

/** What a lane tells the outbox. */
export type LaneNews =
  | { readonly type: 'lane.wrote'; readonly clientId: ClientId | undefined }
  | { readonly type: 'lane.dead'; readonly generation: number }
  /** It has nothing to send: rows of its own that are still there are too old. `lane` = null: the broadcasts. */
  | { readonly type: 'lane.idle'; readonly lane: ConversationKey | null }
  /** A word in it is not allowed: as if the server had refused it. */
  | { readonly type: 'ack'; readonly ack: Ack; readonly generation: number }

export interface Context extends LaneInput {
  readonly row: OutboxItem | undefined
  readonly holdMs: number
  /** When the last picture was written, ms since epoch. */
  readonly pictureAt: number
}

type Written = 'written' | 'gone' | 'closed' | Ack

const writeActor = fromPromise<Written, LaneInput & { readonly row: OutboxItem | undefined }>(
  async ({ input: { deps, generation, row }, signal }) => {
    if (row === undefined) return 'gone'
    const refusal = await judgeResend(deps.rest, row, signal)
    if (refusal !== undefined) return refusal
    const text = await encodeMessage(row, deps.me, deps.cipher)
    // While it was encoded it may have failed, been discarded, or lost its socket.
    if (signal.aborted || !isUnchanged(deps.log.state(), row)) return 'gone'
    return deps.outlet.write(text, generation) ? 'written' : 'closed'
  },
)

const next = ({ deps, key }: LaneInput): OutboxItem | undefined =>
  nextRow(deps.log.state(), key, deps.clock.now())

const isPicture = (row: OutboxItem | undefined): boolean =>
  row?.content.kind === 'raw' && row.content.type === 'image'

/** How long the next picture waits; a clock that was set back does not lengthen it. */
const gapMs = ({ deps, pictureAt }: Pick<Context, 'deps' | 'pictureAt'>): number =>
  Math.min(PICTURE_GAP_MS, pictureAt + PICTURE_GAP_MS - deps.clock.now())

export const laneMachine = setup({
  types: {} as { context: Context; events: LaneEvent; input: LaneInput },
  actors: { write: writeActor },
  guards: {
    hasRow: ({ context }) => next(context) !== undefined,
    isOurs: ({ context, event }) => 'clientId' in event && event.clientId === context.row?.clientId,
    /** Several pictures leave a moment apart. Source: S-UPLOAD-11. */
    isTooSoon: ({ context }) => isPicture(next(context)) && gapMs(context) > 0,
    isSettled: ({ context }) =>
      context.row === undefined || !isUnchanged(context.deps.log.state(), context.row),
  },
  actions: {
    tellWrote: sendTo(
      ({ context }) => context.outbox,
      ({ context }) => ({ type: 'lane.wrote', clientId: context.row?.clientId }),
    ),
    notePicture: assign({
      pictureAt: ({ context }) => (isPicture(context.row) ? context.deps.clock.now() : context.pictureAt),
    }),
    tellIdle: sendTo(
      ({ context }) => context.outbox,
      ({ context }) => ({ type: 'lane.idle', lane: context.key }),
    ),
    tellRefused: enqueueActions(({ context: { outbox, generation }, enqueue }, ack: Written) => {
      if (typeof ack === 'object') enqueue.sendTo(outbox, { type: 'ack', ack, generation })
    }),
    tellDead: sendTo(
      ({ context }) => context.outbox,
      ({ context }) => ({ type: 'lane.dead', generation: context.generation }),
    ),
  },
  delays: { hold: ({ context }) => context.holdMs },
}).createMachine({
  id: 'lane',
  context: ({ input }) => ({ ...input, row: undefined, holdMs: 0, pictureAt: Number.NEGATIVE_INFINITY }),
  initial: 'picking',
  on: { '*': unexpected },
  states: {
    picking: {
      always: [
        {
          guard: 'isTooSoon',
          target: 'holding',
          actions: assign({ holdMs: ({ context }) => gapMs(context), row: undefined }),
        },
        { guard: 'hasRow', target: 'writing', actions: assign({ row: ({ context }) => next(context) }) },
        { target: 'idle', actions: assign({ row: undefined }) },
      ],
    },
    idle: {
      entry: 'tellIdle',
      on: { changed: 'picking', answered: {}, 'too-fast': {} },
    },
    writing: {
      invoke: {
        src: 'write',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output === 'written',
            target: 'awaiting',
            actions: ['tellWrote', 'notePicture'],
          },
          { guard: ({ event }) => event.output === 'gone', target: 'picking' },
          {
            guard: ({ event }) => typeof event.output === 'object',
            target: 'settling',
            actions: { type: 'tellRefused', params: ({ event }) => event.output },
          },
          { target: 'stalled', actions: 'tellDead' },
        ],
        onError: 'stalled',
      },
      on: { changed: {}, answered: {}, 'too-fast': {} },
    },
    awaiting: {
      on: {
        changed: [{ guard: 'isSettled', target: 'picking' }, {}],
        answered: [{ guard: 'isOurs', target: 'settling' }, {}],
        'too-fast': [
          {
            guard: 'isOurs',
            target: 'holding',
            actions: assign({ holdMs: ({ event }) => event.retryAfterMs }),
          },
          {},
        ],
      },
      after: {
        [TIMING.ACK_MS]: {
          target: 'stalled',
          actions: 'tellDead',
        },
      },
    },
    settling: {
      on: { changed: [{ guard: 'isSettled', target: 'picking' }, {}], answered: {}, 'too-fast': {} },
      // The disk did not take it: the row is still to be sent, and the server acks a repeat.
      after: { [TIMING.ACK_MS]: 'picking' },
    },
    holding: {
      on: { changed: {}, answered: [{ guard: 'isOurs', target: 'settling' }, {}], 'too-fast': {} },
      after: { hold: 'picking' },
    },
    stalled: {
      on: { changed: {}, answered: {}, 'too-fast': {} },
    },
  },
})
