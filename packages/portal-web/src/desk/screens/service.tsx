import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ServiceDesk } from '../../features/service'
import { useSession } from '../../lib/session'
import { MessagePage } from '../../ui/message-page'
import { Title } from '../../ui/title'
import { DeskHeader } from '../components/desk-header'

/** Who writes to the online service, and what agents answer; the conversation stands in the address. */
export default function ServiceScreen() {
  const { t } = useTranslation('service')
  const session = useSession()
  if (session === null) return null
  return (
    <div className="page" data-fixed>
      <DeskHeader session={session} title={t('title')} />
      {session.isAgent === true ? (
        <ServiceDesk />
      ) : (
        <>
          <Title>{t('title')}</Title>
          <MessagePage title={t('title')} lead={t('notYours')}>
            <Link to="/">{t('desk')}</Link>
          </MessagePage>
        </>
      )}
    </div>
  )
}
