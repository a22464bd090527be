// Commands about people, groups and talks, an actor for each that waits for its answer; and the chat user, told once that it is here.
//
//   fresh --connected--> telling --answered--> told          ask: an actor, in every state; answered: it goes
//     ^-----disconnected, no answer--'
//
// Absent: a wait for the connection. A command that finds none is refused, see people-desk.ts.

import { type EventObject, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import type { Outcome } from '../log/door.js'
import type { Ask } from '../model/group-ask.js'
import type { Logger } from '../ports/logger.js'
import { decodeDone } from '../wire/envelope.js'
import { updateUserCall } from '../wire/people.js'
import { type OnFault, unexpected } from './faults.js'
import { askGroup } from './group-desk.js'
import { askPeople, type PeopleDeps } from './people-desk.js'
import { askQuick } from './quick-desk.js'
import { askTalk } from './talk-desk.js'

export interface PeopleMachineDeps extends PeopleDeps {
  readonly logger: Logger
  readonly onFault: OnFault
}

interface Asked {
  /** Of this process, e.g. "ask 3". */
  readonly id: string
  readonly ask: Ask
  readonly settle: (outcome: Outcome) => void
}

export type PeopleEvent =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | ({ readonly type: 'ask' } & Asked)
  /** By its actor: what came of it was told. */
  | { readonly type: 'answered'; readonly id: string }

/** What a tab of another version asks may be no such thing. */
const UNKNOWN: Outcome = { ok: false, refusal: { kind: 'malformed', what: 'command' } }

function carryOut(deps: PeopleDeps, ask: Ask, signal: AbortSignal): Promise<Outcome> {
  if (!('about' in ask)) return askPeople(deps, ask, signal)
  if (ask.about === 'call') return Promise.resolve(UNKNOWN)
  if (ask.about === 'group') return askGroup(deps, ask, signal)
  return ask.about === 'quick' ? askQuick(deps, ask, signal) : askTalk(deps, ask, signal)
}

/** Whoever stops it has it settled as well: its call ends without an answer. */
const askActor = fromCallback<EventObject, Asked & { readonly deps: PeopleMachineDeps }>(
  ({ input, sendBack }) => {
    const over = new AbortController()
    const { deps, id, settle } = input
    const carried = Promise.resolve().then(() => carryOut(deps, input.ask, over.signal))
    void carried
      .catch(() => UNKNOWN)
      .then((outcome) => {
        if (!outcome.ok) deps.logger.warn('refused', { command: input.ask.type, why: outcome.refusal.kind })
        settle(outcome)
        sendBack({ type: 'answered', id })
      })
    return () => over.abort()
  },
)

/** Whether it was answered. A refusal is an answer: nothing depends on it. Source: S-FRIEND-5. */
const tellActor = fromPromise<boolean, PeopleMachineDeps>(async ({ input: { rest, me, logger }, signal }) => {
  const answer = await rest.call(updateUserCall(me), decodeDone, signal)
  if (answer.kind !== 'ok' && !signal.aborted)
    logger.warn('the chat user was not updated', { why: answer.kind })
  return answer.kind === 'ok' || answer.kind === 'refused'
})

export const peopleMachine = setup({
  types: {} as {
    context: { readonly deps: PeopleMachineDeps }
    events: PeopleEvent
    input: PeopleMachineDeps
  },
  actors: { ask: askActor, tell: tellActor },
  actions: {
    begin: enqueueActions(({ context: { deps }, event, enqueue }) => {
      if (event.type === 'ask') enqueue.spawnChild('ask', { id: event.id, input: { ...event, deps } })
    }),
    end: enqueueActions(({ event, enqueue }) => {
      if (event.type === 'answered') enqueue.stopChild(event.id)
    }),
  },
}).createMachine({
  id: 'people',
  context: ({ input }) => ({ deps: input }),
  on: {
    connected: {},
    disconnected: {},
    ask: { actions: 'begin' },
    answered: { actions: 'end' },
    '*': unexpected,
  },
  initial: 'fresh',
  states: {
    fresh: { on: { connected: 'telling' } },
    telling: {
      invoke: {
        src: 'tell',
        id: 'tell',
        input: ({ context }) => context.deps,
        onDone: [{ guard: ({ event }) => event.output, target: 'told' }, { target: 'fresh' }],
        onError: 'fresh',
      },
      on: { disconnected: 'fresh' },
    },
    told: {},
  },
})
