// What one tab's log needs, and what it tells.

import type { Commit } from '../events/facts.js'
import type { Outcome } from '../log/door.js'
import type { LogOptions } from '../log/log.js'
import type { Ask } from '../model/group-ask.js'
import type { ConversationKey, ImId } from '../model/ids.js'
import type { Mark } from '../model/order.js'
import type { Clock } from '../ports/clock.js'
import type { Disk, DiskFailure } from '../ports/disk.js'
import type { Logger } from '../ports/logger.js'
import type { ChannelPort } from '../ports/tabs.js'
import type { TabMessage } from './tab-message.js'

/**
 * How the storage is: on disk, or only in memory since the disk failed (or was refused), e.g. `{ kind: "degraded", why:
 * "full" }`. `elsewhere`: another tab leads and keeps its log in memory, so what is new shows there only.
 */
export type Health =
  | { readonly kind: 'stored' }
  | { readonly kind: 'degraded'; readonly why: DiskFailure | 'elsewhere' }

export interface SharedLogOptions<Status> {
  readonly me: ImId
  /** This tab's name among the tabs. */
  readonly tab: string
  readonly channels: ChannelPort
  readonly channelName: string
  readonly clock: Clock
  readonly logger: Logger
  readonly newId: () => string
  /** A disk on the account's database; called at each opening. */
  readonly createDisk: () => Disk
  /** A disk on nothing, for when that fails. */
  readonly createMemoryDisk: () => Disk
  /** The rules, once this tab has them. */
  readonly rules: LogOptions['rules']
  /** Conversations that visible tabs show. */
  readonly opened: () => ReadonlySet<ConversationKey>
  /** The tab that tells news where they are told once for the account: this one, or the one last used. */
  readonly newsTo?: LogOptions['newsTo']
  /** The server's clock, ms since epoch; without it this machine's. */
  readonly serverNow?: () => number
  readonly retainLog?: number
  readonly on: {
    /** The state was read anew: everything may have changed. */
    readonly reset: () => void
    /**
     * A commit is in the state of this tab, whoever wrote it: each once, in their order. Those of a first open are history and not
     * told; those that this tab missed since are, as they stand on the disk. Source: S-EVENT-4.
     */
    readonly folded?: (commit: Commit) => void
    /** This tab leads on another disk, or on what is left of the one before: what was fetched may be gone. */
    readonly renewed: () => void
    /** Another tab writes now; this one has stopped. */
    readonly deposed: () => void
    readonly message: (message: TabMessage<Status>) => void
    readonly health: (health: Health) => void
    /** A command went to the leader: does it live? */
    readonly asked: () => void
    readonly fetchOlder: (key: ConversationKey, before: Mark | undefined) => Promise<Outcome>
    readonly askPeople: (ask: Ask) => Promise<Outcome>
  }
}
