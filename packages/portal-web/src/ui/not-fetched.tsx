import { useTranslation } from 'react-i18next'
import type { Cause } from '../lib/reading'
import { Button } from './button'
import { CAUSES } from './failure'
import { MessagePage } from './message-page'
import { Title } from './title'

interface Props {
  title: string
  onRetry: () => void
  cause?: Cause
}

/** A screen whose thing could not be fetched, and can be tried again. */
export function NotFetched({ title, onRetry, cause = 'network' }: Props) {
  const { t } = useTranslation('app')
  return (
    <MessagePage title={title} lead={t(CAUSES[cause])}>
      <Title>{title}</Title>
      <Button onClick={onRetry}>{t('error.retry')}</Button>
    </MessagePage>
  )
}
