import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { CandidateSearch } from '../../features/candidates'
import { useOpenJobs } from '../../features/hiring'
import { useSession } from '../../lib/session'
import { isHiring } from '../../lib/staff'
import { Title } from '../../ui/title'
import { DeskHeader } from '../components/desk-header'

/** Candidates who let employers find them; what is looked for stands in the address. */
export default function CandidatesScreen() {
  const { t } = useTranslation(['scouting', 'desk'])
  const session = useSession()
  const jobs = useOpenJobs()
  if (session === null) return null
  if (!isHiring(session)) return <Navigate to="/" replace />
  return (
    <div className="page">
      <Title>{t('title')}</Title>
      <DeskHeader session={session} title={t('desk:title')} />
      <CandidateSearch jobs={jobs} />
    </div>
  )
}
