import { personKey, toImId } from '@sarika/im-engine'
import { useContacts, useImEngine } from '@sarika/im-engine/react'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../ui/avatar'
import { useSay } from '../components/say'
import type { CardProps } from '../kinds/kind'
import { CardHead } from './card-head'

interface Person {
  readonly imId: string
  readonly nickname: string
  readonly company?: string
  readonly text?: string
}

/** Somebody who is made known. Their picture is drawn here: an address that a message brings is not fetched. */
export default function PersonCard({
  body: { imId, nickname, company = '', text = '' },
  name,
}: CardProps<Person>) {
  const t = useSay()
  const key = personKey(toImId(imId))
  const me = useImEngine().me
  const canWrite = useContacts().some((one) => one.imId === imId && imId !== me)
  return (
    <div className="card-said">
      <CardHead name={name} />
      <span className="card-who">
        <Avatar id={key} name={nickname} />
        <span>
          <bdi className="card-title">{nickname || t('thread.unknownContact')}</bdi>
          {company !== '' && <bdi className="card-soft">{company}</bdi>}
        </span>
      </span>
      {text !== '' && <bdi>{text}</bdi>}
      {canWrite && (
        <Link className="card-act" to={{ search: `?with=${encodeURIComponent(key)}` }}>
          {t('card.write')}
        </Link>
      )}
    </div>
  )
}
