import { personKey, toImId } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../ui/avatar'
import { ChatIcon } from '../../../ui/icons'
import { SidePane } from '../components/side-pane'
import { useIsThere } from '../components/use-is-there'
import { LastSeen } from '../presence/last-seen'
import { toChat } from '../rules/places'
import { Profile } from './profile'
import { type PersonShown, usePerson } from './use-person'

/** Somebody's profile beside the people; on a phone a page. */
export function ProfilePane({ imId, onClose }: { imId: string; onClose: () => void }) {
  const { t } = useTranslation('people')
  const person = usePerson(imId)
  return (
    <SidePane name={t('profile.label')} closing={t('profile.close')} onClose={onClose}>
      {person === null ? (
        <p className="list-note soft">{t('profile.unknown')}</p>
      ) : (
        <>
          <ProfileHead person={person} />
          <Profile imId={imId} name={person.name} />
        </>
      )}
    </SidePane>
  )
}

function ProfileHead({ person: { imId, name, avatar, company, contact } }: { person: PersonShown }) {
  const { t } = useTranslation('people')
  const key = personKey(toImId(imId))
  const isThere = useIsThere(key)
  const canChat = contact?.isFriend === true || contact?.isMe === true
  return (
    <div className="profile-head">
      <div className="profile-cover" />
      <span className="row-face" data-online={isThere || undefined}>
        <Avatar id={key} name={name} src={avatar} />
      </span>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {contact !== null && contact.memo !== '' && contact.memo !== contact.nickname && (
        <p className="soft">
          <bdi>{t('profile.own', { name: contact.nickname })}</bdi>
        </p>
      )}
      {company !== '' && <bdi className="soft">{company}</bdi>}
      {isThere && <span className="thread-online">{t('profile.online')}</span>}
      <LastSeen conversation={key} />
      {canChat && (
        <Link className="button button-primary profile-chat" to={toChat(key)}>
          <ChatIcon />
          {t('profile.chat')}
        </Link>
      )}
    </div>
  )
}
