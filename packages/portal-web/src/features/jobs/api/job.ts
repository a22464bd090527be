import { useRead } from '../../../http/read'
import { type Company, toCompany } from '../../../lib/company'
import { type Contact, toContact } from '../../../lib/contact'
import { numberAt, numbersAt, textAt, toFields } from '../../../lib/fields'
import { type JobView, toJobView } from '../../../lib/job'

/** A job whole. Texts are plain, with line ends; "" where nothing is said; ids are those of the constants, 0 likewise. */
export interface Job extends JobView {
  readonly description: string
  readonly requirements: string
  readonly benefits: string
  readonly howToApply: string
  readonly categoryId: number
  readonly industryId: number
  readonly levelId: number
  readonly qualificationId: number
  readonly languageIds: readonly number[]
  /** 1 male, 2 female, 0 either */
  readonly sex: number
  readonly age: { readonly from: number; readonly to: number }
  /** How many are wanted. */
  readonly hirelings: number
  readonly company: Company | null
  /** null: for those who are logged in, or there is none. */
  readonly contact: Contact | null
}

function toJob(job: unknown): Job {
  const { age, employer, contact } = toFields(job)
  return {
    ...toJobView(job),
    description: textAt(job, 'jobDesc'),
    requirements: textAt(job, 'requirements'),
    benefits: textAt(job, 'benefits'),
    howToApply: textAt(job, 'howToApply'),
    categoryId: numberAt(job, 'categoryId'),
    industryId: numberAt(job, 'industrialId'),
    levelId: numberAt(job, 'jobLevelId'),
    qualificationId: numberAt(job, 'qualificationId'),
    languageIds: numbersAt(job, 'jobLangs'),
    sex: numberAt(job, 'sex'),
    age: { from: numberAt(age, 'from'), to: numberAt(age, 'to') },
    hirelings: numberAt(job, 'hirelings'),
    company: toCompany(employer),
    contact: toContact(contact),
  }
}

/** null: there is none. Who logs in is told more. */
export const useJob = (id: string) =>
  useRead(`/jobs/${encodeURIComponent(id)}`, (body) => (body === null ? null : toJob(body)))
