import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { APP } from '../lib/app'
import { isScriptMissing, statusOf } from '../lib/error-status'
import { Bird } from '../ui/bird'
import { Button } from '../ui/button'
import { MessagePage } from '../ui/message-page'
import { Title } from '../ui/title'
import { NotFoundScreen } from './not-found'

/**
 * In the place of a screen that broke or did not come. A reload starts it anew; what was sent is on the disk. A screen whose
 * script did not come for want of a network is loaded again once there is one. What throws a status of 404 was not found; a
 * redirect is no error and never comes here.
 */
export function ErrorScreen() {
  const { t } = useTranslation('app')
  const error = useRouteError()
  const isUnloaded = isScriptMissing(error)
  useEffect(() => {
    if (!isUnloaded) return
    const again = () => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isUnloaded])
  if (statusOf(error) === 404) return <NotFoundScreen />
  const title = t(isUnloaded ? 'error.unloadedTitle' : 'error.title')
  return (
    <MessagePage
      mark={<Bird size={56} />}
      title={title}
      lead={t(isUnloaded ? 'error.unloadedLead' : 'error.lead')}
    >
      <Title>{title}</Title>
      <Button onClick={() => location.reload()}>{t('error.retry')}</Button>
      <a className="button button-quiet" href={APP.base}>
        {t('error.home')}
      </a>
    </MessagePage>
  )
}
