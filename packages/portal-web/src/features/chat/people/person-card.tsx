import { personKey, toImId } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isolate } from '../../../lib/isolate'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { Dialog, type DialogProps } from '../../../ui/dialog'
import { ChatIcon } from '../../../ui/icons'
import { usePersonCard } from '../api/person-card'
import { CompanyName } from '../components/company-name'
import { useIsThere } from '../components/use-is-there'
import { toChat } from '../rules/places'
import { Profile } from './profile'
import { usePerson } from './use-person'
import '../../../styles/forms.css'
import '../../../styles/people.css'

export interface PersonCardProps extends DialogProps {
  imId: string
  /** As it is shown where they were pressed. */
  name: string
}

/** The person behind a name: who they are, and what one can do about them. Source: S-REACH-9. */
export function PersonCard({ imId, name, opener, onClose }: PersonCardProps) {
  const { t } = useTranslation('reach')
  const person = usePerson(imId)
  const { data: card, isError } = usePersonCard(imId)
  const key = personKey(toImId(imId))
  const isThere = useIsThere(key)
  const { t: tPeople } = useTranslation('people')
  const contact = person?.contact ?? null
  const company = card?.company?.name ?? person?.company ?? ''
  return (
    <Dialog title={t('card.label')} isAtTitle opener={opener} onClose={onClose}>
      <div className="person-card">
        <div className="person-card-head">
          <span className="row-face" data-online={isThere || undefined}>
            <Avatar id={key} name={name} src={person?.avatar ?? card?.avatar ?? ''} />
          </span>
          <span className="row-text">
            <bdi className="row-title">{name}</bdi>
            {contact !== null && contact.memo !== '' && contact.memo !== contact.nickname && (
              <bdi className="soft">{tPeople('profile.own', { name: contact.nickname })}</bdi>
            )}
            {company !== '' && <CompanyName imId={imId} name={company} />}
            {isThere && <span className="thread-online">{tPeople('profile.online')}</span>}
          </span>
        </div>
        <Ways imId={imId} name={name} onClose={onClose} />
        {isError && <p className="soft">{t('card.failed')}</p>}
        {card != null && card.groups.length > 0 && (
          <section aria-label={t('card.groups')}>
            <h3>{t('card.groups')}</h3>
            <ul className="person-card-groups">
              {card.groups.map((group) => (
                <li key={group.key}>
                  <Link to={toChat(group.key)} onClick={onClose}>
                    <bdi>{group.name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Profile imId={imId} name={name} />
        <div className="dialog-actions">
          <Button kind="quiet" onClick={onClose}>
            {t('card.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** The way to a talk of two, or why there is none yet; how to become contacts stands in the profile below. */
function Ways({ imId, name, onClose }: Pick<PersonCardProps, 'imId' | 'name' | 'onClose'>) {
  const { t } = useTranslation('reach')
  const { t: tPeople } = useTranslation('people')
  const { me } = useImEngine()
  const contact = usePerson(imId)?.contact ?? null
  const isBlocked = contact?.blocked === 1 || contact?.blocked === 3
  if (imId === me) return null
  if (isBlocked) return null
  if (contact?.isFriend !== true) return <p className="soft">{t('card.notYet', { name: isolate(name) })}</p>
  return (
    <Link className="button button-primary" to={toChat(personKey(toImId(imId)))} onClick={onClose}>
      <ChatIcon />
      {tPeople('profile.chat')}
    </Link>
  )
}
