import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { toast } from 'sonner'
import { useBegin, useToAnswerCount } from '../../features/hiring'
import { useIsChatOn } from '../../lib/chat-switch'
import type { Session } from '../../lib/session'
import { isHiring } from '../../lib/staff'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icons'

/** The areas of the desk; their names are in the texts of the board. */
const AREAS = [
  { to: '/applications', name: 'applications' },
  { to: '/candidates', name: 'candidates' },
  { to: '/interviews', name: 'interviews' },
  { to: '/jobs', name: 'jobs' },
  { to: '/', name: 'chats' },
  { to: '/company', name: 'company' },
] as const

/** For whoever acts for no company there is the chat alone, where the site has one. */
export function useAreas(session: Session) {
  const isChatOn = useIsChatOn()
  return AREAS.filter(({ name }) => (name === 'chats' ? isChatOn : isHiring(session)))
}

interface AreasProps {
  session: Session
  /** Messages that were not read. */
  unread: number
  /** Applications that nobody has opened, and times that somebody asked for. */
  waiting: number
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

function Areas({ session, unread, waiting }: AreasProps) {
  const { t } = useTranslation('board')
  const counts = {
    applications: { count: waiting, label: t('nav.waiting', { count: waiting }) },
    chats: { count: unread, label: t('nav.unread', { count: unread }) },
  }
  return (
    <nav className="desk-nav" aria-label={t('nav.label')}>
      {useAreas(session).map(({ to, name }) => (
        <NavLink key={to} to={to} end={to === '/'}>
          {t(`nav.${name}`)}
          {(name === 'applications' || name === 'chats') && <Badge {...counts[name]} />}
        </NavLink>
      ))}
    </nav>
  )
}

function EmployerNav(props: Omit<AreasProps, 'waiting'>) {
  const waiting = useToAnswerCount()
  return (
    <>
      <Areas {...props} waiting={waiting} />
      <PostButton />
    </>
  )
}

interface Props {
  session: Session
  unread: number
  /** Asks whoever acts for no company to register one. */
  onRegister: () => void
}

/** The areas, and the way to a new job, or to a company for who has none. On a phone they are in the menu. */
export function DeskNav({ session, unread, onRegister }: Props) {
  const { t } = useTranslation('desk')
  if (isHiring(session)) return <EmployerNav session={session} unread={unread} />
  return (
    <>
      <Areas session={session} unread={unread} waiting={0} />
      {!session.isEmployer && (
        <button type="button" className="button button-small desk-post" onClick={onRegister}>
          {t('register.label')}
        </button>
      )}
    </>
  )
}
