import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useIsPhone } from '../../../lib/page-state'
import { ChatFrame } from '../components/chat-frame'
import { type PeopleView, toPeople } from '../rules/places'
import { Apart } from './apart'
import { Middle } from './middle'
import { NewFriends } from './new-friends'
import { PeopleList } from './people-list'
import { Privacy } from './privacy'
import { ProfilePane } from './profile-pane'
import '../../../styles/side.css'
import '../../../styles/people.css'

interface Props {
  imId: string
  /** What stands in the middle; null = nothing was chosen: a wide window shows the requests. */
  view: PeopleView | null
  /** Whose profile is open, by id. Anything may stand there. */
  who: string | null
}

/** Everybody whom one knows: the list by letters, requests and other lists in the middle, a profile beside it. */
export function People({ imId, view, who }: Props) {
  const isPhone = useIsPhone()
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const shown = view ?? (isPhone ? null : 'requests')
  return (
    <ChatFrame imId={imId} here="people" pane={who !== null ? 'side' : view !== null ? 'middle' : 'list'}>
      <h1 className="only-heard">{t('title')}</h1>
      <PeopleList view={shown} who={who} />
      <section className="people-middle" aria-label={shown === null ? t('title') : t(`views.${shown}`)}>
        {shown !== null && (
          <Middle view={shown}>
            {shown === 'requests' && <NewFriends isShown={who === null || !isPhone} />}
            {(shown === 'hidden' || shown === 'blocked') && <Apart view={shown} />}
            {shown === 'privacy' && <Privacy />}
          </Middle>
        )}
      </section>
      {who !== null && <ProfilePane key={who} imId={who} onClose={() => void navigate(toPeople({ view }))} />}
    </ChatFrame>
  )
}
