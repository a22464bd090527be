import { CAMBODIA_MS } from '../../../../contract/cambodia'
import type { PaperLanguage } from '../../../../contract/paper'
import { writeBenefits } from '../../../../contract/perks'
import { hasText, languagesSaid, type Posting, payText, tidy, wordsIn } from '../../../../contract/posting'
import type { DeskJob } from '../api/postings'

const DAY_MS = 24 * 3_600_000

/** The last second of the last day in Cambodia; null: not said. */
const closingTime = (day: string): number | null =>
  day === '' ? null : (Date.parse(day) + DAY_MS - CAMBODIA_MS) / 1000 - 1

/** What is written as the server would tell of the job to a reader of a language; `employer`: the company as it is told. */
export function toJobBody(
  written: Posting,
  { id, publishedAt }: Pick<DeskJob, 'id' | 'publishedAt'>,
  employer: unknown,
  { reader, now }: { readonly reader: PaperLanguage; readonly now: number },
) {
  const posting = tidy(written)
  const { language, perks } = posting
  const said = languagesSaid(posting)
  const texts = said
    .filter((one) => hasText(wordsIn(posting, one)) || perks.length > 0)
    .map((one) => {
      const { description, requirements, howToApply, others } = wordsIn(posting, one)
      const benefits = writeBenefits(perks, others, one)
      return [one, { jobDesc: description, requirements, howToApply, benefits }] as const
    })
  const titles = [reader, language, ...said].map((one) => wordsIn(posting, one).title)
  return {
    ...{ id, language, texts: Object.fromEntries(texts), employer, isOpen: true },
    title: titles.find((title) => title.trim() !== '') ?? '',
    ...{ locations: posting.locationIds, place: posting.place },
    salary: {
      ...{ text: payText(posting), from: posting.payFrom, to: posting.payTo },
      ...{ period: posting.payPeriod, currency: 'USD' },
    },
    ...{ categoryId: posting.categoryId, jobLevelId: posting.levelId, termId: posting.termId },
    ...{ qualificationId: posting.qualificationId, workyears: posting.experienceId },
    ...{ jobLangs: posting.languageIds, hirelings: posting.hirelings },
    pubdate_unixtime: (publishedAt || now) / 1000,
    closeDate_unixtime: closingTime(posting.closesOn),
  }
}
