// Tells the server what was set on conversations here: pinned, muted, archived, marked as unread, deleted from the list; and
// which messages were deleted for oneself or put back.
//
//   unlisted --the server's list is in the log--> quiet --something is unsent--> sending --taken--> quiet
//   sending  --no answer--> failing (3 s, 5 tries) --> sending    --> parked: until a change or a connect
//      \--refused (not a member, not yet)--> parked
//
// It waits for the list, or an older list that is still on its way would undo what was just sent.

import { assign, fromPromise, setup } from 'xstate'
import type { LogDoor } from '../log/door.js'
import { type Conversation, settingsOf } from '../model/conversation.js'
import { type ConversationKey, groupOf, isGroupKey } from '../model/ids.js'
import type { ProcessInput } from '../model/input.js'
import { ERASE_MAX } from '../model/limits.js'
import { type Call, deleteConversationCall, eraseCall, settingCall } from '../wire/calls.js'
import { decodeDone } from '../wire/envelope.js'
import { type OnFault, unexpected } from './faults.js'
import { commitsActor } from './log-actors.js'
import type { Rest } from './rest.js'
import { TIMING } from './timing.js'

export interface SettingsDeps {
  readonly log: LogDoor
  readonly rest: Rest
  readonly onFault: OnFault
}

export type SettingsEvent =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | { readonly type: 'changed' }
  /** The server's list of conversations is committed. */
  | { readonly type: 'listed' }
  /** It will be fetched anew. */
  | { readonly type: 'renewed' }

export interface Context {
  readonly deps: SettingsDeps
  readonly isConnected: boolean
  readonly tries: number
}

const isUnsent = (row: Conversation | undefined): boolean =>
  row !== undefined && (row.hasUnsentSettings || row.unsentErasures.length > 0)

/** Of a group that was left the server takes none: they wait for the return. Source: S-CREW-19. */
function unsentIn(log: LogDoor): readonly Conversation[] {
  const { conversations, groups } = log.state()
  const isLeft = (key: ConversationKey): boolean =>
    isGroupKey(key) && groups.get(groupOf(key))?.leftAt !== undefined
  return [...conversations.values()].filter((row) => isUnsent(row) && !isLeft(row.key))
}

/** `refused`: the server takes it later or never. */
export type Uploaded = 'taken' | 'refused' | 'unanswered'

/** What is set first: a call that the server took is known as such, whatever comes of the next. */
async function upload(deps: SettingsDeps, row: Conversation, signal: AbortSignal): Promise<Uploaded> {
  const { key, isDeleted, archivedTo, unsentErasures } = row
  if (row.hasUnsentSettings) {
    const settings = settingsOf(row)
    const calls = [
      settingCall(key, settings, archivedTo),
      ...(isDeleted ? [deleteConversationCall(key)] : []),
    ]
    return tell(deps, calls, { type: 'settings-sent', key, settings }, signal)
  }
  const erasures = unsentErasures.slice(0, ERASE_MAX)
  return tell(deps, [eraseCall(key, erasures)], { type: 'erasures-sent', key, erasures }, signal)
}

async function tell(
  { log, rest }: SettingsDeps,
  calls: readonly Call[],
  taken: ProcessInput,
  signal: AbortSignal,
): Promise<Uploaded> {
  for (const call of calls) {
    const answer = await rest.call(call, decodeDone, signal)
    if (answer.kind === 'refused') return 'refused'
    if (answer.kind !== 'ok') return 'unanswered'
  }
  return (await log.submit(taken)).ok ? 'taken' : 'unanswered'
}

/** One after the other; what is refused does not hold up the rest. */
const uploadActor = fromPromise<Uploaded, SettingsDeps>(async ({ input: deps, signal }) => {
  const refused = new Set<ConversationKey>()
  for (;;) {
    const row = unsentIn(deps.log).find(({ key }) => !refused.has(key))
    if (row === undefined) return refused.size === 0 ? 'taken' : 'refused'
    const uploaded = await upload(deps, row, signal)
    if (uploaded === 'unanswered') return uploaded
    if (uploaded === 'refused') refused.add(row.key)
  }
})

export const settingsMachine = setup({
  types: {} as { context: Context; events: SettingsEvent; input: SettingsDeps },
  actors: { commits: commitsActor, upload: uploadActor },
  guards: {
    isUnsent: ({ context }) => context.isConnected && unsentIn(context.deps.log).length > 0,
    isLastTry: ({ context }) => context.tries + 1 >= TIMING.RECEIPT_TRIES,
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
  },
}).createMachine({
  id: 'settings',
  context: ({ input }) => ({ deps: input, isConnected: false, tries: 0 }),
  invoke: {
    src: 'commits',
    id: 'commits',
    input: ({ context: { deps } }) => ({
      log: deps.log,
      concerns: (changes) =>
        [...changes.conversations].some((key) => isUnsent(deps.log.state().conversations.get(key))),
    }),
  },
  initial: 'unlisted',
  on: {
    connected: { actions: assign({ isConnected: true }) },
    disconnected: { actions: assign({ isConnected: false }) },
    changed: {},
    listed: {},
    renewed: '.unlisted',
    '*': unexpected,
  },
  states: {
    unlisted: {
      on: { listed: 'quiet' },
    },
    quiet: {
      entry: assign({ tries: 0 }),
      on: {
        changed: [{ guard: 'isUnsent', target: 'sending' }, {}],
        connected: { target: 'quiet', reenter: true, actions: assign({ isConnected: true }) },
      },
      always: { guard: 'isUnsent', target: 'sending' },
    },
    sending: {
      invoke: {
        src: 'upload',
        input: ({ context }) => context.deps,
        onDone: [
          { guard: ({ event }) => event.output === 'taken', target: 'quiet' },
          { guard: ({ event }) => event.output === 'refused', target: 'parked' },
          { guard: 'isLastTry', target: 'parked' },
          { target: 'failing', actions: 'countTry' },
        ],
        onError: 'parked',
      },
    },
    failing: {
      after: { [TIMING.SETTINGS_ERROR_MS]: 'sending' },
    },
    parked: {
      on: {
        changed: 'quiet',
        connected: { target: 'quiet', actions: assign({ isConnected: true }) },
      },
    },
  },
})
