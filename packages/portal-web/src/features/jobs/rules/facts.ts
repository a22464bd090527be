import type { Constants } from '../../../http/constants'
import type { Say } from '../../../i18n/i18n'
import type { Job } from './job'

/** Those that decide for most: they stand first, in this order. */
export const GLANCE = ['term', 'experience', 'languages', 'qualification'] as const

/** Of the constants: it is not asked for. "None" alone would say nothing. */
export const NO_EXPERIENCE = 1

const SEXES = ['', 'male', 'female'] as const

/** What is said of a job in single words, in the order of the page; what is not said is left out. */
export function factsOf(
  job: Job,
  nameOf: (list: keyof Constants, id: number) => string,
  showDay: (at: number) => string,
  t: Say<'jobs'>,
) {
  const { age, sex, languageIds, hirelings, closesAt } = job
  const wanted = SEXES[sex] ?? ''
  return [
    { name: 'term', value: nameOf('terms', job.termId) },
    { name: 'category', value: nameOf('categories', job.categoryId) },
    { name: 'industry', value: nameOf('industries', job.industryId) },
    { name: 'level', value: nameOf('levels', job.levelId) },
    { name: 'experience', value: nameOf('experiences', job.experienceId) },
    { name: 'qualification', value: nameOf('qualifications', job.qualificationId) },
    { name: 'languages', value: languageIds.map((id) => nameOf('languages', id)).join(', ') },
    { name: 'sex', value: wanted === '' ? '' : t(`sex.${wanted}`) },
    { name: 'age', value: showAge(age, t) },
    { name: 'hirelings', value: hirelings > 0 ? String(hirelings) : '' },
    { name: 'closes', value: closesAt === 0 ? '' : showDay(closesAt) },
  ].filter(({ value }) => value !== '') as readonly { name: FactName; value: string }[]
}

type FactName =
  | 'term'
  | 'category'
  | 'industry'
  | 'level'
  | 'experience'
  | 'qualification'
  | 'languages'
  | 'sex'
  | 'age'
  | 'hirelings'
  | 'closes'

function showAge({ from, to }: Job['age'], t: Say<'jobs'>): string {
  if (from > 0 && to > 0) return `${from}–${to}`
  if (from > 0) return t('age.from', { age: from })
  return to > 0 ? t('age.to', { age: to }) : ''
}
