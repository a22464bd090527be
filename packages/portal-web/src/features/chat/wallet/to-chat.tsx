import type { ConversationKey } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NextIcon } from '../../../ui/icons'
import { toChat } from '../rules/places'

/** From something of the wallet to the conversation that it stands in. */
export function ToChat({ place, name }: { place: ConversationKey; name: string }) {
  const { t } = useTranslation('wallet')
  return (
    <Link className="wallet-to" to={toChat(place)}>
      <span>
        {t('packets.toChat')}
        <small className="wallet-to-name">
          <bdi>{name}</bdi>
        </small>
      </span>
      <NextIcon />
    </Link>
  )
}
