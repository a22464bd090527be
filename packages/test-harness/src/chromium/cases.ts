// chromium/ plays real faults in a real browser: kills, full disks, cleared storage, held databases, deaf sockets, frozen
// tabs. stage.ts draws who talks to whom.
//
//   Stage (server, friends, tabs) > a case: load, a fault, rest > what is wrong afterwards, a line each; none = passed
//
// This file lists the cases of `npm run chromium`. Kills have a loop of their own (kills.ts). faults.test.ts plays the
// short version.

import { readsFail } from './bad-reads'
import { storageCleared, storageClearedWithUnsent } from './cleared'
import { frozenLeader } from './frozen'
import { deafSocket, deafSocketAtRest, networkGone } from './half-open'
import { quotaFull, quotaFullWithHistory } from './quota'
import { signOutWithFrozenFollower, signOutWithFrozenLeader } from './sign-out'
import type { Stage } from './stage'
import { manyTabs } from './tabs'
import { databaseHeld, databaseNewer } from './upgrade'

export interface Case {
  readonly name: string
  /** Everything that is wrong afterwards, a line each. */
  readonly run: (stage: Stage) => Promise<readonly string[]>
}

export const CASES: readonly Case[] = [
  { name: 'quota: writes fail, then room again', run: quotaFull },
  { name: 'quota: with history to drop', run: quotaFullWithHistory },
  { name: 'cleared: while connected', run: storageCleared },
  { name: 'cleared: with unsent messages', run: storageClearedWithUnsent },
  { name: 'reads: history cannot be read, once in a while', run: readsFail },
  { name: 'upgrade: a newer version opens', run: databaseNewer },
  { name: 'upgrade: blocked by a deaf tab', run: databaseHeld },
  { name: 'socket: the network goes', run: networkGone },
  { name: 'socket: half-open with a send', run: deafSocket },
  { name: 'socket: half-open at rest', run: deafSocketAtRest },
  { name: 'frozen: a leader in the middle of sending', run: frozenLeader },
  ...[2, 3, 4, 5].map((count) => ({
    name: `tabs: ${count}, and the leader closes`,
    run: (stage: Stage) => manyTabs(stage, count),
  })),
  { name: 'sign-out: with a frozen follower', run: signOutWithFrozenFollower },
  { name: 'sign-out: with a frozen leader', run: signOutWithFrozenLeader },
]
