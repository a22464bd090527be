/** What those who run a group tell all of it: messages of a kind of their own, and the list of them. */
import { randomUUID } from 'node:crypto'
import type { Db, MessageRow, Trx } from '../db/tables'
import { type GroupRefusal, loadMembership, refuseGroup } from './group-rights'
import { storeMessage } from './store-message'

const TYPE = 'groupAnnouncement'
/** Announcements in one list, the newest. */
const LISTED_MAX = 50

export type Announced = { kind: 'announced'; row: MessageRow; audience: string[] } | GroupRefusal

/** Says it in the group; a plain member may not. */
export async function announce(
  trx: Trx,
  me: string,
  groupId: string,
  text: string,
  now: number,
): Promise<Announced> {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  if (membership.role === 'member') return refuseGroup('not-allowed')
  const target = { isGroup: true, id: groupId }
  const body = { type: TYPE, content: text }
  const row = await storeMessage(
    trx,
    { senderId: me, target, clientId: `announce-${randomUUID()}`, body },
    now,
  )
  return { kind: 'announced', row, audience: [...membership.roles.keys()] }
}

/** What was announced and not withdrawn, newest first; `at` in ms. Null: no such group for this account. */
export async function listAnnouncements(db: Db, me: string, groupId: string) {
  const member = await db
    .selectFrom('group_members')
    .select('im_id')
    .where('group_id', '=', groupId)
    .where('im_id', '=', me)
    .executeTakeFirst()
  if (!member) return null
  const rows = await db
    .selectFrom('messages')
    .innerJoin('accounts', 'accounts.im_id', 'messages.sender_id')
    .select(['messages.id', 'sender_id', 'nickname', 'body', 'msg_time'])
    .where('is_group', '=', 1)
    .where('target_id', '=', groupId)
    .where('type', '=', TYPE)
    .where('withdrawn_at', 'is', null)
    .orderBy('messages.id', 'desc')
    .limit(LISTED_MAX)
    .execute()
  return rows.map(({ id, sender_id, nickname, body, msg_time }) => {
    const { content }: { content: string } = JSON.parse(body)
    return { id: String(id), im_id: sender_id, nickname, text: content, at: msg_time }
  })
}
