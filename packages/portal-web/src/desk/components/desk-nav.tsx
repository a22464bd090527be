import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { useToAnswerCount } from '../../features/hiring'
import { Badge } from '../../ui/badge'
import { Icon } from '../../ui/icons'

/** The areas of the desk; their names are in the texts of the board. */
export const AREAS = [
  { to: '/applications', name: 'applications' },
  { to: '/interviews', name: 'interviews' },
  { to: '/jobs', name: 'jobs' },
  { to: '/', name: 'chats' },
  { to: '/company', name: 'company' },
] as const

interface Props {
  /** Messages that were not read. */
  unread: number
}

/** The areas, and the way to a new job. On a phone they are in the menu. */
export function DeskNav({ unread }: Props) {
  const { t } = useTranslation('board')
  const waiting = useToAnswerCount()
  const counts = {
    applications: { count: waiting, label: t('nav.waiting', { count: waiting }) },
    chats: { count: unread, label: t('nav.unread', { count: unread }) },
  }
  return (
    <>
      <nav className="desk-nav" aria-label={t('nav.label')}>
        {AREAS.map(({ to, name }) => (
          <NavLink key={to} to={to} end={to === '/'}>
            {t(`nav.${name}`)}
            {(name === 'applications' || name === 'chats') && <Badge {...counts[name]} />}
          </NavLink>
        ))}
      </nav>
      <Link className="button button-small desk-post" to="/jobs/new">
        <Icon of={Plus} size={16} />
        {t('nav.post')}
      </Link>
    </>
  )
}
