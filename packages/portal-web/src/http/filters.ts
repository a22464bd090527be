import type { Say } from '../i18n/i18n'
import { isSingle, type Search, withKnown } from '../lib/search'
import { type Choice, type Constants, isProvince, nameIn } from './constants'

/** Which list of the constants each filter of a search chooses from. */
const LIST_OF = {
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
  trade: 'trades',
} as const satisfies Record<string, keyof Constants>

/** By the server's names. */
export type Filter = keyof typeof LIST_OF

/** A search of what the lists have: other ids in an address choose nothing. */
export const knownOf = <Name extends Filter>(search: Search<Name>, constants: Constants): Search<Name> =>
  withKnown(search, (name) => constants[LIST_OF[name]])

type Ids<Name extends string> = Readonly<Record<Name, readonly number[]>>

/** Of places the provinces: a district is found by its name in the field. */
function choicesOf(name: Filter, constants: Constants): readonly Choice[] {
  const list: readonly Choice[] = constants[LIST_OF[name]]
  return name === 'location' ? list.filter(({ id }) => isProvince(id)) : list
}

/** A filter with what it chooses from, e.g. `{ name: 'term', label: 'Job type', choices: [{ id: 1, name: 'Full time' }], ... }`. */
export interface FilterChoices<Name extends Filter> {
  readonly name: Name
  readonly label: string
  readonly choices: readonly { readonly id: number; readonly name: string }[]
  readonly chosen: readonly number[]
  /** One of them at most. */
  readonly isSingle: boolean
  readonly isOpen: boolean
}

/** The filters with what they choose from, in the language that is shown. `isOpen`: which are shown from the start. */
export const groupsOf = <Name extends Filter>(
  names: readonly Name[],
  ids: Ids<Name>,
  constants: Constants,
  t: Say<'jobs'>,
  isOpen: (name: Name) => boolean = () => false,
): readonly FilterChoices<Name>[] =>
  names.map((name) => {
    const choices = choicesOf(name, constants)
    return {
      name,
      label: t(`filters.${name}`),
      choices: choices.map(({ id }) => ({ id, name: nameIn(choices, id) })),
      chosen: ids[name],
      isSingle: isSingle(name),
      isOpen: isOpen(name),
    }
  })

/** What is chosen, in the order of the filters, e.g. `{ name: 'term', id: 1, text: 'Full time' }`; "": it is not in the list. */
export const chosenOf = <Name extends Filter>(names: readonly Name[], ids: Ids<Name>, constants: Constants) =>
  names.flatMap((name) => ids[name].map((id) => ({ name, id, text: nameIn(constants[LIST_OF[name]], id) })))
