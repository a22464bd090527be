import { useConnection, useImEngine, useView } from '@sarika/im-engine/react'
import { useIsOnline } from '../../../lib/page-state'
import { Button } from '../../../ui/button'
import { WarningIcon } from '../../../ui/icons'
import { ClockIcon } from '../../../ui/screen-icons'
import { type Notice, noticeOf } from '../rules/connection'
import { useSay } from './say'

const NoticeIcon = ({ notice }: { notice: Notice }) =>
  notice === 'offline' ? <WarningIcon /> : <ClockIcon />

/** Says what is the matter with the connection or the storage above the thread, and nothing when all is well. Source: S-LOOK-13. */
export function ConnectionBanner() {
  const t = useSay()
  const notice = noticeOf(useConnection(), useIsOnline())
  const health = useView(useImEngine().health)
  return (
    <div className="chat-notices" role="status">
      {notice !== null && (
        <p className="chat-notice" data-notice={notice}>
          <NoticeIcon notice={notice} />
          <span>{t(`connection.${notice}`)}</span>
          {notice === 'replaced' && (
            <Button kind="small" onClick={() => location.reload()}>
              {t('connection.useHere')}
            </Button>
          )}
        </p>
      )}
      {health.kind === 'degraded' && (
        <p className="chat-notice">
          <WarningIcon />
          <span>{t(health.why === 'elsewhere' ? 'connection.elsewhere' : 'connection.degraded')}</span>
        </p>
      )}
    </div>
  )
}
