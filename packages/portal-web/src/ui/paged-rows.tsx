import type { ReactNode } from 'react'
import type { Page, Reading } from '../lib/reading'
import { Pager } from './pager'
import { Rows } from './rows'

interface Props<Row> {
  list: Reading<Page<Row>>
  /** The page that is asked for, from 1. */
  page: number
  /** The address of a page, e.g. "?keyword=cook&page=2". */
  toPage: (page: number) => string
  /** What rows are made of is still to come, e.g. the names of places. */
  isAwaited?: boolean
  /** As many as come, most likely. */
  count?: number
  /** In the place of rows where there are none. */
  nothing?: ReactNode
  children: (row: Row) => ReactNode
}

/** A page of a list, and the ways to the others. */
export function PagedRows<Row>({
  list,
  page,
  toPage,
  isAwaited = false,
  count,
  nothing,
  children,
}: Props<Row>) {
  const { data, isPending, isError, cause, isPlaceholderData, refetch } = list
  const isEmpty = data?.total === 0
  return (
    <>
      {isEmpty && !isPlaceholderData && nothing !== undefined ? (
        nothing
      ) : (
        <Rows
          // That there was nothing of what was asked before says nothing of this.
          isLoading={isPending || isAwaited || (isEmpty && isPlaceholderData)}
          isFailed={isError}
          cause={cause}
          isOld={isPlaceholderData}
          {...(count === undefined ? {} : { count })}
          onRetry={() => void refetch()}
        >
          {data?.rows.map((row) => children(row))}
        </Rows>
      )}
      <Pager page={page} pages={data?.pages ?? 0} isOld={isPlaceholderData} toPage={toPage} />
    </>
  )
}
