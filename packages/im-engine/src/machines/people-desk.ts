import type { LogDoor, Outcome } from '../log/door.js'
import type { ImId } from '../model/ids.js'
import type { PeopleAsk } from '../model/people-ask.js'
import type { Rest } from './rest.js'

export interface PeopleDeskDeps {
  readonly log: LogDoor
  readonly rest: Rest
  readonly me: ImId
}

/** Carries out a command about people. Source: S-FRIEND-3. */
export async function askPeople(
  _deps: PeopleDeskDeps,
  ask: PeopleAsk,
  _signal: AbortSignal,
): Promise<Outcome> {
  return {
    ok: false,
    refusal: {
      kind: 'unavailable',
      error: { kind: 'network-closed', origin: 'client', message: `${ask.type} is not here yet` },
    },
  }
}
