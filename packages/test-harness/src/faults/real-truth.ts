import type { Truth } from '../check/subject'
import { decryptContent } from '../server/chat/cipher'
import { listConversations } from '../server/chat/conversations'
import type { Db, MessageRow } from '../server/db/tables'
import { seal } from '../world/cipher'
import { sessionIdOf } from '../world/model-server'
import type { ReadMark, Stored } from '../world/model-types'

/** What the real server has, read from its database and told in the model server's words; texts under the world's seal. */
export async function readTruth(db: Db, people: readonly string[]): Promise<Truth> {
  const rows = await db.selectFrom('messages').selectAll().orderBy('id').execute()
  const receipts = await db.selectFrom('receipts').selectAll().execute()
  const byId = new Map(rows.map((row) => [row.id, toStored(row)]))
  for (const { message_id, reader_id, arrived_at, read_at } of receipts)
    byId.get(message_id)?.receipts.set(reader_id, { arrivedAt: arrived_at, readAt: read_at ?? 0 })
  const all = [...byId.values()]
  const marks = new Map<string, ReadMark>()
  const lists = new Map<string, { id: string; target: string; isGroup: boolean }[]>()
  for (const account of people) {
    const { data } = await listConversations(db, account, 1, 100)
    lists.set(
      account,
      data.map(({ sessionId, receiverId, talkMode }) => ({
        id: sessionId,
        target: receiverId,
        isGroup: talkMode === 2,
      })),
    )
    for (const { sessionId, readTime, readMsgId } of data)
      if (readTime > 0) marks.set(`${account} ${sessionId}`, { time: readTime, id: readMsgId })
  }
  return {
    conversation: (id) => all.filter((one) => one.conversation === id),
    kept: (sender, clientId) => all.find((one) => one.sender === sender && one.clientId === clientId),
    conversationsOf: (account) => lists.get(account) ?? [],
    marks,
  }
}

function toStored(row: MessageRow): Stored {
  const { sender_id: sender, target_id: target, type } = row
  const isGroup = row.is_group === 1
  const isWithdrawn = row.withdrawn_at !== null
  const body: { content: string; aesExt?: string } = isWithdrawn ? { content: '' } : JSON.parse(row.body)
  const text =
    body.aesExt === undefined
      ? body.content
      : (decryptContent(body.content, body.aesExt, sender, { isGroup, id: target }) ??
        '(cannot be decrypted)')
  const conversation = isGroup ? target : sessionIdOf(sender, target)
  const ids = isGroup ? `${target}_${sender}` : conversation
  return {
    id: String(row.id),
    at: row.msg_time,
    number: row.number,
    conversation,
    sender,
    target,
    isGroup,
    clientId: row.client_id,
    msg: { ...body, type, content: seal(ids, text) },
    withdrawnAt: row.withdrawn_at ?? 0,
    isPoison: false,
    receipts: new Map(),
    audience: [],
  }
}
