/** Messages to one account about what happened to its applications and resumes. */
import type { Language } from '../constants/names'
import type { Db, Trx } from '../db/tables'
import type { Page } from '../jobs/job-order'
import { paged, seconds } from '../seekers/paged'
import { type InboxKind, type InboxParams, textOf } from './inbox-texts'

export async function tell(
  trx: Trx,
  accountId: string,
  kind: InboxKind,
  params: InboxParams,
  now: number,
): Promise<void> {
  await trx
    .insertInto('inbox')
    .values({ account_id: accountId, kind, params: JSON.stringify(params), sent_at: now, read_at: null })
    .execute()
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const { total } = await db
    .selectFrom('inbox')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** The newest first, in the reader's language. */
export async function listInbox(db: Db, accountId: string, page: Page, language: Language) {
  const own = db.selectFrom('inbox').where('account_id', '=', accountId)
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute()
  const result = rows.map((row) => {
    const params: InboxParams = JSON.parse(row.params)
    return {
      id: row.id,
      topic: 'notification',
      type: row.kind,
      ...textOf(row.kind, params, language),
      sendAt: seconds(row.sent_at),
      isRead: row.read_at !== null,
      jobId: params.jobId ?? null,
      applicationId: params.applicationId ?? null,
    }
  })
  return paged(result, total, page)
}

export async function markAllRead(trx: Trx, accountId: string, now: number): Promise<void> {
  await trx
    .updateTable('inbox')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .execute()
}
