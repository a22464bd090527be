import { useMessageSearch } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { useMemo, useState } from 'react'
import { openArea } from '../../../i18n/i18n'
import { FIND_MS } from '../../../lib/limits'
import { useLater } from '../../../lib/use-later'
import { usePause } from '../../../lib/use-pause'
import { Button } from '../../../ui/button'
import { useMarks } from '../links/mark-found'
import { useWalk } from '../links/use-walk'
import type { Whom } from '../rules/whom'
import { FindField } from './find-field'
import { FoundText } from './found-text'
import { HitItem } from './hit-item'
import { useSay } from './say'
import { SidePane } from './side-pane'

const loadWalk = async () => {
  const [{ Walk }] = await Promise.all([import('../links/walk'), openArea('links')])
  return Walk
}

interface Props {
  whom: Whom
  onJump: (id: string) => void
  onClose: () => void
}

/** Hits that are shown at a time. */
const PAGE = 50

/**
 * Messages of one conversation that hold a text, the newest first; a press or the arrows show one where it stands. Where the pane
 * covers the thread, it makes room for the one that is shown.
 */
export function SearchPane({ whom, onJump, onClose }: Props) {
  const t = useSay()
  const [text, setText] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const wanted = usePause(text.trim(), FIND_MS)
  const { isSearching, result } = useMessageSearch(wanted, whom.key)
  const hits = useMemo(() => result.hits.toReversed(), [result])
  const { count } = result
  const { at, show, step, press, forget } = useWalk(hits, onJump)
  const { data: Walk } = useLater('walk', true, loadWalk)
  useMarks(wanted)
  const isFound = !isBlank(wanted) && !isSearching && count > 0
  return (
    <SidePane
      name={t('find.inThread')}
      closing={t('find.close')}
      onClose={onClose}
      isLow={isFound && at >= 0}
    >
      <FindField
        label={t('find.inThread')}
        text={text}
        onChange={(next) => {
          setText(next)
          forget()
        }}
        onKeyDown={press}
        isFocused
      />
      <div className="side-count soft">
        <p role="status">
          {!isBlank(wanted) &&
            (isSearching
              ? t('find.searching')
              : count === 0
                ? t('find.nothing')
                : t('find.messages', { count }))}
        </p>
        {isFound && Walk !== undefined && <Walk at={at + 1} count={count} onStep={step} />}
      </div>
      <div className="side-below">
        <ul className="hits">
          {hits.slice(0, Math.max(limit, at + 1)).map((hit, index) => (
            <HitItem key={hit.id} hit={hit} whom={whom} isShown={index === at} onJump={show}>
              <FoundText text={hit.text} wanted={wanted} />
            </HitItem>
          ))}
        </ul>
        {count > limit && (
          <Button kind="quiet" onClick={() => setLimit(limit + PAGE)}>
            {t('find.more')}
          </Button>
        )}
      </div>
    </SidePane>
  )
}
