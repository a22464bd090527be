import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ComingPage } from '../i18n/areas'
import { useSession } from '../lib/session'
import { MessagePage } from '../ui/message-page'
import { Title } from '../ui/title'

/** Says what will be here, and that it is not here yet. Decision 22. */
export function ComingScreen({ page }: { page: ComingPage }) {
  const { t } = useTranslation(['pages', 'app'])
  const title = t(`${page}.title`)
  return (
    <MessagePage
      mark={<span className="tag">{t('app:coming.tag')}</span>}
      title={title}
      lead={t(`${page}.lead`)}
    >
      <Title>{title}</Title>
      <Link className="button button-primary" to="/">
        {t('app:coming.home')}
      </Link>
      {useSession() !== null && (
        <Link className="button button-quiet" to="/chat/index">
          {t('app:coming.chat')}
        </Link>
      )}
    </MessagePage>
  )
}
