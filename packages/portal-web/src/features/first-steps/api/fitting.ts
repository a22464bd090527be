import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../../http/read'
import { listAt, numberAt, toFields } from '../../../lib/fields'
import { type JobView, toJobView } from '../../../lib/job'
import { type Reading, toPage } from '../../../lib/reading'
import { type Answers, addressOf } from '../rules/answers'

/** Jobs that are shown of those that fit. */
const SHOWN = 5

export interface Fitting {
  readonly total: number
  readonly rows: readonly JobView[]
  /** No job has all of the words: these have some of them. */
  readonly isPartial: boolean
}

const toFitting = (body: unknown): Fitting => ({
  ...toPage(body, toJobView),
  isPartial: toFields(body).isPartial === true,
})

/** The jobs that fit the answers; those of the answers before stay until these are here. */
export const useFitting = (answers: Answers): Reading<Fitting> =>
  useRead(`/jobs?${addressOf(answers)}&size=${SHOWN}`, toFitting, {
    placeholderData: keepPreviousData,
  })

/** By an id, e.g. `{ 17: 188 }`; an id that is not there finds none. */
export type Counts = Readonly<Record<number, number>>

/** How many jobs each answer would find, by the ids of its list, and how pay is spread. Plain data: a query compares what it is told. */
export interface Spread {
  readonly byCategory: Counts
  readonly byLocation: Counts
  readonly byTerm: Counts
  /** Of jobs that say their pay, dollars a month; the last step has no end. */
  readonly pay: readonly { readonly from: number; readonly count: number }[]
}

const toCounts = (counts: unknown): Counts =>
  Object.fromEntries(Object.keys(toFields(counts)).map((id) => [id, numberAt(counts, id)]))

const toSpread = (body: unknown): Spread => {
  const counts = toFields(toFields(body).counts)
  return {
    byCategory: toCounts(counts.category),
    byLocation: toCounts(counts.location),
    byTerm: toCounts(counts.term),
    pay: listAt(body, 'pay').map((step) => ({
      from: numberAt(step, 'from'),
      count: numberAt(step, 'count'),
    })),
  }
}

export const useSpread = (answers: Answers): Spread | undefined =>
  useRead(`/jobs/counts?${addressOf(answers)}`, toSpread, {
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  }).data
