import type { Db, Trx } from '../db/tables'

/** A text that somebody keeps to send again, and its place among theirs, from 1. */
export interface QuickReply {
  text: string
  order: number
}

/** Quick replies of an account, in its order; none until it saves some. */
export async function listQuickReplies(db: Db, accountId: string): Promise<QuickReply[]> {
  const row = await db
    .selectFrom('quick_replies')
    .select('texts')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const texts: string[] = JSON.parse(row?.texts ?? '[]')
  return texts.map((text, index) => ({ text, order: index + 1 }))
}

/** Puts these in the place of all that were saved: one that moves changes the place of others. */
export async function saveQuickReplies(
  trx: Trx,
  accountId: string,
  replies: readonly string[],
): Promise<void> {
  const texts = JSON.stringify(replies)
  await trx
    .insertInto('quick_replies')
    .values({ account_id: accountId, texts })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ texts }))
    .execute()
}
