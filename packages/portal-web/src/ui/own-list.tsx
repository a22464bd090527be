import type { ReactNode } from 'react'
import type { Cause } from '../lib/reading'
import { Nothing } from './nothing'
import { OwnPage } from './own-page'
import { Rows } from './rows'

interface Props<Thing> {
  title: string
  lead: string
  /** How one adds another one: beside the title, or below what is said of none. */
  add: ReactNode
  /** Said where there is none. */
  none: { readonly title: string; readonly lead: string }
  list: {
    readonly data: readonly Thing[] | undefined
    readonly isPending: boolean
    readonly isError: boolean
    readonly cause: Cause | undefined
    readonly refetch: () => unknown
  }
  row: (thing: Thing) => ReactNode
  /** Between the head and the rows. */
  above?: ReactNode
  /** Below the rows, and below "none". */
  children?: ReactNode
}

/** The few things of one kind that somebody has, all on one page, e.g. their cover letters. */
export function OwnList<Thing>({ title, lead, add, none, list, row, above, children }: Props<Thing>) {
  const { data, isPending, isError, cause, refetch } = list
  const isNone = data?.length === 0
  return (
    <OwnPage title={title} lead={lead} action={isNone ? undefined : add}>
      {isNone ? (
        <Nothing title={none.title} lead={none.lead}>
          {add}
        </Nothing>
      ) : (
        <>
          {above}
          <Rows
            isLoading={isPending}
            isFailed={isError}
            isOld={false}
            count={2}
            {...(cause && { cause })}
            onRetry={() => void refetch()}
          >
            {data?.map(row)}
          </Rows>
        </>
      )}
      {children}
    </OwnPage>
  )
}
