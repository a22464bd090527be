import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { LISTS, ReviewDesk } from '../../features/reviews'
import { useSession } from '../../lib/session'
import { MessagePage } from '../../ui/message-page'
import { Title } from '../../ui/title'
import { DeskHeader } from '../components/desk-header'

/** What reviewers read and decide; the list stands in the address. */
export default function ReviewScreen() {
  const { t } = useTranslation('reviews')
  const session = useSession()
  const { list } = useParams()
  if (session === null) return null
  return (
    <div className="page" data-fixed>
      <Title>{t('title')}</Title>
      <DeskHeader session={session} title={t('title')} />
      {session.isReviewer === true ? (
        <ReviewDesk list={LISTS.find((one) => one === list) ?? LISTS[0]} />
      ) : (
        <MessagePage title={t('title')} lead={t('notYours')}>
          <Link to="/">{t('desk')}</Link>
        </MessagePage>
      )}
    </div>
  )
}
