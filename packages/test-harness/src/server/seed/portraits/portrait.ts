import type { Language } from '../../constants/names'
import type { JobWords } from '../../jobs/job-input'
import type { Benefit, ByLanguage } from '../../jobs/portrait'

/** What a job's kind of text is in one language: `duties` and `wanted` have one line each for what is parted by ` | `. */
interface Words {
  readonly duties: string
  readonly wanted: string
}

/** How an employer of the demo shows itself, and what it writes of its jobs. */
export interface DemoPortrait {
  /** files of pictures/, without `.svg` */
  readonly logo: string
  readonly cover: string
  readonly pictures: readonly (readonly [file: string, alt: ByLanguage])[]
  readonly benefits: readonly Benefit[]
  readonly foundedYear: number
  /** ids of constants/ */
  readonly workLanguages: readonly number[]
  /** its profile in other languages than that of companies.ts */
  readonly abouts: ByLanguage
  readonly desk: { readonly does: ByLanguage; readonly languages: readonly Language[] }
  /** the same for all of its jobs */
  readonly hiring: ByLanguage
  readonly gets: ByLanguage
  /** by the job's id; the language that comes first wrote it */
  readonly jobs: Readonly<Record<number, Readonly<Partial<Record<Language, Words>>>>>
}

const listed = (lines: string): string =>
  lines
    .split(' | ')
    .map((line) => `• ${line}`)
    .join('\n')

/** The words of a job, by language, in the order in which they were written. */
export function wordsOfJob(portrait: DemoPortrait, id: number): readonly (readonly [Language, JobWords])[] {
  const { jobs, gets, hiring } = portrait
  return Object.entries(jobs[id] ?? {}).map(([name, { duties, wanted }]) => {
    const language = name as Language
    const words = {
      description: listed(duties),
      requirements: listed(wanted),
      benefits: listed(gets[language] ?? ''),
      howToApply: hiring[language] ?? '',
    }
    return [language, words] as const
  })
}
