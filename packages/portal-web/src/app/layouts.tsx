// default: header and content; user: content only. The enterprise layout comes with its first screen.

import { useTranslation } from 'react-i18next'
import { NavLink, Outlet } from 'react-router-dom'
import { AccountMenu, VisitorMenu } from '../features/account'
import { useSession } from '../lib/session'
import { useUnreadCount } from '../lib/unread'
import { Badge } from '../ui/badge'
import { Header } from '../ui/header'
import { ChatIcon } from '../ui/icons'
import { signOut } from './sign-out'

/** Where one can go from everywhere; only what is there. */
function Navigation() {
  const { t } = useTranslation('app')
  const unread = useUnreadCount()
  return (
    <nav className="header-nav" aria-label={t('nav.label')}>
      <NavLink className="header-link" to="/chat/index">
        <ChatIcon />
        {t('nav.chat')}
        <Badge count={unread} label={t('nav.unread', { count: unread })} />
      </NavLink>
    </nav>
  )
}

function MainHeader() {
  const session = useSession()
  const { t } = useTranslation('auth')
  return (
    <Header>
      {session !== null && <Navigation />}
      <span className="header-end">
        {session === null ? (
          <>
            <VisitorMenu />
            <NavLink className="header-link" to="/login">
              {t('title')}
            </NavLink>
          </>
        ) : (
          <AccountMenu session={session} onLogOut={signOut} />
        )}
      </span>
    </Header>
  )
}

/** `isFixed`: the screen has the height of the window and scrolls in itself. */
export function DefaultLayout({ isFixed = false }: { isFixed?: boolean }) {
  return (
    <div className="page" data-fixed={isFixed || undefined}>
      <MainHeader />
      <Outlet context={useSession()} />
    </div>
  )
}

export function UserLayout() {
  return (
    <div className="page">
      <div className="page-corner">
        <VisitorMenu />
      </div>
      <Outlet />
    </div>
  )
}
