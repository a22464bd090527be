/** The only way jobs are written: the rows, their places, and what they are found by, together. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sameText } from '@sarika/im-engine/text'
import type { Insertable } from 'kysely'
import { searchedNames, withProvince } from '../constants/locations'
import { EDGE, type IndexedJob, type JobIndex } from '../db/job-index-types'
import type { Tables, Trx } from '../db/tables'
import { bandOf, type JobInput, titlesOf } from './job-input'
import { monthlyPayOf } from './monthly-pay'
import { compoundOf, isForgivable, shapesOf } from './spelling'
import { type Titled, titlesBefore, writeTitles } from './suggest/write-titles'
import { compoundsOf, wholeWord, wordsOf } from './words'
import { languagesWritten } from './written-language'

/** Jobs of one statement: the databases bound its parameters (32,766 and 65,535). */
const CHUNK = 200
/** With the shapes of each. */
const WORDS_OF_ONE_STATEMENT = 300
/** Units of a word without its hyphens; longer ones are addresses, which nobody types so. */
const MAX_COMPOUND = 40

export function* chunksOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

function toRow(job: JobInput, now: number): Insertable<Tables['jobs']> {
  const { salary, age } = job
  const monthly = monthlyPayOf(salary)
  return {
    id: job.id,
    company_id: job.company.id,
    source_id: job.sourceId,
    title: job.title,
    locations: JSON.stringify(job.locationIds),
    place: job.place,
    salary: salary.text,
    salary_from: salary.from,
    salary_to: salary.to,
    salary_period: salary.period,
    pay_month_from: monthly.from,
    pay_month_to: monthly.to,
    salary_id: bandOf(salary),
    category_id: job.categoryId,
    industry_id: job.industryId,
    level_id: job.levelId,
    qualification_id: job.qualificationId,
    experience_id: job.experienceId,
    term_id: job.termId,
    sex: job.sex,
    age_from: age.from,
    age_to: age.to,
    hirelings: job.hirelings,
    languages: JSON.stringify(job.languageIds),
    written_in: languagesWritten(job),
    placement: job.placement,
    is_open: job.isOpen ? 1 : 0,
    posted_on: job.postedOn,
    published_at: job.publishedAt,
    closes_at: job.closesAt,
    created_at: job.createdAt,
    updated_at: now,
    recruiter_id: job.recruiterId,
    is_draft: job.isDraft ? 1 : 0,
    is_paused: job.isPaused ? 1 : 0,
    client: job.client,
  }
}

/** What of a job is searched. */
export type Searched = Pick<
  JobInput,
  | 'id'
  | 'company'
  | 'title'
  | 'titles'
  | 'otherTitles'
  | 'locationIds'
  | 'place'
  | 'description'
  | 'requirements'
  | 'benefits'
  | 'texts'
>

/** Compared by `title`, which is a part of it after the same fold. */
export const titleTextOf = (job: Searched): string =>
  sameText([...titlesOf(job), ...job.otherTitles].join('\n'))

const toTexts = (job: JobInput): Insertable<Tables['job_texts']> => ({
  job_id: job.id,
  titles: JSON.stringify(job.titles),
  other_titles: JSON.stringify(job.otherTitles),
  title_text: titleTextOf(job),
  description: job.description,
  requirements: job.requirements,
  benefits: job.benefits,
  how_to_apply: job.howToApply,
  language: job.language,
  texts: JSON.stringify(job.texts),
})

/** What a job is about, in every language in which it was written. */
const bodiesOf = (job: Searched): string[] =>
  [job, ...Object.values(job.texts)].flatMap(({ description, requirements, benefits }) => [
    description,
    requirements,
    benefits,
  ])

/** Names and texts with an edge between, so that no phrase reaches from one into the next. */
const apart = (texts: readonly string[]): string =>
  texts.flatMap((text) => [EDGE, ...wordsOf(text)]).join(' ')

/** Titles by word, each before itself as one word. */
function titleWords(titles: readonly string[]): string {
  const words = titles.map(wordsOf)
  return words.flatMap((title) => [wholeWord(title), ...title]).join(' ')
}

/** By location: thousands of jobs share a few hundred. */
const placeWords = new Map<number, string>()

function wordsOfPlace(locationId: number): string {
  const known = placeWords.get(locationId) ?? apart(searchedNames(locationId))
  placeWords.set(locationId, known)
  return known
}

