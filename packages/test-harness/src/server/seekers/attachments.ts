/** Resumes as files. */
import type { Db, Trx } from '../db/tables'
import { companiesFor } from '../hiring/recruiters'
import { MAX_ATTACHMENTS } from '../limits'
import type { Saved } from './once'
import { seconds } from './paged'

export async function listAttachments(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'name', 'type', 'size', 'created_at'])
    .where('account_id', '=', accountId)
    .where('is_removed', '=', 0)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, createAt: seconds(created_at) }))
}

export interface NewAttachment {
  readonly name: string
  readonly type: string
  readonly content: Buffer
}

export async function addAttachment(
  trx: Trx,
  accountId: string,
  { name, type, content }: NewAttachment,
  now: number,
): Promise<Saved> {
  if ((await listAttachments(trx, accountId)).length >= MAX_ATTACHMENTS) return { kind: 'too-many' }
  const { id } = await trx
    .insertInto('attachments')
    .values({
      account_id: accountId,
      name,
      type,
      size: content.length,
      content,
      is_removed: 0,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { kind: 'saved', id }
}

/** One database hands out a Buffer, the other an ArrayBuffer. */
const toBuffer = (content: Buffer | ArrayBuffer): Buffer =>
  content instanceof ArrayBuffer ? Buffer.from(content) : content

/**
 * A file once more that was kept as `id`: the same one stays. Another takes its place under an id of its own, for employers
 * may have got the first.
 */
export async function repeatAttachment(
  trx: Trx,
  accountId: string,
  id: number,
  { name, content }: NewAttachment,
): Promise<Saved> {
  const kept = await trx
    .selectFrom('attachments')
    .select(['name', 'content'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('is_removed', '=', 0)
    .executeTakeFirst()
  if (kept?.name === name && toBuffer(kept.content).equals(content)) return { kind: 'saved', id }
  await removeAttachment(trx, accountId, id)
  return { kind: 'missing' }
}

/** For its owner, and for employers that got an application with it. */
export async function findAttachment(db: Db, accountId: string, id: number) {
  const got = db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.attachment_id')
    .where('jobs.company_id', 'in', companiesFor(db, accountId))
    .where('applications.attachment_id', 'is not', null)
  const row = await db
    .selectFrom('attachments')
    .select(['name', 'type', 'content'])
    .where('id', '=', id)
    .where(({ eb, and, or }) =>
      or([and([eb('account_id', '=', accountId), eb('is_removed', '=', 0)]), eb('id', 'in', got)]),
    )
    .executeTakeFirst()
  if (!row) return undefined
  return { ...row, content: toBuffer(row.content) }
}

/** Out of the list; the bytes go unless somebody got them. */
export async function removeAttachment(trx: Trx, accountId: string, id: number): Promise<boolean> {
  const removed = await trx
    .updateTable('attachments')
    .set({ is_removed: 1 })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('is_removed', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (!removed) return false
  const sent = await trx
    .selectFrom('applications')
    .select('id')
    .where('attachment_id', '=', id)
    .executeTakeFirst()
  if (!sent) await trx.deleteFrom('attachments').where('id', '=', id).execute()
  return true
}
