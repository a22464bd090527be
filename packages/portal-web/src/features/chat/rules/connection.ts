import type { Connection } from '@sarika/im-engine'

export type Notice = 'offline' | 'connecting' | 'catchingUp' | 'replaced'

/**
 * What is said of the connection; null = all is well. `isOnline` is what the browser says, a hint: it tells why there is no
 * connection, never that there is none.
 */
export function noticeOf({ state, closeReason, isCaughtUp }: Connection, isOnline: boolean): Notice | null {
  if (closeReason === 'replaced' || closeReason === 'normal') return 'replaced'
  if (closeReason !== null) return null // the login is over: another screen says so
  if (state !== 'connected') return isOnline ? 'connecting' : 'offline'
  return isCaughtUp ? null : 'catchingUp'
}
