/** Notices as their account reads, marks and deletes them. What is told, and how, stands in tell.ts. */
import { type NoticeChange, type NoticeFilter, typesOf } from '@sarika/portal-web/contract/notices'
import type { Selectable } from 'kysely'
import type { Language } from '../constants/names'
import type { Db, Tables, Trx } from '../db/tables'
import type { Page } from '../jobs/job-order'
import { REMOVED_NOTICE_MS } from '../limits'
import { readOwnApplications } from '../seekers/applications'
import { readOwnJobs } from '../seekers/own-jobs'
import { paged, seconds } from '../seekers/paged'
import { type InboxParams, textOf } from './inbox-texts'

/** Who reads, in which language, and when. */
export interface Reader {
  readonly accountId: string
  readonly language: Language
  readonly now: number
}

const inList = (db: Db, accountId: string) =>
  db.selectFrom('inbox').where('account_id', '=', accountId).where('removed_at', 'is', null)

/** How many are unread, and the newest of them; 0: nothing is. */
export async function countUnread(
  db: Db,
  accountId: string,
): Promise<{ totalCount: number; newestId: number }> {
  const { total, newest } = await inList(db, accountId)
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.max<number | null>('id').as('newest')])
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { totalCount: total, newestId: newest ?? 0 }
}

/** With the job that each is about and, for who applied, how far the application is; a job's title is in the reader's language. */
async function toViews(
  db: Db,
  rows: readonly Selectable<Tables['inbox']>[],
  { accountId, language, now }: Reader,
) {
  const told = rows.map((row) => ({ ...row, params: JSON.parse(row.params) as InboxParams }))
  const jobIds = new Set(told.flatMap(({ params }) => params.jobId ?? []))
  const jobs = await readOwnJobs(db, [...jobIds], now)
  const applicationIds = new Set(told.flatMap(({ params }) => params.applicationId ?? []))
  const applications = await readOwnApplications(db, accountId, [...applicationIds])
  return told.map(({ params, ...row }) => {
    const { jobId = null, applicationId = null, resumeId = null, jobTitle = '' } = params
    const job = jobs.get(jobId ?? 0) ?? null
    const own = applications.get(applicationId ?? 0)
    const isRemoved = own?.isHidden === true
    const titles: Readonly<Record<string, unknown>> = job?.titles ?? {}
    const title = titles[language]
    return {
      id: row.id,
      topic: 'notification',
      type: row.kind,
      ...textOf(row.kind, { ...params, jobTitle: typeof title === 'string' ? title : jobTitle }, language),
      sendAt: seconds(row.sent_at),
      isRead: row.read_at !== null,
      jobId,
      job,
      resumeId,
      // Of a record that was removed there is no page to lead to.
      applicationId: isRemoved ? null : applicationId,
      application: isRemoved ? null : (own?.view ?? null),
    }
  })
}

/** The newest first, in the reader's language. */
export async function listInbox(db: Db, reader: Reader, page: Page, filter: NoticeFilter = 'all') {
  let own = inList(db, reader.accountId)
  if (filter === 'unread') own = own.where('read_at', 'is', null)
  else if (filter !== 'all') own = own.where('kind', 'in', typesOf(filter))
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute()
  return paged(await toViews(db, rows, reader), total, page)
}

/** undefined: the account has none of this id, or deleted it. */
export async function readNotice(db: Db, reader: Reader, id: number) {
  const rows = await inList(db, reader.accountId).selectAll().where('id', '=', id).execute()
  return (await toViews(db, rows, reader))[0]
}

const ownOne = (trx: Trx, accountId: string, id: number) =>
  trx.updateTable('inbox').where('account_id', '=', accountId).where('id', '=', id)

/** Whether the account has it; one that is read stays read since when it was. */
export async function changeNotice(
  trx: Trx,
  accountId: string,
  id: number,
  change: NoticeChange,
  now: number,
): Promise<boolean> {
  const own = ownOne(trx, accountId, id).returning('id')
  const changed =
    'isRemoved' in change
      ? own.set({ removed_at: null })
      : own
          .set(({ fn, val, ref }) => ({
            read_at: change.isRead ? fn.coalesce(ref('read_at'), val(now)) : null,
          }))
          .where('removed_at', 'is', null)
  return (await changed.executeTakeFirst()) !== undefined
}

/** Out of the list, from where it can be brought back for a while; what was deleted before that is gone for good. */
export async function removeNotice(trx: Trx, accountId: string, id: number, now: number): Promise<boolean> {
  await trx
    .deleteFrom('inbox')
    .where('account_id', '=', accountId)
    .where('removed_at', '<', now - REMOVED_NOTICE_MS)
    .execute()
  const removed = await ownOne(trx, accountId, id)
    .set({ removed_at: now })
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
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
