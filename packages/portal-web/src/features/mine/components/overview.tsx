import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useInboxUnread } from '../../../http/inbox-count'
import { useUnreadCount } from '../../../lib/unread'
import { OwnPage } from '../../../ui/own-page'
import { useCounts } from '../api/counts'
import { type Person, PersonCard } from './person-card'
import { ResumeCard } from './resume-card'
import '../../../styles/mine.css'

/** Who one is, how far the resume has come, and how much there is behind each of one's pages. `children`: below it. */
export function Overview({ person, children }: { person: Person; children: ReactNode }) {
  const { t } = useTranslation(['papers', 'pages', 'app'])
  const counts = useCounts()
  const saved =
    counts.savedJobs === undefined || counts.savedCompanies === undefined
      ? undefined
      : counts.savedJobs + counts.savedCompanies
  const tiles = [
    { to: '/job-record', name: t('pages:records.title'), count: counts.records },
    { to: '/favorite', name: t('pages:favorites.title'), count: saved },
    { to: '/seen', name: t('pages:seen.title'), count: counts.seen },
    { to: '/message', name: t('mine.unreadNotices'), count: useInboxUnread()?.count },
    { to: '/chat/index', name: t('mine.unreadMessages'), count: useUnreadCount() },
    { to: '/cover-letter', name: t('pages:letters.title'), count: counts.letters },
    { to: '/job-subscribe', name: t('pages:subscriptions.title'), count: counts.subscriptions },
  ]
  return (
    <OwnPage title={t('pages:mine.title')}>
      <PersonCard person={person} />
      <ResumeCard />
      <ul className="mine-tiles">
        {tiles.map(({ to, name: label, count }) => (
          <li key={to}>
            <Link to={to}>
              <span className="mine-count">{count ?? '–'}</span>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </OwnPage>
  )
}
