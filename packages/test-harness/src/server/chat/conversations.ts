import { sql } from 'kysely'
import type { Flag } from '../db/flag'
import type { Db, MessageRow, Trx } from '../db/tables'
import { decryptContent } from './cipher'
import { conversationIdOf, joinSorted, type Target } from './ids'
import { changeTalked, type Talked, withTalked } from './job-context'
import { UNCOUNTED_KINDS } from './kinds/all'
import { openView } from './views'

/** The lines of one account's list, newest and pinned first, without what was deleted from it. */
function listOf(db: Db, me: string) {
  return (
    db
      .selectFrom('conversation_views as view')
      .leftJoin('conversations', 'conversations.id', 'view.conversation_id')
      .where('view.owner_id', '=', me)
      .where(({ or, eb }) =>
        or([
          eb('view.deleted_at_number', 'is', null),
          eb('conversations.last_number', '>', eb.ref('view.deleted_at_number')),
        ]),
      )
      // The entry of a group that was left waits for a return.
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('view.is_group', '=', 0),
          exists(
            selectFrom('group_members')
              .select('group_members.im_id')
              .whereRef('group_members.group_id', '=', 'view.peer_id')
              .where('group_members.im_id', '=', me),
          ),
        ]),
      )
  )
}

/** The text of a last message: what the server can read, "" for the rest and for withdrawn ones. */
function previewOf(row: MessageRow): string {
  if (row.withdrawn_at !== null) return ''
  const body: { content?: string; aesExt?: string; type?: string } = JSON.parse(row.body)
  if (body.type !== 'text' || body.content === undefined) return ''
  if (!body.aesExt) return body.content
  const target = { isGroup: row.is_group === 1, id: row.target_id }
  return decryptContent(body.content, body.aesExt, row.sender_id, target) ?? ''
}

