// Tells others that their messages came and were read.
//
//   quiet --a commit leaves receipts due--> batching (500 ms) --> sending --all sent--> quiet
//                                            ^ | pages come              ^          | no socket, no ack: again after 2 s, 5 tries
//                                            +-+ still: again   retrying (2 s) +----+--> parking --> parked: until the next connect
//   connected: at once, the parked ones too

import { assign, fromPromise, setup } from 'xstate'
import type { Changes } from '../model/changes.js'
import { type OnFault, unexpected } from './faults.js'
import { commitsActor } from './log-actors.js'
import { type PassResult, parkReceipts, type ReceiptDeps, sendReceipts } from './receipt-sender.js'
import { dueKeys, isDue } from './receipt-work.js'
import { TIMING } from './timing.js'

export interface ReceiptsDeps extends ReceiptDeps {
  /** Pages of messages are coming: one receipt for all of them costs no more than one for the first. */
  readonly isPulling: () => boolean
  readonly onFault: OnFault
}

export type ReceiptsEvent =
  | { readonly type: 'connected'; readonly generation: number }
  | { readonly type: 'disconnected' }
  /** A commit left receipts due. */
  | { readonly type: 'changed' }

export interface Context {
  readonly deps: ReceiptsDeps
  /** Of the connected socket; 0 = none. */
  readonly generation: number
  /** Passes that failed since the last one that did not. */
  readonly tries: number
  /** Parked ones get their one try of this connection. */
  readonly withParked: boolean
  /** Batching was over and pages were still coming, so many times. */
  readonly putOff: number
}

const passActor = fromPromise<
  PassResult,
  { readonly deps: ReceiptsDeps; readonly generation: number; readonly withParked: boolean }
>(({ input: { deps, generation, withParked }, signal }) => sendReceipts(deps, generation, withParked, signal))

const parkActor = fromPromise<void, { readonly deps: ReceiptsDeps }>(({ input: { deps }, signal }) =>
  parkReceipts(deps, signal),
)

const concerns =
  ({ log }: ReceiptsDeps) =>
  (changes: Changes): boolean => {
    const rows = log.state().conversations
    return [...changes.conversations].some((key) => {
      const row = rows.get(key)
      return row !== undefined && !row.isReceiptParked && isDue(row)
    })
  }

export const receiptsMachine = setup({
  types: {} as { context: Context; events: ReceiptsEvent; input: ReceiptsDeps },
  actors: { commits: commitsActor, pass: passActor, park: parkActor },
  guards: {
    hasDue: ({ context }) =>
      dueKeys(context.deps.log.state().conversations.values(), () => context.withParked).length > 0,
    isLastTry: ({ context }) => context.tries + 1 >= TIMING.RECEIPT_TRIES,
    isTooEarly: ({ context }) => context.deps.isPulling() && context.putOff < TIMING.RECEIPT_PUT_OFF_MAX,
  },
  actions: {
    putOff: assign({ putOff: ({ context }) => context.putOff + 1 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forget: assign({ generation: 0 }),
  },
}).createMachine({
  id: 'receipts',
  context: ({ input }) => ({ deps: input, generation: 0, tries: 0, withParked: false, putOff: 0 }),
  invoke: {
    src: 'commits',
    id: 'commits',
    input: ({ context }) => ({ log: context.deps.log, concerns: concerns(context.deps) }),
  },
  initial: 'quiet',
  on: {
    connected: {
      target: '.sending',
      actions: assign(({ event }) => ({ generation: event.generation, tries: 0, withParked: true })),
    },
    disconnected: { actions: 'forget' },
    // Whatever is under way looks at committed state when it gets there.
    changed: {},
    '*': unexpected,
  },
  states: {
    quiet: {
      always: { guard: 'hasDue', target: 'batching' },
      on: { changed: 'batching' },
    },
    batching: {
      after: {
        [TIMING.RECEIPT_BATCH_MS]: [
          { guard: 'isTooEarly', target: 'batching', reenter: true, actions: 'putOff' },
          { target: 'sending' },
        ],
      },
    },
    sending: {
      entry: assign({ putOff: 0 }),
      invoke: {
        src: 'pass',
        input: ({ context }) => ({
          deps: context.deps,
          generation: context.generation,
          withParked: context.withParked,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output === 'done',
            target: 'quiet',
            actions: assign({ tries: 0, withParked: false }),
          },
          { guard: 'isLastTry', target: 'parking' },
          { target: 'retrying', actions: 'countTry' },
        ],
        onError: [
          { guard: 'isLastTry', target: 'parking' },
          { target: 'retrying', actions: 'countTry' },
        ],
      },
      on: {
        disconnected: [
          { guard: 'isLastTry', target: 'parking', actions: 'forget' },
          { target: 'retrying', actions: ['forget', 'countTry'] },
        ],
      },
    },
    retrying: {
      after: { [TIMING.RECEIPT_RETRY_MS]: 'sending' },
    },
    parking: {
      entry: assign({ tries: 0, withParked: false }),
      invoke: {
        src: 'park',
        input: ({ context }) => ({ deps: context.deps }),
        onDone: 'parked',
        onError: 'parked',
      },
    },
    // Not quiet: what the disk refused to park is still due, and would be tried for ever.
    parked: {
      on: { changed: 'batching' },
    },
  },
})
