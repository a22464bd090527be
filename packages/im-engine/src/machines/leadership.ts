import { createActor, type InspectionEvent } from 'xstate'
import type { Clock } from '../ports/clock.js'
import { type LeadershipDeps, leadershipMachine } from './leadership.machine.js'

export interface LeadershipHooks {
  readonly onElected: () => void
  /** At once: nothing may be written or sent after it. */
  readonly onDeposed: () => void
  /** Ask the leader for a sign of life, by the command channel. */
  readonly onPing: () => void
}

/** This tab's part in finding a leader; e.g. call `asked` with every command sent, `heard` with every sign of the leader. */
export interface Leadership {
  asked(): void
  heard(): void
  /** Another tab writes the log: no longer lead. */
  resign(): void
  /** Lets the lock go; tells nothing more. */
  stop(): void
}

export function startLeadership(
  deps: LeadershipDeps & {
    readonly clock: Clock
    readonly inspect?: (event: InspectionEvent) => void
  },
  hooks: LeadershipHooks,
): Leadership {
  const { clock, inspect, ...input } = deps
  const actor = createActor(leadershipMachine, {
    id: 'leadership',
    clock,
    input,
    ...(inspect === undefined ? {} : { inspect }),
  })
  actor.subscribe({ error: (error: unknown) => deps.onFault(actor.id, 'xstate.error', String(error)) })
  actor.on('elected', hooks.onElected)
  actor.on('deposed', hooks.onDeposed)
  actor.on('ping', hooks.onPing)
  actor.start()
  return {
    asked: () => actor.send({ type: 'asked' }),
    heard: () => actor.send({ type: 'heard' }),
    resign: () => actor.send({ type: 'resign' }),
    stop: () => actor.stop(),
  }
}
