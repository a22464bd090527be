// chat/ has the rules and stores of the chat: messages, receipts, read marks, contacts, groups, notices. A function takes
// a transaction, its input and the time, and gives an answer; http/ and socket/ call it. This file is the way of one
// message.
//
// Absent: sockets. Who is to be told stands in the answer, and the caller tells them after the commit.

import type { MessageRow, Trx } from '../db/tables'
import { judgeUses, writeUses } from '../files/uses'
import { AckCode, type Refusal, refuse } from './codes'
import { filesIn, judgeContent } from './content'
import { checkPermission } from './permission-facts'
import { audienceOf, type Draft, findRepeat, isRepeat, storeMessage } from './store-message'
import { withdraw } from './withdraw'

export type Posted =
  /** new: `audience` gets it, the sender included */
  | {
      kind: 'stored'
      row: MessageRow
      audience: string[]
      /** files that no message has any more: their bytes go after the commit */
      goneFiles: readonly string[]
    }
  /** stored before: only acked again */
  | { kind: 'repeat'; row: MessageRow }
  | Refusal

/**
 * One message from draft to row, in the caller's transaction.
 *
 *   repeat of (sender, clientId)? -> the first one again, whatever has changed since; with other words -> refused
 *   withdraw?                     -> member of the group? -> withdraw.ts
 *   may the sender speak now?     -> permission.ts
 *   may the sender read its files? -> files/uses.ts; whoever gets it may read them then
 *   number, time, row             -> store-message.ts
 */
export async function postMessage(trx: Trx, draft: Draft, now: number): Promise<Posted> {
  const { senderId, target, clientId, body } = draft
  const repeat = await findRepeat(trx, senderId, clientId)
  if (repeat)
    return isRepeat(repeat, draft)
      ? { kind: 'repeat', row: repeat }
      : refuse(AckCode.reused, 'this seq stands for another message of yours')

  const audience = await audienceOf(trx, senderId, target)
  if (body.type === 'withdraw') {
    if (!audience.includes(senderId)) return refuse(AckCode.notGroup, 'you are not a member of this group')
    const outcome = await withdraw(trx, draft, now)
    return outcome.kind === 'stored' ? { ...outcome, audience } : outcome
  }

  const files = filesIn(body, senderId, target)
  const refusal = await checkPermission(trx, senderId, target, files.length > 0)
  if (refusal) return refusal
  const fault = await judgeUses(trx, senderId, files)
  if (fault !== null) return refuse(AckCode.invalid, fault)
  const row = await storeMessage(trx, draft, now)
  await writeUses(trx, row.id, files)
  return { kind: 'stored', row, audience, goneFiles: [] }
}

/** What is wrong with a draft before any transaction, or null. */
export function judgeDraft(draft: Draft): Refusal | null {
  const fault = judgeContent(draft.body, draft.senderId, draft.target)
  return fault === null ? null : refuse(AckCode.invalid, fault)
}
