// Fetches the members of groups, five groups at once, an actor for each group that waits for its list.
//
//   fetching --each of the five has come--> fetching (the next five) | over, when none is left or one failed
//
// A group that gives no list is named and left alone; what was fetched is in the log, so a stop loses nothing.

import { type EventObject, enqueueActions, fromCallback, setup } from 'xstate'
import type { GroupId } from '../model/ids.js'
import { MEMBER_FETCH_BATCH } from '../model/limits.js'
import { membersCall } from '../wire/calls.js'
import { decodeMembers } from '../wire/tables.js'
import { DONE, FAILED, failureOf, type PullDeps, type StepResult, worstOf } from './catch-up.js'
import { type OnFault, unexpected } from './faults.js'

export interface MembersDeps extends PullDeps {
  readonly onFault: OnFault
}

export interface MembersInput {
  readonly deps: MembersDeps
  readonly groups: readonly GroupId[]
}

export interface MembersResult {
  readonly result: StepResult
  /** Groups whose members the server does not give. */
  readonly unavailable: readonly GroupId[]
}

interface Context extends MembersResult {
  readonly deps: MembersDeps
  readonly left: readonly GroupId[]
  readonly fetching: ReadonlySet<GroupId>
}

export interface MembersEvent {
  readonly type: 'fetched'
  readonly groupId: GroupId
  readonly result: StepResult | { readonly kind: 'unavailable' }
}

async function fetchMembers(
  { rest, log }: MembersDeps,
  groupId: GroupId,
  signal: AbortSignal,
): Promise<MembersEvent['result']> {
  const table = await rest.call(membersCall(groupId), decodeMembers, signal)
  if (signal.aborted) return FAILED
  if (table.kind === 'refused') return { kind: 'unavailable' }
  if (table.kind !== 'ok') return failureOf(table)
  const outcome = await log.submit({ type: 'load-members', groupId, members: table.items })
  return outcome.ok ? DONE : FAILED
}

const groupActor = fromCallback<EventObject, { readonly deps: MembersDeps; readonly groupId: GroupId }>(
  ({ input: { deps, groupId }, sendBack }) => {
    const over = new AbortController()
    void fetchMembers(deps, groupId, over.signal).then((result) =>
      sendBack({ type: 'fetched', groupId, result }),
    )
    return () => over.abort()
  },
)

const isOver = ({ context: { left, result } }: { readonly context: Context }): boolean =>
  left.length === 0 || result.kind !== 'done'

export const membersMachine = setup({
  types: {} as { context: Context; events: MembersEvent; input: MembersInput; output: MembersResult },
  actors: { group: groupActor },
  actions: {
    begin: enqueueActions(({ context: { deps, left }, enqueue }) => {
      const batch = left.slice(0, MEMBER_FETCH_BATCH)
      for (const groupId of batch) enqueue.spawnChild('group', { id: groupId, input: { deps, groupId } })
      enqueue.assign({ left: left.slice(batch.length), fetching: new Set(batch) })
    }),
    take: enqueueActions(({ context, event: { groupId, result }, enqueue }) => {
      const isGiven = result.kind !== 'unavailable'
      enqueue.stopChild(groupId)
      enqueue.assign({
        fetching: new Set([...context.fetching].filter((one) => one !== groupId)),
        unavailable: isGiven ? context.unavailable : [...context.unavailable, groupId],
        result: isGiven ? worstOf([context.result, result]) : context.result,
      })
    }),
  },
}).createMachine({
  id: 'members',
  context: ({ input: { deps, groups } }) => ({
    deps,
    left: groups,
    fetching: new Set(),
    result: DONE,
    unavailable: [],
  }),
  on: { '*': unexpected },
  initial: 'fetching',
  states: {
    fetching: {
      entry: 'begin',
      on: {
        fetched: { guard: ({ context, event }) => context.fetching.has(event.groupId), actions: 'take' },
      },
      always: [
        { guard: ({ context }) => context.fetching.size > 0 },
        { guard: isOver, target: 'over' },
        { target: 'fetching', reenter: true },
      ],
    },
    over: { type: 'final' },
  },
  output: ({ context: { result, unavailable } }) => ({ result, unavailable }),
})
