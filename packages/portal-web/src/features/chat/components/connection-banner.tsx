import { useConnection, useImEngine, useView } from '@sarika/im-engine/react'
import { texts } from '../../../i18n/en'
import { useIsOnline } from '../../../lib/page-state'
import { Button } from '../../../ui/button'
import { noticeOf } from '../rules/connection'

/** Says what is the matter with the connection or the storage, and nothing when all is well. */
export function ConnectionBanner() {
  const notice = noticeOf(useConnection(), useIsOnline())
  const health = useView(useImEngine().health)
  return (
    <div className="banners" role="status">
      {notice !== null && (
        <p className="banner" data-notice={notice}>
          {texts.connection[notice]}
          {notice === 'replaced' && (
            <Button kind="small" onClick={() => location.reload()}>
              {texts.connection.useHere}
            </Button>
          )}
        </p>
      )}
      {health.kind === 'degraded' && (
        <p className="banner">
          {health.why === 'elsewhere' ? texts.connection.elsewhere : texts.connection.degraded}
        </p>
      )}
    </div>
  )
}
