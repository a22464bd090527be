import { useConnection } from '@sarika/im-engine/react'
import { useIsOnline } from '../../../lib/page-state'
import { noticeOf } from '../rules/connection'

/** Whether what is missing may still come: an empty list says nothing yet. */
export function useIsComing(): boolean {
  const connection = useConnection()
  const isOffline = noticeOf(connection, useIsOnline()) === 'offline'
  return !connection.isCaughtUp && !isOffline
}
