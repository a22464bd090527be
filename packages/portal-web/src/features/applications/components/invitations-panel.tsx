import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showAgo } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/panel'
import { useInvitations } from '../api/talks'
import type { Target } from '../rules/target'
import { ApplyDialog } from './apply-dialog'

/** Jobs that employers ask the person to apply for, in short; nothing where there is none. */
export function InvitationsPanel() {
  const { t } = useTranslation('applications')
  const { data: invitations = [] } = useInvitations()
  const now = useDay()
  const [target, setTarget] = useState<Target | null>(null)
  const opener = useRef<HTMLElement>(null)
  return (
    <>
      {invitations.length > 0 && (
        <Panel title={t('invitations.title')}>
          <ul>
            {invitations.map(({ id, jobId, jobTitle, company, createdAt }) => (
              <li key={id} className="panel-line">
                <span className="panel-words">
                  <Link className="panel-title" to={`/job/${jobId}`}>
                    <bdi>{jobTitle}</bdi>
                  </Link>
                  <span className="panel-below">
                    {company !== '' && (
                      <>
                        <bdi>{company}</bdi>
                        {' · '}
                      </>
                    )}
                    {t('invitations.at', { date: showAgo(createdAt, now) })}
                  </span>
                </span>
                <Button
                  kind="small"
                  aria-label={t('apply.one', { title: jobTitle })}
                  onClick={({ currentTarget }) => {
                    opener.current = currentTarget
                    setTarget({ id: jobId, title: jobTitle })
                  }}
                >
                  {t('apply.label')}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {target !== null && <ApplyDialog jobs={[target]} opener={opener} onClose={() => setTarget(null)} />}
    </>
  )
}
