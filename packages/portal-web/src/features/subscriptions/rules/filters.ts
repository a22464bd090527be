import type { Constants } from '../../../http/constants'
import { chosenOf } from '../../../http/filters'
import { ALERT, SEARCH } from '../../../lib/limits'
import { noSearch, readSearch, toAddress } from '../../../lib/search'
import { ALERT_FILTERS, type AlertSettings } from './alert'

/** What is chosen, in words, in the order of the filters. */
export const namesOf = (ids: AlertSettings['ids'], constants: Constants): readonly string[] =>
  chosenOf(ALERT_FILTERS, ids, constants).flatMap(({ text }) => text || [])

/** The address of its search. */
export const toSearchPath = ({ keyword, ids }: Pick<AlertSettings, 'keyword' | 'ids'>): string =>
  `/job?${toAddress({ ...noSearch(ALERT_FILTERS), keyword: keyword.slice(0, SEARCH.text), ids, sort: 'date' })}`

/** What of a search goes into an alert, and whether something of it does not, e.g. a place. */
export function fromSearch(address: URLSearchParams) {
  const { keyword, ids } = readSearch(address, ALERT_FILTERS)
  const taken: readonly string[] = ['keyword', 'sort', 'near', 'page', 'job', ...ALERT_FILTERS]
  return {
    keyword: keyword.trim().slice(0, ALERT.keywords),
    ids,
    isCut: [...address.keys()].some((name) => !taken.includes(name)),
  }
}
