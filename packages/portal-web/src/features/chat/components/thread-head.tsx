import { memo } from 'react'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../ui/avatar'
import { BackIcon, SearchIcon } from '../../../ui/icons'
import { belowName } from '../rules/below-name'
import type { Side, Whom } from '../rules/whom'
import { DetailsIcon } from './icons'
import { useSay } from './say'
import { useIsThere } from './use-is-there'

interface Props {
  whom: Whom
  side: Side
  onSide: (side: Side) => void
}

/** Whom one talks to, and the ways to its search and details. What is said does not draw it. */
export const ThreadHead = memo(function ThreadHead({ whom, side, onSide }: Props) {
  const t = useSay()
  const { key, name, avatar, count } = whom
  const below = belowName(whom)
  const isThere = useIsThere(key)
  const toggle = (one: Side) => onSide(side === one ? null : one)
  return (
    <header className="thread-head">
      <Link className="back" to={{ search: '' }} aria-label={t('thread.back')}>
        <BackIcon />
      </Link>
      <Avatar id={key} name={name} src={avatar} />
      <div className="thread-who">
        <h1>
          <button type="button" className="thread-name" title={name} onClick={() => toggle('details')}>
            <bdi>{name}</bdi>
          </button>
        </h1>
        <p className="soft">
          {isThere && <span className="thread-online">{t('thread.online')}</span>}
          {isThere && below !== '' && ' · '}
          {count > 0 ? t('thread.people', { count }) : <bdi>{below}</bdi>}
        </p>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('find.inThread')}
        title={t('find.inThread')}
        aria-expanded={side === 'search'}
        onClick={() => toggle('search')}
      >
        <SearchIcon />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('details.label')}
        title={t('details.label')}
        aria-expanded={side === 'details'}
        onClick={() => toggle('details')}
      >
        <DetailsIcon />
      </button>
    </header>
  )
})
