import { useTranslation } from 'react-i18next'
import { JobDesk } from '../../features/hiring/jobs'
import { useSession } from '../../lib/session'
import { DeskHeader } from '../components/desk-header'
import '../../styles/own.css'

/** The jobs of the company. */
export default function JobsScreen() {
  const { t } = useTranslation('desk')
  const session = useSession()
  if (session === null) return null
  return (
    <div className="page">
      <DeskHeader session={session} title={t('title')} />
      <JobDesk />
    </div>
  )
}
