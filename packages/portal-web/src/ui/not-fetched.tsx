import { useTranslation } from 'react-i18next'
import { Button } from './button'
import { MessagePage } from './message-page'
import { Title } from './title'

/** A screen whose thing could not be fetched, and can be tried again. */
export function NotFetched({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation('jobs')
  return (
    <MessagePage title={title} lead={t('results.failed')}>
      <Title>{title}</Title>
      <Button onClick={onRetry}>{t('results.retry')}</Button>
    </MessagePage>
  )
}
