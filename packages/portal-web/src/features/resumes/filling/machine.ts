// Filling a resume from a PDF as a machine:
//
//   choosing --READ--> reading --> checking --SAVE--> saving --> done (the editor is opened)
//                        | CANCEL > choosing   ^        |
//                        v                     +--------+ what did not get through goes on where it stopped
//                      failed --AGAIN--> reading, --CHOOSE--> choosing
//
// Nothing is saved before somebody says so.

import { assign, fromPromise, setup } from 'xstate'
import type { Parsed } from '../../../contract/parsed'
import type { Failure } from '../../../http/failure'
import { randomKey } from '../../../lib/random-key'
import type { Paper, Slot, Value } from '../rules/paper'
import { type Item, itemsOf, written } from './items'

/** A PDF of this device, or one of the attached files. */
export type Pdf =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'attached'; readonly id: number; readonly name: string }

/** Why a PDF was not read: the fault of a file, or of the call. */
export type ReadFault = 'kind' | 'size' | 'empty' | 'no_text' | 'encrypted' | 'unreadable' | 'gone'
export type Read =
  | { readonly kind: 'read'; readonly parsed: Parsed }
  | { readonly kind: 'failed'; readonly why: ReadFault | Failure }

/** null: a new one of this name. */
export interface Target {
  readonly resumeId: number | null
  readonly name: string
  readonly paper: Paper
}

/** How far saving got: it goes on from there. */
export interface Progress {
  /** null: a new resume is not made yet. */
  readonly resumeId: number | null
  readonly done: readonly Slot[]
  /** Of every try to make something. */
  readonly onceKey: string
}
export type Saved =
  | { readonly kind: 'saved'; readonly resumeId: number; readonly percent: number }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly progress: Progress }

export interface Saving {
  readonly items: readonly Item[]
  readonly target: Target
  readonly progress: Progress
}

interface Context {
  readonly pdf: Pdf | null
  readonly parsed: Parsed | null
  readonly items: readonly Item[]
  readonly why: ReadFault | Failure | null
  readonly failure: Failure | null
  readonly saving: Omit<Saving, 'items'> | null
  readonly saved: Extract<Saved, { kind: 'saved' }> | null
}

type Event =
  | { readonly type: 'READ'; readonly pdf: Pdf }
  | { readonly type: 'CANCEL' | 'AGAIN' | 'CHOOSE' }
  | { readonly type: 'TAKE'; readonly key: string; readonly isTaken: boolean }
  | { readonly type: 'WRITE'; readonly key: string; readonly name: string; readonly value: Value }
  | { readonly type: 'SAVE'; readonly target: Target }

const EMPTY_CONTEXT: Context = {
  pdf: null,
  parsed: null,
  items: [],
  why: null,
  failure: null,
  saving: null,
  saved: null,
}

const newProgress = (resumeId: number | null): Progress => ({ resumeId, done: [], onceKey: randomKey() })

/** `read` and `save` are handed in by whoever runs it: `filling.provide({ actors: { read, save } })`. */
export const filling = setup({
  types: {} as { context: Context; events: Event; input: Pdf | null },
  actors: {
    read: fromPromise<Read, Pdf | null>(() => Promise.reject(new Error('No way to read was handed in.'))),
    save: fromPromise<Saved, Saving>(() => Promise.reject(new Error('No way to save was handed in.'))),
  },
}).createMachine({
  id: 'filling',
  context: ({ input }) => ({ ...EMPTY_CONTEXT, pdf: input }),
  initial: 'begin',
  states: {
    begin: { always: [{ guard: ({ context }) => context.pdf !== null, target: 'reading' }, 'choosing'] },
    choosing: {
      entry: assign(EMPTY_CONTEXT),
      on: { READ: { target: 'reading', actions: assign(({ event }) => ({ pdf: event.pdf })) } },
    },
    reading: {
      on: { CANCEL: 'choosing' },
      invoke: {
        src: 'read',
        input: ({ context }) => context.pdf,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'read',
            target: 'checking',
            actions: assign(({ event }) =>
              event.output.kind === 'read'
                ? { parsed: event.output.parsed, items: itemsOf(event.output.parsed) }
                : {},
            ),
          },
          {
            target: 'failed',
            actions: assign(({ event }) => (event.output.kind === 'failed' ? { why: event.output.why } : {})),
          },
        ],
        onError: { target: 'failed', actions: assign({ why: { kind: 'failed' } }) },
      },
    },
    failed: {
      on: {
        AGAIN: { target: 'reading', actions: assign({ why: null }) },
        CHOOSE: 'choosing',
        READ: { target: 'reading', actions: assign(({ event }) => ({ pdf: event.pdf, why: null })) },
      },
    },
    checking: {
      on: {
        CHOOSE: 'choosing',
        TAKE: {
          actions: assign(({ context, event }) => ({
            items: context.items.map((item) =>
              item.key === event.key ? { ...item, isTaken: event.isTaken } : item,
            ),
          })),
        },
        WRITE: {
          actions: assign(({ context, event }) => ({
            items: context.items.map((item) =>
              item.key === event.key ? written(item, event.name, event.value) : item,
            ),
          })),
        },
        SAVE: {
          target: 'saving',
          actions: assign(({ context, event: { target } }) => ({
            failure: null,
            // Another resume is another try; the same one goes on.
            saving:
              context.saving?.target.resumeId === target.resumeId
                ? { ...context.saving, target }
                : { target, progress: newProgress(target.resumeId) },
          })),
        },
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { items, saving } }) => {
          if (saving === null) throw new Error('Nothing was said to be saved')
          return { items, ...saving }
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'done',
            actions: assign(({ event }) => (event.output.kind === 'saved' ? { saved: event.output } : {})),
          },
          {
            target: 'checking',
            actions: assign(({ context, event }) =>
              event.output.kind === 'failed' && context.saving !== null
                ? {
                    failure: event.output.failure,
                    saving: { ...context.saving, progress: event.output.progress },
                  }
                : {},
            ),
          },
        ],
        onError: { target: 'checking', actions: assign({ failure: { kind: 'failed' } }) },
      },
    },
    done: { type: 'final' },
  },
})
