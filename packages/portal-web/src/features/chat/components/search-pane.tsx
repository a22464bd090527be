import { isGroupKey } from '@sarika/im-engine'
import { useMessageSearch } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { useMemo, useState } from 'react'
import { showDay, showTime } from '../../../lib/dates'
import { FIND_MS } from '../../../lib/limits'
import { useDay } from '../../../lib/use-day'
import { usePause } from '../../../lib/use-pause'
import { Button } from '../../../ui/button'
import type { Whom } from '../rules/whom'
import { FindField } from './find-field'
import { FoundBy } from './found-by'
import { FoundText } from './found-text'
import { useSay } from './say'
import { SidePane } from './side-pane'
import { useMemberName } from './use-member-name'

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
  const today = useDay()
  const wanted = usePause(text.trim(), FIND_MS)
  const { isSearching, result } = useMessageSearch(wanted, whom.key)
  const hits = useMemo(() => result.hits.toReversed(), [result])
  const { count } = result
  const nameOfMember = useMemberName(whom.key)
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
          <li key={hit.id}>
            <button type="button" className="hit" onClick={() => onJump(hit.id)}>
              <time className="row-time" dateTime={new Date(hit.at).toISOString()}>
                {showDay(hit.at, today)} {showTime(hit.at)}
              </time>
              <span className="found">
                <FoundBy hit={hit} name={isGroupKey(whom.key) ? nameOfMember(hit.from) : whom.name} />{' '}
                <FoundText text={hit.text} wanted={wanted} />
              </span>
            </button>
          </li>
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
