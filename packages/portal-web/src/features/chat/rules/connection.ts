import type { Connection } from '@sarika/im-engine'

export type Notice = 'offline' | 'connecting' | 'catchingUp' | 'replaced'

/** What is said of the connection; null = all is well. */
export function noticeOf({ state, closeReason, isCaughtUp }: Connection, isOnline: boolean): Notice | null {
  if (closeReason === 'replaced' || closeReason === 'normal') return 'replaced'
  if (closeReason !== null) return null // the login is over: another screen says so
  if (!isOnline) return 'offline'
  if (state !== 'connected') return 'connecting'
  return isCaughtUp ? null : 'catchingUp'
}
