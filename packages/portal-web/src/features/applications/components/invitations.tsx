import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showListed } from '../../../lib/dates'
import { Button } from '../../../ui/button'
import { ChatIcon } from '../../../ui/icons'
import { useInvitations } from '../api/talks'
import type { Target } from '../rules/target'
import { ApplyDialog } from './apply-dialog'

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
          <ul>
            {invitations.map(({ id, jobId, jobTitle, fromIm, createdAt }) => (
              <li key={id} className="invitation">
                <p className="invitation-job">
                  <Link to={`/job/${jobId}`}>
                    <bdi>{jobTitle}</bdi>
                  </Link>
                  <span className="soft">{t('invitations.at', { date: showListed(createdAt) })}</span>
                </p>
                <Link
                  className="button button-small"
                  to={`/chat/index?with=${encodeURIComponent(`p2p-${fromIm}`)}`}
                  aria-label={t('records.chatAbout', { title: jobTitle })}
                >
                  <ChatIcon />
                  {t('records.chat')}
                </Link>
                <Button
                  aria-label={t('apply.one', { title: jobTitle })}
                  onClick={() => setTarget({ id: jobId, title: jobTitle })}
                >
                  {t('apply.label')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {target !== null && <ApplyDialog jobs={[target]} onClose={() => setTarget(null)} />}
    </>
  )
}
