import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useIsChatOn } from '../../../lib/chat-switch'
import { tellLogInFirst } from '../../../lib/log-in-first'
import { useUnreadCount } from '../../../lib/unread'
import { Badge } from '../../../ui/badge'
import { ChatIcon, HomeIcon, JobsIcon, PersonIcon, ResumeIcon } from '../../../ui/icons'

interface Props {
  isMember: boolean
  /** What is unread in the inbox. */
  unreadCount: number
}

interface Way {
  readonly to: string
  readonly name: string
  readonly icon: ReactNode
  readonly isForMembers?: true
  /** What waits there. */
  readonly count?: number
}

const CHAT = '/chat/index'

/** The five ways of a phone, in reach of the thumb; where it stands and what takes its place is in shell.css. */
export function BottomBar({ isMember, unreadCount }: Props) {
  const { t } = useTranslation(['app', 'pages'])
  const messages = useUnreadCount() ?? 0
  const ways: readonly Way[] = [
    { to: '/', name: t('pages:home.title'), icon: <HomeIcon /> },
    { to: '/job', name: t('pages:jobs.title'), icon: <JobsIcon /> },
    {
      to: CHAT,
      name: t('nav.messages'),
      icon: <ChatIcon />,
      isForMembers: true,
      count: messages,
    },
    { to: '/resume', name: t('pages:resume.title'), icon: <ResumeIcon />, isForMembers: true },
    { to: '/mine', name: t('nav.me'), icon: <PersonIcon />, isForMembers: true, count: unreadCount },
  ]
  const shown = useIsChatOn() ? ways : ways.filter(({ to }) => to !== CHAT)
  return (
    <nav className="bottom-bar" aria-label={t('nav.label')}>
      {shown.map(({ to, name, icon, isForMembers = false, count = 0 }) => (
        <NavLink
          key={to}
          className="bottom-link"
          to={to}
          end={to === '/'}
          onClick={isForMembers && !isMember ? tellLogInFirst : undefined}
        >
          {icon}
          <span className="bottom-name">{name}</span>
          <Badge count={count} label={t('nav.unread', { count })} />
        </NavLink>
      ))}
    </nav>
  )
}
