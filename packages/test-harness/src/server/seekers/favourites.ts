/** Jobs and employers that somebody keeps for later. */
import type { Db, Trx } from '../db/tables'
import { readEmployer } from '../jobs/employer-views'
import type { Page } from '../jobs/job-order'
import { publishedOf } from '../jobs/published'
import { readOwnJobs } from './own-jobs'
import { paged, seconds } from './paged'

export type FavouriteKind = 'job' | 'employer'

async function thereOf(trx: Trx, kind: FavouriteKind, ids: readonly number[]): Promise<number[]> {
  if (kind === 'job') return publishedOf(trx, ids)
  const rows = await trx.selectFrom('companies').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

/** Keeps what there is of the ids, and answers those; what was kept before keeps its time. */
export async function follow(
  trx: Trx,
  accountId: string,
  kind: FavouriteKind,
  ids: readonly number[],
  now: number,
): Promise<number[]> {
  const found = await thereOf(trx, kind, ids)
  if (found.length === 0) return []
  const rows = found.map((id) => ({ account_id: accountId, kind, target_id: id, saved_at: now }))
  await trx
    .insertInto('favourites')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute()
  return found
}

export async function unfollow(
  trx: Trx,
  accountId: string,
  kind: FavouriteKind,
  ids: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('favourites')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('target_id', 'in', ids)
    .execute()
}

/** Of these ids, those that are kept. */
export async function followedOf(
  db: Db,
  accountId: string,
  kind: FavouriteKind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('favourites')
    .select('target_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('target_id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.target_id))
}

/** The last kept first. */
async function pageOfKept(db: Db, accountId: string, kind: FavouriteKind, { page, size }: Page) {
  const kept = db.selectFrom('favourites').where('account_id', '=', accountId).where('kind', '=', kind)
  const { total } = await kept.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await kept
    .select(['target_id', 'saved_at'])
    .orderBy('saved_at', 'desc')
    .orderBy('target_id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}

export async function listFollowedJobs(db: Db, accountId: string, page: Page, now: number) {
  const { rows, total } = await pageOfKept(db, accountId, 'job', page)
  const jobs = await readOwnJobs(
    db,
    rows.map((row) => row.target_id),
    now,
  )
  const result = rows.flatMap((row) => {
    const job = jobs.get(row.target_id)
    return job ? [{ ...job, savedAt: seconds(row.saved_at) }] : []
  })
  return paged(result, total, page)
}

export async function listFollowedEmployers(db: Db, accountId: string, page: Page, now: number) {
  const { rows, total } = await pageOfKept(db, accountId, 'employer', page)
  const employers = await Promise.all(rows.map((row) => readEmployer(db, row.target_id, true, now)))
  const result = rows.flatMap((row, index) => {
    const employer = employers[index]
    return employer ? [{ ...employer, savedAt: seconds(row.saved_at) }] : []
  })
  return paged(result, total, page)
}
