import {
  browserChannel,
  browserClock,
  browserHttp,
  browserLocks,
  browserNetwork,
  browserRandom,
  browserSocket,
  browserVisibility,
  silentLogger,
} from './adapters/browser.js'
import { browserCipher } from './adapters/cipher.js'
import { noteDatabase } from './adapters/databases.js'
import { createIndexedDisk } from './disk/indexeddb.js'
import { PROJECTION_VERSION } from './log/tables.js'
import { DISK_BLOCKED_MS } from './model/limits.js'
import type { Ports } from './ports/ports.js'

/** The browser behind every port that the caller does not replace. */
export function defaultPorts(given: Partial<Ports> = {}): Ports {
  const { clock = browserClock, random = browserRandom, logger = silentLogger } = given
  return {
    clock,
    random,
    logger,
    sockets: browserSocket,
    http: browserHttp,
    network: browserNetwork,
    visibility: browserVisibility,
    locks: browserLocks,
    channels: browserChannel,
    cipher: given.cipher ?? browserCipher(random, clock),
    openDisk: (name) =>
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
    ...given,
  }
}
