// Sending money as a machine:
//
//   filling --NEXT--> confirming --SEND--> sending --> sent
//           <--BACK--   (PIN)                      --> confirming, with what was refused: nothing was sent
//                                                  --> unsure: no answer came. The same try again: never another one
//
// A try has a key, and the server moves money once a key: so it stays, over a reload too, until what is typed changes. The PIN
// is never kept.

import { assign, fromPromise, setup } from 'xstate'

/** What is kept over a reload. `fields`: what was typed, as text. */
export interface Kept<Fields> {
  readonly fields: Fields
  readonly onceKey: string
  /** It went out, and no answer came. */
  readonly isTried: boolean
}

export interface Order<Fields> {
  readonly fields: Fields
  readonly onceKey: string
  readonly pin: string
}

/** What a try comes to; `refused`: why, in words. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly why: string; readonly isOfPin: boolean }
  | { readonly kind: 'unsure' }

const faultOf = (outcome: Outcome): Pick<Context<unknown>, 'failure' | 'isOfPin'> =>
  outcome.kind === 'refused'
    ? { failure: outcome.why, isOfPin: outcome.isOfPin }
    : { failure: null, isOfPin: false }

interface Context<Fields> extends Kept<Fields> {
  /** Whether the money went is not known: a PIN that was wrong now says nothing of the try before. */
  readonly isUnsure: boolean
  readonly pin: string
  readonly failure: string | null
  /** The failure is about the PIN. */
  readonly isOfPin: boolean
}

type Event<Fields> =
  | { readonly type: 'CHANGE'; readonly fields: Fields }
  | { readonly type: 'NEXT' | 'BACK' }
  | { readonly type: 'SEND'; readonly pin: string }

/** `newKey` makes the key of another try; `send` is handed in by whoever runs it. */
export const sendingOf = <Fields>(newKey: () => string) =>
  setup({
    types: {} as { context: Context<Fields>; events: Event<Fields>; input: Kept<Fields> },
    actors: {
      send: fromPromise<Outcome, Order<Fields>>(() => Promise.reject(new Error('No way to send was given.'))),
    },
    guards: {
      isTried: ({ context }) => context.isTried,
    },
  }).createMachine({
    id: 'sending',
    context: ({ input }) => ({ ...input, isUnsure: input.isTried, pin: '', failure: null, isOfPin: false }),
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isTried', target: 'unsure' }, { target: 'filling' }] },
      filling: {
        on: {
          CHANGE: {
            actions: assign(({ event }) => ({ fields: event.fields, onceKey: newKey(), failure: null })),
          },
          NEXT: { target: 'confirming', actions: assign(() => ({ failure: null })) },
        },
      },
      confirming: {
        on: {
          BACK: { target: 'filling', actions: assign(() => ({ failure: null })) },
          SEND: { target: 'sending', actions: assign(({ event }) => ({ pin: event.pin, failure: null })) },
        },
      },
      sending: {
        // Before the call goes out: a page that is closed now asks again with the same key.
        entry: assign(() => ({ isTried: true })),
        exit: assign(() => ({ pin: '' })),
        invoke: {
          src: 'send',
          input: ({ context: { fields, onceKey, pin } }) => ({ fields, onceKey, pin }),
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'sent',
              target: 'sent',
              actions: assign(() => ({ isTried: false })),
            },
            {
              guard: ({ context: { isUnsure }, event: { output } }) =>
                output.kind === 'unsure' || (output.kind === 'refused' && output.isOfPin && isUnsure),
              target: 'unsure',
              actions: assign(({ event }) => faultOf(event.output)),
            },
            {
              target: 'confirming',
              actions: assign(({ event }) => ({
                isTried: false,
                isUnsure: false,
                ...faultOf(event.output),
              })),
            },
          ],
          onError: 'unsure',
        },
      },
      unsure: {
        entry: assign(() => ({ isUnsure: true })),
        on: {
          SEND: { target: 'sending', actions: assign(({ event }) => ({ pin: event.pin, failure: null })) },
        },
      },
      sent: { type: 'final' },
    },
  })
