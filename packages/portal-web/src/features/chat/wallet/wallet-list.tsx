import { type ReactNode, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { FetchFailure } from '../../../ui/failure'
import { RowSkeletons } from '../../../ui/rows'
import type { WalletPages } from './use-wallet'

interface Props<Row extends { readonly id: string }> {
  list: WalletPages<Row>
  /** In the place of rows where there are none. */
  nothing: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list of the wallet: what stands there until it comes, its rows, and the way to more. */
export function WalletList<Row extends { readonly id: string }>({ list, nothing, children }: Props<Row>) {
  const { t } = useTranslation('wallet')
  const place = useRef<HTMLDivElement>(null)
  // The button goes with the last page: the list has the focus then.
  const passOn = useCallback(
    (button: HTMLElement | null) => () => {
      if (button !== null && button === document.activeElement) place.current?.focus({ preventScroll: true })
    },
    [],
  )
  const { rows, isError, cause, isOld, hasMore, isMoreBusy, hasMoreFailed, more, refetch } = list
  if (isError) return <FetchFailure cause={cause} onRetry={() => void refetch()} />
  if (rows === undefined || (rows.length === 0 && isOld)) return <RowSkeletons count={4} />
  if (rows.length === 0) return nothing
  const showMore = async () => {
    if (!isMoreBusy) await more()
  }
  return (
    <div ref={place} className="wallet-list" tabIndex={-1} aria-busy={isOld || undefined}>
      {children(rows)}
      {hasMoreFailed && <FetchFailure cause={cause} onRetry={() => void showMore()} />}
      {hasMore && !hasMoreFailed && (
        <Button ref={passOn} kind="quiet" isBusy={isMoreBusy} onClick={() => void showMore()}>
          {t('records.more')}
        </Button>
      )}
    </div>
  )
}
