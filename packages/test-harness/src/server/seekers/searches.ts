/** Searches that somebody keeps, to be told of new jobs. */
import type { Db, Trx } from '../db/tables'
import { MAX_SAVED_SEARCHES } from '../limits'
import type { Saved } from './once'
import { seconds } from './paged'

/** Names of fields are those of specification 3. */
export interface SearchInput {
  readonly id?: number | undefined
  readonly name: string
  readonly [criterion: string]: unknown
}

export async function listSearches(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    ...JSON.parse(row.criteria),
    createTime: seconds(row.created_at),
    updateTime: seconds(row.updated_at),
  }))
}

/** Writes a new one, or changes the one with the id. */
export async function saveSearch(
  trx: Trx,
  accountId: string,
  { id, name, ...criteria }: SearchInput,
  now: number,
): Promise<Saved> {
  const own = await trx
    .selectFrom('saved_searches')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  const values = { name, criteria: JSON.stringify(criteria), updated_at: now }
  if (id === undefined) {
    if (own.length >= MAX_SAVED_SEARCHES) return { kind: 'too-many' }
    const made = await trx
      .insertInto('saved_searches')
      .values({ account_id: accountId, created_at: now, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { kind: 'saved', id: made.id }
  }
  if (!own.some((search) => search.id === id)) return { kind: 'missing' }
  await trx.updateTable('saved_searches').set(values).where('id', '=', id).execute()
  return { kind: 'saved', id }
}

export async function deleteSearch(trx: Trx, accountId: string, id: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom('saved_searches')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
