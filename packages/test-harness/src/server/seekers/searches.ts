/** Searches that somebody keeps, to be told of new jobs by mail (alerts/ sends them). */
import type { Db, Trx } from '../db/tables'
import { MAX_SAVED_SEARCHES } from '../limits'
import type { Saved } from './once'
import { seconds } from './paged'

const DAY_MS = 24 * 3_600_000

/** What is searched for, how many jobs a mail has, and days between two of them. Names of fields are those of specification 3. */
export interface Criteria {
  readonly jobtitle: string
  readonly category: readonly number[]
  readonly jobLevelId: readonly number[]
  readonly jobterm: readonly number[]
  readonly salaryId: readonly number[]
  readonly workyears: readonly number[]
  readonly pushjobnum: number
  readonly pushperiod: number
}

export interface SearchInput extends Criteria {
  readonly id?: number | undefined
  readonly name: string
}

export const criteriaOf = (text: string): Criteria => JSON.parse(text)

/** When a mail may go out after one that went out at a moment; nothing goes out sooner than a period after the last. */
export const nextAfter = ({ pushperiod }: Pick<Criteria, 'pushperiod'>, at: number): number =>
  at + pushperiod * DAY_MS

/** With when the last mail went out and when the next one may; `nextAt` null: the alert has ended, by its owner or by its address. */
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
    ...criteriaOf(row.criteria),
    createTime: seconds(row.created_at),
    updateTime: seconds(row.updated_at),
    mailedAt: row.mailed_at === null ? null : seconds(row.mailed_at),
    nextAt: row.ended_by === '' ? seconds(row.next_at) : null,
    endedBy: row.ended_by === '' ? null : row.ended_by,
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
    .select(['id', 'created_at', 'mailed_at'])
    .where('account_id', '=', accountId)
    .execute()
  const values = { name, criteria: JSON.stringify(criteria), updated_at: now }
  if (id === undefined) {
    if (own.length >= MAX_SAVED_SEARCHES) return { kind: 'too-many' }
    const made = await trx
      .insertInto('saved_searches')
      .values({ account_id: accountId, created_at: now, ...values, next_at: nextAfter(criteria, now) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { kind: 'saved', id: made.id }
  }
  const before = own.find((search) => search.id === id)
  if (before === undefined) return { kind: 'missing' }
  const next_at = nextAfter(criteria, before.mailed_at ?? before.created_at)
  await trx
    .updateTable('saved_searches')
    .set({ ...values, next_at })
    .where('id', '=', id)
    .execute()
  return { kind: 'saved', id }
}

/** By its owner's wish: no more mails go out; the search stays. One that has ended stays as it ended. */
export async function endSearch(trx: Trx, id: number, now: number): Promise<void> {
  await trx
    .updateTable('saved_searches')
    .set({ ended_by: 'person', ended_at: now })
    .where('id', '=', id)
    .where('ended_by', '=', '')
    .execute()
}

/** Mails go out again, the next one a period after the last. Whether the account has the search. */
export async function startSearch(trx: Trx, accountId: string, id: number): Promise<boolean> {
  const started = await trx
    .updateTable('saved_searches')
    .set({ ended_by: '', ended_at: null, bounces: 0 })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return started !== undefined
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
