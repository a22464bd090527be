import { LanguageMenu } from '../../features/shell'
import { useIsPhone } from '../../lib/page-state'
import type { Session } from '../../lib/session'
import { Header } from '../../ui/header'
import { ConnectionMark } from './connection-mark'
import { DeskMenu } from './desk-menu'

/**
 * Whose desk it is, whether it is connected, and the menus; on a phone one menu. The login has told the company, so it stands
 * there without a network.
 */
export function DeskHeader({ session, title }: { session: Session; title: string }) {
  const isPhone = useIsPhone()
  return (
    <Header>
      <span className="desk-place">
        <span>{title}</span>
        {session.company !== '' && <bdi className="desk-company">{session.company}</bdi>}
      </span>
      <span className="header-end">
        {session.isReviewer !== true && <ConnectionMark imId={session.imId} />}
        {!isPhone && <LanguageMenu />}
        <DeskMenu session={session} />
      </span>
    </Header>
  )
}
