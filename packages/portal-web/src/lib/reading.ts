import { listAt, numberAt } from './fields'

/** Why something could not be read: nothing was heard of the server, it could not answer, or it was asked too often. */
export type Cause = 'network' | 'server' | 'busy'

/** What did not come, and how it is asked for again. */
export interface Failed {
  readonly cause?: Cause
  readonly onRetry: () => void
}

/** What is read, as far as it came. */
export interface Reading<Thing> {
  readonly data: Thing | undefined
  readonly isPending: boolean
  /** It failed, and there is nothing to show. */
  readonly isError: boolean
  /** Whose fault that is. */
  readonly cause: Cause
  /** `data` is what was asked for before, until the other is here. */
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<unknown>
}

/** e.g. { rows: [...], total: 31, pages: 4 } */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly pages: number
}

/** A page of a list as it was answered; what `toRow` answers with null is left out. */
export const toPage = <Row>(body: unknown, toRow: (one: unknown) => Row | null): Page<Row> => ({
  rows: listAt(body, 'result').flatMap((one) => toRow(one) ?? []),
  total: numberAt(body, 'totalCount'),
  pages: numberAt(body, 'totalPage'),
})
