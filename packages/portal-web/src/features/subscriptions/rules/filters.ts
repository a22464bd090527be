import { type Choice, type Constants, nameIn } from '../../../http/constants'
import { getLanguage, type Say } from '../../../i18n/i18n'
import { ALERT, SEARCH } from '../../../lib/limits'
import { readSearch, toAddress } from '../../../lib/search'
import type { FilterGroup } from '../../../ui/filter-pane'
import type { AlertSettings } from '../api/alerts'

/** What an alert is narrowed down to, by the names in the address of a search. Source: portal specification 3. */
export const ALERT_FILTERS = ['category', 'level', 'term', 'salary', 'experience'] as const
export type AlertFilter = (typeof ALERT_FILTERS)[number]

/** Which list of the constants a filter chooses from. */
const LIST_OF = {
  category: 'categories',
  level: 'levels',
  term: 'terms',
  salary: 'salaries',
  experience: 'experiences',
} as const satisfies Record<AlertFilter, keyof Constants>

type Ids = AlertSettings['ids']

export function toGroups(
  ids: Ids,
  constants: Constants,
  t: Say<'jobs'>,
): readonly FilterGroup<AlertFilter>[] {
  const language = getLanguage()
  return ALERT_FILTERS.map((name) => {
    const list: readonly Choice[] = constants[LIST_OF[name]]
    return {
      name,
      label: t(`filters.${name}`),
      choices: list.map((one) => ({ id: one.id, name: one.names[language] })),
      chosen: ids[name],
    }
  })
}

/** What is chosen, in words, in the order of the filters. */
export const namesOf = (ids: Ids, constants: Constants): readonly string[] =>
  ALERT_FILTERS.flatMap((name) => ids[name].map((id) => nameIn(constants[LIST_OF[name]], id))).filter(
    (name) => name !== '',
  )

/** The address of its search. */
export const toSearchPath = ({ keyword, ids }: Pick<AlertSettings, 'keyword' | 'ids'>): string =>
  `/job?${toAddress({ keyword: keyword.slice(0, SEARCH.text), ids, isByDate: true, page: 1 })}`

/** What of a search goes into an alert, and whether something of it does not, e.g. a place. */
export function fromSearch(address: URLSearchParams) {
  const { keyword, ids } = readSearch(address, ALERT_FILTERS)
  const taken: readonly string[] = ['keyword', 'sort', 'page', ...ALERT_FILTERS]
  return {
    keyword: keyword.trim().slice(0, ALERT.keywords),
    ids,
    isCut: [...address.keys()].some((name) => !taken.includes(name)),
  }
}
