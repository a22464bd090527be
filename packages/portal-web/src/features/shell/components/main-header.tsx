import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { tellLogInFirst } from '../../../lib/log-in-first'
import { useIsPhone } from '../../../lib/page-state'
import { COMPANY_SERVICE } from '../../../lib/service'
import { useUnreadCount } from '../../../lib/unread'
import { useWayBack } from '../../../lib/way-back'
import { Badge } from '../../../ui/badge'
import { Header } from '../../../ui/header'
import { BellIcon, ChatIcon } from '../../../ui/icons'
import { SITE_LINKS } from '../rules/links'
import { AccountMenu, type Member } from './account-menu'
import { LanguageMenu } from './language-menu'
import { PhoneMenu } from './phone-menu'

interface WaitingProps {
  to: string
  name: string
  icon: ReactNode
  count: number
}

/** Where something waits to be read, and how much. */
function Waiting({ to, name, icon, count }: WaitingProps) {
  const { t } = useTranslation('app')
  return (
    <NavLink className="header-link header-bell" to={to} title={name}>
      {icon}
      <span className="only-heard">{name}</span>
      <Badge count={count} label={t('nav.unread', { count })} />
    </NavLink>
  )
}

/** The chat, and the bell of the inbox. */
function WaitingLinks({ unreadCount }: Pick<Member, 'unreadCount'>) {
  const { t } = useTranslation(['app', 'pages'])
  return (
    <>
      <Waiting to="/chat/index" name={t('nav.messages')} icon={<ChatIcon />} count={useUnreadCount() ?? 0} />
      <Waiting to="/message" name={t('pages:inbox.title')} icon={<BellIcon />} count={unreadCount} />
    </>
  )
}

function ResumeLink({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('pages')
  return (
    <NavLink className="header-link" to="/resume" onClick={isMember ? undefined : tellLogInFirst}>
      {t('resume.title')}
    </NavLink>
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
    <Link className="button button-small" to="/login?register=1" state={useWayBack()}>
      {t('nav.register')}
    </Link>
  )
}

function SiteLinks() {
  const { t } = useTranslation(['app', 'pages'])
  return (
    <nav className="header-nav" aria-label={t('nav.label')}>
      {SITE_LINKS.map(({ to, page }) => (
        <NavLink key={to} className="header-link" to={to}>
          {t(`pages:${page}.title`)}
        </NavLink>
      ))}
    </nav>
  )
}

/** `member`: null for visitors. A phone has all of it in one menu, but what waits and the login. */
export function MainHeader({ member }: { member: Member | null }) {
  const { t } = useTranslation('app')
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
      <SiteLinks />
      <span className="header-end">
        <a className="header-link" href={COMPANY_SERVICE}>
          {t('nav.companyService')}
        </a>
        <LanguageMenu />
        {member?.isEmployer !== true && <ResumeLink isMember={member !== null} />}
        {member === null ? (
          <>
            <LogInLink />
            <RegisterLink />
          </>
        ) : (
          <>
            <WaitingLinks {...member} />
            <AccountMenu member={member} />
          </>
        )}
      </span>
    </Header>
  )
}
