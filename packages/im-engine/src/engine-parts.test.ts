import { expect, it } from 'vitest'
import { endedLogin } from './engine-parts.js'
import type { CloseReason } from './machines/connection.machine.js'

/** Whether no tab may connect again, of every reason. */
const IS_LOGIN_OVER: Readonly<Record<CloseReason, boolean>> = {
  normal: false,
  replaced: false,
  'signed-out': false,
  erased: false,
  kicked: true,
  revoked: true,
  'invalid-account': true,
  displaced: true,
}

it.each(Object.entries(IS_LOGIN_OVER))(
  'S-CONN-11 S-REFUSE-13 after %s it is %s that no other tab of the login connects',
  (reason, isOver) => {
    const closeReason = reason as CloseReason
    expect(endedLogin({ state: 'close', closeReason, isCaughtUp: true, problem: null })).toBe(
      isOver ? reason : null,
    )
  },
)
