import { isGroupKey, personKey } from '@sarika/im-engine'
import { useContacts } from '@sarika/im-engine/react'
import { Phone, Video } from 'lucide-react'
import { askCall } from '../../../lib/calling'
import { IconButton } from '../../../ui/icon-button'
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
          <IconButton label={t('calls.meeting')}>
            <Icon of={Video} />
          </IconButton>
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
      <IconButton label={t('calls.audio')} onClick={() => askCall({ key, hasVideo: false })}>
        <Icon of={Phone} />
      </IconButton>
      {/* Not on a phone, whose head has no room: there a call by sound becomes one with picture. */}
      <IconButton data-wide label={t('calls.video')} onClick={() => askCall({ key, hasVideo: true })}>
        <Icon of={Video} />
      </IconButton>
    </>
  )
}
