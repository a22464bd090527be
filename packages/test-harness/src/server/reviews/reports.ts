// What people report: of jobs and employers by their ids, of people and messages with the messages around.
//
//   what is pressed > findReported (evidence.ts) > keepReport (this file) > list, case and decision (reported.ts, case.ts)

import type { ReportedKind, ReportReason } from '@sarika/portal-web/contract/reports'
import type { Trx } from '../db/tables'
import { publishedOf } from '../jobs/published'
import type { Shown } from './evidence'

export interface Report {
  readonly reason: ReportReason
  /** "" where nothing more is said */
  readonly text: string
}

/** What a report is about. */
export interface Target {
  readonly kind: ReportedKind
  readonly id: number
  /** im id of whom it is about; "" of jobs and employers */
  readonly personId: string
  readonly messages: readonly Shown[]
}

const isThere = async (trx: Trx, kind: 'job' | 'employer', id: number): Promise<boolean> =>
  kind === 'job'
    ? (await publishedOf(trx, [id])).length > 0
    : (await trx.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Keeps a report of a job or an employer. False: there is no such thing. */
export async function reportThing(
  trx: Trx,
  accountId: string,
  kind: 'job' | 'employer',
  id: number,
  report: Report,
  now: number,
): Promise<boolean> {
  if (!(await isThere(trx, kind, id))) return false
  await keepReport(trx, accountId, { kind, id, personId: '', messages: [] }, report, now)
  return true
}

/** A repeat by the same person takes the place of the first; the messages of the first stay, for they may be withdrawn by now. */
export async function keepReport(
  trx: Trx,
  accountId: string,
  { kind, id, personId, messages }: Target,
  { reason, text }: Report,
  now: number,
): Promise<void> {
  const first = await trx
    .selectFrom('reports')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .executeTakeFirst()
  if (first)
    await trx
      .updateTable('reports')
      .set({ reason, text, updated_at: now })
      .where('id', '=', first.id)
      .execute()
  const { id: reportId } =
    first ??
    (await trx
      .insertInto('reports')
      .values({
        ...{ account_id: accountId, kind, target_id: id, person_id: personId, reason, text },
        ...{ reported_at: now, updated_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow())
  for (const { messageId, senderId, sentAt, type, text: words } of messages)
    await trx
      .insertInto('report_messages')
      .values({
        ...{ report_id: reportId, message_id: messageId, sender_id: senderId },
        ...{ sent_at: sentAt, type, text: words },
      })
      .onConflict((c) => c.columns(['report_id', 'message_id']).doNothing())
      .execute()
}
