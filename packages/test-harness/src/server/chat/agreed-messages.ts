/** What the server itself writes into the conversation of two people who have just become contacts. */
import { randomUUID } from 'node:crypto'
import { newFriend, tip } from '@sarika/im-engine/kinds'
import { isBlank } from '@sarika/im-engine/text'
import type { MessageRow, Trx } from '../db/tables'
import { storeMessage } from './store-message'

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

/** The words of who asked, then a tip from who accepted; the tip has no text, clients say it in their reader's language. */
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
    rows.push(await store(trx, from, to, body, now))
  }
  const agreed = tip.encode({ text: '', tipType: 'contact-agreed', fromImId: by, openImId: asker })
  rows.push(await store(trx, by, asker, { type: tip.type, content: agreed.text, extra: agreed.extra }, now))
  return rows
}

interface Body {
  type: string
  content: string
  extra: Record<string, unknown> | undefined
}

/** Under a client id that nobody can know before, so that nobody has used it. */
const store = (trx: Trx, senderId: string, to: string, body: Body, now: number): Promise<MessageRow> =>
  storeMessage(trx, { senderId, target: target(to), clientId: randomUUID(), body }, now)
