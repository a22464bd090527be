/** Jobs as the main API tells of them. */
import { type Selectable, sql } from 'kysely'
import { LANGUAGES, type Language } from '../constants/names'
import type { Db, Tables } from '../db/tables'
import { daysBetween } from './days'
import { EXCERPT_UNITS, excerptOf } from './excerpt'
import type { JobWords } from './job-input'
import { languageOf } from './written-language'

const seconds = (ms: number): number => Math.floor(ms / 1000)

type Row = Selectable<Tables['jobs']> & {
  titles: string
  other_titles: string
  beginning: string
  employer_name: string | null
  employer_scale: number | null
  employer_industry: number | null
  employer_verified: number | null
  employer_account: string | null
  employer_answers_within: number | null
  employer_logo: string | null
}

/** The employer of a job in a list. */
function toEmployer(row: Row) {
  const {
    company_id,
    employer_name,
    employer_scale,
    employer_industry,
    employer_verified,
    employer_account,
    employer_answers_within,
    employer_logo,
  } = row
  if (employer_name === null) return null
  return {
    id: company_id,
    name: employer_name,
    scale: employer_scale,
    industrialId: employer_industry,
    isVerified: employer_verified === 1,
    canChat: employer_account !== '',
    /** seconds, the median; null: too few wrote to it to say */
    answersWithin: employer_answers_within,
    logo: employer_logo || null,
  }
}

/** One job of a list. Names of fields are those of specification 3; pay is in cents of a US dollar, times are seconds. */
function toView(row: Row, now: number) {
  const closeDate = row.closes_at === null ? null : seconds(row.closes_at)
  return {
    id: row.id,
    sourceId: row.source_id,
    title: row.title,
    titles: JSON.parse(row.titles),
    otherTitles: JSON.parse(row.other_titles),
    employer: toEmployer(row),
    excerpt: excerptOf(row.beginning),
    locations: JSON.parse(row.locations),
    place: row.place,
    salary: {
      text: row.salary,
      from: row.salary_from,
      to: row.salary_to,
      period: row.salary_period,
      currency: 'USD',
    },
    salaryId: row.salary_id,
    categoryId: row.category_id,
    industrialId: row.industry_id,
    jobLevelId: row.level_id,
    qualificationId: row.qualification_id,
    workyears: row.experience_id,
    termId: row.term_id,
    sex: row.sex,
    age: { from: row.age_from, to: row.age_to },
    hirelings: row.hirelings,
    jobLangs: JSON.parse(row.languages),
    placement: row.placement,
    isUrgent: row.placement === 'urgent',
    pubdate_unixtime: seconds(row.published_at),
    publishedDays: daysBetween(row.published_at, now),
    closeDate_unixtime: closeDate,
    createdate: seconds(row.created_at),
    expdate: closeDate,
    updatetime: seconds(row.updated_at),
    actionTime: seconds(Math.max(row.published_at, row.updated_at)),
  }
}

export type JobView = ReturnType<typeof toView>

const selectJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .leftJoin('companies', 'companies.id', 'jobs.company_id')
    .selectAll('jobs')
    .select([
      'job_texts.titles',
      'job_texts.other_titles',
      sql<string>`substr(job_texts.description, 1, ${sql.lit(2 * EXCERPT_UNITS)})`.as('beginning'),
      'companies.name as employer_name',
      'companies.scale_id as employer_scale',
      'companies.industry_id as employer_industry',
      'companies.is_verified as employer_verified',
      'companies.account_id as employer_account',
      'companies.answers_within as employer_answers_within',
      'companies.logo as employer_logo',
    ])
    // A draft is nobody's but its company's.
    .where('jobs.is_draft', '=', 0)

/** The jobs of these ids, in their order. */
export async function readJobs(db: Db, ids: readonly number[], now: number): Promise<JobView[]> {
  if (ids.length === 0) return []
  const rows = await selectJobs(db).where('jobs.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => toView(row, now))
}

/** What an employer wrote, as the main API names it; `by` is there where a machine translated it. */
export interface WrittenTexts {
  readonly jobDesc: string
  readonly requirements: string
  readonly benefits: string
  readonly howToApply: string
  readonly by?: 'machine'
}

const toWritten = ({ description: jobDesc, ...others }: JobWords): WrittenTexts => ({ jobDesc, ...others })

interface TextsRow extends Omit<JobWords, 'howToApply'> {
  title: string
  how_to_apply: string
  language: string
  texts: string
}

/** In which language a job was written, and its words by language. */
function toTexts(row: TextsRow) {
  const { title, description, requirements, benefits, how_to_apply: howToApply } = row
  const own: JobWords = { description, requirements, benefits, howToApply }
  const said = Object.values(own).join('\n')
  const language =
    LANGUAGES.find((one) => one === row.language) ?? languageOf(said.trim() === '' ? title : said)
  const others: Partial<Record<Language, JobWords>> = JSON.parse(row.texts)
  const written = Object.entries(said.trim() === '' ? others : { ...others, [language]: own })
  const texts: Partial<Record<Language, WrittenTexts>> = Object.fromEntries(
    written.map(([one, words]) => [one, toWritten(words)]),
  )
  return { language, texts }
}

/** One job whole, a closed one too; undefined: there is none. */
export async function readJob(db: Db, id: number, now: number) {
  const row = await selectJobs(db)
    .select(['description', 'requirements', 'benefits', 'how_to_apply', 'language', 'texts'])
    .where('jobs.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { language, texts } = toTexts(row)
  return {
    ...toView(row, now),
    isOpen: row.is_open === 1 && (row.closes_at === null || row.closes_at > now),
    jobDesc: row.description,
    requirements: row.requirements,
    benefits: row.benefits,
    howToApply: row.how_to_apply,
    /** in which those four are written */
    language,
    texts,
  }
}
