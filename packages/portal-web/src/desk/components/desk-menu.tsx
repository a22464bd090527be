import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { signOut } from '../../app/sign-out'
import { useMe } from '../../features/account'
import { Preferences } from '../../features/shell'
import { PORTAL } from '../../lib/app'
import { useIsWalletOn } from '../../lib/chat-switch'
import { useIsPhone } from '../../lib/page-state'
import type { Session } from '../../lib/session'
import { isHiring, isStaff } from '../../lib/staff'
import { LeaveIcon } from '../../ui/icons'
import { Menu, MenuItem, MenuLine, MenuLink, MenuTitle } from '../../ui/menu'
import { Portrait } from '../../ui/portrait'
import { useAreas } from './desk-nav'

/** Who is at the desk, and the ways out of it: to the portal, and to nobody's. */
export function DeskMenu({ session, onRegister }: { session: Session; onRegister: () => void }) {
  const { t } = useTranslation(['account', 'board', 'desk'])
  const isPhone = useIsPhone()
  const isWalletOn = useIsWalletOn()
  const areas = useAreas(session)
  // Until the server told, what the login brought.
  const { name = session.name, avatar = '', isFemale = false } = useMe(session).data ?? {}
  return (
    <Menu
      isAlwaysThere
      trigger={
        <button type="button" className="account-button" aria-label={t('menu', { name })}>
          <Portrait src={avatar} isFemale={isFemale} />
          <bdi className="account-name">{name}</bdi>
        </button>
      }
    >
      <MenuTitle>
        <bdi>{name}</bdi>
      </MenuTitle>
      <MenuLine />
      {isPhone &&
        !isStaff(session) &&
        areas.map(({ to, name }) => (
          <MenuLink key={to}>
            <Link to={to}>{t(`board:nav.${name}`)}</Link>
          </MenuLink>
        ))}
      {isPhone && !session.isEmployer && (
        <MenuItem onSelect={onRegister}>{t('desk:register.label')}</MenuItem>
      )}
      {isHiring(session) && (
        <MenuLink>
          <Link to="/company/team">{t('desk:team')}</Link>
        </MenuLink>
      )}
      {isWalletOn && !isStaff(session) && (
        <MenuLink>
          <Link to="/wallet">{t('wallet')}</Link>
        </MenuLink>
      )}
      <MenuLink>
        <a href={PORTAL}>{t('desk:portal')}</a>
      </MenuLink>
      <MenuLine />
      <MenuItem onSelect={() => void signOut().catch(() => toast(t('logOutFailed')))}>
        <LeaveIcon />
        {t('logOut')}
      </MenuItem>
      {isPhone && (
        <>
          <MenuLine />
          <Preferences />
        </>
      )}
    </Menu>
  )
}
