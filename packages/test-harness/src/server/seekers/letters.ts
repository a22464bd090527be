/** Cover letters. */
import type { Selectable } from 'kysely'
import type { Db, Tables, Trx } from '../db/tables'
import { MAX_LETTERS } from '../limits'
import type { Saved } from './once'
import { seconds } from './paged'

const toView = ({ id, title, content, created_at, updated_at }: Selectable<Tables['letters']>) => ({
  id,
  title,
  content,
  createTime: seconds(created_at),
  updateTime: seconds(updated_at),
})

export type LetterView = ReturnType<typeof toView>

/** The last changed first. */
export async function listLetters(db: Db, accountId: string): Promise<LetterView[]> {
  const rows = await db
    .selectFrom('letters')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toView)
}

/** What one says; undefined: there is none of theirs. */
export const readLetter = (db: Db, accountId: string, id: number) =>
  db
    .selectFrom('letters')
    .select(['title', 'content'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

export interface LetterInput {
  /** of the one that is changed */
  readonly id?: number | undefined
  readonly title: string
  readonly content: string
}

/** Writes a new one, or changes the one with the id. */
export async function saveLetter(
  trx: Trx,
  accountId: string,
  { id, title, content }: LetterInput,
  now: number,
): Promise<Saved> {
  const own = await trx.selectFrom('letters').select('id').where('account_id', '=', accountId).execute()
  if (id === undefined) {
    if (own.length >= MAX_LETTERS) return { kind: 'too-many' }
    const made = await trx
      .insertInto('letters')
      .values({ account_id: accountId, title, content, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { kind: 'saved', id: made.id }
  }
  if (!own.some((letter) => letter.id === id)) return { kind: 'missing' }
  await trx.updateTable('letters').set({ title, content, updated_at: now }).where('id', '=', id).execute()
  return { kind: 'saved', id }
}

/** Whether there was one; what was sent with an application stays with the employer. */
export async function deleteLetter(trx: Trx, accountId: string, id: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom('letters')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
