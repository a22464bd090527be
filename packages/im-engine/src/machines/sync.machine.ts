// Keeps committed state up with the server while the socket is connected.
//
//   idle --connected--> directory -> notices -> messages -> gaps -> resting (3 s) -> waiting (30 s) -> directory ..
//    ^                      \           | 3 s    \            | \         \ an open gap or an unknown group: at once
//    |                       \          |         \           +--+-- a group that a notice brought: directory
//    +-- disconnected ---    +----------+---------+------------+--> failing (3 s, or what Retry-After says) -> directory
//
// Notices that take longer than 3 s are left for the next round, which then comes after 3 s. All steps act on committed
// state (cursors, gaps, groups without members), so a round that was cut short is simply done again.

import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import type { GroupId } from '../model/ids.js'
import type { ConversationInfo } from '../model/notice.js'
import { FAILED, pullStream, type StepResult, worstOf } from './catch-up.js'
import { type DirectoryResult, isWithoutMembers, loadDirectory } from './directory.js'
import { type OnFault, unexpected } from './faults.js'
import { fillGaps, hasGap } from './gaps.js'
import { type ManagersDeps, pullService, refreshManagers } from './managers.js'
import { TIMING } from './timing.js'

export interface SyncDeps extends ManagersDeps {
  readonly onFault: OnFault
}

export type SyncEvent =
  | { readonly type: 'connected'; readonly generation: number }
  | { readonly type: 'disconnected' }
  /** A commit left an open gap, or a group without its members. */
  | { readonly type: 'wanting' }
  /** The disk lost what was fetched: everything is wanted again. */
  | { readonly type: 'renewed' }

export type SyncEmitted =
  /** The first whole round of a connection is in the log. */
  | { readonly type: 'caught-up'; readonly generation: number }
  /** The server's conversation list, as it was loaded. */
  | { readonly type: 'conversations'; readonly items: readonly ConversationInfo[] }

export interface Context {
  readonly deps: SyncDeps
  readonly generation: number
  readonly isDirectoryLoaded: boolean
  readonly unavailable: ReadonlySet<GroupId>
  /** A step of this round failed and the round went on. */
  readonly hasFailed: boolean
  readonly isCaughtUp: boolean
  readonly waitMs: number
}

type StepInput = { readonly deps: SyncDeps }

const directoryActor = fromPromise<
  DirectoryResult,
  StepInput & { readonly isFirst: boolean; readonly skip: ReadonlySet<GroupId> }
>(async ({ input: { deps, isFirst, skip }, signal }) => {
  const loaded = await loadDirectory(deps, isFirst, skip, signal)
  if (loaded.result.kind === 'done') await refreshManagers(deps, signal)
  return loaded
})

const noticesActor = fromPromise<StepResult, StepInput>(async ({ input: { deps }, signal }) =>
  worstOf(
    await Promise.all([
      pullStream(deps, 'person-notices', signal),
      pullStream(deps, 'group-notices', signal),
    ]),
  ),
)

const messagesActor = fromPromise<StepResult, StepInput>(async ({ input: { deps }, signal }) =>
  worstOf(
    await Promise.all([
      pullStream(deps, 'person-messages', signal),
      pullStream(deps, 'group-messages', signal),
      pullService(deps, signal),
    ]),
  ),
)

const gapsActor = fromPromise<StepResult, StepInput>(({ input: { deps }, signal }) => fillGaps(deps, signal))

/** Sees what a commit leaves to be fetched; only rows that changed are looked at. */
const wantsActor = fromCallback<{ readonly type: never }, StepInput>(({ input: { deps }, sendBack }) =>
  deps.log.onCommit((changes) => {
    const { conversations, groups } = deps.log.state()
    const isWanting =
      [...changes.conversations].some((key) => hasGap(conversations.get(key))) ||
      (changes.groups && [...groups.values()].some(isWithoutMembers))
    if (isWanting) sendBack({ type: 'wanting' })
  }),
)

const isDone = ({ event }: { readonly event: { readonly output: StepResult } }): boolean =>
  event.output.kind === 'done'
const isOver = ({ event }: { readonly event: { readonly output: StepResult } }): boolean =>
  event.output.kind === 'signed-out'

/** The notices of this round brought one; its name and members come with the lists. */
const hasUnknownGroup = ({ deps, hasFailed, unavailable }: Context): boolean =>
  !hasFailed &&
  [...deps.log.state().groups.values()].some(
    (group) => isWithoutMembers(group) && !unavailable.has(group.groupId),
  )

