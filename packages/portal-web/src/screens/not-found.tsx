import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MessagePage } from '../ui/message-page'
import { Title } from '../ui/title'

export function NotFoundScreen() {
  const { t } = useTranslation('app')
  return (
    <MessagePage mark="404" title={t('notFound.title')} lead={t('notFound.lead')}>
      <Title>{t('notFound.title')}</Title>
      <Link className="button button-primary" to="/">
        {t('notFound.home')}
      </Link>
    </MessagePage>
  )
}
