import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import type { Session } from '../../../lib/session'
import { Avatar } from '../../../ui/avatar'
import { LeaveIcon, SettingsIcon } from '../../../ui/icons'
import { Menu, MenuItem, MenuLine, MenuTitle } from '../../../ui/menu'
import { useMe } from '../api/me'
import { Preferences } from './preferences'

interface Props {
  session: Session
  onLogOut: () => Promise<void>
}

/** Who is logged in, how the portal looks to them, and the way out. */
export function AccountMenu({ session, onLogOut }: Props) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const { name = session.name, avatar = '' } = useMe(session).data ?? {}
  const logOut = () => onLogOut().catch(() => toast(t('logOutFailed')))
  return (
    <Menu
      trigger={
        <button type="button" className="account-button" aria-label={t('menu', { name })}>
          <Avatar id={`p2p-${session.imId}`} name={name} picture={avatar} />
          <bdi className="account-name">{name}</bdi>
        </button>
      }
    >
      <MenuTitle>
        <bdi>{name}</bdi>
      </MenuTitle>
      <MenuLine />
      <Preferences />
      <MenuLine />
      <MenuItem onSelect={() => void navigate('/account-setting')}>
        <SettingsIcon />
        {t('settings.title')}
      </MenuItem>
      <MenuItem onSelect={() => void logOut()}>
        <LeaveIcon />
        {t('logOut')}
      </MenuItem>
    </Menu>
  )
}
