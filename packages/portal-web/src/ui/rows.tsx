import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_PAGE } from '../lib/limits'
import type { Cause } from '../lib/reading'
import { FetchFailure } from './failure'

/** In the shape of the rows that come. */
export function RowSkeletons({ count }: { count: number }) {
  const { t } = useTranslation('app')
  return (
    <div className="rows" aria-busy="true">
      <p className="only-heard">{t('loading')}</p>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="row-skeleton" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}

interface Props {
  /** Rows are there, of this question or the one before. */
  children: ReactNode
  isLoading: boolean
  isFailed: boolean
  cause?: Cause
  /** What is shown was asked before what is wanted now. */
  isOld: boolean
  /** As many as come, most likely. */
  count?: number
  onRetry: () => void
}

/** Rows, what stands in their place until they come, and what when they do not. */
export function Rows({ children, count = LIST_PAGE, isLoading, isFailed, cause, isOld, onRetry }: Props) {
  if (isFailed) return <FetchFailure onRetry={onRetry} {...(cause && { cause })} />
  if (isLoading) return <RowSkeletons count={count} />
  return (
    <ul className="rows" aria-busy={isOld}>
      {children}
    </ul>
  )
}