function toIndexed(job: Searched): IndexedJob {
  const { id, company, locationIds, place } = job
  return {
    id,
    titleText: titleTextOf(job),
    titles: titleWords(titlesOf(job)),
    others: titleWords(job.otherTitles),
    names: [apart([company.name, place]), ...locationIds.map(wordsOfPlace)].join(' '),
    body: apart(bodiesOf(job)),
  }
}

/** Words with hyphens or points of all texts of jobs, each once. */
function compoundsIn(jobs: readonly Searched[]): { shape: string; word: string }[] {
  const texts = jobs.flatMap((job) => [
    ...titlesOf(job),
    ...job.otherTitles,
    job.company.name,
    job.place,
    ...bodiesOf(job),
  ])
  const found = texts
    .flatMap(compoundsOf)
    .map(compoundOf)
    .filter(({ shape }) => shape.length <= MAX_COMPOUND)
  return [...new Map(found.map((one) => [one.word, one])).values()]
}

/** Most words of a chunk have been written before. */
async function writeWords(
  trx: Trx,
  jobs: readonly Searched[],
  indexed: readonly IndexedJob[],
): Promise<void> {
  for (const rows of chunksOf(compoundsIn(jobs), WORDS_OF_ONE_STATEMENT))
    await trx
      .insertInto('job_words')
      .values(rows)
      .onConflict((c) => c.doNothing())
      .execute()
  const found = new Set(
    indexed.flatMap(({ titles, others, names }) => `${titles} ${others} ${names}`.split(' ')),
  )
  for (const words of chunksOf([...found].filter(isForgivable), WORDS_OF_ONE_STATEMENT)) {
    const known = await trx
      .selectFrom('job_words')
      .select('word')
      .where('shape', 'in', words)
      .whereRef('shape', '=', 'word')
      .execute()
    const isKnown = new Set(known.map(({ word }) => word))
    const rows = words
      .filter((word) => !isKnown.has(word))
      .flatMap((word) => shapesOf(word).map((shape) => ({ shape, word })))
    if (rows.length > 0) await trx.insertInto('job_words').values(rows).execute()
  }
}

/** Writes what jobs are found by, in place of what there is. `before`: the titles that they had. */
export async function writeIndex(
  trx: Trx,
  index: JobIndex,
  jobs: readonly Searched[],
  before: readonly Titled[] = [],
): Promise<void> {
  const indexed = jobs.map(toIndexed)
  await index.put(trx, indexed)
  await writeWords(trx, jobs, indexed)
  await writeTitles(trx, jobs, before)
}

async function deleteRows(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('jobs').where('id', 'in', ids).execute()
  await trx.deleteFrom('job_texts').where('job_id', 'in', ids).execute()
  await trx.deleteFrom('job_locations').where('job_id', 'in', ids).execute()
}

async function writeChunk(trx: Trx, index: JobIndex, jobs: readonly JobInput[], now: number): Promise<void> {
  const ids = jobs.map(({ id }) => id)
  const before = await titlesBefore(trx, ids)
  await deleteRows(trx, ids)
  await trx
    .insertInto('jobs')
    .values(jobs.map((job) => toRow(job, now)))
    .execute()
  const texts = jobs.map(toTexts)
  await trx.insertInto('job_texts').values(texts).execute()
  const places = jobs.flatMap(({ id: job_id, locationIds }) =>
    [...new Set(locationIds.flatMap(withProvince))].map((location_id) => ({ job_id, location_id })),
  )
  if (places.length > 0) await trx.insertInto('job_locations').values(places).execute()
  const published = jobs.filter(({ isDraft }) => !isDraft)
  if (published.length > 0) await writeIndex(trx, index, published, before)
}

/** Of a draft that is all: nothing finds it. */
export const deleteDraft = (trx: Trx, id: number): Promise<void> => deleteRows(trx, [id])

/** Writes jobs in place of those that have their ids; no two of them have one id. What was published is no draft again. */
export async function writeJobs(
  trx: Trx,
  index: JobIndex,
  jobs: readonly JobInput[],
  now: number,
): Promise<void> {
  for (const chunk of chunksOf(jobs, CHUNK)) {
    await writeChunk(trx, index, chunk, now)
    // libsql frees the memory of statements in a later turn.
    await nextTurn()
  }
}
