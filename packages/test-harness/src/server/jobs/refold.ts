/** What jobs and employers are found by, made anew when the server folds texts otherwise than the one that wrote it. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { FOLD_VERSION } from '@sarika/im-engine/text'
import type { JobIndex } from '../db/job-index-types'
import type { Trx } from '../db/tables'
import type { Writes } from '../db/write-queue'
import { companyText, readPortrait } from './portrait'
import { type Searched, titleTextOf, writeIndex } from './write-jobs'

const KEY = 'job_fold'

/** Goes up when jobs/words.ts cuts otherwise or the index keeps something else. */
const CUT_VERSION = 3
const CURRENT = `${FOLD_VERSION}.${CUT_VERSION}`

/** Jobs or employers that are read at a time. */
const PIECE = 200

async function isCurrent(trx: Trx): Promise<boolean> {
  const row = await trx.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst()
  return row?.value === CURRENT
}

/** Jobs behind an id, in the order of ids. */
async function jobsBehind(trx: Trx, id: number): Promise<Searched[]> {
  const rows = await trx
    .selectFrom('jobs')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .leftJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.company_id', 'jobs.title', 'jobs.locations', 'jobs.place', 'companies.name'])
    .select(['titles', 'other_titles', 'description', 'requirements', 'benefits', 'texts'])
    .where('jobs.id', '>', id)
    .where('jobs.is_draft', '=', 0)
    .orderBy('jobs.id')
    .limit(PIECE)
    .execute()
  return rows.map(({ company_id, name, locations, titles, other_titles, texts, ...job }) => ({
    ...job,
    company: { id: company_id, name: name ?? '' },
    locationIds: JSON.parse(locations),
    titles: JSON.parse(titles),
    otherTitles: JSON.parse(other_titles),
    texts: JSON.parse(texts),
  }))
}

async function refoldJobs(trx: Trx, index: JobIndex): Promise<void> {
  for (const table of ['job_words', 'suggested_titles', 'suggested_starts'] as const)
    await trx.deleteFrom(table).execute()
  await index.empty(trx)
  for (
    let jobs = await jobsBehind(trx, 0);
    jobs.length > 0;
    jobs = await jobsBehind(trx, jobs.at(-1)?.id ?? 0)
  ) {
    for (const job of jobs)
      await trx
        .updateTable('job_texts')
        .set({ title_text: titleTextOf(job) })
        .where('job_id', '=', job.id)
        .execute()
    await writeIndex(trx, index, jobs)
    // libsql frees the memory of statements in a later turn.
    await nextTurn()
  }
}

async function refoldEmployers(trx: Trx): Promise<void> {
  const companiesBehind = (id: number) =>
    trx
      .selectFrom('companies')
      .select(['id', 'name', 'about', 'portrait'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(PIECE)
      .execute()
  for (
    let rows = await companiesBehind(0);
    rows.length > 0;
    rows = await companiesBehind(rows.at(-1)?.id ?? 0)
  )
    for (const { id, name, about, portrait } of rows)
      await trx
        .updateTable('companies')
        .set({ search_text: companyText(name, about, readPortrait(portrait)) })
        .where('id', '=', id)
        .execute()
}

/**
 * Writes job_index, job_titles, job_texts, job_words, suggestions and the employers' search_text anew, in one transaction, unless
 * they were written with this fold. To be called before anybody is answered. Source: S-TEXT-7.
 */
export const refold = (writes: Writes, index: JobIndex): Promise<void> =>
  writes.run(async (trx) => {
    if (await isCurrent(trx)) return
    await refoldJobs(trx, index)
    await refoldEmployers(trx)
    await trx
      .insertInto('settings')
      .values({ key: KEY, value: CURRENT })
      .onConflict((c) => c.column('key').doUpdateSet({ value: CURRENT }))
      .execute()
  })
