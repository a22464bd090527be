// What the engine relies on from any backend, as named checks without a test runner:
//
//   for (const check of BACKEND_CHECKS) it(check.name, () => check.run(yourBackend()))
//
// Each check wants a backend of its own (BackendUnderTest). It throws BackendDisagrees, which says what came instead of
// what; "not offered" is the answer of a check about a limit that the backend says it does not have.

import type { Check } from './backend-check.js'
import type { BackendUnderTest } from './backend-driver.js'
import { GROUP_CHECKS } from './backend-suite-groups.js'
import { LIST_CHECKS } from './backend-suite-lists.js'
import { LOGIN_CHECKS } from './backend-suite-logins.js'
import { MANAGER_CHECKS } from './backend-suite-managers.js'
import { MESSAGE_CHECKS } from './backend-suite-messages.js'
import { PAGE_CHECKS } from './backend-suite-pages.js'
import { PEOPLE_CHECKS } from './backend-suite-people.js'
import { PRESENCE_CHECKS } from './backend-suite-presence.js'
import { READING_CHECKS } from './backend-suite-reading.js'
import { REQUEST_CHECKS } from './backend-suite-requests.js'
import { SPEAKING_CHECKS } from './backend-suite-speaking.js'

/** One thing that a backend must do, e.g. `{ name: "S-BACK-1 acks a stored message ...", run }`. */
export interface BackendCheck {
  readonly name: string
  run(backend: BackendUnderTest): Promise<'held' | 'not offered'>
}

const ALL: readonly Check[] = [
  ...MESSAGE_CHECKS,
  ...PAGE_CHECKS,
  ...READING_CHECKS,
  ...PEOPLE_CHECKS,
  ...REQUEST_CHECKS,
  ...SPEAKING_CHECKS,
  ...MANAGER_CHECKS,
  ...GROUP_CHECKS,
  ...LOGIN_CHECKS,
  ...LIST_CHECKS,
  ...PRESENCE_CHECKS,
]

/** The suite. Source: S-BACK-1 to S-BACK-27 and S-BACK-29 to S-BACK-31 of docs/spec/backend.md, S-CROWD-1 to S-CROWD-15 of docs/spec/crowd.md, S-CREW-11 to S-CREW-17 of docs/spec/crews.md, S-MGR-9 of docs/spec/managers.md; contract 2, 4, 5, 6 and 8. */
export const BACKEND_CHECKS: readonly BackendCheck[] = ALL.map(([name, play]) => ({
  name,
  run: async (backend) => (await play(backend)) ?? 'held',
}))
