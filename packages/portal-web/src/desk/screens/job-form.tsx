import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { JobEditor } from '../../features/hiring/jobs'
import { JobPreview } from '../../features/jobs'
import { useSession } from '../../lib/session'
import { isStaff, staffPage } from '../../lib/staff'
import { DeskHeader } from '../components/desk-header'

/** One job of the company, as it is written; beside it how seekers see it. */
export default function JobFormScreen() {
  const { t } = useTranslation('desk')
  const session = useSession()
  const { id } = useParams()
  if (session === null) return null
  if (isStaff(session) || session.isManager === true) return <Navigate to={staffPage(session)} replace />
  return (
    <div className="page">
      <DeskHeader session={session} title={t('title')} />
      <JobEditor
        key={id}
        id={Number(id) || 0}
        draw={(body, look, reader) => (
          <JobPreview body={body} look={look === 'card' ? 'card' : 'page'} reader={reader} />
        )}
      />
    </div>
  )
}
