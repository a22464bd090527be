import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { toast } from 'sonner'
import { useBegin, useNewCount } from '../../features/hiring'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
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

function PostButton() {
  const { t } = useTranslation('board')
  const { begin, isBusy } = useBegin()
  const post = async () => {
    const why = await begin()
    if (why !== null) toast(why)
  }
  return (
    <span className="desk-post">
      <Button kind="small" isBusy={isBusy} onClick={() => void post()}>
        <Icon of={Plus} size={16} />
        {t('nav.post')}
      </Button>
    </span>
  )
}

/** The areas, and the way to a new job. On a phone they are in the menu. */
export function DeskNav({ unread }: Props) {
  const { t } = useTranslation('board')
  const fresh = useNewCount()
  const counts = {
    applications: { count: fresh, label: t('nav.new', { count: fresh }) },
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
      <PostButton />
    </>
  )
}
