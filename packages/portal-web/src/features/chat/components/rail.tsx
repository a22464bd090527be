import { useContactRequests } from '@sarika/im-engine/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIsWalletOn } from '../../../lib/chat-switch'
import { useUnreadCount } from '../../../lib/unread'
import { Badge } from '../../../ui/badge'
import { ChatIcon } from '../../../ui/icons'
import { countUnseen } from '../rules/people'
import { CHAT, PEOPLE, SETTING, WALLET } from '../rules/places'
import { PeopleIcon, SettingIcon, WalletIcon } from './icons'
import { useSay } from './say'
import '../../../styles/rail.css'

/** The areas of the chat: at the edge of a wide window, above the list of a narrow one. */
export function Rail({ here }: { here: 'chats' | 'people' | 'wallet' | 'setting' }) {
  const t = useSay()
  const { t: box } = useTranslation('box')
  // As header and title have it, also before the chat has caught up.
  const unread = useUnreadCount() ?? 0
  const asked = countUnseen(useContactRequests())
  const isWalletOn = useIsWalletOn()
  return (
    <nav className="rail" aria-label={t('rail.label')}>
      <Area to={CHAT} name={t('rail.chats')} isHere={here === 'chats'} icon={<ChatIcon />}>
        <Badge count={unread} label={t('list.unread', { count: unread })} />
      </Area>
      <Area to={PEOPLE} name={t('rail.people')} isHere={here === 'people'} icon={<PeopleIcon />}>
        <Badge count={asked} label={t('rail.asked', { count: asked })} />
      </Area>
      {isWalletOn && (
        <Area to={WALLET} name={t('rail.wallet')} isHere={here === 'wallet'} icon={<WalletIcon />} />
      )}
      <Area to={SETTING} name={box('rail')} isHere={here === 'setting'} icon={<SettingIcon />} />
    </nav>
  )
}

interface AreaProps {
  to: string
  name: string
  isHere: boolean
  icon: ReactNode
  /** What waits there. */
  children?: ReactNode
}

const Area = ({ to, name, isHere, icon, children }: AreaProps) => (
  <Link className="rail-area" to={to} title={name} aria-current={isHere ? 'page' : undefined}>
    {icon}
    <span className="rail-name">{name}</span>
    {children}
  </Link>
)
