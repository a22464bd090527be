import { useTranslation } from 'react-i18next'
import { Button } from './button'
import { MessagePage } from './message-page'
import { Title } from './title'

/** A screen whose thing could not be fetched, and can be tried again. */
export function NotFetched({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation('app')
  return (
    <MessagePage title={title} lead={t('notFetched')}>
      <Title>{title}</Title>
      <Button onClick={onRetry}>{t('error.retry')}</Button>
    </MessagePage>
  )
}
