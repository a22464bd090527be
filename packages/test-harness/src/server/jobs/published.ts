import type { Db } from '../db/tables'

/** Of these ids those of jobs that were published, closed ones too: a draft is nobody's but its company's. */
export async function publishedOf(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', ids)
    .where('is_draft', '=', 0)
    .execute()
  return rows.map(({ id }) => id)
}
