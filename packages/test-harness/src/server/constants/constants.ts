// constants/ has the lists that people choose from (places, functions, salaries, terms, ...), each thing named in six
// languages. An id never changes, since jobs, saved searches and addresses hold it.

import { CATEGORIES, INDUSTRIES } from './fields-of-work'
import { LOCATIONS } from './locations'
import { LANGUAGE_LEVELS, MARITALS, WORK_STATUSES } from './person'
import { SALARIES } from './salaries'
import {
  EMPLOYER_SIZES,
  EXPERIENCES,
  JOB_LANGUAGES,
  LEVELS,
  PUBLISH_DATES,
  QUALIFICATIONS,
  TERMS,
} from './terms'
import { TRADES } from './trades'

/** Every list that people choose from, by the name under which it is asked for. */
export const CONSTANTS = {
  categories: CATEGORIES,
  industries: INDUSTRIES,
  locations: LOCATIONS,
  salaries: SALARIES,
  terms: TERMS,
  levels: LEVELS,
  qualifications: QUALIFICATIONS,
  languages: JOB_LANGUAGES,
  experiences: EXPERIENCES,
  publishDates: PUBLISH_DATES,
  employerSizes: EMPLOYER_SIZES,
  trades: TRADES,
  maritals: MARITALS,
  workStatuses: WORK_STATUSES,
  languageLevels: LANGUAGE_LEVELS,
} as const
