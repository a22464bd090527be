/** Lines in a conversation that say what happened in it. */
import { randomUUID } from 'node:crypto'
import { tip } from '@sarika/im-engine/kinds'
import type { MessageRow, Trx } from '../db/tables'
import type { Target } from './ids'
import { storeMessage } from './store-message'

/** People who are named in one tip; of more it says how many. */
const NAMED_MAX = 20

export interface Happened {
  /** e.g. `group-invited`; a client words it in the language of who reads it */
  tipType: string
  /** to whom */
  openImIds?: readonly string[]
  /** what something is called now */
  title?: string
}

/** What people are called, for whom a client does not know. */
async function namesOf(trx: Trx, imIds: readonly string[]): Promise<Record<string, string>> {
  const rows = await trx
    .selectFrom('accounts')
    .select(['im_id', 'nickname'])
    .where('im_id', 'in', imIds)
    .execute()
  return Object.fromEntries(rows.map(({ im_id, nickname }) => [im_id, nickname]))
}

/**
 * Writes a tip: a message with a number and a time of its own, so that it stands at its place on every device and comes back
 * with the history. Nobody said it, so nobody counts it; `fromImId` did what it tells.
 */
export async function storeTip(
  trx: Trx,
  fromImId: string,
  target: Target,
  { tipType, openImIds = [], title = '' }: Happened,
  now: number,
): Promise<MessageRow> {
  const named = openImIds.slice(0, NAMED_MAX)
  const { text, extra } = tip.encode({
    ...{ text: '', tipType, fromImId, openImId: named[0] ?? '', openImIds: named },
    ...{ count: openImIds.length, names: await namesOf(trx, [fromImId, ...named]), title },
  })
  // Under a client id that nobody can know before, so that nobody has used it.
  const draft = {
    senderId: fromImId,
    target,
    clientId: randomUUID(),
    body: { type: tip.type, content: text, extra },
  }
  return storeMessage(trx, draft, now)
}
