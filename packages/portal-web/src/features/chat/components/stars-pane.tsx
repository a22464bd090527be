import { isGroupKey, type SearchHit } from '@sarika/im-engine'
import { useConversation, useImEngine } from '@sarika/im-engine/react'
import { useEffect, useState } from 'react'
import { showDay, showTime } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import type { Whom } from '../rules/whom'
import { FoundBy } from './found-by'
import { useSay } from './say'
import { SidePane } from './side-pane'
import { useMemberName } from './use-member-name'

interface Props {
  whom: Whom
  onJump: (id: string) => void
  onClose: () => void
}

/** Messages of a conversation that have a star, those that got it last first; a press shows one where it stands. */
export function StarsPane({ whom, onJump, onClose }: Props) {
  const t = useSay()
  const engine = useImEngine()
  const { messages } = useConversation(whom.key).snapshot
  const [hits, setHits] = useState<readonly SearchHit[] | null>(null)
  // A star that is given or taken changes its message.
  useEffect(() => {
    let isOver = false
    void messages
    void engine.starred(whom.key).then((found) => {
      if (!isOver) setHits(found)
    })
    return () => {
      isOver = true
    }
  }, [engine, whom.key, messages])
  const today = useDay()
  const nameOfMember = useMemberName(whom.key)
  return (
    <SidePane name={t('stars.label')} closing={t('stars.close')} onClose={onClose}>
      {hits?.length === 0 && <p className="side-count soft">{t('stars.none')}</p>}
      <ul className="hits">
        {hits?.map((hit) => (
          <li key={hit.id}>
            <button type="button" className="hit" onClick={() => onJump(hit.id)}>
              <time className="row-time" dateTime={new Date(hit.at).toISOString()}>
                {showDay(hit.at, today)} {showTime(hit.at)}
              </time>
              <span className="found">
                <FoundBy hit={hit} name={isGroupKey(whom.key) ? nameOfMember(hit.from) : whom.name} />{' '}
                <bdi>{hit.text}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </SidePane>
  )
}
