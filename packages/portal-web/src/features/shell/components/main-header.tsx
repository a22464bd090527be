import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { useIsChatOn } from '../../../lib/chat-switch'
import { useIsPhone } from '../../../lib/page-state'
import { COMPANY_SERVICE } from '../../../lib/service'
import { useUnreadCount } from '../../../lib/unread'
import { useWayBack } from '../../../lib/way-back'
import { Badge } from '../../../ui/badge'
import { Header } from '../../../ui/header'
import { BellIcon, ChatIcon, SavedIcon } from '../../../ui/icons'
import { Menu } from '../../../ui/menu'
import { MAIN_LINKS, MORE_LINKS, RESUME_LINK } from '../rules/links'
import { AccountMenu, type Member } from './account-menu'
import { LanguageMenu } from './language-menu'
import { PageItems } from './page-items'
import { PhoneMenu, VisitorResume } from './phone-menu'

interface WaitingProps {
  to: string
  name: string
  icon: ReactNode
  count: number
  /** Not where the bar of a phone has it. */
  isInBar?: boolean
}

/** Where something waits to be read, and how much. */
function Waiting({ to, name, icon, count, isInBar }: WaitingProps) {
  const { t } = useTranslation('app')
  return (
    <NavLink className="header-link header-bell" data-in-bar={isInBar} to={to} title={name}>
      {icon}
      <span className="only-heard">{name}</span>
      <Badge count={count} label={t('nav.unread', { count })} />
    </NavLink>
  )
}

/** The chat, and the bell of the inbox. */
function WaitingLinks({ unreadCount }: Pick<Member, 'unreadCount'>) {
  const { t } = useTranslation(['app', 'pages'])
  const isChatOn = useIsChatOn()
  const messages = useUnreadCount() ?? 0
  return (
    <>
      {isChatOn && (
        <Waiting to="/chat/index" name={t('nav.messages')} icon={<ChatIcon />} count={messages} isInBar />
      )}
      <Waiting to="/message" name={t('pages:inbox.title')} icon={<BellIcon />} count={unreadCount} />
    </>
  )
}

function LogInLink() {
  const { t } = useTranslation('app')
  return (
    <NavLink className="header-link" to="/login" state={useWayBack()}>
      {t('nav.logIn')}
    </NavLink>
  )
}

function RegisterLink() {
  const { t } = useTranslation('app')
  return (
    <Link className="button button-primary" to="/login?register=1" state={useWayBack()}>
      {t('nav.register')}
    </Link>
  )
}

/** The pages in sight, and the others in a menu; visitors are told there that a resume is for members. */
function SiteLinks({ member }: { member: Member | null }) {
  const { t } = useTranslation(['app', 'pages'])
  const isSeeker = member !== null && !member.isEmployer
  return (
    <nav className="header-nav" aria-label={t('nav.label')}>
      {(isSeeker ? [...MAIN_LINKS, RESUME_LINK] : MAIN_LINKS).map(({ to, page }) => (
        <NavLink key={to} className="header-link" to={to}>
          {t(`pages:${page}.title`)}
        </NavLink>
      ))}
      <Menu
        trigger={
          <button type="button" className="header-link">
            {t('nav.more')}
          </button>
        }
      >
        {member === null && <VisitorResume />}
        <PageItems links={MORE_LINKS} />
      </Menu>
    </nav>
  )
}

/** `member`: null for visitors. A phone has all of it in one menu, but what waits and the login. */
export function MainHeader({ member }: { member: Member | null }) {
  const { t } = useTranslation(['app', 'pages'])
  const isPhone = useIsPhone()
  if (isPhone)
    return (
      <Header>
        <span className="header-end">
          {member === null ? <LogInLink /> : <WaitingLinks {...member} />}
          <PhoneMenu member={member} />
        </span>
      </Header>
    )
  return (
    <Header>
      <SiteLinks member={member} />
      <span className="header-end">
        <a className="header-link" href={COMPANY_SERVICE}>
          {t('nav.companyService')}
        </a>
        <LanguageMenu />
        {member === null ? (
          <>
            <LogInLink />
            <RegisterLink />
          </>
        ) : (
          <>
            {!member.isEmployer && (
              <Waiting to="/favorite" name={t('pages:favorites.title')} icon={<SavedIcon />} count={0} />
            )}
            <WaitingLinks {...member} />
            <AccountMenu member={member} />
          </>
        )}
      </span>
    </Header>
  )
}
