import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/avatar'
import { IconButton } from '../../../ui/icon-button'
import { SearchIcon } from '../../../ui/icons'
import { LastSeen } from '../presence/last-seen'
import { OrTyping } from '../presence/or-typing'
import type { Side, Whom } from '../rules/whom'
import { BackToList } from './back-to-list'
import { CallButtons } from './call-buttons'
import { DetailsIcon, OfficialIcon } from './icons'
import { Mark } from './mark'
import { useSay } from './say'
import { useBelowName } from './use-below-name'
import { useIsThere } from './use-is-there'

interface Props {
  whom: Whom
  canWrite: boolean
  side: Side
  onSide: (side: Side) => void
}

/** Whom one talks to, and the ways to its search and details. What is said does not draw it. */
export const ThreadHead = memo(function ThreadHead({ whom, canWrite, side, onSide }: Props) {
  const t = useSay()
  const { key, name, avatar, count, isManager } = whom
  const { t: say } = useTranslation('typing')
  const below = useBelowName(whom)
  const isThere = useIsThere(key)
  // A phone has no room for where they work beside when they were there; hours of the online service stand nowhere else.
  const between = below !== '' && <span className={isManager ? undefined : 'thread-between'}>{' · '}</span>
  const toggle = (one: Side) => onSide(side === one ? null : one)
  return (
    <header className="thread-head">
      <BackToList />
      {/* The name beside it is the same button, for who hears or types. */}
      <button
        type="button"
        className="face-button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => toggle('details')}
      >
        <Avatar id={key} name={name} src={avatar} />
      </button>
      <div className="thread-who">
        <h1>
          <button type="button" className="thread-name" title={name} onClick={() => toggle('details')}>
            <bdi>{name}</bdi>
          </button>
          {isManager && <Mark name={say('everybody.official')} icon={<OfficialIcon />} />}
        </h1>
        <p className="soft">
          <OrTyping conversation={key}>
            {isThere && <span className="thread-online">{t('thread.online')}</span>}
            <LastSeen conversation={key} after={between} />
            {isThere && between}
            {count > 0 ? t('thread.people', { count }) : <bdi>{below}</bdi>}
          </OrTyping>
        </p>
      </div>
      <CallButtons whom={whom} canWrite={canWrite} />
      <IconButton
        label={t('find.inThread')}
        aria-expanded={side === 'search'}
        onClick={() => toggle('search')}
      >
        <SearchIcon />
      </IconButton>
      <IconButton
        label={t('details.label')}
        aria-expanded={side === 'details'}
        onClick={() => toggle('details')}
      >
        <DetailsIcon />
      </IconButton>
    </header>
  )
})
