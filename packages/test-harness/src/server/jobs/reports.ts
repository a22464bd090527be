// What people report of jobs and employers. Who reads it, and what follows: reviews/reported.ts.
import type { Trx } from '../db/tables'
import { publishedOf } from './published'

export type ReportedKind = 'job' | 'employer'

export const REPORT_REASONS = ['asks_for_money', 'fraud', 'discriminates', 'gone', 'wrong', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export interface Report {
  readonly reason: ReportReason
  /** "" where nothing more is said */
  readonly text: string
}

const isThere = async (trx: Trx, kind: ReportedKind, id: number): Promise<boolean> =>
  kind === 'job'
    ? (await publishedOf(trx, [id])).length > 0
    : (await trx.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Keeps a report; a repeat by the same person takes the place of the first. False: there is no such thing. */
export async function report(
  trx: Trx,
  accountId: string,
  kind: ReportedKind,
  targetId: number,
  { reason, text }: Report,
  now: number,
): Promise<boolean> {
  if (!(await isThere(trx, kind, targetId))) return false
  const first = await trx
    .selectFrom('reports')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .executeTakeFirst()
  if (first)
    await trx
      .updateTable('reports')
      .set({ reason, text, updated_at: now })
      .where('id', '=', first.id)
      .execute()
  else
    await trx
      .insertInto('reports')
      .values({
        ...{ account_id: accountId, kind, target_id: targetId, reason, text },
        ...{ reported_at: now, updated_at: now },
      })
      .execute()
  return true
}
