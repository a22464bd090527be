/** Titles of jobs as they are suggested to those who type: each once, with the jobs that have it. */
import { sql } from 'kysely'
import type { Trx } from '../../db/tables'
import { type JobInput, titlesOf } from '../job-input'
import { startsOf, wholeWord, wordsOf } from '../words'

export type Titled = Pick<JobInput, 'title' | 'titles'>

/** Rows of one statement: the databases bound its parameters. */
const ROWS = 500

/** The titles that jobs have before they are written anew. */
export async function titlesBefore(trx: Trx, ids: readonly number[]): Promise<Titled[]> {
  const rows = await trx
    .selectFrom('jobs')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .select(['jobs.title', 'job_texts.titles'])
    .where('jobs.id', 'in', ids)
    // The title of a draft was counted by nobody.
    .where('jobs.is_draft', '=', 0)
    .execute()
  return rows.map(({ title, titles }) => ({ title, titles: JSON.parse(titles) }))
}

/** Each title by its key, once a job. */
const titlesByKey = (job: Titled): Map<string, string> =>
  new Map(
    titlesOf(job).flatMap((title) => {
      const words = wordsOf(title)
      return words.length === 0 ? [] : [[wholeWord(words), title] as const]
    }),
  )

/** Counts the titles of jobs that are written, less those that they had before. */
export async function writeTitles(
  trx: Trx,
  jobs: readonly Titled[],
  before: readonly Titled[],
): Promise<void> {
  const changes = new Map<string, { text: string; jobs: number }>()
  const count = (job: Titled, by: 1 | -1): void => {
    for (const [key, text] of titlesByKey(job))
      changes.set(key, { text: changes.get(key)?.text ?? text, jobs: (changes.get(key)?.jobs ?? 0) + by })
  }
  for (const job of jobs) count(job, 1)
  for (const job of before) count(job, -1)
  const rows = [...changes].map(([key, change]) => ({ key, ...change }))
  for (let at = 0; at < rows.length; at += ROWS) await writeRows(trx, rows.slice(at, at + ROWS))
}

async function writeRows(
  trx: Trx,
  rows: readonly { key: string; text: string; jobs: number }[],
): Promise<void> {
  const known = await trx
    .selectFrom('suggested_titles')
    .select('key')
    .where(
      'key',
      'in',
      rows.map(({ key }) => key),
    )
    .execute()
  const isKnown = new Set(known.map(({ key }) => key))
  const starts = rows
    .filter(({ key }) => !isKnown.has(key))
    .flatMap(({ key, text }) => startsOf(text).map((start) => ({ start, key })))
  for (let at = 0; at < starts.length; at += ROWS)
    await trx
      .insertInto('suggested_starts')
      .values(starts.slice(at, at + ROWS))
      .onConflict((c) => c.doNothing())
      .execute()
  const changed = rows.filter(({ key, jobs }) => jobs !== 0 || !isKnown.has(key))
  if (changed.length === 0) return
  await trx
    .insertInto('suggested_titles')
    .values(changed)
    .onConflict((c) =>
      c.column('key').doUpdateSet({ jobs: sql<number>`suggested_titles.jobs + excluded.jobs` }),
    )
    .execute()
}
