import { browserClock, browserRandom } from './adapters/clock.js'
import { noteDatabase } from './adapters/databases.js'
import { silentLogger } from './adapters/logger.js'
import { browserVisibility } from './adapters/surroundings.js'
import { browserChannel, browserLocks } from './adapters/tabs.js'
import { createIndexedDisk } from './disk/indexeddb.js'
import { PROJECTION_VERSION } from './log/tables.js'
import { DISK_BLOCKED_MS } from './model/limits.js'
import type { GivenPorts, Ports } from './ports/ports.js'

/** Ports that every tab needs; network-ports.ts has those of a tab that leads. */
export type LocalPorts = Omit<Ports, 'sockets' | 'http' | 'uploader' | 'network' | 'cipher'> & {
  /** What the caller replaced. */
  readonly given: GivenPorts
}

/** The browser behind every port that the caller does not replace. */
export function defaultPorts(given: GivenPorts = {}): LocalPorts {
  const {
    clock = browserClock,
    random = browserRandom,
    logger = silentLogger,
    visibility = browserVisibility,
    locks = browserLocks,
    channels = browserChannel,
    openDisk = (name: string) =>
      noteDatabase(
        name,
        createIndexedDisk({
          name,
          clock,
          blockedMs: DISK_BLOCKED_MS,
          projection: PROJECTION_VERSION,
          logger,
        }),
      ),
  } = given
  return { clock, random, logger, visibility, locks, channels, openDisk, given }
}
