import { useState } from 'react'
import { useFollowedPaths } from '../../features/chat'
import { FOLLOWED } from '../../features/hiring'
import { LanguageMenu } from '../../features/shell'
import { useIsChatOn } from '../../lib/chat-switch'
import { useIsPhone } from '../../lib/page-state'
import type { Session } from '../../lib/session'
import { isHiring, isStaff } from '../../lib/staff'
import { useUnreadCount } from '../../lib/unread'
import { Header } from '../../ui/header'
import { ConnectionMark } from './connection-mark'
import { DeskMenu } from './desk-menu'
import { DeskNav } from './desk-nav'
import { RegisterDialog } from './register-dialog'

/** On every page of the desk, what either side changes is seen at once: the board, its counts, interviews. */
function FollowApplications({ imId }: { imId: string }) {
  useFollowedPaths(imId, FOLLOWED)
  return null
}

/**
 * Whose desk it is, its areas, whether it is connected, and the menus; on a phone one menu. The login has told the company, so it stands
 * there without a network.
 */
export function DeskHeader({ session, title }: { session: Session; title: string }) {
  const isPhone = useIsPhone()
  const isChatOn = useIsChatOn()
  const unread = useUnreadCount() ?? 0
  const [isRegistering, setIsRegistering] = useState(false)
  const register = () => setIsRegistering(true)
  return (
    <Header>
      <span className="desk-place">
        <span>{title}</span>
        {session.company !== '' && <bdi className="desk-company">{session.company}</bdi>}
      </span>
      {isHiring(session) && <FollowApplications imId={session.imId} />}
      {!isStaff(session) && !isPhone && <DeskNav session={session} unread={unread} onRegister={register} />}
      <span className="header-end">
        {!isStaff(session) && isChatOn && <ConnectionMark imId={session.imId} />}
        {!isPhone && <LanguageMenu />}
        <DeskMenu session={session} onRegister={register} />
      </span>
      {isRegistering && <RegisterDialog onClose={() => setIsRegistering(false)} />}
    </Header>
  )
}
