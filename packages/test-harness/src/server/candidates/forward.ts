/** A seeker puts one resume forward: it stands first among candidates for a week. It costs nothing. */
import type { Db, Trx } from '../db/tables'
import { FORWARD_MS } from '../limits'
import { seconds } from '../seekers/paged'
import { isVisible } from './visible'

/** The one that stands forward now, if any, until when (seconds). One that is hidden stands nowhere. */
export async function listForward(db: Db, accountId: string, now: number) {
  const rows = await db
    .selectFrom('resumes')
    .select(['id', 'forward_until'])
    .where('account_id', '=', accountId)
    .where('forward_until', '>', now)
    .where(isVisible())
    .execute()
  return rows.map(({ id, forward_until }) => ({ resumeId: id, until: seconds(Number(forward_until)) }))
}

/** `hidden`: employers do not find it, `not-approved`: nothing of it is approved. */
export type Forwarded = 'done' | 'missing' | 'hidden' | 'not-approved'

/** The one before it stands forward no more. One that does keeps its time, however often that is asked for. */
export async function putForward(
  trx: Trx,
  accountId: string,
  resumeId: number,
  isForward: boolean,
  now: number,
): Promise<Forwarded> {
  const row = await trx
    .selectFrom('resumes')
    .select(['id', 'privacy_level', 'approved_at', 'forward_until'])
    .where('id', '=', resumeId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return 'missing'
  if (isForward && row.approved_at === null) return 'not-approved'
  if (isForward && row.privacy_level !== 0) return 'hidden'
  const set = (id: number, forward_until: number | null) =>
    trx.updateTable('resumes').set({ forward_until }).where('id', '=', id).execute()
  if (!isForward) await set(resumeId, null)
  else if (row.forward_until === null || row.forward_until <= now) {
    await trx
      .updateTable('resumes')
      .set({ forward_until: null })
      .where('account_id', '=', accountId)
      .execute()
    await set(resumeId, now + FORWARD_MS)
  }
  return 'done'
}
