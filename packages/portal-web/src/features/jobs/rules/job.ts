import { isLanguage, LANGUAGES, type Language } from '../../../i18n/languages'
import type { ByLanguage } from '../../../lib/by-language'
import { type Company, toCompany } from '../../../lib/company'
import { type Contact, toContact } from '../../../lib/contact'
import { numberAt, numbersAt, textAt, toFields } from '../../../lib/fields'
import { type JobView, toJobView } from '../../../lib/job'

/** What is written of a job in one language: plain, with line ends; "" where nothing is said. */
export interface JobTexts {
  readonly description: string
  readonly requirements: string
  readonly benefits: string
  readonly howToApply: string
  /** A translation service wrote it, not the employer. */
  readonly isByMachine: boolean
}

/** A job whole. Texts are plain, with line ends; "" where nothing is said; ids are those of the constants, 0 likewise. */
export interface Job extends JobView {
  readonly description: string
  readonly requirements: string
  readonly benefits: string
  readonly howToApply: string
  /** In which the employer wrote; null: not known. */
  readonly language: Language | null
  readonly texts: ByLanguage<JobTexts>
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

const toTexts = (words: unknown): JobTexts => ({
  description: textAt(words, 'jobDesc'),
  requirements: textAt(words, 'requirements'),
  benefits: textAt(words, 'benefits'),
  howToApply: textAt(words, 'howToApply'),
  isByMachine: textAt(words, 'by') === 'machine',
})

/** A server that tells no languages has one text, in a language that nobody said. */
function textsOf(job: unknown, written: Language): ByLanguage<JobTexts> {
  const texts = toFields(toFields(job).texts)
  const there = LANGUAGES.filter((language) => texts[language] !== undefined)
  return there.length === 0
    ? { [written]: toTexts(job) }
    : Object.fromEntries(there.map((language) => [language, toTexts(texts[language])]))
}

/** Reads it from an answer. */
export function toJob(job: unknown): Job {
  const { age, employer, contact, language } = toFields(job)
  return {
    ...toJobView(job),
    description: textAt(job, 'jobDesc'),
    requirements: textAt(job, 'requirements'),
    benefits: textAt(job, 'benefits'),
    howToApply: textAt(job, 'howToApply'),
    language: isLanguage(language) ? language : null,
    texts: textsOf(job, isLanguage(language) ? language : 'en'),
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
