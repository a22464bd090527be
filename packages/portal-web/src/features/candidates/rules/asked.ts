// What is looked for among candidates, as it stands in the address: a link shows the same, and Back what was before. The names
// are the server's, so the address is the question, too.

import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { PAY_MAX } from '../../../contract/resume'
import { SEARCH } from '../../../lib/limits'

/** How they are ordered where it is not for a job. */
export const ORDERS = ['active', 'new'] as const
export type Order = (typeof ORDERS)[number]

/** Numbers: 0 is not asked for. */
const NUMBERS = ['languageLevelId', 'workyears', 'salaryTo', 'active', 'jobLevelId', 'jobId', 'page'] as const
/** What lies above one of these is not asked for: everyone asks for so little, speaks at a level, was here within so long. */
const MOST: Partial<Record<NumberName, number>> = { languageLevelId: 4, salaryTo: PAY_MAX, active: 365 }
/** Of several ids of one of these one is enough; of languages all are asked for, at the same level at least. */
const LISTS = ['languageId', 'locationIds', 'categoryIds', 'industryIds'] as const

export type NumberName = (typeof NUMBERS)[number]
export type ListName = (typeof LISTS)[number]

/** e.g. `{ keyword: 'front desk', languageId: [2], languageLevelId: 3, locationIds: [17], canStart: true, ... }` */
export type Asked = Readonly<Record<NumberName, number>> &
  Readonly<Record<ListName, readonly number[]>> & {
    readonly keyword: string
    readonly canStart: boolean
    /** null: for the job that is chosen, or the first open one */
    readonly sort: Order | null
  }

const ID = /^[1-9]\d{0,9}$/
const numberOf = (text: string | null): number => (ID.test(text ?? '') ? Number(text) : 0)

/** Anything may stand in an address: what cannot be read is left out. */
export function readAsked(address: URLSearchParams): Asked {
  const number = (name: NumberName) => {
    const value = numberOf(address.get(name))
    return value > (MOST[name] ?? value) ? 0 : value
  }
  const list = (name: ListName) => [
    ...new Set(
      address
        .getAll(name)
        .map(numberOf)
        .filter((id) => id > 0),
    ),
  ]
  const languageId = list('languageId')
  return {
    keyword: (address.get('keyword') ?? '').slice(0, SEARCH.text),
    ...{ locationIds: list('locationIds'), categoryIds: list('categoryIds') },
    industryIds: list('industryIds'),
    languageId,
    // A level is one of a language.
    languageLevelId: languageId.length === 0 ? 0 : number('languageLevelId'),
    ...{ workyears: number('workyears'), salaryTo: number('salaryTo'), active: number('active') },
    ...{ jobLevelId: number('jobLevelId'), jobId: number('jobId') },
    canStart: address.get('canStart') === '1',
    sort: ORDERS.find((one) => one === address.get('sort')) ?? null,
    page: Math.max(1, number('page')),
  }
}

/** One address for one question: what is not asked for is not in it. */
export function toAddress(asked: Asked): URLSearchParams {
  const address = new URLSearchParams()
  if (asked.keyword.trim() !== '') address.set('keyword', asked.keyword)
  for (const name of LISTS) for (const id of asked[name]) address.append(name, String(id))
  for (const name of NUMBERS)
    if (asked[name] > (name === 'page' ? 1 : 0)) address.set(name, String(asked[name]))
  if (asked.canStart) address.set('canStart', '1')
  if (asked.sort !== null) address.set('sort', asked.sort)
  return address
}

/** The words and the order stay. */
export const withoutFilters = ({ keyword, sort, jobId }: Asked): Asked => ({
  ...readAsked(new URLSearchParams()),
  ...{ keyword, sort, jobId },
})

/** How many filters there are beside words and place. */
export const countFilters = (asked: Asked): number =>
  asked.languageId.length +
  asked.categoryIds.length +
  asked.industryIds.length +
  [asked.workyears, asked.salaryTo, asked.active, asked.jobLevelId].filter((id) => id > 0).length +
  (asked.canStart ? 1 : 0)

/** Another question begins on its first page. `isTyped`: takes the place of what was typed before, and of nothing else. */
export type ChangeAsked = (change: Partial<Asked>, isTyped?: boolean) => void

export function useAsked(): readonly [Asked, ChangeAsked] {
  const [address, setAddress] = useSearchParams()
  const asked = useMemo(() => readAsked(address), [address])
  const { state } = useLocation()
  const change: ChangeAsked = (changes, isTyped = false) => {
    const next = toAddress({ ...asked, page: 1, ...changes })
    if (String(next) === String(toAddress(asked))) return
    // In a sheet all of it is one step, that of the sheet (ui/sheet.tsx).
    const how =
      state?.sheet !== undefined
        ? { replace: true, state }
        : isTyped
          ? { replace: state?.isTyped === true, state: { isTyped } }
          : {}
    setAddress(next, { ...how, preventScrollReset: true, flushSync: true })
  }
  return [asked, change]
}
