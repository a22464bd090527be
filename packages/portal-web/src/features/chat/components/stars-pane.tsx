import type { SearchHit } from '@sarika/im-engine'
import { useConversation, useImEngine } from '@sarika/im-engine/react'
import { useEffect, useState } from 'react'
import { Nothing } from '../../../ui/nothing'
import type { Whom } from '../rules/whom'
import { HitItem } from './hit-item'
import { useSay } from './say'
import { SidePane } from './side-pane'

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
  return (
    <SidePane name={t('stars.label')} closing={t('stars.close')} onClose={onClose}>
      {hits?.length === 0 && <Nothing title={t('stars.none')} lead={t('stars.noneLead')} />}
      <ul className="hits">
        {hits?.map((hit) => (
          <HitItem key={hit.id} hit={hit} whom={whom} onJump={onJump}>
            <bdi>{hit.text}</bdi>
          </HitItem>
        ))}
      </ul>
    </SidePane>
  )
}
