import { useConnection, useImEngine, useView } from '@sarika/im-engine/react'
import { useIsOnline } from '../../../lib/page-state'
import { Button } from '../../../ui/button'
import { noticeOf } from '../rules/connection'
import { useSay } from './say'

/** Says what is the matter with the connection or the storage, and nothing when all is well. */
export function ConnectionBanner() {
  const t = useSay()
  const notice = noticeOf(useConnection(), useIsOnline())
  const health = useView(useImEngine().health)
  return (
    <div className="chat-notices" role="status">
      {notice !== null && (
        <p className="chat-notice" data-notice={notice}>
          {t(`connection.${notice}`)}
          {notice === 'replaced' && (
            <Button kind="small" onClick={() => location.reload()}>
              {t('connection.useHere')}
            </Button>
          )}
        </p>
      )}
      {health.kind === 'degraded' && (
        <p className="chat-notice">
          {t(health.why === 'elsewhere' ? 'connection.elsewhere' : 'connection.degraded')}
        </p>
      )}
    </div>
  )
}
