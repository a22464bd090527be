// Filling a resume from a PDF as a machine:
//
//   choosing --READ--> reading --> checking --SAVE--> saving --> done (the editor is opened)
//                        | CANCEL > choosing   ^        |
//                        v                     +--------+ what did not get through goes on where it stopped
//                      failed --AGAIN--> reading
//
// Nothing is saved before somebody says so. While something is checked another PDF may be read: CANCEL goes back to what was
// checked, which is there until the other one is read. A reading that was kept (kept-reading.ts) begins in `checking`.

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
  | {
      readonly kind: 'saved'
      readonly resumeId: number
      readonly percent: number
      /** What is not whole: it waits in the editor, as something that was begun there. */
      readonly begun: readonly Slot[]
    }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly progress: Progress }

export interface Saving {
  readonly items: readonly Item[]
  readonly target: Target
  readonly progress: Progress
}

/** What was read of a PDF, and how far the person came with it. */
export interface Reading {
  /** Of the PDF, e.g. "cv.pdf". */
  readonly name: string
  /** Of the attached file that it is; null: one of this device. */
  readonly fileId: number | null
  /** null: nothing was read. */
  readonly text: Parsed['text'] | null
  readonly items: readonly Item[]
  /** The resume that is to be updated; null: a new one. */
  readonly targetId: number | null
  readonly saving: Omit<Saving, 'items'> | null
}

interface Context extends Reading {
  /** The one that is being read, or could not be. */
  readonly pdf: Pdf | null
  readonly why: ReadFault | Failure | null
  readonly failure: Failure | null
  readonly saved: Extract<Saved, { kind: 'saved' }> | null
}

type Event =
  | { readonly type: 'READ'; readonly pdf: Pdf }
  | { readonly type: 'CANCEL' | 'AGAIN' }
  | { readonly type: 'TARGET'; readonly resumeId: number | null }
  | { readonly type: 'TAKE'; readonly key: string; readonly isTaken: boolean }
  | { readonly type: 'WRITE'; readonly key: string; readonly name: string; readonly value: Value }
  | { readonly type: 'SAVE'; readonly target: Target }

const NOTHING: Reading = { name: '', fileId: null, text: null, items: [], targetId: null, saving: null }

/** What it begins with: a PDF that is read at once, or a reading that was kept. */
interface Input {
  readonly pdf: Pdf | null
  readonly kept: Reading | null
}

/** e.g. "cv.pdf"; "" = none */
export const fileName = (pdf: Pdf | null): string =>
  pdf === null ? '' : pdf.kind === 'file' ? pdf.file.name : pdf.name

/** The name is new, and so is whatever was begun to be saved; where it goes is not. */
const readingOf = (pdf: Pdf | null, { fields, text }: Parsed) => ({
  ...{ pdf: null, failure: null, saving: null, text, items: itemsOf(fields) },
  ...{ name: fileName(pdf), fileId: pdf?.kind === 'attached' ? pdf.id : null },
})

const newProgress = (resumeId: number | null): Progress => ({ resumeId, done: [], onceKey: randomKey() })

/** `read` and `save` are handed in by whoever runs it: `filling.provide({ actors: { read, save } })`. */
export const filling = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: {
    read: fromPromise<Read, Pdf | null>(() => Promise.reject(new Error('No way to read was handed in.'))),
    save: fromPromise<Saved, Saving>(() => Promise.reject(new Error('No way to save was handed in.'))),
  },
  guards: { isRead: ({ context }) => context.text !== null },
}).createMachine({
  id: 'filling',
  context: ({ input: { pdf, kept } }) => ({
    ...NOTHING,
    ...kept,
    ...{ pdf: kept === null ? pdf : null, why: null, failure: null, saved: null },
  }),
  initial: 'begin',
  states: {
    begin: {
      always: [
        { guard: ({ context }) => context.pdf !== null, target: 'reading' },
        { guard: 'isRead', target: 'checking' },
        'choosing',
      ],
    },
    choosing: {
      entry: assign({ pdf: null, why: null }),
      on: { READ: { target: 'reading', actions: assign(({ event }) => ({ pdf: event.pdf })) } },
    },
    reading: {
      on: { CANCEL: [{ guard: 'isRead', target: 'checking' }, 'choosing'] },
      invoke: {
        src: 'read',
        input: ({ context }) => context.pdf,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'read',
            target: 'checking',
            actions: assign(({ context, event }) =>
              event.output.kind === 'read' ? readingOf(context.pdf, event.output.parsed) : {},
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
        CANCEL: [{ guard: 'isRead', target: 'checking' }, 'choosing'],
        READ: { target: 'reading', actions: assign(({ event }) => ({ pdf: event.pdf, why: null })) },
      },
    },
    checking: {
      on: {
        READ: { target: 'reading', actions: assign(({ event }) => ({ pdf: event.pdf })) },
        TARGET: { actions: assign(({ event }) => ({ targetId: event.resumeId })) },
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
