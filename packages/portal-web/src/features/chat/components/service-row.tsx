import { type ConversationKey, personKey, toImId } from '@sarika/im-engine'
import { looseText } from '@sarika/im-engine/text'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PRODUCT } from '../../../lib/product'
import { Avatar } from '../../../ui/avatar'
import { useServiceId } from '../api/service'
import { pictureOf } from '../assistant/assistant'
import { OfficialIcon } from './icons'
import { Mark } from './mark'

/** The online service as somebody looks for it. */
export interface OnlineService {
  readonly key: ConversationKey
  /** Whether somebody may be looking for it: each word begins one that it is called or looked for by, as it is shown or in English. */
  isFound(wanted: string): boolean
}

const wordsIn = (text: string): string[] => looseText(text).split(/\s+/)

/** null: there is none here, it is not known yet, or it is `me`. */
export function useOnlineService(me: string): OnlineService | null {
  const { t } = useTranslation('typing')
  const imId = useServiceId(true)
  if (imId === '' || imId === me) return null
  const words = wordsIn(`${PRODUCT} ${t('service.words')} online service help support`)
  return {
    key: personKey(toImId(imId)),
    isFound: (wanted) => wordsIn(wanted).every((begun) => words.some((word) => word.startsWith(begun))),
  }
}

/** The way to a conversation with the online service that has not begun. Source: S-SERVICE-27. */
export function ServiceRow({ service: { key } }: { service: OnlineService }) {
  const { t } = useTranslation('typing')
  return (
    <li>
      <Link className="row" to={{ search: `?with=${encodeURIComponent(key)}` }}>
        <Avatar id={key} name={PRODUCT} src={pictureOf({ key, avatar: '', isManager: true })} />
        <span className="row-text">
          <span className="row-top">
            <bdi className="row-title">{PRODUCT}</bdi>
            <Mark name={t('everybody.official')} icon={<OfficialIcon />} />
          </span>
          <bdi className="row-company">{t('service.about')}</bdi>
        </span>
      </Link>
    </li>
  )
}
