import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Page, Reading } from '../../../lib/reading'
import { Button } from '../../../ui/button'
import { Rows } from '../../../ui/rows'
import type { Card, Stage, Target } from './api'
import { CandidateCard } from './card'

/** What a drag carries. */
const DRAGGED = 'application/x-sarika-application'

interface Props {
  stage: Stage
  list: Reading<Page<Card>>
  openId: number
  hasJob: boolean
  isNarrowed: boolean
  addressOf: (card: Card) => string
  onMore: () => void
  /** A card was dropped here. */
  onDrop: (id: number, stage: Target) => void
}

/** One column of the board. */
export function Column({ stage, list, openId, hasJob, isNarrowed, addressOf, onMore, onDrop }: Props) {
  const { t } = useTranslation('board')
  const [isOver, setIsOver] = useState(false)
  const { data, isPending, isError, cause, isPlaceholderData, refetch } = list
  const rows = data?.rows ?? []
  const canDrop = (event: DragEvent) => stage !== 'new' && event.dataTransfer.types.includes(DRAGGED)
  return (
    <section
      className="board-column"
      aria-labelledby={`stage-${stage}`}
      data-stage={stage}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!canDrop(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        const id = Number(event.dataTransfer.getData(DRAGGED))
        if (stage === 'new' || !(id > 0)) return
        event.preventDefault()
        onDrop(id, stage)
      }}
    >
      <h2 id={`stage-${stage}`}>
        {t(`stages.${stage}`)} <span>{data?.total}</span>
      </h2>
      <Rows
        count={2}
        isLoading={isPending}
        isFailed={isError}
        cause={cause}
        isOld={isPlaceholderData}
        onRetry={() => void refetch()}
      >
        {rows.map((card) => (
          <li
            key={card.id}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(card.id))}
          >
            <CandidateCard card={card} to={addressOf(card)} isOpen={card.id === openId} hasJob={hasJob} />
          </li>
        ))}
      </Rows>
      {data?.total === 0 && stage !== 'interview' && (
        <p className="board-none">{t(isNarrowed ? 'noneFound' : 'none')}</p>
      )}
      {stage === 'interview' && <p className="board-slot">{t('drop')}</p>}
      {stage === 'closed' && (data?.total ?? 0) > 0 && <p className="board-none">{t('answered')}</p>}
      {data !== undefined && data.total > rows.length && (
        <Button kind="quiet" onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}
