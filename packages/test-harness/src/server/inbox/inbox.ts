// inbox/ is what the server tells one account about its applications and resumes. A message is stored as its kind and
// parameters. It is put into words when it is read, in the language of who reads it (inbox-texts.ts).

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

/** How many are unread, and the newest of them; 0: nothing is. */
export async function countUnread(
  db: Db,
  accountId: string,
): Promise<{ totalCount: number; newestId: number }> {
  const { total, newest } = await db
    .selectFrom('inbox')
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.max<number | null>('id').as('newest')])
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { totalCount: total, newestId: newest ?? 0 }
}

/** Those that the account removed from its list: there is no way to them any more. */
async function removedOf(db: Db, accountId: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .where('is_hidden', '=', 1)
    .execute()
  return new Set(rows.map(({ id }) => id))
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
  const told = rows.map((row) => ({ ...row, params: JSON.parse(row.params) as InboxParams }))
  const removed = await removedOf(
    db,
    accountId,
    told.flatMap(({ params: { applicationId } }) => applicationId ?? []),
  )
  const result = told.map(({ params, ...row }) => {
    const { jobId = null, applicationId = null, resumeId = null } = params
    return {
      id: row.id,
      topic: 'notification',
      type: row.kind,
      ...textOf(row.kind, params, language),
      sendAt: seconds(row.sent_at),
      isRead: row.read_at !== null,
      jobId,
      resumeId,
      applicationId: applicationId !== null && removed.has(applicationId) ? null : applicationId,
    }
  })
  return paged(result, total, page)
}

/** `upTo`: the newest that was told of; what came after it stays unread. */
export async function markAllRead(
  trx: Trx,
  accountId: string,
  upTo: number | undefined,
  now: number,
): Promise<void> {
  let unread = trx
    .updateTable('inbox')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
  if (upTo !== undefined) unread = unread.where('id', '<=', upTo)
  await unread.execute()
}
