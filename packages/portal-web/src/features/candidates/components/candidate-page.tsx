import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { textAt } from '../../../lib/fields'
import { TITLE_ID } from '../../../lib/focus-title'
import { langOf } from '../../../lib/lang-of'
import { BackIcon, WarningIcon } from '../../../ui/icons'
import { MessagePage } from '../../../ui/message-page'
import { NotFetched } from '../../../ui/not-fetched'
import { Note } from '../../../ui/note'
import { RowSkeletons } from '../../../ui/rows'
import { Title } from '../../../ui/title'
import { type OpenedCandidate, useCandidate, useLeft } from '../api/candidates'
import { InviteDialog, type OwnJob } from './invite-dialog'
import { StateMark } from './state-mark'
import '../../../styles/own.css'
import '../../../styles/rows.css'
import '../../../styles/scouting.css'

interface Props {
  id: number
  /** What a link calls them that the company was given; "": it has none. */
  nameByLink: string
  jobs: readonly OwnJob[] | undefined
  /** Draws what was approved of the resume; `hasContact`: phone and email stand beside it. */
  sheet: (hasContact: boolean) => ReactNode
}

/** Phone and email, or bars in their place with what has to happen first. */
function Contact({ found: { contact } }: { found: OpenedCandidate }) {
  const { t } = useTranslation('scouting')
  const line = (label: string, text: string | undefined, href: string) => (
    <div>
      <dt>{label}</dt>
      <dd>
        {text === undefined ? (
          <>
            <span className="scout-bar" aria-hidden="true" />
            <span className="only-heard">{t('one.hiddenContact')}</span>
          </>
        ) : text === '' ? (
          '–'
        ) : (
          <a href={href}>{text}</a>
        )}
      </dd>
    </div>
  )
  return (
    <dl>
      {line(t('one.phone'), contact?.mobile, `tel:${contact?.mobile.replace(/[^\d+]/g, '')}`)}
      {line(t('one.email'), contact?.email, `mailto:${contact?.email}`)}
    </dl>
  )
}

function Opened({ found, nameByLink, jobs, sheet }: Omit<Props, 'id'> & { found: OpenedCandidate }) {
  const { t } = useTranslation('scouting')
  const { data: left } = useLeft()
  const [isInviting, setIsInviting] = useState(false)
  const { state, contact } = found
  return (
    <div className="scout-one">
      <article className="scout-sheet">{sheet(contact !== null)}</article>
      <aside className="scout-side" aria-label={t('one.contact')}>
        <Contact found={found} />
        {contact === null && (
          <p className="soft">
            {t(nameByLink !== '' ? 'one.linkLead' : state === 'invited' ? 'one.invited' : 'one.lead')}
          </p>
        )}
        {state === 'none' && left?.isVerified === false && (
          <Note icon={<WarningIcon />} isWarm>
            {t('notVerified')} <Link to="/company">{t('invite.verify')}</Link>
          </Note>
        )}
        <StateMark candidate={found} onInvite={() => setIsInviting(true)} />
        <p className="soft">{t('one.seen')}</p>
      </aside>
      {isInviting && (
        <InviteDialog
          candidate={found}
          jobs={jobs ?? []}
          jobId={0}
          left={left}
          onClose={() => setIsInviting(false)}
        />
      )}
    </div>
  )
}

/** The resume of somebody whom employers find; to open it makes the company one of those who have seen it. */
export function CandidatePage({ id, nameByLink, jobs, sheet }: Props) {
  const { t } = useTranslation('scouting')
  const { data, isError, cause, refetch } = useCandidate(id)
  const found = data && { ...data, name: data.name || nameByLink }
  // The list as it was left; whoever came by a link gets the whole one.
  const { state } = useLocation()
  const list = { pathname: '/candidates', search: textAt(state, 'search') }
  if (isError) return <NotFetched title={t('title')} cause={cause} onRetry={() => void refetch()} />
  if (found === null)
    return (
      <MessagePage title={t('one.gone')} lead={t('one.goneLead')}>
        <Title>{t('one.gone')}</Title>
        <Link className="button button-primary" to={list}>
          {t('one.back')}
        </Link>
      </MessagePage>
    )
  const title = found?.name || nameByLink || found?.title || t('one.unnamed')
  return (
    <main className="scout-page" id="content">
      <Title>{title}</Title>
      <Link className="own-back" to={list}>
        <BackIcon />
        {t('one.back')}
      </Link>
      <h1 id={TITLE_ID} tabIndex={-1}>
        <bdi lang={langOf(title)}>{title}</bdi>
      </h1>
      {found === undefined ? <RowSkeletons count={3} /> : <Opened {...{ found, nameByLink, jobs, sheet }} />}
    </main>
  )
}
