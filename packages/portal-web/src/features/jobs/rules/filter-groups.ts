import { type Choice, type Constants, nameIn } from '../../../http/constants'
import { getLanguage, type Say } from '../../../i18n/i18n'
import { isSingle, type Search } from '../../../lib/search'
import type { FilterGroup } from '../../../ui/filter-pane'
import { JOB_FILTERS, type JobFilter } from '../api/jobs'

/** Which list of the constants a filter chooses from. */
export const LIST_OF = {
  location: 'locations',
  category: 'categories',
  industry: 'industries',
  salary: 'salaries',
  publishDate: 'publishDates',
  experience: 'experiences',
  term: 'terms',
  level: 'levels',
  qualification: 'qualifications',
  employerSize: 'employerSizes',
} as const satisfies Record<JobFilter, keyof Constants>

const OPEN: readonly JobFilter[] = ['location', 'category', 'salary']

/** Provinces; a district is found by its name in the field. */
const isProvince = ({ id }: Choice): boolean => id < 100

/** The filters of a search with what they choose from, in the language that is shown. */
export function toGroups(
  { ids }: Search<JobFilter>,
  constants: Constants,
  t: Say<'jobs'>,
): readonly FilterGroup<JobFilter>[] {
  const language = getLanguage()
  return JOB_FILTERS.map((name) => {
    const list: readonly Choice[] = constants[LIST_OF[name]]
    const choices = name === 'location' ? list.filter(isProvince) : list
    return {
      name,
      label: t(`filters.${name}`),
      choices: choices.map(({ id, names }) => ({ id, name: names[language] })),
      chosen: ids[name],
      isSingle: isSingle(name),
      isOpen: OPEN.includes(name),
    }
  })
}

/** What is chosen, in the order of the filters, e.g. `{ name: 'term', id: 1, text: 'Full time' }`. */
export const chosenOf = ({ ids }: Search<JobFilter>, constants: Constants) =>
  JOB_FILTERS.flatMap((name) =>
    ids[name].map((id) => ({ name, id, text: nameIn(constants[LIST_OF[name]], id) || String(id) })),
  )
