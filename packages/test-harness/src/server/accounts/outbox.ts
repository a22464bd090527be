import type { Db, Trx } from '../db/tables'
import { MAX_OUTBOX } from '../limits'

export interface Message {
  channel: 'mail' | 'sms'
  recipient: string
  body: string
  subject?: string
  html?: string
  head?: string
}

/** Captures a mail or an SMS instead of sending it; the oldest make room. */
export async function putMessage(trx: Trx, message: Message, now: number): Promise<void> {
  const { id } = await trx
    .insertInto('outbox')
    .values({ ...message, sent_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .deleteFrom('outbox')
    .where('id', '<=', id - MAX_OUTBOX)
    .execute()
}

/** The page of a mail; undefined: there is none. */
export async function readMailPage(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('outbox').select('html').where('id', '=', id).executeTakeFirst()
  return row?.html || undefined
}

/** Newest first. */
export const listMessages = (db: Db) =>
  db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(MAX_OUTBOX).execute()
