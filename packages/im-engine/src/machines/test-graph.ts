// Every path of a machine, by xstate/graph: from each start by every event, until nothing new is reached.

import {
  type AnyActorScope,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type StateValue,
} from 'xstate'
import { getAdjacencyMap, getStateNodes } from 'xstate/graph'
import type { OnFault } from './faults.js'

export interface Start {
  readonly input: (onFault: OnFault) => unknown
  /** The initial state when absent. */
  readonly value?: StateValue
  /** What is not as it is in the initial context. */
  readonly context?: Readonly<Record<string, unknown>>
}

/** e.g. `"live.connected"` */
export const leafOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([key, inner]) => `${key}.${leafOf(inner)}`)
        .join(' ')

interface Definition {
  readonly eventType: string
  readonly source: { readonly path: readonly string[] }
}

const nameOf = (list: readonly Definition[], index: number): string => {
  const one = list[index] as Definition
  return `${one.source.path.join('.')} ${one.eventType} ${index}`
}

function* definitions(machine: AnyStateMachine): Generator<readonly [name: string, definition: unknown]> {
  for (const node of getStateNodes(machine).concat(machine.root)) {
    for (const list of node.transitions.values())
      for (const index of list.keys()) yield [nameOf(list, index), list[index]]
    const always = node.always ?? []
    for (const index of always.keys()) yield [nameOf(always, index), always[index]]
  }
}

/** The states that paths of these events reach, and the transitions of the machine that no step of them takes. */
export function explore(
  machine: AnyStateMachine,
  starts: readonly Start[],
  events: readonly EventObject[],
): { readonly reached: readonly string[]; readonly untaken: readonly string[] } {
  const reached = new Set<string>()
  const taken = new Set<unknown>()
  const walked = watched(machine, taken)
  for (const { input, value, context } of starts) {
    const given = input(() => {})
    const initial = createActor(machine, { input: given }).getSnapshot().context
    const from =
      value === undefined
        ? {}
        : { fromState: machine.resolveState({ value, context: { ...initial, ...context } }) }
    const graph = getAdjacencyMap(walked, {
      ...from,
      input: given,
      events,
      serializeState: ({ value, status, context }) =>
        JSON.stringify([leafOf(value), status, flagsOf(context)]),
      stopWhen: ({ status }) => status !== 'active',
    })
    for (const { state } of Object.values(graph)) reached.add(leafOf(state.value))
  }
  const untaken = [...definitions(machine)].filter(([, one]) => !taken.has(one)).map(([name]) => name)
  return { reached: [...reached].sort(), untaken }
}

/** What guards look at and an event changes; numbers that only grow would make the graph endless. */
const flagsOf = (context: object): readonly unknown[] =>
  Object.entries(context).filter(([name, value]) => typeof value === 'boolean' || name === 'tries')

/** The machine, telling which transitions each of its steps takes. */
function watched(machine: AnyStateMachine, taken: Set<unknown>): AnyStateMachine {
  const watching = <T>({ system }: AnyActorScope, step: () => T): T => {
    const watch = system.inspect((event) => {
      if (event.type === '@xstate.microstep') for (const one of event._transitions) taken.add(one)
    })
    try {
      return step()
    } finally {
      watch.unsubscribe()
    }
  }
  const steps: Pick<AnyStateMachine, 'transition' | 'getInitialSnapshot'> = {
    transition: (snapshot, event, scope) => watching(scope, () => machine.transition(snapshot, event, scope)),
    getInitialSnapshot: (scope, input) => watching(scope, () => machine.getInitialSnapshot(scope, input)),
  }
  return Object.assign(Object.create(machine) as AnyStateMachine, steps)
}
