/** What a seeker looks for, and whether they look at all: of the person, not of one resume. */
import type { Intention } from '@sarika/portal-web/contract/resume'
import { WORK_STATUSES } from '../constants/person'
import type { Db, Trx } from '../db/tables'

export interface Looking {
  readonly intention: Intention | null
  /** of the constants' workStatuses; null: not said */
  readonly workStatus: number | null
}

export async function readLooking(db: Db, accountId: string): Promise<Looking> {
  const row = await db
    .selectFrom('intentions')
    .select(['content', 'work_status'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return {
    intention: row && row.content !== '' ? JSON.parse(row.content) : null,
    workStatus: row?.work_status ?? null,
  }
}

async function save(
  trx: Trx,
  accountId: string,
  change: { content: string } | { work_status: number },
  now: number,
): Promise<void> {
  await trx
    .insertInto('intentions')
    .values({ account_id: accountId, content: '', work_status: null, ...change, updated_at: now })
    .onConflict((c) => c.column('account_id').doUpdateSet({ ...change, updated_at: now }))
    .execute()
}

export const saveIntention = (trx: Trx, accountId: string, intention: Intention, now: number) =>
  save(trx, accountId, { content: JSON.stringify(intention) }, now)

/** False: there is no such status. */
export async function saveWorkStatus(
  trx: Trx,
  accountId: string,
  status: number,
  now: number,
): Promise<boolean> {
  if (!WORK_STATUSES.some(({ id }) => id === status)) return false
  await save(trx, accountId, { work_status: status }, now)
  return true
}
