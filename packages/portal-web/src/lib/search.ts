// lib/ is what several features share and no screen shows: the session, drafts, dates, money, searches. This file is the
// search as it stands in an address. A link, a reload and Back therefore show the same list.

import { isBlank } from '@sarika/im-engine/text'
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
  /** The newest first, whatever fits best. */
  readonly isByDate: boolean
  /** By the words as they were typed alone, not by other names of a trade. Goes with other words. */
  readonly isExact: boolean
  /** From 1. */
  readonly page: number
}

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
  const keyword = (address.get('keyword') ?? '').slice(0, SEARCH.text)
  return {
    keyword,
    ids: recordOf(names, (name) => readIds(address.getAll(name), isSingle(name) ? 1 : SEARCH.ids)),
    isByDate: address.get('sort') === 'date',
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
  isByDate,
  isExact,
  page,
}: Search<Name>): URLSearchParams {
  const address = new URLSearchParams()
  if (!isBlank(keyword)) address.set('keyword', keyword)
  for (const [name, list] of Object.entries<readonly number[]>(ids))
    for (const id of list) address.append(name, String(id))
  if (isByDate) address.set('sort', 'date')
  if (isExact && !isBlank(keyword)) address.set('exact', '1')
  if (page > 1) address.set('page', String(page))
  return address
}

/** Another question begins on its first page. */
export function withIds<Name extends string>(
  search: Search<Name>,
  name: NoInfer<Name>,
  ids: readonly number[],
): Search<Name> {
  return { ...search, page: 1, ids: { ...search.ids, [name]: ids } }
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

/** The words stay. */
export const withoutFilters = <Name extends string>(search: Search<Name>): Search<Name> => ({
  ...search,
  page: 1,
  ids: recordOf(Object.keys(search.ids) as Name[], () => []),
})
