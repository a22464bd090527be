import type { ConversationSnapshot, ShownMessage } from '@sarika/im-engine'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { showDay, showTime } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { isToEverybody } from '../rules/everybody'
import type { Row } from '../rules/timeline'
import { canGoOn } from '../rules/words'
import { Bubble } from './bubble'
import { useSay } from './say'
import type { Talk } from './talk'

export interface RowProps {
  row: Row
  quoted: ConversationSnapshot['quoted']
  talk: Talk
  top: TopProps
  isReached: boolean
  isLastRead: boolean
  isFound: boolean
  /** null = messages are not being chosen. */
  isChosen: boolean | null
  onChoose: (message: ShownMessage) => void
  onActions: (message: ShownMessage, trigger: HTMLElement) => void
}

/** A line of the thread, whatever it is; drawn again when something of it changed. */
export const LogRow = memo(function LogRow({ row, isFound, isChosen, onChoose, ...rest }: RowProps) {
  const t = useSay()
  const message = row.type === 'message' && canGoOn(row.message, t) ? row.message : null
  const isChoice = isChosen !== null && message !== null
  return (
    <div
      data-row={row.key}
      data-type={row.type}
      data-found={isFound || undefined}
      data-choosing={isChosen === null ? undefined : true}
      // While messages are chosen a press on one does nothing else.
      onClickCapture={(event) => {
        if (!isChoice || event.target instanceof HTMLInputElement) return
        event.preventDefault()
        event.stopPropagation()
        onChoose(message)
      }}
    >
      {isChoice && (
        <input
          type="checkbox"
          className="choice"
          aria-label={t('more.selectOne')}
          checked={isChosen}
          onChange={() => onChoose(message)}
        />
      )}
      <Content row={row} {...rest} />
    </div>
  )
})

function Content({
  row,
  quoted,
  talk,
  top,
  isReached,
  isLastRead,
  onActions,
}: Omit<RowProps, 'isFound' | 'isChosen' | 'onChoose'>) {
  const t = useSay()
  switch (row.type) {
    case 'top':
      return <Top {...top} isToEverybody={isToEverybody(talk)} />
    case 'date':
      return <Day at={row.at} />
    case 'time':
      return (
        <p className="time-tag">
          <time dateTime={new Date(row.at).toISOString()}>{showTime(row.at)}</time>
        </p>
      )
    case 'new':
      return (
        <p className="new-line">
          <span>{t('thread.new')}</span>
        </p>
      )
    case 'gap':
      return <p className="gap">{t(row.isLost ? 'thread.lost' : 'thread.gap', { count: row.count })}</p>
    case 'message': {
      if (row.isInAlbum === true) return null
      const { quoteId } = row.message
      return (
        <Bubble
          row={row}
          quote={quoteId === undefined ? undefined : quoted.get(quoteId)}
          talk={talk}
          isReached={isReached}
          isLastRead={isLastRead}
          onActions={onActions}
        />
      )
    }
  }
}

function Day({ at }: { at: number }) {
  return (
    <p className="day">
      <span>{showDay(at, useDay())}</span>
    </p>
  )
}

export interface TopProps {
  state: 'nothing' | 'start' | 'older' | 'failed'
  onRetry: () => void
}

/** Always as high: what stands below it stays when it changes. */
function Top({ state, isToEverybody, onRetry }: TopProps & { isToEverybody: boolean }) {
  const t = useSay()
  const { t: say } = useTranslation('typing')
  return (
    <div className="log-top soft">
      {state === 'nothing' && (isToEverybody ? say('everybody.nothing') : t('thread.nothing'))}
      {state === 'start' && t('thread.start')}
      {state === 'older' && t('thread.loadingOlder')}
      {state === 'failed' && (
        <>
          {t('thread.olderFailed')}{' '}
          <Button kind="small" onClick={onRetry}>
            {t('thread.retry')}
          </Button>
        </>
      )}
    </div>
  )
}
