import { isGroupKey, personKey } from '@sarika/im-engine'
import { useContacts } from '@sarika/im-engine/react'
import { Phone, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { askCall } from '../../../lib/calling'
import { Icon } from '../../../ui/icons'
import { Menu, MenuItem } from '../../../ui/menu'
import type { Whom } from '../rules/whom'
import { useSay } from './say'

interface Props {
  whom: Whom
  /** Whoever may not write here may not call either. */
  canWrite: boolean
}

/** The ways to call whom one talks to: a contact by sound or with picture, a group to a meeting. Source: S-CALL-80. */
export function CallButtons({ whom: { key }, canWrite }: Props) {
  const t = useSay()
  const isFriend = useContacts((contacts) =>
    contacts.some((one) => one.isFriend && !one.isMe && personKey(one.imId) === key),
  )
  if (!canWrite) return null
  if (isGroupKey(key))
    return (
      <Menu
        trigger={
          <button
            type="button"
            className="icon-button"
            aria-label={t('calls.meeting')}
            title={t('calls.meeting')}
          >
            <Icon of={Video} />
          </button>
        }
      >
        <MenuItem onSelect={() => askCall({ key, hasVideo: false })}>
          <Icon of={Phone} />
          {t('calls.audioMeeting')}
        </MenuItem>
        <MenuItem onSelect={() => askCall({ key, hasVideo: true })}>
          <Icon of={Video} />
          {t('calls.videoMeeting')}
        </MenuItem>
      </Menu>
    )
  if (!isFriend) return null
  return (
    <>
      <CallButton name={t('calls.audio')} onPress={() => askCall({ key, hasVideo: false })}>
        <Icon of={Phone} />
      </CallButton>
      <CallButton name={t('calls.video')} isWide onPress={() => askCall({ key, hasVideo: true })}>
        <Icon of={Video} />
      </CallButton>
    </>
  )
}

interface ButtonProps {
  name: string
  /** Not on a phone, whose head has no room: there a call by sound becomes one with picture. */
  isWide?: boolean
  onPress: () => void
  children: ReactNode
}

const CallButton = ({ name, isWide = false, onPress, children }: ButtonProps) => (
  <button
    type="button"
    className="icon-button"
    data-wide={isWide || undefined}
    aria-label={name}
    title={name}
    onClick={onPress}
  >
    {children}
  </button>
)
