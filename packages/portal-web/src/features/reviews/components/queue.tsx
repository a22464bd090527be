import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Page, Reading } from '../../../lib/reading'
import { useKeys } from '../../../lib/use-keys'
import { Nothing } from '../../../ui/nothing'
import { Rows } from '../../../ui/rows'

interface Props<Row> {
  list: Reading<Page<Row>>
  /** How it is sorted, in words. */
  order: string
  keyOf: (row: Row) => string
  /** What a row shows. */
  face: (row: Row) => ReactNode
  /** The one that is read; `next`: on to the one after it. */
  shown: (row: Row, next: () => void) => ReactNode
}

/** What waits, and the one of it that is read, at first the one that the address names (`?id=4`): beside it, on a phone in its place. J and K go through the list. */
export function Queue<Row>({ list, order, keyOf, face, shown }: Props<Row>) {
  const { t } = useTranslation('reviews')
  const { data, isPending, isError, cause, refetch } = list
  const [chosen, setChosen] = useState(useSearchParams()[0].get('id'))
  const rows = data?.rows ?? []
  /** Where the one stood that was read: when it is decided, the next one stands there. */
  const place = useRef(0)
  const found = rows.findIndex((row) => keyOf(row) === chosen)
  const at = found >= 0 ? found : Math.min(place.current, rows.length - 1)
  place.current = Math.max(0, at)
  const row = rows[at]
  const isOpen = chosen !== null
  const go = (step: number) => {
    const next = rows[Math.min(Math.max(at + step, 0), rows.length - 1)]
    if (next !== undefined) setChosen(keyOf(next))
  }
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    Escape: () => setChosen(null),
  })
  return (
    <div className="review-queue" data-open={isOpen || undefined}>
      <section className="review-list" aria-label={order}>
        <p className="review-waits">
          <strong>{data !== undefined && t('waits', { count: data.total })}</strong> {order}
        </p>
        {rows.length === 0 && !isPending && !isError ? (
          <Nothing title={t('none')} lead={t('noneLead')} />
        ) : (
          <Rows
            isLoading={isPending}
            isFailed={isError}
            isOld={false}
            count={4}
            cause={cause}
            onRetry={() => void refetch()}
          >
            {rows.map((one) => (
              <li key={keyOf(one)}>
                <button
                  type="button"
                  className="review-row"
                  aria-current={one === row || undefined}
                  onClick={() => setChosen(keyOf(one))}
                >
                  {face(one)}
                </button>
              </li>
            ))}
          </Rows>
        )}
      </section>
      <section className="review-case" aria-label={t('choose')}>
        <button type="button" className="button button-quiet review-back" onClick={() => setChosen(null)}>
          {t('backToList')}
        </button>
        {row === undefined ? <p className="soft">{t('none')}</p> : shown(row, () => go(1))}
      </section>
    </div>
  )
}
