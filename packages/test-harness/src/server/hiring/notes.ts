/** What recruiters of a company write for each other about who applied. Nobody else hears of it. */
import type { Db, Trx } from '../db/tables'
import { MAX_NOTES } from '../limits'
import type { Saved } from '../seekers/once'
import { seconds } from '../seekers/paged'

/** The first one first. */
export async function listNotes(db: Db, accountId: string, applicationId: number) {
  const rows = await db
    .selectFrom('application_notes')
    .leftJoin('accounts', 'accounts.id', 'application_notes.account_id')
    .select([
      'application_notes.id',
      'application_notes.account_id',
      'application_notes.text',
      'application_notes.created_at',
      'accounts.nickname',
    ])
    .where('application_id', '=', applicationId)
    .orderBy('application_notes.id')
    .execute()
  return rows.map(({ id, account_id, text, created_at, nickname }) => ({
    id,
    text,
    /** "": whoever wrote it is gone */
    name: nickname ?? '',
    isOwn: account_id === accountId,
    createdAt: seconds(created_at),
  }))
}

interface NewNote {
  readonly applicationId: number
  readonly accountId: string
  readonly text: string
}

/** `again`: what an earlier try made, which gets the text of this one. */
export async function saveNote(
  trx: Trx,
  { applicationId, accountId, text }: NewNote,
  again: number | undefined,
  now: number,
): Promise<Saved> {
  if (again !== undefined) {
    const kept = await trx
      .updateTable('application_notes')
      .set({ text })
      .where('id', '=', again)
      .where('account_id', '=', accountId)
      .where('application_id', '=', applicationId)
      .returning('id')
      .executeTakeFirst()
    return kept ? { kind: 'saved', id: kept.id } : { kind: 'missing' }
  }
  const { count } = await trx
    .selectFrom('application_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_NOTES) return { kind: 'too-many' }
  const { id } = await trx
    .insertInto('application_notes')
    .values({ application_id: applicationId, account_id: accountId, text, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { kind: 'saved', id }
}

/** One's own; false: there is none of that id. */
export async function deleteNote(
  trx: Trx,
  accountId: string,
  applicationId: number,
  id: number,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('application_notes')
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
