import { randomUUID } from 'node:crypto'
import type { MessageRow, Trx } from '../db/tables'
import type { Target } from './ids'
import { storeMessage } from './store-message'

/** A message on its way to those who hear it. */
export interface AddressedMessage {
  row: MessageRow
  audience: readonly string[]
}

/** People who are named in one tip; of more it says how many. */
const NAMED_MAX = 20

export interface TipOf {
  /** e.g. `group-invited`; a client words it in the language of who reads it */
  tipType: string
  /** who did it */
  fromImId: string
  /** to whom */
  openImIds?: readonly string[]
  /** What something is called now, or for how long it holds. */
  [fact: string]: unknown
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
 * A line in a conversation that says what happened in it. It is a message with a number and a time of its own, so that it
 * stands at its place on every device and comes back with the history. Nobody said it, so nobody counts it.
 */
export async function storeTip(
  trx: Trx,
  senderId: string,
  target: Target,
  { openImIds = [], ...told }: TipOf,
  audience: readonly string[],
  now: number,
): Promise<AddressedMessage> {
  const named = openImIds.slice(0, NAMED_MAX)
  const extra = {
    ...told,
    openImId: named[0] ?? '',
    openImIds: named,
    count: openImIds.length,
    names: await namesOf(trx, [told.fromImId, ...named]),
  }
  const draft = {
    senderId,
    target,
    clientId: `tip-${randomUUID()}`,
    body: { type: 'tip', content: '', extra },
  }
  return { row: await storeMessage(trx, draft, now), audience }
}
