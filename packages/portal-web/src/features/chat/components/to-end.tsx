import type { OpenConversation } from '@sarika/im-engine/react'
import { useSyncExternalStore } from 'react'
import { shownCount } from '../../../lib/unread'
import type { Sight } from '../rules/sight'
import { DownIcon } from './icons'
import { useSay } from './say'

interface Props {
  sight: Sight
  countBehind: OpenConversation['countBehind']
  onPress: () => void
}

/** To the newest message; it counts what is new and was not in sight yet. */
export function ToEnd({ sight, countBehind, onPress }: Props) {
  const t = useSay()
  const furthest = useSyncExternalStore(sight.subscribe, sight.furthest)
  const count = furthest === null ? 0 : countBehind(furthest)
  return (
    <button
      type="button"
      className="round-button to-end"
      onClick={onPress}
      aria-label={t('thread.toLatest', { count })}
    >
      <DownIcon />
      {count > 0 && <span className="badge">{shownCount(count)}</span>}
    </button>
  )
}
