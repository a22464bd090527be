// default: header, content, footer; own: the same, with the menu of one's own pages beside the content at a desk; fixed: header and a content that scrolls in itself; both with the bar of a phone.
// enterprise: the header of companies; user: content only; plain: nothing but the screen. A screen of members finds its session in the outlet's context.

import type { ComponentType } from 'react'
import { Outlet } from 'react-router-dom'
import { LanguageForm, useMe, useMeChanged } from '../features/account'
import {
  BottomBar,
  CompanyHeader,
  Floats,
  Footer,
  LanguageMenu,
  MainHeader,
  Welcome,
} from '../features/shell'
import { useInboxUnread } from '../http/inbox-count'
import { getLanguage, openArea } from '../i18n/i18n'
import { useIsPhone } from '../lib/page-state'
import { type Session, useSession } from '../lib/session'
import { useLater } from '../lib/use-later'
import type { Layout } from './routes'
import { signOut } from './sign-out'

function MemberHeader({ session }: { session: Session }) {
  // Until the server told, what the login brought and what is shown.
  const {
    name = session.name,
    avatar = '',
    isFemale = false,
    language = getLanguage(),
  } = useMe(session).data ?? {}
  const changed = useMeChanged()
  const unreadCount = useInboxUnread()?.count ?? 0
  const languageForm = (close: () => void) => (
    <LanguageForm
      present={language}
      onDone={() => {
        close()
        void changed()
      }}
    />
  )
  const { isEmployer } = session
  return (
    <MainHeader member={{ name, avatar, isFemale, isEmployer, unreadCount, languageForm, logOut: signOut }} />
  )
}

function PortalHeader() {
  const session = useSession()
  return session === null ? <MainHeader member={null} /> : <MemberHeader session={session} />
}

function MemberBar() {
  return <BottomBar isMember unreadCount={useInboxUnread()?.count ?? 0} />
}

function PhoneBar() {
  const isMember = useSession() !== null
  if (!useIsPhone()) return null
  return isMember ? <MemberBar /> : <BottomBar isMember={false} unreadCount={0} />
}

function DefaultLayout() {
  return (
    <div className="page">
      <PortalHeader />
      <Welcome />
      <Outlet context={useSession()} />
      <Footer />
      <PhoneBar />
      <Floats />
    </div>
  )
}

async function fetchMenu() {
  const [{ OwnMenu }] = await Promise.all([import('../features/mine'), openArea('papers')])
  return OwnMenu
}

function OwnLayout() {
  const isDesk = !useIsPhone()
  // Its place is kept; a menu that does not come leaves the pages as they are.
  const { data: OwnMenu } = useLater('own-menu', isDesk, fetchMenu)
  return (
    <div className="page">
      <PortalHeader />
      <Welcome />
      <div className="with-menu">
        {isDesk && <div className="side-menu">{OwnMenu !== undefined && <OwnMenu />}</div>}
        <Outlet context={useSession()} />
      </div>
      <Footer />
      <PhoneBar />
      <Floats />
    </div>
  )
}

function FixedLayout() {
  return (
    <div className="page" data-fixed>
      <PortalHeader />
      <Outlet context={useSession()} />
      <PhoneBar />
    </div>
  )
}

function CompanyLayout() {
  return (
    <div className="page">
      <CompanyHeader />
      <Welcome />
      <Outlet />
      <Footer />
      <Floats />
    </div>
  )
}

function UserLayout() {
  return (
    <div className="page">
      <div className="page-corner">
        <LanguageMenu />
      </div>
      <Outlet />
    </div>
  )
}

const PlainLayout = () => <Outlet context={useSession()} />

export const LAYOUT_ELEMENTS: Record<Layout, ComponentType> = {
  default: DefaultLayout,
  own: OwnLayout,
  fixed: FixedLayout,
  enterprise: CompanyLayout,
  user: UserLayout,
  plain: PlainLayout,
}
