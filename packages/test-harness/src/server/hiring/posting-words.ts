/** A job as its employer writes it (contract/posting.ts), and as it is stored. */
import { PAPER_LANGUAGES, type PaperLanguage } from '@sarika/portal-web/contract/paper'
import { type Perk, readBenefits, writeBenefits } from '@sarika/portal-web/contract/perks'
import {
  hasText,
  NO_WORDS,
  type Posting,
  type PostingWords,
  payText,
  tidy,
  wordsIn,
} from '@sarika/portal-web/contract/posting'
import { dayOf, startOf } from '../jobs/days'
import type { JobInput, JobWords, Salary } from '../jobs/job-input'
import { languageOf } from '../jobs/written-language'

const DAY_MS = 24 * 3_600_000

const salaryOf = (posting: Posting): Salary => ({
  text: payText(posting).trim(),
  ...{ from: posting.payFrom, to: posting.payTo },
  period: posting.payFrom === null && posting.payTo === null ? '' : posting.payPeriod,
})

/** Pay by the year of an imported job stays so; without a period it is by the month. */
function payOf({ text, from, to, period }: Salary) {
  const [, ...words] = text.split('+')
  return {
    ...{ payFrom: from, payTo: to, payPeriod: period === '' ? ('month' as const) : period },
    payWords: words.join('+').trim().slice(0, 100),
  }
}

const toWords =
  ({ description, requirements, howToApply, others }: PostingWords, perks: readonly Perk[]) =>
  (language: PaperLanguage): JobWords => ({
    description: description.trim(),
    requirements: requirements.trim(),
    howToApply: howToApply.trim(),
    benefits: writeBenefits(perks, others, language),
  })

/** What an employer wrote in place of what a job has: of its other titles and its place on the start page nothing is said. */
export function withPosting(job: JobInput, written: Posting): JobInput {
  const posting = tidy(written)
  const { language, words, perks, closesOn } = posting
  const said = PAPER_LANGUAGES.filter((one) => words[one] !== undefined)
  const titles = Object.fromEntries(
    said.map((one) => [one, wordsIn(posting, one).title.trim()] as const).filter(([, title]) => title !== ''),
  )
  const textsIn = (one: PaperLanguage): JobWords => toWords(wordsIn(posting, one), perks)(one)
  const others = said.filter((one) => one !== language && hasText(wordsIn(posting, one)))
  return {
    ...job,
    title: titles[language] ?? Object.values(titles)[0] ?? '',
    titles,
    language,
    ...textsIn(language),
    texts: Object.fromEntries(others.map((one) => [one, textsIn(one)])),
    ...{ locationIds: posting.locationIds, place: posting.place.trim(), salary: salaryOf(posting) },
    ...{ categoryId: posting.categoryId, termId: posting.termId, levelId: posting.levelId },
    ...{ qualificationId: posting.qualificationId, experienceId: posting.experienceId },
    ...{ languageIds: posting.languageIds, hirelings: posting.hirelings, client: posting.client.trim() },
    // The last moment of its day: a moment later, every page would show the day after.
    closesAt: closesOn === '' ? null : startOf(closesOn) + DAY_MS - 1,
    // No job of ours asks for them.
    ...{ sex: 0, age: { from: null, to: null } },
  }
}

/** What of a job its employer writes. */
export function toPosting(job: JobInput): Posting {
  const own = [job.description, job.requirements, job.benefits, job.howToApply].join('\n')
  const language = job.language || languageOf(own.trim() === '' ? job.title : own)
  const texts: Partial<Record<PaperLanguage, JobWords>> = { ...job.texts, [language]: job }
  const titles: Partial<Record<PaperLanguage, string>> = { [language]: job.title, ...job.titles }
  const said = PAPER_LANGUAGES.filter((one) => texts[one] !== undefined || titles[one] !== undefined)
  const perksOf = (one: PaperLanguage) => readBenefits(texts[one]?.benefits ?? '')
  const wordsOf = (one: PaperLanguage): PostingWords => ({
    ...NO_WORDS,
    title: titles[one] ?? '',
    description: texts[one]?.description ?? '',
    requirements: texts[one]?.requirements ?? '',
    howToApply: texts[one]?.howToApply ?? '',
    others: perksOf(one).others,
  })
  return tidy({
    language,
    words: Object.fromEntries(said.map((one) => [one, wordsOf(one)])),
    perks: [...perksOf(language).perks],
    ...{ categoryId: job.categoryId, termId: job.termId, levelId: job.levelId },
    ...{ qualificationId: job.qualificationId, experienceId: job.experienceId },
    ...{ languageIds: [...job.languageIds], hirelings: job.hirelings },
    ...payOf(job.salary),
    ...{ locationIds: [...job.locationIds], place: job.place, client: job.client },
    closesOn: job.closesAt === null ? '' : dayOf(job.closesAt - 1),
  })
}
