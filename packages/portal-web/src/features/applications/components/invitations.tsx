import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showListed } from '../../../lib/dates'
import { useInvitations } from '../api/talks'
import type { Target } from '../rules/target'
import { ApplyDialog } from './apply-dialog'
import { InvitationActs } from './invitation-acts'

/** Jobs that employers ask the person to apply for; nothing where there is none. */
export function Invitations() {
  const { t } = useTranslation('applications')
  const { data: invitations = [] } = useInvitations()
  const [target, setTarget] = useState<Target | null>(null)
  return (
    <>
      {invitations.length > 0 && (
        <section className="invitations" aria-labelledby="invitations">
          <h2 id="invitations">{t('invitations.title')}</h2>
          <p className="soft">{t('invitations.lead')}</p>
          <ul>
            {invitations.map((invitation) => (
              <li key={invitation.id} className="invitation">
                <p className="invitation-job">
                  <Link to={`/job/${invitation.jobId}`}>
                    <bdi>{invitation.jobTitle}</bdi>
                  </Link>
                  <span className="soft">
                    {invitation.company !== '' && (
                      <>
                        <bdi>{invitation.company}</bdi>
                        {' · '}
                      </>
                    )}
                    {t('invitations.at', { date: showListed(invitation.createdAt) })}
                  </span>
                </p>
                <InvitationActs
                  invitation={invitation}
                  onApply={() => setTarget({ id: invitation.jobId, title: invitation.jobTitle })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {target !== null && <ApplyDialog jobs={[target]} onClose={() => setTarget(null)} />}
    </>
  )
}
