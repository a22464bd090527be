import type { Captchas } from './accounts/captchas'
import type { PasswordCheck } from './accounts/passwords'
import type { ShortMemory } from './accounts/short-memory'
import type { Tokens } from './accounts/tokens'
import type { Clock } from './clock'
import type { Db } from './db/tables'
import type { WriteQueue } from './db/write-queue'
import type { RateLimiter } from './rate'
import type { Hub } from './socket/hub'

/** What every route and every frame works with. Made once, in index.ts. */
export interface Backend {
  /** reads; whoever writes uses `writes` */
  db: Db
  writes: WriteQueue
  clock: Clock
  tokens: Tokens
  passwords: PasswordCheck
  captchas: Captchas
  /** of requests for codes that were let in */
  nonces: ShortMemory<true>
  hub: Hub
  rates: {
    sends: RateLimiter
    broadcasts: RateLimiter
    receipts: RateLimiter
    jobChats: RateLimiter
    failedLogins: RateLimiter
    loginAddresses: RateLimiter
    codeRecipients: RateLimiter
    codeAddresses: RateLimiter
    codes: RateLimiter
    lookups: RateLimiter
    avatars: RateLimiter
  }
}
