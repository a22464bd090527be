import type { Flag } from '../db/flag'
import type { Trx } from '../db/tables'
import { conversationIdOf, joinSorted, type Target } from './ids'
import { type AddressedNotice, storeNotices } from './notices'
import { parseMessageId } from './withdraw'

/** A message that its reader deletes for themselves (1), or puts back (0), as the wire has it. */
export interface ErasedWord {
  msgId: string
  msgTime: number
  isErased: Flag
  /** when they said so, ms since epoch: the later word counts */
  saidAt: number
}

/** Keeps a word about a message of this conversation; false where there is no such message, or a later word. */
async function keepWord(trx: Trx, me: string, conversationId: string, word: ErasedWord): Promise<boolean> {
  const id = parseMessageId(word.msgId)
  if (id === null) return false
  const message = await trx
    .selectFrom('messages')
    .leftJoin('erased_messages as known', (j) =>
      j.onRef('known.message_id', '=', 'messages.id').on('known.owner_id', '=', me),
    )
    .select(['known.is_erased', 'known.said_at'])
    .where('messages.id', '=', id)
    .where('messages.conversation_id', '=', conversationId)
    .executeTakeFirst()
  if (message === undefined) return false
  const { isErased, saidAt } = word
  const since = (message.said_at ?? -1) - saidAt
  // Of two words of one moment the deletion counts, as in the engine.
  if (since > 0 || (since === 0 && (message.is_erased ?? 0) >= isErased)) return false
  await trx
    .insertInto('erased_messages')
    .values({ owner_id: me, message_id: id, is_erased: isErased, said_at: saidAt })
    .onConflict((c) =>
      c.columns(['owner_id', 'message_id']).doUpdateSet({ is_erased: isErased, said_at: saidAt }),
    )
    .execute()
  return true
}

/**
 * Deletes messages for one account, or puts them back, and tells its other devices, a message at a time, so that a newer word takes
 * the place of an older one. Everybody else keeps the messages. Source: S-ACT-8, S-ACT-9.
 */
export async function eraseMessages(
  trx: Trx,
  me: string,
  target: Target,
  words: readonly ErasedWord[],
  now: number,
): Promise<AddressedNotice[]> {
  const conversationId = conversationIdOf(me, target)
  const notices: AddressedNotice[] = []
  for (const { msgId, msgTime, isErased, saidAt } of words) {
    if (!(await keepWord(trx, me, conversationId, { msgId, msgTime, isErased, saidAt }))) continue
    const notice = {
      notice_type: 'messages_erased',
      im_id: me,
      sessionId: target.isGroup ? target.id : joinSorted(me, target.id),
      isGroup: target.isGroup ? 1 : 0,
      items: [{ msgId, msgTime, isErased, saidAt }],
      timestamp: now,
    }
    notices.push(...(await storeNotices(trx, [me], notice, `messages_erased ${msgId}`)))
  }
  return notices
}
