// A machine against its complete table of states x events, and every transition of it by xstate/graph.
//
//   the table:  each pair of state and event has a cell, or it does not compile; actors show that each cell is right
//   the graph:  xstate/graph goes from every start by every event; what it reaches are the table's states, and a transition
//               of the machine (on, after, always, onDone, onError of any state) that no edge takes fails the test

import { expect } from 'vitest'
import { type AnyStateMachine, createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import { HandClock } from '../testing/hand-clock.js'
import type { OnFault } from './faults.js'
import { explore, leafOf, type Start } from './test-graph.js'

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
  /** Where the graph starts besides: another world, or a state that only a change of the world leads to. */
  readonly starts?: readonly Start[]
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

export function walk<State extends string, Name extends string>(plan: Walk<State, Name>): void {
  const { machine, events, paths, table } = plan

  function play(
    world: Walk<State, Name>['input'],
    names: readonly Name[],
  ): { readonly state: string; readonly faults: readonly string[] } {
    const faults: string[] = []
    const input = world((...fault) => void faults.push(fault.join(' ')))
    const actor = createActor(machine, { input, clock: new HandClock() })
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

  const worlds = Object.values<Walk<State, Name>['input'] | undefined>(plan.worlds ?? {})
  const starts = [plan.input, ...worlds].flatMap((input) => (input === undefined ? [] : [{ input }]))
  const { reached, untaken } = explore(machine, [...starts, ...(plan.starts ?? [])], Object.values(events))
  expect(untaken).toEqual([])
  expect(reached).toEqual(Object.keys(table).sort())
}
