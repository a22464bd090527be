/** Rows of other people's job lists, as ours. Two kinds are known: an occupation with its other names, and a posting. */
import { z } from 'zod'
import { type JobInput, NO_SALARY, type Salary, UNSAID } from '../jobs/job-input'
import { requiredText } from '../required-text'

/** A job whose employer is a name, and whose place among ours is still to be found. */
export type ImportedJob = Omit<
  JobInput,
  'id' | 'company' | 'createdAt' | 'publishedAt' | 'postedOn' | 'isOpen' | 'closesAt'
> & {
  readonly companyName: string
  /** null: not said */
  readonly postedOn: string | null
}

const MAX_TITLE = 300
const MAX_TITLES = 500
const MAX_TEXT = 20_000
const MAX_PAY = 100_000_000

const SourceId = requiredText(100)
const Title = requiredText(MAX_TITLE)
const Line = z.string().trim().max(MAX_TITLE).nullish()
const Pay = z.number().min(0).max(MAX_PAY).nullish()

/** `{code, label, alt, description}`: the label is the title, `alt` what else it is called (contract 2). */
const Occupation = z
  .object({
    code: SourceId,
    label: Title,
    alt: z.array(Title).max(MAX_TITLES).default([]),
    description: z.string().max(MAX_TEXT).default(''),
  })
  .transform(
    ({ code, label, alt, description }): ImportedJob => ({
      ...UNSAID,
      sourceId: code,
      title: label,
      otherTitles: [...new Set(alt)],
      description,
      companyName: '',
      postedOn: null,
    }),
  )

const TERMS: Readonly<Record<string, number>> = { FT: 1, PT: 2 }
const LEVELS: Readonly<Record<string, number>> = {
  Student: 1,
  'Entry-Level': 2,
  'Experienced (non-manager)': 3,
  Manager: 5,
  Executive: 6,
}
const PERIODS = { Annual: 'year', Daily: 'day', Hourly: 'hour' } as const

const cents = (dollars: number | null | undefined): number | null =>
  typeof dollars === 'number' ? Math.round(dollars * 100) : null

const dollars = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** The words of a salary: `$58,682 to $159,671 a year`. */
function salaryOf(from: number | null, to: number | null, period: Salary['period']): Salary {
  if (from === null || period === '') return NO_SALARY
  const upTo = to === null || to === from ? '' : ` to $${dollars.format(to / 100)}`
  return { text: `$${dollars.format(from / 100)}${upTo} a ${period}`, from, to, period }
}

/** `{id, title, civilTitle, company, ...}`. Its `until` is not kept: what was imported stays listed (contract 2). */
const Posting = z
  .object({
    id: SourceId,
    title: Title,
    civilTitle: Line,
    company: Line,
    careerLevel: Line,
    term: Line,
    openings: z.number().min(0).max(1_000_000).nullish(),
    salaryFrom: Pay,
    salaryTo: Pay,
    salaryFrequency: z.enum(['Annual', 'Daily', 'Hourly']).nullish(),
    location: Line,
    division: Line,
    categories: Line,
    posted: z.iso.date().nullish(),
    residency: z.string().max(MAX_TEXT).nullish(),
  })
  .transform((row): ImportedJob => {
    const period = row.salaryFrequency ? PERIODS[row.salaryFrequency] : ''
    return {
      ...UNSAID,
      sourceId: row.id,
      title: row.title,
      otherTitles: row.civilTitle ? [row.civilTitle] : [],
      place: row.location ?? '',
      salary: salaryOf(cents(row.salaryFrom), cents(row.salaryTo), period),
      levelId: LEVELS[row.careerLevel ?? ''] ?? 0,
      termId: TERMS[row.term ?? ''] ?? 0,
      hirelings: Math.max(1, Math.round(row.openings ?? 1)),
      description: [row.division, row.categories].filter((line) => line).join('\n'),
      requirements: row.residency ?? '',
      companyName: row.company ?? '',
      postedOn: row.posted ?? null,
    }
  })

/** Which kind a row is of, by the names of its fields; undefined: of none. */
export function jobSchemaOf(row: object): z.ZodType<ImportedJob> | undefined {
  if ('code' in row && 'label' in row) return Occupation
  if ('id' in row && 'title' in row) return Posting
  return undefined
}
