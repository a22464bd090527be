import { personKey, toImId } from '@sarika/im-engine'
import { Avatar } from '../../../ui/avatar'
import { useSay } from '../components/say'
import type { CardProps } from '../kinds/kind'
import { CardHead } from './card-head'

interface NewFriend {
  readonly imId: string
  readonly nickname: string
  readonly text: string
}

/** With which words somebody asked to become a contact. It stands where one writes to them, so it leads nowhere. */
export default function NewFriendCard({ body: { imId, nickname, text }, name }: CardProps<NewFriend>) {
  const t = useSay()
  return (
    <div className="card-said">
      <CardHead name={name} />
      <span className="card-who">
        <Avatar id={personKey(toImId(imId))} name={nickname} />
        <bdi className="card-title">{nickname || t('thread.unknownContact')}</bdi>
      </span>
      {text !== '' && <bdi>{text}</bdi>}
    </div>
  )
}
