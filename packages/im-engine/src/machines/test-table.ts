// A machine against its complete table of states x events. The table's type has a cell for every pair, so a new state or
// event is a compile error until somebody decides it; the walk fails on a wrong cell, and on a transition that no cell takes.

import { expect } from 'vitest'
import { type AnyStateMachine, createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'
import { HandClock } from '../testing/hand-clock.js'
import type { OnFault } from './faults.js'

/** What an event does: the state it leads to, '=' stays, '!' is a fault. */
export type Cell<State extends string> = State | '=' | '!'

export interface Walk<State extends string, Name extends string> {
  /** With inert actors: `promise` and `callback` of this file. */
  readonly machine: AnyStateMachine
  readonly input: (onFault: OnFault) => unknown
  /** Where a state needs another world than the rest. */
  readonly worlds?: Readonly<Partial<Record<State, Walk<State, Name>['input']>>>
  readonly events: Readonly<Record<Name, EventObject>>
  /** How each state is reached, and what the world is like then. */
  readonly paths: Readonly<Record<State, readonly Name[]>>
  readonly table: Readonly<Record<State, Readonly<Record<Name, Cell<State>>>>>
  /** Transitions that only a bent world takes, by `transitionName`; other tests of the same file take them. */
  readonly elsewhere?: readonly string[]
}

export const promise = fromPromise<never, never>(() => new Promise<never>(() => {}))
export const callback = fromCallback<EventObject, never>(() => {})

/** The end of an invoked promise, for the table. */
export const done = (id: string, output: unknown): EventObject =>
  ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as EventObject
export const failed = (id: string): EventObject =>
  ({ type: `xstate.error.actor.${id}`, error: new Error('test'), actorId: id }) as EventObject
export const after = (delay: number | string, state: string): EventObject => ({
  type: `xstate.after.${delay}.${state}`,
})

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

export function walk<State extends string, Name extends string>(plan: Walk<State, Name>): void {
  const { machine, events, paths, table } = plan
  const taken = new Set<unknown>()

  function play(
    world: Walk<State, Name>['input'],
    names: readonly Name[],
  ): { readonly state: string; readonly faults: readonly string[] } {
    const faults: string[] = []
    const input = world((...fault) => void faults.push(fault.join(' ')))
    const actor = createActor(machine, {
      input,
      clock: new HandClock(),
      inspect: (event) => {
        if (event.type === '@xstate.microstep')
          for (const transition of event._transitions) taken.add(transition)
      },
    })
    actor.subscribe({ error: (error) => void faults.push(String(error)) })
    actor.start()
    for (const name of names) actor.send(events[name])
    const state = leafOf(actor.getSnapshot().value)
    actor.stop()
    return { state, faults }
  }

  const wrong: string[] = []
  for (const state of Object.keys(table) as State[]) {
    const world = plan.worlds?.[state] ?? plan.input
    const start = play(world, paths[state])
    if (start.state !== state)
      wrong.push(`the path to ${state} leads to ${start.state} ${start.faults.join()}`)
    for (const name of Object.keys(table[state]) as Name[]) {
      const cell = table[state][name]
      const end = play(world, [...paths[state], name])
      const isFault = end.faults.length > start.faults.length
      const wanted = cell === '=' || cell === '!' ? state : cell
      if (end.state !== wanted) wrong.push(`${state} + ${name}: ${end.state}, not ${cell}`)
      if (isFault !== (cell === '!')) wrong.push(`${state} + ${name}: ${end.faults.join()}`)
    }
  }
  expect(wrong).toEqual([])

  const untaken = [...definitions(machine)].filter(([, one]) => !taken.has(one)).map(([name]) => name)
  expect(untaken).toEqual([...(plan.elsewhere ?? [])])
  expect(reachable(plan)).toEqual(Object.keys(table).sort())
}

/** The states that some path of these events reaches, by xstate/graph. */
function reachable<State extends string, Name extends string>(plan: Walk<State, Name>): readonly string[] {
  const worlds = [plan.input, ...Object.values<Walk<State, Name>['input'] | undefined>(plan.worlds ?? {})]
  const found = worlds.flatMap((world) =>
    getShortestPaths(plan.machine, {
      input: (world ?? plan.input)(() => {}),
      events: Object.values<EventObject>(plan.events),
      // States that differ in their tries only lead to different places.
      serializeState: (snapshot) => {
        const { value, context } = snapshot as {
          readonly value: unknown
          readonly context: { tries?: number }
        }
        return `${leafOf(value)} ${context.tries ?? ''}`
      },
      filterEvents: (snapshot, event) => snapshot.can(event),
    }),
  )
  return [...new Set(found.map(({ state }) => leafOf(state.value)))].sort()
}
