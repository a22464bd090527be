/**
 * The messages that go with a report of a person or a message. Who reports sees them before, by the same code: five at most,
 * without what was withdrawn, and only of a conversation that they take part in.
 */
import type { MessageBody } from '../chat/content'
import { wordsOf } from '../chat/content'
import { conversationIdOf, type Target } from '../chat/ids'
import { listKnown } from '../chat/people'
import { parseMessageId } from '../chat/withdraw'
import type { Db, MessageRow } from '../db/tables'
import { REPORT_MESSAGES, REPORT_REACH } from '../limits'

/** A message as a reviewer reads it. */
export interface Shown {
  readonly messageId: number
  /** im id */
  readonly senderId: string
  /** ms */
  readonly sentAt: number
  readonly type: string
  /** decrypted; "" where its kind has no words */
  readonly text: string
}

/** Whom or what somebody is about to report. */
export interface Found {
  readonly id: number
  readonly personId: string
  /** Those that are shown before it is sent. */
  readonly messages: readonly Shown[]
  /** These are sent, of those that were shown: more may have come meanwhile, or some been withdrawn. */
  readonly reach: readonly Shown[]
}

/** `missing`: there is none, or not for them. `own`: nobody reports themselves. */
export type Finding = Found | 'missing' | 'own'

/** What people said there and did not take back. */
const said = (db: Db, conversationId: string) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('withdrawn_at', 'is', null)
    .where('type', 'not in', ['withdraw', 'tip'])

function toShown(row: MessageRow): Shown {
  const body: MessageBody = JSON.parse(row.body)
  const target: Target = { isGroup: row.is_group === 1, id: row.target_id }
  return {
    ...{ messageId: row.id, senderId: row.sender_id, sentAt: row.msg_time, type: row.type },
    text: wordsOf(body, row.sender_id, target),
  }
}

const isAccount = async (db: Db, imId: string): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').where('im_id', '=', imId).executeTakeFirst()) !== undefined

/** Two before and two after; where there are fewer on one side, more of the other. */
function nearest(before: readonly MessageRow[], after: readonly MessageRow[]) {
  const around = REPORT_MESSAGES - 1
  const earlier = Math.min(before.length, Math.max(around / 2, around - after.length))
  return { before: before.slice(0, earlier), after: after.slice(0, around - earlier) }
}

/** A message of somebody else, in a conversation that `me` takes part in. */
export async function findReportedMessage(db: Db, me: string, messageId: string): Promise<Finding> {
  const id = parseMessageId(messageId)
  if (id === null) return 'missing'
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !(await takesPart(db, me, row))) return 'missing'
  if (row.withdrawn_at !== null || ['withdraw', 'tip'].includes(row.type)) return 'missing'
  if (row.sender_id === me) return 'own'
  if (!(await isAccount(db, row.sender_id))) return 'missing'
  const { number } = row
  const most = REPORT_MESSAGES - 1
  const all = said(db, row.conversation_id)
  const before = await all.where('number', '<', number).orderBy('number', 'desc').limit(most).execute()
  const after = await all.where('number', '>', number).orderBy('number').limit(most).execute()
  const near = nearest(before, after)
  const inOrder = (earlier: readonly MessageRow[], later: readonly MessageRow[]) =>
    [...earlier.toReversed(), row, ...later].map(toShown)
  return {
    ...{ id, personId: row.sender_id },
    messages: inOrder(near.before, near.after),
    reach: inOrder(before, after),
  }
}

async function takesPart(db: Db, me: string, row: MessageRow): Promise<boolean> {
  if (row.is_group === 0) return row.sender_id === me || row.target_id === me
  const member = await db
    .selectFrom('group_members')
    .select('im_id')
    .where('group_id', '=', row.target_id)
    .where('im_id', '=', me)
    .executeTakeFirst()
  return member !== undefined
}

/** Somebody whom `me` knows or has talked with, with the newest messages between the two. */
export async function findReportedPerson(db: Db, me: string, imId: string, now: number): Promise<Finding> {
  if (imId === me) return 'own'
  const id = parseMessageId(imId)
  if (id === null || !(await isAccount(db, imId))) return 'missing'
  const conversationId = conversationIdOf(me, { isGroup: false, id: imId })
  const newest = await said(db, conversationId).orderBy('number', 'desc').limit(REPORT_REACH).execute()
  const isKnown = newest.length > 0 || (await hasTalked(db, me, conversationId))
  if (!isKnown && (await listKnown(db, me, [imId], now)).length === 0) return 'missing'
  const reach = newest.toReversed().map(toShown)
  return { id, personId: imId, messages: reach.slice(-REPORT_MESSAGES), reach }
}

const hasTalked = async (db: Db, me: string, conversationId: string): Promise<boolean> =>
  (await db
    .selectFrom('conversation_views')
    .select('owner_id')
    .where('owner_id', '=', me)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()) !== undefined

/** Of what was shown, what is still there; the reported message itself always. Nothing said: as it would be shown now. */
export function chosenOf(
  { id, messages, reach }: Found,
  seen: readonly string[] | undefined,
): readonly Shown[] {
  if (seen === undefined) return messages
  const chosen = new Set(seen)
  return reach.filter(({ messageId }) => messageId === id || chosen.has(String(messageId)))
}

/** Nicknames by im id; who is gone has none. */
export async function nicknamesOf(db: Db, imIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (imIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .select(['im_id', 'nickname'])
    .where('im_id', 'in', [...new Set(imIds)])
    .execute()
  return new Map(rows.map(({ im_id, nickname }) => [im_id, nickname]))
}
