import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { CandidatePage } from '../../features/candidates'
import { useOpenJobs } from '../../features/hiring'
import { SharedSheet, useSharedResume } from '../../features/shares'
import { useSession } from '../../lib/session'
import { isHiring } from '../../lib/staff'
import { DeskHeader } from '../components/desk-header'

/** The approved resume; the page around it asks for the same and says what became of it. */
function Sheet({ id, sign, hasContact }: { id: number; sign: string; hasContact: boolean }) {
  const { data } = useSharedResume(id, sign)
  return data ? <SharedSheet resume={data} part="" hasContact={hasContact} /> : null
}

/** With the sign of a link that still opens, the name and the photo are those that the link shows. */
function OneCandidate({ id, sign }: { id: number; sign: string }) {
  const jobs = useOpenJobs()
  const { data: byLink, isError } = useSharedResume(id, sign)
  const isAwaited = byLink === undefined && !isError
  const opens = sign !== '' && byLink ? sign : ''
  return (
    <CandidatePage
      id={id}
      nameByLink={opens === '' ? '' : (byLink?.name ?? '')}
      jobs={jobs}
      sheet={(hasContact) =>
        isAwaited ? null : <Sheet id={id} sign={hasContact ? '' : opens} hasContact={hasContact} />
      }
    />
  )
}

/** The resume of one candidate; `?sign=…`: as a link shows it. */
export default function CandidateScreen() {
  const { t } = useTranslation('desk')
  const session = useSession()
  const params = useParams()
  const [search] = useSearchParams()
  const id = /^[1-9]\d{0,14}$/.test(params.id ?? '') ? Number(params.id) : 0
  if (session === null) return null
  if (!isHiring(session)) return <Navigate to="/" replace />
  return (
    <div className="page">
      <DeskHeader session={session} title={t('title')} />
      <OneCandidate id={id} sign={search.get('sign') ?? ''} />
    </div>
  )
}
