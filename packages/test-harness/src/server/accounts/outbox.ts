import type { Db, Trx } from '../db/tables'
import { MAX_OUTBOX } from '../limits'

export interface Message {
  channel: 'mail' | 'sms'
  recipient: string
  body: string
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

/** Newest first. */
export const listMessages = (db: Db) =>
  db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(MAX_OUTBOX).execute()
