/** When people were there last: kept once for each time that they go, and told to contacts only. */
import type { Db, Trx } from '../db/tables'
import { LAST_SEEN_EXACT_MS, LAST_SEEN_TOLD } from '../limits'

/** As the wire has it; `at` in ms since epoch, 0: not told, or no more. */
export interface Seen {
  im_id: string
  at: number
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** To the minute; after a week to the day, for nobody needs more. */
export function coarse(at: number, now: number): number {
  const step = now - at > LAST_SEEN_EXACT_MS ? DAY_MS : MINUTE_MS
  return at - (at % step)
}

/** Of these those who show when they were there last. */
export async function showersAmong(db: Db, imIds: readonly string[]): Promise<string[]> {
  if (imIds.length === 0) return []
  const rows = await db
    .selectFrom('accounts')
    .select('im_id')
    .where('im_id', 'in', imIds)
    .where('last_seen', '=', 1)
    .execute()
  return rows.map((row) => row.im_id)
}

/** What an account may know of these: nothing while it hides its own. Those who were there last come first. */
export async function seenAmong(db: Db, me: string, imIds: readonly string[], now: number): Promise<Seen[]> {
  if (imIds.length === 0 || (await showersAmong(db, [me])).length === 0) return []
  const rows = await db
    .selectFrom('accounts')
    .select(['im_id', 'last_seen_at'])
    .where('im_id', 'in', imIds)
    .where('last_seen', '=', 1)
    .where('last_seen_at', '>', 0)
    .orderBy('last_seen_at', 'desc')
    .limit(LAST_SEEN_TOLD)
    .execute()
  return rows.map((row) => ({ im_id: row.im_id, at: coarse(row.last_seen_at, now) }))
}

/** Of who hides it nothing is kept, and so of nobody who was deleted. */
export async function keepSeen(trx: Trx, imIds: readonly string[], at: number): Promise<void> {
  if (imIds.length === 0) return
  await trx
    .updateTable('accounts')
    .set({ last_seen_at: at })
    .where('im_id', 'in', imIds)
    .where('last_seen', '=', 1)
    .execute()
}

export const forgetSeen = (trx: Trx, imId: string) =>
  trx.updateTable('accounts').set({ last_seen_at: 0 }).where('im_id', '=', imId).execute()
