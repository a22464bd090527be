/** Rows of other people's job lists, as ours. Two kinds are known: an occupation with its other names, and a posting. */
import { z } from 'zod'
import { REMOTE } from '../constants/locations'
import { type JobInput, NO_SALARY, type Salary, UNSAID } from '../jobs/job-input'
import {
  MAX_IMPORT_ID,
  MAX_IMPORT_NAME,
  MAX_IMPORT_OPENINGS,
  MAX_IMPORT_PAY,
  MAX_IMPORT_TEXT,
  MAX_IMPORT_TITLES,
} from '../limits'
import { requiredText } from '../required-text'
import { plainLine, plainText } from './plain-text'
import { saysRemote } from './remote'

/** A job whose employer is a name, and whose place among ours is still to be found. */
export type ImportedJob = Omit<
  JobInput,
  'id' | 'company' | 'createdAt' | 'publishedAt' | 'postedOn' | 'isOpen' | 'closesAt'
> & {
  readonly companyName: string
  /** null: not said */
  readonly postedOn: string | null
}

/** What was not filled in: no field, null, or an empty text. */
const missing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish())

/** A text that may be missing: "" when it is, and when nothing of it can be seen. */
const Text = z
  .string()
  .nullish()
  .transform((text) => plainText(text ?? '', MAX_IMPORT_TEXT))
const Line = z
  .string()
  .nullish()
  .transform((text) => plainLine(text ?? '', MAX_IMPORT_TEXT))
const Name = z
  .string()
  .nullish()
  .transform((text) => plainLine(text ?? '', MAX_IMPORT_NAME))
const OtherTitles = z
  .array(z.string())
  .nullish()
  .transform((titles) => {
    const names = (titles ?? []).map((title) => plainLine(title, MAX_IMPORT_NAME))
    return [...new Set(names)].filter((name) => name !== '').slice(0, MAX_IMPORT_TITLES)
  })
/** Lists that count their rows have numbers. */
const SourceId = z.preprocess(
  (id) => (Number.isSafeInteger(id) ? String(id) : id),
  requiredText(MAX_IMPORT_ID),
)
/** Whole or not at all: half a title is another job. */
const Title = z
  .string()
  .transform((title) => plainLine(title, Number.POSITIVE_INFINITY))
  .pipe(requiredText(MAX_IMPORT_NAME))
/** Zero says that nobody filled it in: null. */
const Pay = z
  .number()
  .min(0)
  .max(MAX_IMPORT_PAY)
  .nullish()
  .transform((dollars) => (dollars ? Math.round(dollars * 100) : null))
/** The first day of computers, and every one before it, says the same. */
const Posted = missing(z.iso.date()).transform((day) => (day && day > '1970-01-01' ? day : null))

/** `{code, label, alt, description}`: the label is the title, `alt` what else it is called (contract 2). */
const Occupation = z.object({ code: SourceId, label: Title, alt: OtherTitles, description: Text }).transform(
  ({ code, label, alt, description }): ImportedJob => ({
    ...UNSAID,
    sourceId: code,
    title: label,
    otherTitles: alt,
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

const dollars = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const showCents = (cents: number): string => `$${dollars.format(cents / 100)}`

/** In cents. Turned round, the two are put in order; with the upper one alone it is "up to $70,000 a year". */
function salaryOf(one: number | null, other: number | null, period: Salary['period']): Salary {
  if (period === '' || (one === null && other === null)) return NO_SALARY
  const isTurned = one !== null && other !== null && one > other
  const [from, to] = isTurned ? [other, one] : [one, other]
  const ends = [from, to].filter((end) => end !== null).map(showCents)
  const amount = from === null ? `up to ${ends[0]}` : [...new Set(ends)].join(' to ')
  return { text: `${amount} a ${period}`, from, to, period }
}

/** `{id, title, civilTitle, company, ...}`. Its `until` is not kept: what was imported stays listed (contract 2). */
const Posting = z
  .object({
    id: SourceId,
    title: Title,
    civilTitle: Name,
    company: Name,
    careerLevel: Line,
    term: Line,
    openings: z.number().nullish(),
    salaryFrom: Pay,
    salaryTo: Pay,
    salaryFrequency: missing(z.enum(['Annual', 'Daily', 'Hourly'])),
    location: Line,
    division: Text,
    categories: Text,
    posted: Posted,
    residency: Text,
  })
  .transform((row): ImportedJob => {
    const period = row.salaryFrequency ? PERIODS[row.salaryFrequency] : ''
    return {
      ...UNSAID,
      sourceId: row.id,
      title: row.title,
      otherTitles: row.civilTitle === '' ? [] : [row.civilTitle],
      locationIds: saysRemote(row.location) ? [REMOTE] : [],
      place: row.location,
      salary: salaryOf(row.salaryFrom, row.salaryTo, period),
      levelId: LEVELS[row.careerLevel] ?? 0,
      termId: TERMS[row.term] ?? 0,
      hirelings: Math.min(MAX_IMPORT_OPENINGS, Math.max(1, Math.round(row.openings ?? 1))),
      description: [row.division, row.categories].filter((text) => text !== '').join('\n'),
      requirements: row.residency,
      companyName: row.company,
      postedOn: row.posted,
    }
  })

/** Which kind a row is of, by the names of its fields; undefined: of none. */
export function jobSchemaOf(row: object): z.ZodType<ImportedJob> | undefined {
  if ('code' in row && 'label' in row) return Occupation
  if ('id' in row && 'title' in row) return Posting
  return undefined
}
