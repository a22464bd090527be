import type { Flag } from '../db/flag'
import type { Db } from '../db/tables'

/** A contact as the wire has it, seen by its owner. */
export interface WireContact {
  im_id: string
  nickname: string
  friend_nickname: string
  avatar: string
  relation_type: number
  /** 0 none, 1 I blocked, 2 they blocked me, 3 both */
  blacklist_type: number
  is_disturb: Flag
  user_type: number
  tags: string
  /** `job`: made by opening the chat from a job */
  add_from: string
  extra: { company: string }
  rev: number
}

/** All contacts of an account, or the one asked for. */
export async function listContacts(db: Db, me: string, onlyId?: string): Promise<WireContact[]> {
  const rows = await db
    .selectFrom('contacts as contact')
    .innerJoin('accounts', 'accounts.im_id', 'contact.im_id')
    .leftJoin('blacklist as mine', (join) =>
      join.onRef('mine.owner_id', '=', 'contact.owner_id').onRef('mine.im_id', '=', 'contact.im_id'),
    )
    .leftJoin('blacklist as theirs', (join) =>
      join.onRef('theirs.owner_id', '=', 'contact.im_id').onRef('theirs.im_id', '=', 'contact.owner_id'),
    )
    .selectAll('contact')
    .select(['accounts.nickname', 'accounts.avatar', 'accounts.company', 'accounts.user_type'])
    .select(['mine.created_at as blocked_at', 'theirs.created_at as blocked_by_at'])
    .where('contact.owner_id', '=', me)
    .$if(onlyId !== undefined, (query) => query.where('contact.im_id', '=', onlyId ?? ''))
    .orderBy('contact.im_id')
    .execute()
  return rows.map((row) => ({
    im_id: row.im_id,
    nickname: row.nickname,
    friend_nickname: row.friend_nickname,
    avatar: row.avatar,
    relation_type: row.relation_type,
    blacklist_type: (row.blocked_at === null ? 0 : 1) + (row.blocked_by_at === null ? 0 : 2),
    is_disturb: row.is_disturb,
    user_type: row.user_type,
    tags: row.tags,
    add_from: row.add_from,
    extra: { company: row.company },
    rev: row.rev,
  }))
}
