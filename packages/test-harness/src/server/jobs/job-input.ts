import type { Language } from '../constants/names'
import { NEGOTIABLE, salaryBandOf } from '../constants/salaries'
import type { Placement, SalaryPeriod } from '../db/tables-jobs'

/** Pay as it is offered, e.g. `{ text: '$350 + tips', from: 35_000, to: null, period: 'month' }`: cents of a US dollar. */
export interface Salary {
  readonly text: string
  readonly from: number | null
  readonly to: number | null
  readonly period: SalaryPeriod
}

/** What an employer writes of a job, in one language. */
export interface JobWords {
  readonly description: string
  readonly requirements: string
  readonly benefits: string
  readonly howToApply: string
}

/** A job to be written, whole. Ids are those of constants/, 0: not said. */
export interface JobInput extends JobWords {
  readonly id: number
  readonly company: { readonly id: number; readonly name: string }
  readonly sourceId: string
  readonly title: string
  readonly titles: Readonly<Partial<Record<Language, string>>>
  readonly otherTitles: readonly string[]
  readonly locationIds: readonly number[]
  readonly place: string
  readonly salary: Salary
  readonly categoryId: number
  readonly industryId: number
  readonly levelId: number
  readonly qualificationId: number
  readonly experienceId: number
  readonly termId: number
  readonly sex: number
  readonly age: { readonly from: number | null; readonly to: number | null }
  readonly hirelings: number
  readonly languageIds: readonly number[]
  readonly placement: Placement
  readonly isOpen: boolean
  /** the day as it was written */
  readonly postedOn: string
  readonly publishedAt: number
  readonly closesAt: number | null
  readonly createdAt: number
  /** in which its words are written; "": their letters tell */
  readonly language: Language | ''
  /** its words in other languages, as far as they were written */
  readonly texts: Readonly<Partial<Record<Language, JobWords>>>
  /** the account that answers for it; "": the company's owner */
  readonly recruiterId: string
  /** never published: found by nobody */
  readonly isDraft: boolean
  /** closed while its employer's account is being deleted */
  readonly isPaused: boolean
  /** for whom an agency hires; "" otherwise */
  readonly client: string
}

export const NO_SALARY: Salary = { text: '', from: null, to: null, period: '' }

/** What is the same for jobs of which nothing else is known. */
export const UNSAID = {
  sourceId: '',
  titles: {},
  otherTitles: [],
  locationIds: [],
  place: '',
  salary: NO_SALARY,
  categoryId: 0,
  industryId: 0,
  levelId: 0,
  qualificationId: 0,
  experienceId: 0,
  termId: 0,
  sex: 0,
  age: { from: null, to: null },
  hirelings: 1,
  languageIds: [],
  placement: 'ordinary',
  isOpen: true,
  closesAt: null,
  description: '',
  requirements: '',
  benefits: '',
  howToApply: '',
  language: '',
  texts: {},
  recruiterId: '',
  isDraft: false,
  isPaused: false,
  client: '',
} as const satisfies Partial<JobInput>

/** Every title once, in the order: the job's own, by language, others. */
export const titlesOf = ({ title, titles }: Pick<JobInput, 'title' | 'titles'>): string[] => [
  ...new Set([title, ...Object.values(titles)]),
]

const MONTHS = 12

/** Without a figure it is negotiable; yearly pay counts by the month; hourly and daily pay is in no band, which is 0. */
export function bandOf({ from, period }: Salary): number {
  if (from === null) return NEGOTIABLE
  if (period === 'month') return salaryBandOf(from)
  return period === 'year' ? salaryBandOf(from / MONTHS) : 0
}
