import { personKey, type RequestItem } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showDay } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { useDay } from '../../../lib/use-day'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { CheckIcon } from '../../../ui/icons'
import { metInWords } from '../rules/people-words'
import { toPeople } from '../rules/places'
import { useOneDeed } from './use-one-deed'

interface Props {
  request: RequestItem
  isNew: boolean
}

/** One request: who, their words, where they come from, and what can be done or became of it. */
export function RequestRow({ request, isNew }: Props) {
  const { t } = useTranslation('people')
  const { imId, name, avatar, company, isMine, status, message } = request
  const waits = !isMine && status === 'pending'
  return (
    <li className="ask" data-waits={waits || undefined}>
      <Avatar id={personKey(imId)} name={name} src={avatar} />
      <div className="ask-text">
        <p className="ask-who">
          {isNew && waits && <span className="ask-new">{t('requests.new')}</span>}
          <Link to={toPeople({ view: 'requests', who: imId })}>
            <bdi>{name}</bdi>
          </Link>{' '}
          {company !== '' && <bdi className="soft">{company}</bdi>}
        </p>
        {message !== '' && (
          <p className="ask-said">
            {t(isMine ? 'requests.askedWith' : 'requests.said', { text: isolate(message) })}
          </p>
        )}
        <Origin request={request} />
      </div>
      {waits ? <Answers request={request} /> : <Outcome request={request} />}
    </li>
  )
}

/** Where the person comes from, and when. */
function Origin({ request: { isMine, addBy, addFrom, at, status } }: { request: RequestItem }) {
  const { t } = useTranslation('people')
  const when = showDay(at, useDay())
  const how = metInWords(addBy, addFrom, t)
  if (isMine && status === 'pending') return null
  if (isMine) return <p className="ask-origin">{t('requests.asked', { when })}</p>
  return <p className="ask-origin">{how === '' ? when : t('met.at', { how, when })}</p>
}

/** Accept and refuse, side by side. */
export function Answers({ request: { requestId, name } }: { request: RequestItem }) {
  const { t } = useTranslation('people')
  const { contacts } = useImEngine()
  const { isBusy, act } = useOneDeed()
  const shown = { name: isolate(name) }
  return (
    <div className="ask-acts">
      <Button
        isBusy={isBusy}
        aria-label={t('requests.acceptOne', shown)}
        onClick={() => void act(() => contacts.answer(requestId, 'accept'), t('requests.accepted', shown))}
      >
        {t('requests.accept')}
      </Button>
      <Button
        kind="small"
        isBusy={isBusy}
        aria-label={t('requests.refuseOne', shown)}
        onClick={() => void act(() => contacts.answer(requestId, 'refuse'), t('requests.refused'))}
      >
        {t('requests.refuse')}
      </Button>
    </div>
  )
}

function Outcome({ request }: { request: RequestItem }) {
  const { t } = useTranslation('people')
  const { contacts } = useImEngine()
  const { isBusy, act } = useOneDeed()
  const { requestId, name, isMine, status, at } = request
  const when = showDay(at, useDay())
  if (status === 'accepted')
    return (
      <p className="ask-outcome" data-good>
        <CheckIcon />
        {t('requests.friends')}
      </p>
    )
  if (status === 'ended')
    return <p className="ask-outcome">{t(isMine ? 'requests.cancelled' : 'requests.ended')}</p>
  return (
    <div className="ask-acts">
      <p className="ask-outcome">{t('requests.waitingSince', { when })}</p>
      <Button
        kind="quiet"
        isBusy={isBusy}
        aria-label={t('requests.cancelOne', { name: isolate(name) })}
        onClick={() => void act(() => contacts.cancel(requestId), t('requests.cancelDone'))}
      >
        {t('requests.cancel')}
      </Button>
    </div>
  )
}
