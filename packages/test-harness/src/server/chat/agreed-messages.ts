/** What the server itself writes into the conversation of two people who have just become contacts. */
import { randomUUID } from 'node:crypto'
import { newFriend } from '@sarika/im-engine/kinds'
import { isBlank } from '@sarika/im-engine/text'
import type { MessageRow, Trx } from '../db/tables'
import { checkPermission } from './permission-facts'
import { storeMessage } from './store-message'
import { storeTip } from './tips'

/** What somebody said when asking; nothing makes no message. */
export interface Words {
  from: string
  to: string
  text: string
}

const target = (id: string) => ({ isGroup: false, id })

const nicknameOf = async (trx: Trx, imId: string): Promise<string> => {
  const row = await trx.selectFrom('accounts').select('nickname').where('im_id', '=', imId).executeTakeFirst()
  return row?.nickname ?? ''
}

/**
 * The words of who asked, then a tip from who accepted; the tip has no text, clients say it in their reader's language. Who is
 * blocked by the other says nothing here either: a client would hide it.
 */
export async function storeAgreed(
  trx: Trx,
  { by, asker }: { by: string; asker: string },
  words: readonly Words[],
  now: number,
): Promise<MessageRow[]> {
  const rows: MessageRow[] = []
  for (const { from, to, text } of words.filter((said) => !isBlank(said.text))) {
    const said = newFriend.encode({ imId: from, nickname: await nicknameOf(trx, from), text })
    const body = { type: newFriend.type, content: said.text, extra: said.extra }
    if (await mayWrite(trx, from, to)) rows.push(await store(trx, from, to, body, now))
  }
  if (!(await mayWrite(trx, by, asker))) return rows
  const agreed = { tipType: 'contact-agreed', openImIds: [asker] }
  rows.push(await storeTip(trx, by, target(asker), agreed, now))
  return rows
}

const mayWrite = async (trx: Trx, from: string, to: string): Promise<boolean> =>
  (await checkPermission(trx, from, target(to))) === null

interface Body {
  type: string
  content: string
  extra: Record<string, unknown> | undefined
}

/** Under a client id that nobody can know before, so that nobody has used it. */
const store = (trx: Trx, senderId: string, to: string, body: Body, now: number): Promise<MessageRow> =>
  storeMessage(trx, { senderId, target: target(to), clientId: randomUUID(), body }, now)
