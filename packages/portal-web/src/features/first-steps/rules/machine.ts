// The first steps as a machine:
//
//   asking --GO--> asking      one question after another; the address says which, and Back goes back
//          --FINISH--> saving --> done (the end is shown)
//                             --> asking, with what went wrong; nothing is lost
//
// The answers stay through all of it, a reload too: whoever starts the machine hands in what was kept.

import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../../../http/failure'
import { type Answers, QUESTIONS, type Question, without } from './answers'

/** The pages in their order; the last one shows what fits. */
export const STEPS = [...(Object.keys(QUESTIONS) as Question[]), 'end'] as const
export type Step = (typeof STEPS)[number]

/** The resume that was begun; null where nothing was said that could be one. */
export interface Begun {
  readonly resumeId: number
  readonly percent: number
}

/** What is kept of it over a reload. */
export interface Kept {
  readonly step: Step
  readonly answers: Answers
  readonly begun: Begun | null
  /** Of the try to save: one whose answer was lost is made once. */
  readonly onceKey: string
  /** The end was reached: it can be shown again. */
  readonly isOver: boolean
}

interface Context extends Kept {
  readonly failure: Failure | null
}

type Event =
  | { readonly type: 'GO'; readonly step: Step }
  | { readonly type: 'ANSWER'; readonly change: Partial<Answers> }
  /** Takes back what was answered here. */
  | { readonly type: 'CLEAR' }
  | { readonly type: 'FINISH' }

/** What saving comes to. */
export type Saved =
  | { readonly kind: 'saved'; readonly begun: Begun | null }
  | { readonly kind: 'failed'; readonly failure: Failure }

export interface Saving {
  readonly answers: Answers
  readonly onceKey: string
}

/** `save` is handed in by whoever runs it: `firstSteps.provide({ actors: { save } })`. */
export const firstSteps = setup({
  types: {} as { context: Context; events: Event; input: Kept },
  actors: {
    save: fromPromise<Saved, Saving>(() => Promise.reject(new Error('No way to save was handed in.'))),
  },
  guards: {
    /** The end is shown to nobody before something was saved. */
    isReachable: ({ context, event }) => event.type === 'GO' && (event.step !== 'end' || context.isOver),
  },
}).createMachine({
  id: 'firstSteps',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        GO: { guard: 'isReachable', actions: assign(({ event }) => ({ step: event.step, failure: null })) },
        ANSWER: {
          actions: assign(({ context, event }) => ({ answers: { ...context.answers, ...event.change } })),
        },
        CLEAR: {
          actions: assign(({ context: { answers, step } }) => ({
            answers: step === 'end' ? answers : without(answers, step),
          })),
        },
        FINISH: 'saving',
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { answers, onceKey } }) => ({ answers, onceKey }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'asking',
            actions: assign(({ event }) => ({
              step: 'end' as const,
              isOver: true,
              failure: null,
              begun: event.output.kind === 'saved' ? event.output.begun : null,
            })),
          },
          {
            target: 'asking',
            actions: assign(({ event }) => ({
              failure: event.output.kind === 'failed' ? event.output.failure : null,
            })),
          },
        ],
      },
    },
  },
})
