import type { CallAsk, CallTold } from '../model/call.js'
import type { Result } from '../model/errors.js'
import type { ImId } from '../model/ids.js'
import type { Clock } from '../ports/clock.js'
import type { Logger } from '../ports/logger.js'
import type { OnListenerFault } from '../views/view.js'
import type { CallProvider } from './provider.js'

/** What the calls of a tab need of their engine. */
export interface CallDoorDeps {
  readonly me: ImId
  /** This tab's name, which is its name in a call too. */
  readonly tab: string
  readonly clock: Clock
  readonly logger: Logger
  readonly newId: () => string
  readonly serverNow: () => number
  /** This tab leads: it sounds what rings, and says that the account is busy. */
  readonly isLeader: () => boolean
  /** Asks the tab that leads. */
  readonly ask: <T>(ask: CallAsk) => Promise<Result<T>>
  /** Tells the other tabs. */
  readonly tell: (told: CallTold) => void
  /** Sound and picture; without one a call is told, and carries nothing. */
  readonly provider: (() => Promise<CallProvider>) | undefined
  readonly onListenerFault: OnListenerFault
}
