import { type ContactItem, personKey } from '@sarika/im-engine'
import { useBlacklist, useContacts, useImEngine } from '@sarika/im-engine/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { passFocus } from '../../../lib/focus-title'
import { isolate } from '../../../lib/isolate'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { Nothing } from '../../../ui/nothing'
import { ListSkeleton } from '../components/list-skeleton'
import { toPeople } from '../rules/places'
import { useIsComing } from './use-is-coming'
import { useOneDeed } from './use-one-deed'

/** Those whom one put aside: hidden from the list, or blocked; each with the way back. */
export function Apart({ view }: { view: 'hidden' | 'blocked' }) {
  const { t } = useTranslation('people')
  const hidden = useContacts().filter(({ isHidden, isMe }) => isHidden && !isMe)
  const blocked = useBlacklist()
  const { contacts } = useImEngine()
  const { isBusy, act } = useOneDeed()
  const isComing = useIsComing()
  const people = view === 'hidden' ? hidden : blocked
  const back = ({ imId, name }: ContactItem) => {
    const shown = { name: isolate(name) }
    if (view === 'blocked') void act(() => contacts.unblock(imId), t('profile.unblocked', shown))
    else void act(() => contacts.change(imId, { isHidden: false }), t('hidden.shown', shown))
  }
  if (people.length === 0 && isComing) return <ListSkeleton />
  if (people.length === 0) return <Nothing title={t(`${view}.none`)} lead={t(`${view}.noneLead`)} />
  return (
    <ul className="asks">
      {people.map((one) => (
        <li key={one.imId} className="ask">
          <Avatar id={personKey(one.imId)} name={one.name} src={one.avatar} />
          <div className="ask-text">
            <p className="ask-who">
              <Link to={toPeople({ view, who: one.imId })}>
                <bdi>{one.name}</bdi>
              </Link>
            </p>
            {one.company !== '' && <bdi className="ask-origin">{one.company}</bdi>}
          </div>
          <Button
            ref={passFocus}
            kind="small"
            isBusy={isBusy}
            aria-label={t(view === 'hidden' ? 'hidden.showOne' : 'profile.unblockOne', {
              name: isolate(one.name),
            })}
            onClick={() => back(one)}
          >
            {t(view === 'hidden' ? 'hidden.show' : 'profile.unblock')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
