// The check of devices before a call.
//
//   opening --came--> ready --choose--> opening
//      \--nothing came--> refused --retry or choose--> opening
//
// What was opened is stopped whenever it is left, and when the check is closed: the call opens its own. An exit action would not run
// then, the end of what holds it does.

import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { type Opened, openDevices, stopStream, type Wanted } from './open-devices'

type Event = { readonly type: 'choose'; readonly wanted: Partial<Wanted> } | { readonly type: 'retry' }

const NOTHING: Opened = { stream: null, noMicrophone: null, noCamera: null }

/** What is open while somebody looks at it. */
const HELD = {
  src: 'hold',
  input: ({ context }: { context: { opened: Opened } }) => context.opened.stream,
} as const

/** Made of how devices are opened, so that a test can hand out its own. */
export const createDeviceCheck = (open: (wanted: Wanted) => Promise<Opened> = openDevices) =>
  setup({
    types: {
      context: {} as { wanted: Wanted; opened: Opened },
      events: {} as Event,
      input: {} as Wanted,
    },
    actors: {
      open: fromPromise<Opened, Wanted>(async ({ input, signal }) => {
        const opened = await open(input)
        // Nobody waits for it any more.
        if (signal.aborted) stopStream(opened.stream)
        return opened
      }),
      hold: fromCallback<Event, MediaStream | null>(
        ({ input }) =>
          () =>
            stopStream(input),
      ),
    },
    actions: {
      want: assign({
        wanted: ({ context, event }) =>
          event.type === 'choose' ? { ...context.wanted, ...event.wanted } : context.wanted,
      }),
      forget: assign({ opened: NOTHING }),
    },
  }).createMachine({
    id: 'device-check',
    context: ({ input }) => ({ wanted: input, opened: NOTHING }),
    initial: 'opening',
    on: { choose: { target: '.opening', reenter: true, actions: 'want' } },
    states: {
      opening: {
        entry: 'forget',
        invoke: {
          src: 'open',
          input: ({ context }) => context.wanted,
          onDone: [
            {
              guard: ({ event }) => event.output.noMicrophone === null,
              target: 'ready',
              actions: assign({ opened: ({ event }) => event.output }),
            },
            { target: 'refused', actions: assign({ opened: ({ event }) => event.output }) },
          ],
          onError: {
            target: 'refused',
            actions: assign({ opened: { ...NOTHING, noMicrophone: 'failed' as const } }),
          },
        },
      },
      ready: { invoke: HELD },
      refused: { invoke: HELD, on: { retry: 'opening' } },
    },
  })
