import { ASSISTANT_ID } from '../assistant/assistant'
import type { Db, MessageRow, Trx } from '../db/tables'
import { decryptContent } from './cipher'
import type { MessageBody } from './content'
import { conversationIdOf, type Target } from './ids'
import { openView } from './views'

export interface Draft {
  senderId: string
  target: Target
  clientId: string
  /** asked for by a manager: no word and no mute refuses it */
  mustSave?: boolean
  /** asked for by a manager: it goes to who is online, and is kept nowhere */
  notSaved?: boolean
  /** The server's own marks of a broadcast among it. */
  body: MessageBody & { isBroadCast?: 1; broadcastId?: string }
}

/** The message that this sender already stored under this clientId: a repeat is answered with it. */
export function findRepeat(trx: Db, senderId: string, clientId: string): Promise<MessageRow | undefined> {
  return trx
    .selectFrom('messages')
    .selectAll()
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** What a message says in words, decrypted; null: nobody can read it. */
export const textOf = ({ content, aesExt }: MessageBody, { senderId, target }: Draft): string | null =>
  aesExt ? decryptContent(content, aesExt, senderId, target) : content

/**
 * Whether a draft says what is stored under its clientId. Encrypted text is compared as it reads: a client may encrypt it anew
 * for each try. What was withdrawn has no words any more and counts as the same.
 */
export function isRepeat(row: MessageRow, draft: Draft): boolean {
  const { senderId, target, body } = draft
  if (row.conversation_id !== conversationIdOf(senderId, target) || row.type !== body.type) return false
  if (row.withdrawn_at !== null) return true
  const stored: MessageBody = JSON.parse(row.body)
  return stored.msgId === body.msgId && textOf(stored, draft) === textOf(body, draft)
}

/**
 * Gives the conversation's next number and a time that never runs backwards in it, so that the orders by
 * time, by id and by number are one, even when the machine's clock is set back.
 */
async function takeNumber(trx: Trx, conversationId: string, now: number) {
  return trx
    .insertInto('conversations')
    .values({ id: conversationId, last_number: 1, last_time: now })
    .onConflict((c) =>
      c.column('id').doUpdateSet(({ ref, eb }) => ({
        last_number: eb(ref('conversations.last_number'), '+', 1),
        last_time: eb
          .case()
          .when('conversations.last_time', '>', now)
          .then(ref('conversations.last_time'))
          .else(now)
          .end(),
      })),
    )
    .returning(['last_number as number', 'last_time as msg_time'])
    .executeTakeFirstOrThrow()
}

/** Stores a message that has been judged: its number, its row, and at first contact both list entries. */
export async function storeMessage(trx: Trx, draft: Draft, now: number): Promise<MessageRow> {
  const { senderId, target, clientId, body } = draft
  const conversationId = conversationIdOf(senderId, target)
  const { number, msg_time } = await takeNumber(trx, conversationId, now)
  if (number === 1 && !target.isGroup) {
    if (senderId !== ASSISTANT_ID) await openView(trx, senderId, target, now)
    if (target.id !== senderId && target.id !== ASSISTANT_ID)
      await openView(trx, target.id, { isGroup: false, id: senderId }, now)
  }
  return trx
    .insertInto('messages')
    .values({
      conversation_id: conversationId,
      is_group: target.isGroup ? 1 : 0,
      number,
      sender_id: senderId,
      target_id: target.id,
      client_id: clientId,
      msg_time,
      type: body.type,
      body: JSON.stringify(body),
      withdrawn_at: null,
      withdrawn_by: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A message that is kept nowhere: an id and a time of its own, which stand in the order of all others, and no number. */
export async function passMessage(trx: Trx, draft: Draft, now: number): Promise<MessageRow> {
  const { senderId, target, clientId, body } = draft
  const conversationId = conversationIdOf(senderId, target)
  const conversation = await trx
    .selectFrom('conversations')
    .select('last_time')
    .where('id', '=', conversationId)
    .executeTakeFirst()
  const row = await trx
    .insertInto('messages')
    .values({
      conversation_id: conversationId,
      is_group: target.isGroup ? 1 : 0,
      number: 0,
      sender_id: senderId,
      target_id: target.id,
      client_id: clientId,
      msg_time: Math.max(now, conversation?.last_time ?? 0),
      type: body.type,
      body: JSON.stringify(body),
      withdrawn_at: null,
      withdrawn_by: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  // Nobody reads between the two: they are one transaction. What stays is that no other message gets this id.
  await trx.deleteFrom('messages').where('id', '=', row.id).execute()
  return row
}

/** Everybody who gets what is sent there, the sender included. */
export async function audienceOf(trx: Trx, senderId: string, target: Target): Promise<string[]> {
  if (!target.isGroup) return [...new Set([senderId, target.id])]
  const members = await trx
    .selectFrom('group_members')
    .select('im_id')
    .where('group_id', '=', target.id)
    .execute()
  return members.map((member) => member.im_id)
}
