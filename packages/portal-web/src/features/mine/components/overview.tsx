import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIsChatOn } from '../../../lib/chat-switch'
import { useUnreadCount } from '../../../lib/unread'
import { OwnPage } from '../../../ui/own-page'
import { useCounts } from '../api/counts'
import { OwnMenu } from './own-menu'
import { type Person, PersonCard } from './person-card'
import '../../../styles/mine.css'

/** Who one is, the four figures that matter, and on a phone the way to each of one's pages. `children`: panels below. */
export function Overview({ person, children }: { person: Person; children: ReactNode }) {
  const { t } = useTranslation(['papers', 'pages'])
  const { records, interviews, invitations } = useCounts()
  const isChatOn = useIsChatOn()
  const messages = useUnreadCount()
  const figures = [
    { to: '/job-record', name: t('pages:records.title'), count: records },
    ...(isChatOn ? [{ to: '/chat/index', name: t('mine.unreadMessages'), count: messages }] : []),
    { to: '/job-record?tab=interview', name: t('mine.interviews'), count: interviews },
    { to: '/job-record', name: t('mine.invitations'), count: invitations },
  ]
  return (
    <OwnPage title={t('pages:mine.title')}>
      <PersonCard person={person} />
      <ul className="mine-figures">
        {figures.map(({ to, name, count }) => (
          <li key={name}>
            <Link to={to}>
              <span>{name}</span>
              <b>{count ?? '–'}</b>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mine-menu">
        <OwnMenu />
      </div>
      <div className="mine-panels">{children}</div>
    </OwnPage>
  )
}
