import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { toast } from 'sonner'
import { useIsPhone } from '../../../lib/page-state'
import { COMPANY_SERVICE } from '../../../lib/service'
import { useUnreadCount } from '../../../lib/unread'
import { Badge } from '../../../ui/badge'
import { Header } from '../../../ui/header'
import { BellIcon } from '../../../ui/icons'
import { SITE_LINKS } from '../rules/links'
import { AccountMenu, type Member } from './account-menu'
import { LanguageMenu } from './language-menu'
import { PhoneMenu } from './phone-menu'

/** What waits in the chat, which is where it leads; the inbox is still to come. */
function Bell() {
  const { t } = useTranslation('app')
  const unread = useUnreadCount()
  return (
    <NavLink className="header-link header-bell" to="/chat/index" title={t('nav.messages')}>
      <BellIcon />
      <span className="only-heard">{t('nav.messages')}</span>
      <Badge count={unread} label={t('nav.unread', { count: unread })} />
    </NavLink>
  )
}

/** Who is not logged in is told why the login comes. */
function ResumeLink({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation(['app', 'pages'])
  const tell = () => {
    if (!isMember) toast(t('nav.logInFirst'))
  }
  return (
    <NavLink className="header-link" to="/resume" onClick={tell}>
      {t('pages:resume.title')}
    </NavLink>
  )
}

function LogInLink() {
  const { t } = useTranslation('app')
  return (
    <NavLink className="header-link" to="/login">
      {t('nav.logIn')}
    </NavLink>
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
          {member === null ? <LogInLink /> : <Bell />}
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
        <ResumeLink isMember={member !== null} />
        {member === null ? (
          <>
            <LogInLink />
            <Link className="button button-small" to="/login?register=1">
              {t('nav.register')}
            </Link>
          </>
        ) : (
          <>
            <Bell />
            <AccountMenu member={member} />
          </>
        )}
      </span>
    </Header>
  )
}
