import type { ConversationSnapshot, Result } from '@sarika/im-engine'
import type { Composer } from '@sarika/im-engine/react'
import { useEffect, useState } from 'react'
import { texts } from '../../../i18n/en'
import { showDay } from '../../../lib/dates'
import { Button } from '../../../ui/button'
import { DownIcon } from '../../../ui/icons'
import type { Row } from '../rules/timeline'
import { Bubble } from './bubble'
import { useThreadScroll } from './use-thread-scroll'

interface Props {
  rows: readonly Row[]
  snapshot: ConversationSnapshot
  name: string
  /** In a group: who says it. */
  nameOf: ((imId: string) => string) | undefined
  loadOlder: () => Promise<Result<null>>
  composer: Composer
}

/** Closer to the top than this the next page is fetched, px. */
const NEAR_TOP_PX = 240

/** Messages behind a row. */
function countBehind(rows: readonly Row[], key: string): number {
  const place = rows.findLastIndex((row) => row.key === key)
  return rows.slice(place + 1).filter((row) => row.type === 'message').length
}

/** What was said, newest at the bottom; older ones come while one scrolls up, and nothing jumps. */
export function MessageLog({ rows, snapshot, name, nameOf, loadOlder, composer }: Props) {
  const { isReady, hasOlder, isLoadingOlder } = snapshot
  const { frame, content, leftAt, note, toEnd } = useThreadScroll(rows, isReady)
  const unseen = leftAt === null ? 0 : countBehind(rows, leftAt)
  const [hasFailed, setHasFailed] = useState(false)
  const words = texts.thread

  const load = async () => setHasFailed(!(await loadOlder()).ok)
  const loadWhenNear = () => {
    const near = frame.current !== null && frame.current.scrollTop < NEAR_TOP_PX
    if (isReady && hasOlder && !isLoadingOlder && near) void load()
  }
  // A page may be too short to scroll: then the next one comes by itself, once for each that did.
  useEffect(loadWhenNear, [isReady, rows.length])

  return (
    <div className="log-place">
      <div
        ref={frame}
        className="log"
        role="log"
        aria-label={words.log(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={() => {
          note()
          loadWhenNear()
        }}
      >
        <div ref={content} className="log-content">
          {!isReady && <p className="log-note soft">{words.loading}</p>}
          {isReady && rows.length === 0 && !hasOlder && <p className="log-note soft">{words.nothing}</p>}
          {isLoadingOlder && <p className="log-loading soft">{words.loadingOlder}</p>}
          {hasFailed && !isLoadingOlder && (
            <p className="log-note soft">
              {words.olderFailed}{' '}
              <Button kind="small" onClick={() => void load()}>
                {words.retry}
              </Button>
            </p>
          )}
          {isReady && rows.length > 0 && !hasOlder && <p className="log-note soft">{words.start}</p>}
          {rows.map((row) => (
            <div key={row.key} data-row={row.key} data-type={row.type}>
              <ShownRow row={row} name={name} nameOf={nameOf} composer={composer} />
            </div>
          ))}
        </div>
      </div>
      {leftAt !== null && (
        <button type="button" className="to-end" onClick={toEnd} aria-label={words.toLatest(unseen)}>
          <DownIcon />
          {unseen > 0 && <span className="badge">{unseen}</span>}
        </button>
      )}
    </div>
  )
}

interface RowProps extends Pick<Props, 'name' | 'nameOf' | 'composer'> {
  row: Row
}

function ShownRow({ row, name, nameOf, composer }: RowProps) {
  const words = texts.thread
  switch (row.type) {
    case 'date':
      return <p className="day">{showDay(row.at, Date.now())}</p>
    case 'new':
      return (
        <p className="new-line">
          <span>{words.new}</span>
        </p>
      )
    case 'gap':
      return <p className="gap">{row.isLost ? words.lost(row.count) : words.gap(row.count)}</p>
    case 'message':
      return <Bubble row={row} name={name} nameOf={nameOf} composer={composer} />
  }
}
