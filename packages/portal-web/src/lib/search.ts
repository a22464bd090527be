// lib/ is what several features share and no screen shows: the session, drafts, dates, money, searches. This file is the
// search as it stands in an address. A link, a reload and Back therefore show the same list.

import { isBlank } from '@sarika/im-engine/text'
import { LANGUAGES, type Language } from '../i18n/languages'
import { SEARCH } from './limits'
import { recordOf } from './record-of'

/**
 * What a list is narrowed down to, as it stands in the address: `?keyword=cook&location=12&location=17&page=2`. The names of
 * the filters are those of the server, so the address is the question, too.
 */
export interface Search<Name extends string> {
  readonly keyword: string
  /** Of several ids of one filter one is enough; several filters all count. */
  readonly ids: Readonly<Record<Name, readonly number[]>>
  /** US dollars a month, whole ones; null = no limit. */
  readonly pay: PayRange
  readonly sort: Sort
  /** The place that distances are from, with `sort` "distance" alone; else null. */
  readonly near: number | null
  /** Told in this language; null = in any. In an address `written`: `language` is that of the portal. */
  readonly language: Language | null
  /** By the words as they were typed alone, not by other names of a trade. Goes with other words. */
  readonly isExact: boolean
  /** From 1. */
  readonly page: number
}

export interface PayRange {
  readonly min: number | null
  readonly max: number | null
}

/** In what order; relevance without words is the newest first. */
export const SORTS = ['relevance', 'date', 'pay', 'distance'] as const
export type Sort = (typeof SORTS)[number]

export const ANY_PAY: PayRange = { min: null, max: null }

/** A search of nothing. */
export const noSearch = <Name extends string>(names: readonly Name[]): Search<Name> =>
  readSearch(new URLSearchParams(), names)

const SUM = /^\d{1,6}$/
const readSum = (text: string | null): number | null => (SUM.test(text ?? '') ? Number(text) : null)

/** A range that an address has turned round is meant the other way. */
const inOrder = ({ min, max }: PayRange): PayRange =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }

const ID = /^[1-9]\d{0,4}$/

/** Whether a filter takes one id at most. Source: what the server takes. */
export const isSingle = (name: string): boolean => name === 'publishDate'

const readIds = (texts: readonly string[], most: number): readonly number[] =>
  [...new Set(texts.filter((text) => ID.test(text)).map(Number))].sort((a, b) => a - b).slice(0, most)

/** Anything may stand in an address: what cannot be read is left out. */
export function readSearch<Name extends string>(
  address: URLSearchParams,
  names: readonly Name[],
): Search<Name> {
  const page = address.get('page') ?? ''
  const near = readIds(address.getAll('near'), 1)[0] ?? null
  const asked = SORTS.find((one) => one === address.get('sort')) ?? 'relevance'
  const sort = asked === 'distance' && near === null ? 'relevance' : asked
  const keyword = (address.get('keyword') ?? '').slice(0, SEARCH.text)
  return {
    keyword,
    ids: recordOf(names, (name) => readIds(address.getAll(name), isSingle(name) ? 1 : SEARCH.ids)),
    pay: inOrder({ min: readSum(address.get('payMin')), max: readSum(address.get('payMax')) }),
    sort,
    near: sort === 'distance' ? near : null,
    language: LANGUAGES.find((one) => one === address.get('written')) ?? null,
    isExact: address.get('exact') === '1' && !isBlank(keyword),
    page: ID.test(page) ? Math.min(Number(page), SEARCH.page) : 1,
  }
}

/** Without the ids of nothing that can be chosen; of a list that is not here all stay. */
export function withKnown<Name extends string>(
  search: Search<Name>,
  listOf: (name: Name) => readonly { readonly id: number }[],
): Search<Name> {
  const known = (name: Name) => {
    const list = listOf(name)
    return search.ids[name].filter((id) => list.length === 0 || list.some((one) => one.id === id))
  }
  return { ...search, ids: recordOf(Object.keys(search.ids) as Name[], known) }
}

/** One address for one search: what is not asked for is not in it. */
export function toAddress<Name extends string>({
  keyword,
  ids,
  pay,
  sort,
  near,
  language,
  isExact,
  page,
}: Search<Name>): URLSearchParams {
  const address = new URLSearchParams()
  if (!isBlank(keyword)) address.set('keyword', keyword)
  for (const [name, list] of Object.entries<readonly number[]>(ids))
    for (const id of list) address.append(name, String(id))
  if (pay.min !== null) address.set('payMin', String(pay.min))
  if (pay.max !== null) address.set('payMax', String(pay.max))
  if (language !== null) address.set('written', language)
  if (sort !== 'relevance') address.set('sort', sort)
  if (sort === 'distance' && near !== null) address.set('near', String(near))
  if (isExact && !isBlank(keyword)) address.set('exact', '1')
  if (page > 1) address.set('page', String(page))
  return address
}

/** Of the places: remote work, from which nothing is far. */
const REMOTE = 90

/** Another question begins on its first page. Distances are from the place that is searched. */
export function withIds<Name extends string>(
  search: Search<Name>,
  name: NoInfer<Name>,
  ids: readonly number[],
): Search<Name> {
  const [place] = ids
  const isStart = name === 'location' && ids.length === 1 && place !== REMOTE && search.sort === 'distance'
  const near = isStart ? (place ?? search.near) : search.near
  return { ...search, page: 1, near, ids: { ...search.ids, [name]: ids } }
}

/** Chosen when it was not, and the reverse. */
export const toggled = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].sort((a, b) => a - b)

export const withKeyword = <Name extends string>(search: Search<Name>, keyword: string): Search<Name> => ({
  ...search,
  page: 1,
  keyword: keyword.slice(0, SEARCH.text),
  isExact: false,
})

export const withPay = <Name extends string>(search: Search<Name>, pay: PayRange): Search<Name> => ({
  ...search,
  page: 1,
  pay,
})

/** Distances are from `near`. */
export const withSort = <Name extends string>(
  search: Search<Name>,
  sort: Sort,
  near: number,
): Search<Name> => ({ ...search, page: 1, sort, near: sort === 'distance' ? near : null })

/** The words stay. */
export const withoutFilters = <Name extends string>(search: Search<Name>): Search<Name> => ({
  ...search,
  page: 1,
  pay: ANY_PAY,
  language: null,
  ids: recordOf(Object.keys(search.ids) as Name[], () => []),
})