/** One page of the conversation list, as the wire has it. */
export async function listConversations(db: Db, me: string, page: number, size: number) {
  const { total } = await listOf(db, me)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const views = await listOf(db, me)
    .leftJoin('accounts', (j) => j.onRef('accounts.im_id', '=', 'view.peer_id').on('view.is_group', '=', 0))
    .leftJoin('groups', (j) => j.onRef('groups.id', '=', 'view.peer_id').on('view.is_group', '=', 1))
    .selectAll('view')
    .select(({ fn, selectFrom }) => [
      fn.coalesce('groups.title', 'accounts.nickname').as('title'),
      fn.coalesce('groups.avatar', 'accounts.avatar').as('avatar'),
      'accounts.company',
      fn.coalesce('conversations.last_number', sql<number>`0`).as('last_number'),
      fn.coalesce('conversations.last_time', 'view.saved_at').as('updated_at'),
      selectFrom('messages')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('messages.conversation_id', '=', 'view.conversation_id')
        .where('messages.sender_id', '!=', me)
        .where('messages.withdrawn_at', 'is', null)
        .where('messages.type', 'not in', UNCOUNTED_KINDS)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('receipts')
                .select('receipts.read_at')
                .whereRef('receipts.message_id', '=', 'messages.id')
                .where('receipts.reader_id', '=', me)
                .where('receipts.read_at', 'is not', null),
            ),
          ),
        )
        // Row values: one walk along the index from the mark on.
        .where(sql<boolean>`(messages.msg_time, messages.id) > (view.read_time, view.read_msg_id)`)
        .as('unread'),
    ])
    .orderBy('view.set_top_time', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('view.conversation_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

  const last = await lastMessages(db, views)
  const data = views.map((view) => {
    const message = last.get(view.conversation_id)
    return {
      sessionId: view.is_group ? view.peer_id : joinSorted(me, view.peer_id),
      receiverId: view.peer_id,
      talkMode: view.is_group ? 2 : 1,
      updatedAt: view.updated_at,
      unreadNum: view.unread ?? 0,
      msgId: message ? String(message.id) : '',
      msgText: message ? previewOf(message) : '',
      readTime: view.read_time,
      readMsgId: view.read_msg_id === 0 ? '' : String(view.read_msg_id),
      lastNumber: view.last_number,
      extra: {
        company: view.company ?? '',
        ...JSON.parse(view.extra),
        title: view.title ?? '',
        avatar: view.avatar ?? '',
        isGroup: view.is_group,
        setTopTime: view.set_top_time,
        isDisturb: view.is_disturb,
      },
    }
  })
  return { data, total }
}

/** Conversations that were deleted from the list and not written to since: another device leaves them out too. */
export async function listDeleted(db: Db, me: string) {
  const rows = await db
    .selectFrom('conversation_views as view')
    .leftJoin('conversations', 'conversations.id', 'view.conversation_id')
    .select([
      'view.peer_id',
      'view.is_group',
      'view.deleted_at_number as number',
      'view.read_time',
      'view.read_msg_id',
    ])
    .where('view.owner_id', '=', me)
    .where('conversations.last_number', '<=', sql<number>`view.deleted_at_number`)
    .orderBy('view.conversation_id')
    .execute()
  return rows.map(({ peer_id, is_group, number, read_time, read_msg_id }) => ({
    receiverId: peer_id,
    talkMode: is_group ? 2 : 1,
    lastNumber: number ?? 0,
    readTime: read_time,
    readMsgId: read_msg_id === 0 ? '' : String(read_msg_id),
  }))
}

async function lastMessages(db: Db, views: { conversation_id: string; last_number: number }[]) {
  const last = new Map<string, MessageRow>()
  for (const { conversation_id, last_number } of views) {
    const row = await db
      .selectFrom('messages')
      .selectAll()
      .where('conversation_id', '=', conversation_id)
      .where('number', '=', last_number)
      .executeTakeFirst()
    if (row) last.set(conversation_id, row)
  }
  return last
}

export interface ViewSettings {
  setTopTime?: number | undefined
  isDisturb?: Flag | undefined
  extra?: Talked | undefined
}

/** Puts a conversation into the list (back into it), with these settings. */
export async function saveConversation(
  trx: Trx,
  me: string,
  target: Target,
  settings: ViewSettings,
  now: number,
): Promise<void> {
  await openView(trx, me, target, now)
  const { setTopTime, isDisturb, extra } = settings
  await trx
    .updateTable('conversation_views')
    .set({
      deleted_at_number: null,
      ...(setTopTime === undefined ? {} : { set_top_time: setTopTime }),
      ...(isDisturb === undefined ? {} : { is_disturb: isDisturb }),
    })
    .where('owner_id', '=', me)
    .where('conversation_id', '=', conversationIdOf(me, target))
    .execute()
  if (extra !== undefined) await changeTalked(trx, me, target, (before) => withTalked(before, extra))
}

/** Says at both sides that the two talk about the interview of an application. Source: S-HIRE-4. */
export async function noteInterview(
  trx: Trx,
  me: string,
  target: Target,
  interview: string,
  now: number,
): Promise<void> {
  await openConversation(trx, me, target, { interview }, 'as-it-is', now)
  await openConversation(trx, target.id, { isGroup: false, id: me }, { interview }, 'as-it-is', now)
}

/**
 * Puts these words beside a conversation. `listed`: back into the list too; `as-it-is`: a new one stays out of
 * the list until its first message, one that was deleted until its next.
 */
export async function openConversation(
  trx: Trx,
  me: string,
  target: Target,
  extra: Talked,
  place: 'listed' | 'as-it-is',
  now: number,
): Promise<void> {
  if (place === 'listed') return saveConversation(trx, me, target, { extra }, now)
  await openView(trx, me, target, now, 0)
  await changeTalked(trx, me, target, (before) => withTalked(before, extra))
}

/** Takes a conversation out of the list until its next message; the messages stay. */
export async function hideConversation(trx: Trx, me: string, target: Target): Promise<void> {
  const conversationId = conversationIdOf(me, target)
  const conversation = await trx
    .selectFrom('conversations')
    .select('last_number')
    .where('id', '=', conversationId)
    .executeTakeFirst()
  await trx
    .updateTable('conversation_views')
    .set({ deleted_at_number: conversation?.last_number ?? 0 })
    .where('owner_id', '=', me)
    .where('conversation_id', '=', conversationId)
    .execute()
}