export const syncMachine = setup({
  types: {} as { context: Context; events: SyncEvent; emitted: SyncEmitted; input: SyncDeps },
  actors: {
    directory: directoryActor,
    notices: noticesActor,
    messages: messagesActor,
    gaps: gapsActor,
    wants: wantsActor,
  },
  actions: {
    begin: assign((_, generation: number) => ({
      generation,
      isCaughtUp: false,
      unavailable: new Set<GroupId>(),
    })),
    forget: assign({ isDirectoryLoaded: false, isCaughtUp: false, unavailable: new Set<GroupId>() }),
    noteFailed: assign(({ context }, result: StepResult) => ({
      hasFailed: true,
      waitMs: Math.max(
        context.waitMs,
        TIMING.SYNC_ERROR_MS,
        result.kind === 'failed' ? result.retryAfterMs : 0,
      ),
    })),
    finishRound: enqueueActions(({ context, enqueue }) => {
      if (context.isCaughtUp || context.hasFailed) return
      enqueue.assign({ isCaughtUp: true })
      enqueue.emit({ type: 'caught-up', generation: context.generation })
    }),
  },
  delays: { wait: ({ context }) => context.waitMs },
}).createMachine({
  id: 'sync',
  context: ({ input }) => ({
    deps: input,
    generation: 0,
    isDirectoryLoaded: false,
    unavailable: new Set(),
    hasFailed: false,
    isCaughtUp: false,
    waitMs: 0,
  }),
  invoke: { src: 'wants', id: 'wants', input: ({ context }) => ({ deps: context.deps }) },
  initial: 'idle',
  on: {
    connected: {
      target: '.directory',
      actions: { type: 'begin', params: ({ event }) => event.generation },
    },
    disconnected: '.idle',
    // While a round runs it meets what it finds; what comes later is found by the next.
    wanting: {},
    renewed: { target: '.directory', actions: 'forget' },
    '*': unexpected,
  },
  states: {
    idle: { on: { renewed: { actions: 'forget' } } },
    directory: {
      entry: assign({ hasFailed: false, waitMs: 0 }),
      invoke: {
        src: 'directory',
        input: ({ context }) => ({
          deps: context.deps,
          isFirst: !context.isDirectoryLoaded,
          skip: context.unavailable,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.result.kind === 'done',
            target: 'notices',
            actions: [
              assign(({ context, event }) => ({
                isDirectoryLoaded: true,
                unavailable: new Set([...context.unavailable, ...event.output.unavailable]),
              })),
              emit(({ event }) => ({
                type: 'conversations' as const,
                items: event.output.conversations,
              })),
            ],
          },
          { guard: ({ event }) => event.output.result.kind === 'signed-out', target: 'idle' },
          {
            target: 'failing',
            actions: { type: 'noteFailed', params: ({ event }) => event.output.result },
          },
        ],
        onError: { target: 'failing', actions: { type: 'noteFailed', params: FAILED } },
      },
    },
    notices: {
      invoke: {
        src: 'notices',
        input: ({ context }) => ({ deps: context.deps }),
        onDone: [
          { guard: isDone, target: 'messages' },
          { guard: isOver, target: 'idle' },
          { target: 'messages', actions: { type: 'noteFailed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'messages', actions: { type: 'noteFailed', params: FAILED } },
      },
      after: {
        [TIMING.NOTICES_MS]: { target: 'messages', actions: { type: 'noteFailed', params: FAILED } },
      },
    },
    messages: {
      invoke: {
        src: 'messages',
        input: ({ context }) => ({ deps: context.deps }),
        onDone: [
          { guard: isDone, target: 'gaps' },
          { guard: isOver, target: 'idle' },
          { target: 'failing', actions: { type: 'noteFailed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failing', actions: { type: 'noteFailed', params: FAILED } },
      },
    },
    gaps: {
      invoke: {
        src: 'gaps',
        input: ({ context }) => ({ deps: context.deps }),
        onDone: [
          {
            guard: ({ context, event }) => isDone({ event }) && hasUnknownGroup(context),
            target: 'directory',
          },
          { guard: ({ context, event }) => isDone({ event }) && !context.hasFailed, target: 'resting' },
          { guard: isOver, target: 'idle' },
          { target: 'failing', actions: { type: 'noteFailed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failing', actions: { type: 'noteFailed', params: FAILED } },
      },
    },
    resting: {
      entry: 'finishRound',
      after: { [TIMING.SYNC_REST_MS]: 'waiting' },
      on: { wanting: 'directory' },
    },
    waiting: {
      after: { [TIMING.SYNC_EVERY_MS]: 'directory' },
      on: { wanting: 'directory' },
    },
    failing: {
      after: { wait: 'directory' },
    },
  },
})
