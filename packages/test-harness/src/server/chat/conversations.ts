import { sql } from 'kysely'
import { ASSISTANT_ID, ASSISTANT_NAME } from '../assistant/assistant'
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

/** Row values: one walk along the index from the mark on. */
const pastMark = sql`(messages.msg_time, messages.id) > (view.read_time, view.read_msg_id)`

/** Whether a message of a line waits for its reader: from others, said, neither withdrawn nor erased, past the mark, not read by itself. */
const isUnread = (me: string) => sql<boolean>`messages.sender_id <> ${me}
  and messages.withdrawn_at is null
  and messages.type not in (${sql.join(UNCOUNTED_KINDS)})
  and not exists (
    select 1 from receipts
    where receipts.message_id = messages.id and receipts.reader_id = ${me} and receipts.read_at is not null
  )
  and not exists (
    select 1 from erased_messages
    where erased_messages.message_id = messages.id and erased_messages.owner_id = ${me} and erased_messages.is_erased = 1
  )
  and ${pastMark}`

/** How many messages wait for an account, in all of its list but what it has muted: what a badge says. */
export async function countUnread(db: Db, me: string): Promise<number> {
  const { count } = await listOf(db, me)
    .innerJoin('messages', 'messages.conversation_id', 'view.conversation_id')
    .where('view.is_disturb', '=', 0)
    .where(isUnread(me))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many messages of one conversation wait for an account. */
export async function countUnreadIn(db: Db, me: string, conversationId: string): Promise<number> {
  const { count } = await listOf(db, me)
    .innerJoin('messages', 'messages.conversation_id', 'view.conversation_id')
    .where('view.conversation_id', '=', conversationId)
    .where(isUnread(me))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
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
        .where(isUnread(me))
        .as('unread'),
    ])
    .orderBy('view.set_top_time', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('view.conversation_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

  const last = await lastMessages(db, me, views)
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
        title: view.peer_id === ASSISTANT_ID ? ASSISTANT_NAME : (view.title ?? ''),
        avatar: view.avatar ?? '',
        isGroup: view.is_group,
        setTopTime: view.set_top_time,
        isDisturb: view.is_disturb,
        isArchived: isArchived(view) ? 1 : 0,
        archivedNumber: view.archived_number,
        isUnread: view.is_unread,
      },
    }
  })
  return { data, total }
}

/** A message that came since lists it again, but where it is muted. Source: S-ACT-5. */
const isArchived = (view: {
  is_archived: Flag
  is_disturb: Flag
  archived_number: number
  last_number: number
}): boolean => view.is_archived === 1 && (view.is_disturb === 1 || view.last_number <= view.archived_number)

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

/** The newest of each that its owner did not delete for themselves. */
async function lastMessages(db: Db, me: string, views: { conversation_id: string; last_number: number }[]) {
  const last = new Map<string, MessageRow>()
  for (const { conversation_id, last_number } of views) {
    const row = await db
      .selectFrom('messages')
      .selectAll()
      .where('conversation_id', '=', conversation_id)
      .where('number', '<=', last_number)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('erased_messages')
              .select('message_id')
              .whereRef('message_id', '=', 'messages.id')
              .where('owner_id', '=', me)
              .where('is_erased', '=', 1),
          ),
        ),
      )
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (row) last.set(conversation_id, row)
  }
  return last
}

export interface ViewSettings {
  setTopTime?: number | undefined
  isDisturb?: Flag | undefined
  isArchived?: Flag | undefined
  archivedNumber?: number | undefined
  isUnread?: Flag | undefined
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
  const { setTopTime, isDisturb, isArchived, archivedNumber, isUnread, extra } = settings
  await trx
    .updateTable('conversation_views')
    .set({
      deleted_at_number: null,
      ...(setTopTime === undefined ? {} : { set_top_time: setTopTime }),
      ...(isDisturb === undefined ? {} : { is_disturb: isDisturb }),
      ...(isArchived === undefined ? {} : { is_archived: isArchived }),
      ...(archivedNumber === undefined ? {} : { archived_number: archivedNumber }),
      ...(isUnread === undefined ? {} : { is_unread: isUnread }),
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
