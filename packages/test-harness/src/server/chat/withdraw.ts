import type { MessageRow, Trx } from '../db/tables'
import { dropUses } from '../files/uses'
import { WITHDRAW_WINDOW_MS } from '../limits'
import { AckCode, type Refusal, refuse } from './codes'
import { conversationIdOf } from './ids'
import { type Draft, storeMessage } from './store-message'

/** Numeric ids as the wire writes them; null for anything else. */
export function parseMessageId(id: string | undefined): number | null {
  return id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

export type Withdrawal =
  /** `goneFiles`: no other message has them */
  | { kind: 'stored'; row: MessageRow; goneFiles: readonly string[] }
  /** withdrawn before, by the message given: twice is once */
  | { kind: 'repeat'; row: MessageRow }
  | Refusal

/**
 * Takes a message back: within two minutes of its msg_time by the server's clock, one's own, of this very
 * conversation. Whether one may still speak there does not matter: taking back is not speaking.
 */
export async function withdraw(trx: Trx, draft: Draft, now: number): Promise<Withdrawal> {
  const targetId = parseMessageId(draft.body.msgId)
  const target =
    targetId === null
      ? undefined
      : await trx
          .selectFrom('messages')
          .selectAll()
          .where('id', '=', targetId)
          .where('sender_id', '=', draft.senderId)
          .where('conversation_id', '=', conversationIdOf(draft.senderId, draft.target))
          .where('type', 'not in', ['withdraw', 'tip'])
          .executeTakeFirst()
  if (!target) return refuse(AckCode.notFound)
  if (target.withdrawn_by !== null) {
    const row = await trx
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', target.withdrawn_by)
      .executeTakeFirstOrThrow()
    return { kind: 'repeat', row }
  }
  if (now - target.msg_time > WITHDRAW_WINDOW_MS) return refuse(AckCode.recallTooLate)

  const body = { type: 'withdraw' as const, content: '', msgId: String(target.id) }
  const row = await storeMessage(trx, { ...draft, body }, now)
  await trx
    .updateTable('messages')
    .set({ body: '', withdrawn_at: row.msg_time, withdrawn_by: row.id })
    .where('id', '=', target.id)
    .execute()
  return { kind: 'stored', row, goneFiles: await dropUses(trx, target.id) }
}
