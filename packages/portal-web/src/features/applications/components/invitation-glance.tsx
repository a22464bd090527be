import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useInvitations } from '../api/talks'
import type { Target } from '../rules/target'
import { ApplyDialog } from './apply-dialog'
import { InvitationActs } from './invitation-acts'
import '../../../styles/records.css'

/** An invitation beside what tells of it: the job, and how to answer until that is done. */
export function InvitationGlance({ jobId }: { jobId: number }) {
  const { t } = useTranslation('applications')
  const { data: invitations } = useInvitations()
  const [target, setTarget] = useState<Target | null>(null)
  const invitation = invitations?.find((one) => one.jobId === jobId)
  return (
    <>
      {invitation !== undefined && <p className="soft">{t('invitations.lead')}</p>}
      <p className="invitation">
        <Link className="button button-small" to={`/job/${jobId}`}>
          {t('invitations.view')}
        </Link>
        {invitation !== undefined && (
          <InvitationActs
            invitation={invitation}
            onApply={() => setTarget({ id: jobId, title: invitation.jobTitle })}
          />
        )}
      </p>
      {target !== null && <ApplyDialog jobs={[target]} onClose={() => setTarget(null)} />}
    </>
  )
}
