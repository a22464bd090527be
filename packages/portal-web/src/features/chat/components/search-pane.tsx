import { useMessageSearch } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { useMemo, useState } from 'react'
import { FIND_MS } from '../../../lib/limits'
import { usePause } from '../../../lib/use-pause'
import { Button } from '../../../ui/button'
import type { Whom } from '../rules/whom'
import { FindField } from './find-field'
import { FoundText } from './found-text'
import { HitItem } from './hit-item'
import { useSay } from './say'
import { SidePane } from './side-pane'

interface Props {
  whom: Whom
  onJump: (id: string) => void
  onClose: () => void
}

/** Hits that are shown at a time. */
const PAGE = 50

/** Messages of one conversation that hold a text, the newest first; a press shows one where it stands. */
export function SearchPane({ whom, onJump, onClose }: Props) {
  const t = useSay()
  const [text, setText] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const wanted = usePause(text.trim(), FIND_MS)
  const { isSearching, result } = useMessageSearch(wanted, whom.key)
  const hits = useMemo(() => result.hits.toReversed(), [result])
  const { count } = result
  return (
    <SidePane name={t('find.inThread')} closing={t('find.close')} onClose={onClose}>
      <FindField label={t('find.inThread')} text={text} onChange={setText} isFocused />
      <p className="side-count soft" role="status">
        {!isBlank(wanted) &&
          (isSearching
            ? t('find.searching')
            : count === 0
              ? t('find.nothing')
              : t('find.messages', { count }))}
      </p>
      <ul className="hits">
        {hits.slice(0, limit).map((hit) => (
          <HitItem key={hit.id} hit={hit} whom={whom} onJump={onJump}>
            <FoundText text={hit.text} wanted={wanted} />
          </HitItem>
        ))}
      </ul>
      {count > limit && (
        <Button kind="quiet" onClick={() => setLimit(limit + PAGE)}>
          {t('find.more')}
        </Button>
      )}
    </SidePane>
  )
}
