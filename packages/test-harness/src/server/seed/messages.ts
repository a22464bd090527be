/** The demo's talks as rows, written by the hundred: the same rows that clients would have made one by one. */
import { encryptContent } from '../chat/cipher'
import { conversationIdOf, type Target } from '../chat/ids'
import { storeNotices } from '../chat/notices'
import type { MessageRow, Trx } from '../db/tables'
import { type DemoLine, type DemoTalk, linesOf } from './dialogue'
import { DEMO_GROUP, type DemoLogin, imIdOf } from './people'

const ROWS_AT_ONCE = 100
const WITHDRAWN_AFTER_MS = 60_000
const READ_AFTER_MS = 90_000

type NewMessage = Omit<MessageRow, 'id'>

/** One talk, its lines and what became of them. */
interface Told {
  talk: DemoTalk
  rows: NewMessage[]
}

function targetOf({ voices, isGroup }: DemoTalk, speaker: DemoLogin): Target {
  if (isGroup) return { isGroup: true, id: DEMO_GROUP.id }
  const [other = speaker] = Object.values(voices).filter((login) => login !== speaker)
  return { isGroup: false, id: imIdOf(other) }
}

/** The rows of one line: its message, and what took it back. */
function rowsOf(talk: DemoTalk, line: DemoLine, clientId: string): Omit<NewMessage, 'number'>[] {
  const { speaker, text, saidAt, isWithdrawn } = line
  const sender_id = imIdOf(speaker)
  const target = targetOf(talk, speaker)
  const message = {
    conversation_id: conversationIdOf(sender_id, target),
    is_group: target.isGroup ? (1 as const) : (0 as const),
    sender_id,
    target_id: target.id,
    client_id: clientId,
    msg_time: saidAt,
    type: 'text',
    body: JSON.stringify({ type: 'text', ...encryptContent(text, sender_id, target), extra: {} }),
    withdrawn_at: null,
    withdrawn_by: null,
  }
  if (!isWithdrawn) return [message]
  const withdrawn_at = saidAt + WITHDRAWN_AFTER_MS
  const withdrawal = { ...message, client_id: `${clientId}-back`, msg_time: withdrawn_at, type: 'withdraw' }
  return [{ ...message, body: '', withdrawn_at }, withdrawal]
}

function tell(talk: DemoTalk, index: number, now: number): Told {
  const rows = linesOf(talk, now)
    .flatMap((line, at) => rowsOf(talk, line, `demo-${index}-${at}`))
    .toSorted((a, b) => a.msg_time - b.msg_time)
    .map((row, at) => ({ ...row, number: at + 1 }))
  return { talk, rows }
}

/** Writes rows in the order of their times, so that ids grow with them; answers the ids by client id. */
async function insertMessages(trx: Trx, rows: readonly NewMessage[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const ordered = rows.toSorted((a, b) => a.msg_time - b.msg_time)
  for (let from = 0; from < ordered.length; from += ROWS_AT_ONCE) {
    const kept = await trx
      .insertInto('messages')
      .values(ordered.slice(from, from + ROWS_AT_ONCE))
      .returning(['id', 'client_id'])
      .execute()
    for (const { id, client_id } of kept) ids.set(client_id, id)
  }
  return ids
}

/** Only now are the ids known that the two name of each other. */
async function linkWithdrawals(trx: Trx, ids: ReadonlyMap<string, number>): Promise<void> {
  for (const [clientId, id] of ids) {
    const withdrawal = ids.get(`${clientId}-back`)
    if (withdrawal === undefined) continue
    await trx.updateTable('messages').set({ withdrawn_by: withdrawal }).where('id', '=', id).execute()
    const body = JSON.stringify({ type: 'withdraw', content: '', msgId: String(id) })
    await trx.updateTable('messages').set({ body }).where('id', '=', withdrawal).execute()
  }
}

/** The newest row that somebody has read: the one before the first unread of others. */
function lastRead({ talk, rows }: Told, reader: DemoLogin): NewMessage | undefined {
  const unread = talk.unread[reader] ?? 0
  if (unread === 0) return rows.at(-1)
  const foreign = rows.filter((row) => row.sender_id !== imIdOf(reader) && row.type === 'text')
  const first = foreign.at(-unread)
  return rows.filter((row) => row.number < (first?.number ?? 0)).at(-1)
}

/** What was read is told to its authors, as their clients would have heard it. */
async function writeReceipts(trx: Trx, told: Told, reader: DemoLogin, ids: ReadonlyMap<string, number>) {
  const reader_id = imIdOf(reader)
  const mark = lastRead(told, reader)
  const read = told.rows.filter(
    (row) =>
      row.sender_id !== reader_id &&
      row.type === 'text' &&
      row.withdrawn_at === null &&
      row.number <= (mark?.number ?? 0),
  )
  for (const author of new Set(read.map((row) => row.sender_id))) {
    const receipts = read
      .filter((row) => row.sender_id === author)
      .map(({ client_id, msg_time }) => {
        const read_at = msg_time + READ_AFTER_MS
        return { message_id: ids.get(client_id) ?? 0, reader_id, arrived_at: read_at, read_at }
      })
    await trx.insertInto('receipts').values(receipts).execute()
    await storeNotices(trx, [author], {
      notice_type: 'read',
      im_id: reader_id,
      rim_id: author,
      msg_ids: receipts.map(({ message_id }) => String(message_id)),
      ...(told.talk.isGroup ? { group_id: DEMO_GROUP.id } : {}),
      timestamp: receipts.at(-1)?.read_at ?? 0,
    })
  }
}

/** How each of them has the conversation in their list. */
function viewsOf(told: Told, extra: object, ids: ReadonlyMap<string, number>) {
  const [first] = told.rows
  return Object.values(told.talk.voices).map((login) => {
    const mark = lastRead(told, login)
    return {
      owner_id: imIdOf(login),
      conversation_id: first?.conversation_id ?? '',
      is_group: first?.is_group ?? 0,
      peer_id: targetOf(told.talk, login).id,
      deleted_at_number: null,
      set_top_time: 0,
      is_disturb: 0 as const,
      extra: JSON.stringify(extra),
      saved_at: first?.msg_time ?? 0,
      read_time: mark?.msg_time ?? 0,
      read_msg_id: ids.get(mark?.client_id ?? '') ?? 0,
    }
  })
}

/** `extraOf`: what stands beside a conversation about a job. */
export async function writeTalks(
  trx: Trx,
  talks: readonly DemoTalk[],
  extraOf: (jobId: number | undefined) => object,
  now: number,
): Promise<void> {
  const all = talks.map((talk, index) => tell(talk, index, now))
  const ids = await insertMessages(
    trx,
    all.flatMap(({ rows }) => rows),
  )
  await linkWithdrawals(trx, ids)
  for (const told of all) {
    const last = told.rows.at(-1)
    if (last === undefined) continue
    const row = { id: last.conversation_id, last_number: last.number, last_time: last.msg_time }
    await trx.insertInto('conversations').values(row).execute()
    await trx
      .insertInto('conversation_views')
      .values(viewsOf(told, extraOf(told.talk.jobId), ids))
      .execute()
    for (const login of Object.values(told.talk.voices)) await writeReceipts(trx, told, login, ids)
  }
}
