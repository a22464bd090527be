// What managers say to everybody.
//
//   sendP2MMsg to `all`          > sendServiceNotification: one row, once a client id
//   other managers, and devices  > serviceNotificationPage, serviceNotificationHistory: messages of the conversation with `all`
//   everybody else, at a look    > tellServiceNotifications: a notice in their inbox, from what was sent since they are here
//
// Absent: a row for each account at the send. Who never looks costs nothing.

import { isBlank } from '@sarika/im-engine/text'
import type { Db, MessageRow, Trx } from '../db/tables'
import type { ServiceNotificationRow } from '../db/tables-service-notifications'
import { tell } from '../inbox/tell'
import { MAX_SERVICE_TOLD } from '../limits'
import { AckCode, type Refusal, refuse, refuseWord } from './codes'
import { EVERYBODY_ID } from './everybody'
import { toWireMessage, type WireMessage } from './messages'
import { type Page, writeCursor } from './pages'
import { isManager } from './people'
import type { Draft } from './store-message'
import type { WordList } from './words'

/** Kept or kept before, for an ack; or why not. */
export type SentServiceNotification = { kind: 'kept'; row: MessageRow; isChanged: boolean } | Refusal

/** As a message of the conversation with everybody; it has no number, as no two accounts have the same ones. */
const asMessage = (row: ServiceNotificationRow): MessageRow => ({
  id: row.id,
  conversation_id: EVERYBODY_ID,
  is_group: 0,
  number: 0,
  sender_id: row.sender_id,
  target_id: EVERYBODY_ID,
  client_id: row.client_id,
  msg_time: row.sent_at,
  type: 'text',
  body: JSON.stringify({
    type: 'text',
    content: row.content,
    isBroadCast: 1,
    broadcastId: row.broadcast_id,
  }),
  withdrawn_at: null,
  withdrawn_by: null,
})

const kept = (row: ServiceNotificationRow): SentServiceNotification => ({
  kind: 'kept',
  row: asMessage(row),
  isChanged: row.is_changed === 1,
})

/** A manager's word to everybody; the same client id again is answered with the first. Source: S-MGR-6. */
export async function sendServiceNotification(
  trx: Trx,
  { senderId, clientId, body }: Draft,
  now: number,
  words: WordList,
): Promise<SentServiceNotification> {
  if (!(await isManager(trx, senderId))) return refuse(AckCode.notPermitted)
  const content = words.withoutLinks(body.content)
  const before = await trx
    .selectFrom('service_notifications')
    .selectAll()
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (before)
    return before.content === content
      ? kept(before)
      : refuse(AckCode.reused, 'this seq stands for another message of yours')
  if (isBlank(content)) return refuseWord(body.content.trim())
  const word = words.findWord(content)
  if (word !== null) return refuseWord(word)
  const newest = await trx
    .selectFrom('service_notifications')
    .select(({ fn }) => fn.max<number | null>('sent_at').as('at'))
    .executeTakeFirstOrThrow()
  const row = await trx
    .insertInto('service_notifications')
    .values({
      ...{ sender_id: senderId, client_id: clientId, broadcast_id: body.broadcastId ?? clientId },
      ...{ content, is_changed: content === body.content ? 0 : 1 },
      // The orders by time and by id are one, also when the machine's clock is set back.
      sent_at: Math.max(now, newest.at ?? 0),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return kept(row)
}

/** Those after a position, or, where nothing was read yet, those sent at or after a time; for managers. Source: S-MGR-7. */
export async function serviceNotificationPage(
  db: Db,
  after: number,
  fromTime: number,
  size: number,
): Promise<Page<WireMessage>> {
  const rows = await db
    .selectFrom('service_notifications')
    .selectAll()
    .where('id', '>', after)
    .$if(after === 0, (query) => query.where('sent_at', '>=', fromTime))
    .orderBy('id')
    .limit(size)
    .execute()
  const last = rows.at(-1)
  return {
    data: rows.map((row) => toWireMessage(asMessage(row))),
    cursor: last === undefined && after === 0 ? '' : writeCursor('service', last?.id ?? after),
  }
}

/** The newest before an id, ascending. */
export async function serviceNotificationHistory(
  db: Db,
  before: number | null,
  size: number,
): Promise<WireMessage[]> {
  const rows = await db
    .selectFrom('service_notifications')
    .selectAll()
    .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  return rows.reverse().map((row) => toWireMessage(asMessage(row)))
}

export interface Told {
  readonly id: string
  readonly im_id: string
  readonly created_at: number
}

/** What an account has not among its notices yet: from others, since it is here; the newest, ascending. */
async function untold(
  db: Db,
  { id, im_id, created_at }: Told,
  max: number,
): Promise<ServiceNotificationRow[]> {
  const told = await db
    .selectFrom('service_told')
    .select('up_to')
    .where('account_id', '=', id)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('service_notifications')
    .selectAll()
    .where('id', '>', told?.up_to ?? 0)
    .where('sent_at', '>=', created_at)
    .where('sender_id', '!=', im_id)
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  return rows.reverse()
}

export const hasServiceNotification = async (db: Db, who: Told): Promise<boolean> =>
  (await untold(db, who, 1)).length > 0

/** What was said since the last look becomes notices now, the newest of them. Source: S-MGR-8. */
export async function tellServiceNotifications(trx: Trx, who: Told): Promise<void> {
  const rows = await untold(trx, who, MAX_SERVICE_TOLD)
  const up_to = rows.at(-1)?.id
  if (up_to === undefined) return
  for (const { content, sent_at } of rows)
    await tell(trx, who.id, 'service-notification', { text: content }, sent_at)
  await trx
    .insertInto('service_told')
    .values({ account_id: who.id, up_to })
    .onConflict((c) => c.column('account_id').doUpdateSet({ up_to }))
    .execute()
}
