// Tells the server how far was read here, so that other devices hear it.
//
//   unknown --the server's list of conversations--> quiet --a mark is ahead of the server's--> batching (1 s) --> uploading
//   uploading --taken--> quiet          --no--> failing (3 s, 5 tries) --> uploading    --> parked: until a mark or a connect
//
// What the server knows is kept in memory only: its list says it at the first connect. Only the newest mark of a
// conversation is sent; marks that came from the server are not sent back.

import { assign, fromPromise, setup } from 'xstate'
import type { LogDoor } from '../log/door.js'
import type { Changes } from '../model/changes.js'
import { type ConversationKey, groupOf, isGroupKey } from '../model/ids.js'
import { CONVERSATION_PAGE_SIZE } from '../model/limits.js'
import { compare, later, type Mark, START } from '../model/order.js'
import { readMarksCall } from '../wire/calls.js'
import { decodeDone } from '../wire/envelope.js'
import { type OnFault, unexpected } from './faults.js'
import { commitsActor } from './log-actors.js'
import type { Rest } from './rest.js'
import { TIMING } from './timing.js'

export interface MarksDeps {
  readonly log: LogDoor
  readonly rest: Rest
  readonly onFault: OnFault
}

export interface ReadMark {
  readonly key: ConversationKey
  readonly mark: Mark
}

export type MarksEvent =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | { readonly type: 'changed' }
  /** What the server knows: from its list, or from another device of mine. */
  | { readonly type: 'server-marks'; readonly marks: readonly ReadMark[] }

type Known = ReadonlyMap<ConversationKey, Mark>

export interface Context {
  readonly deps: MarksDeps
  readonly isConnected: boolean
  readonly known: Known
  readonly tries: number
}

interface Upload {
  /** False: worth another try. */
  readonly isOver: boolean
  readonly marks: readonly ReadMark[]
}

/**
 * Marks that the server does not know yet, at most one call of them. Of a group that was left it takes none: they wait for
 * the return. Source: S-RCPT-SEND-7.
 */
export function marksAhead(log: LogDoor, known: Known): readonly ReadMark[] {
  const { conversations, groups } = log.state()
  const isLeft = (key: ConversationKey): boolean =>
    isGroupKey(key) && groups.get(groupOf(key))?.leftAt !== undefined
  const ahead: ReadMark[] = []
  for (const { key, mark } of conversations.values())
    if (compare(mark, known.get(key) ?? START) > 0 && !isLeft(key)) ahead.push({ key, mark })
  return ahead.slice(0, CONVERSATION_PAGE_SIZE)
}

const withMarks = (known: Known, marks: readonly ReadMark[]): Known => {
  const all = new Map(known)
  for (const { key, mark } of marks) all.set(key, later(all.get(key) ?? START, mark))
  return all
}

const uploadActor = fromPromise<Upload, { readonly deps: MarksDeps; readonly known: Known }>(
  async ({ input: { deps, known }, signal }) => {
    const marks = marksAhead(deps.log, known)
    if (marks.length === 0) return { isOver: true, marks }
    const answer = await deps.rest.call(readMarksCall(marks), decodeDone, signal)
    // What the server refuses it will refuse again.
    return {
      isOver: answer.kind === 'ok' || answer.kind === 'refused' || answer.kind === 'signed-out',
      marks,
    }
  },
)

const concerns =
  ({ log }: MarksDeps) =>
  (changes: Changes): boolean => {
    const rows = log.state().conversations
    return [...changes.conversations].some((key) => compare(rows.get(key)?.mark ?? START, START) > 0)
  }

export const marksMachine = setup({
  types: {} as { context: Context; events: MarksEvent; input: MarksDeps },
  actors: { commits: commitsActor, upload: uploadActor },
  guards: {
    isAhead: ({ context }) => context.isConnected && marksAhead(context.deps.log, context.known).length > 0,
    isLastTry: ({ context }) => context.tries + 1 >= TIMING.RECEIPT_TRIES,
  },
  actions: {
    learn: assign({ known: ({ context }, marks: readonly ReadMark[]) => withMarks(context.known, marks) }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
  },
}).createMachine({
  id: 'marks',
  context: ({ input }) => ({ deps: input, isConnected: false, known: new Map(), tries: 0 }),
  invoke: {
    src: 'commits',
    id: 'commits',
    input: ({ context }) => ({ log: context.deps.log, concerns: concerns(context.deps) }),
  },
  initial: 'unknown',
  on: {
    connected: { actions: assign({ isConnected: true }) },
    disconnected: { actions: assign({ isConnected: false }) },
    changed: {},
    'server-marks': { actions: { type: 'learn', params: ({ event }) => event.marks } },
    '*': unexpected,
  },
  states: {
    unknown: {
      on: {
        'server-marks': {
          target: 'quiet',
          actions: { type: 'learn', params: ({ event }) => event.marks },
        },
      },
    },
    quiet: {
      entry: assign({ tries: 0 }),
      on: {
        changed: [{ guard: 'isAhead', target: 'batching' }, {}],
        connected: { target: 'quiet', reenter: true, actions: assign({ isConnected: true }) },
      },
      always: { guard: 'isAhead', target: 'batching' },
    },
    batching: {
      after: { [TIMING.MARKS_FLUSH_MS]: 'uploading' },
    },
    uploading: {
      invoke: {
        src: 'upload',
        input: ({ context }) => ({ deps: context.deps, known: context.known }),
        onDone: [
          {
            guard: ({ event }) => event.output.isOver,
            target: 'quiet',
            actions: { type: 'learn', params: ({ event }) => event.output.marks },
          },
          { guard: 'isLastTry', target: 'parked' },
          { target: 'failing', actions: 'countTry' },
        ],
        onError: 'parked',
      },
    },
    failing: {
      after: { [TIMING.MARKS_ERROR_MS]: 'uploading' },
    },
    parked: {
      on: {
        changed: 'quiet',
        connected: { target: 'quiet', actions: assign({ isConnected: true }) },
      },
    },
  },
})
