import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showStamp } from '../../../lib/dates'
import { titleOf } from '../../../lib/job'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { Icon } from '../../../ui/icons'
import { Seal } from '../../../ui/seal'
import type { Notice } from '../api/inbox'
import { COMPANY_PAGE, wayOf } from '../rules/way'
import { NoticeFace } from './notice-face'

export interface PaneActs {
  readonly onStep: (by: 1 | -1) => void
  readonly onMark: (isRead: boolean) => void
  readonly onRemove: () => void
}

interface Props extends PaneActs {
  notice: Notice
  /** Which of how many, e.g. "1 / 12"; "": it stands in no list. */
  place: string
  /** How far the application is that it tells of. */
  applicationOf: (id: number, isInterview: boolean) => ReactNode
  /** How an invitation to a job is answered. */
  invitationOf: (jobId: number) => ReactNode
  /** Of its heading. */
  level: 1 | 2
  headingId: string
}

/** One notice with what can be done about it. */
export function NoticePane({
  notice,
  place,
  applicationOf,
  invitationOf,
  level,
  headingId,
  onStep,
  onMark,
  onRemove,
}: Props) {
  const { t } = useTranslation('papers')
  const { title, content, sentAt, isRead, job, applicationId, jobId, type } = notice
  const Heading = level === 1 ? 'h1' : 'h2'
  const employer = job?.employer ?? null
  const way = wayOf(notice)
  return (
    <>
      <div className="notice-acts">
        <span className="soft">{place}</span>
        <IconButton label={t('inbox.previous')} onClick={() => onStep(-1)}>
          <Icon of={ChevronUp} />
        </IconButton>
        <IconButton label={t('inbox.next')} onClick={() => onStep(1)}>
          <Icon of={ChevronDown} />
        </IconButton>
        <Button kind="small" onClick={() => onMark(!isRead)}>
          {t(isRead ? 'inbox.markUnread' : 'inbox.markRead')}
        </Button>
        <IconButton label={t('inbox.remove')} onClick={onRemove}>
          <Icon of={Trash2} />
        </IconButton>
      </div>
      <div className="notice-head">
        <NoticeFace notice={notice} />
        <div>
          <p className="notice-stamp">
            <time dateTime={new Date(sentAt).toISOString()}>{showStamp(sentAt)}</time>
          </p>
          <Heading id={headingId} tabIndex={-1}>
            {title}
          </Heading>
          {employer !== null && (
            <p className="notice-company">
              <Link to={`/company/${employer.id}`}>
                <bdi>{employer.name}</bdi>
              </Link>
              {employer.isVerified && <Seal />}
            </p>
          )}
        </div>
      </div>
      <p>{content}</p>
      {applicationId !== 0 && job !== null && type !== 'application-received' ? (
        applicationOf(applicationId, notice.type.startsWith('interview-'))
      ) : type === 'invited' && job !== null ? (
        invitationOf(jobId)
      ) : (
        <p>
          {way === COMPANY_PAGE ? (
            <a className="button button-small" href={way}>
              {t('inbox.open')}
            </a>
          ) : (
            <Link className="button button-small" to={way}>
              {job !== null && applicationId === 0 ? titleOf(job) : t('inbox.open')}
            </Link>
          )}
        </p>
      )}
      {jobId !== 0 && job?.isOpen === false && <p className="soft">{t('inbox.closed')}</p>}
    </>
  )
}
