import type { Flag } from '../db/flag'
import type { Db } from '../db/tables'
import { managersOf } from './people'
import { FRIEND } from './permission'

/** A contact as the wire has it, seen by its owner. */
export interface WireContact {
  im_id: string
  nickname: string
  /** user name, and dial code of the phone, of friends; "" of others: nothing else of an account is anybody's */
  account_alias: string
  country_code: string
  friend_nickname: string
  avatar: string
  /** 1 a friend, 2 deleted; 0 a manager who is no contact */
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

/**
 * All contacts of an account, and all managers, itself if it is one: their messages pass and they can be written to
 * without being contacts, and clients judge by these rows. Or the one of them who is asked for.
 */
export async function listContacts(db: Db, me: string, onlyId?: string): Promise<WireContact[]> {
  const own = db.selectFrom('contacts').select('im_id').where('owner_id', '=', me)
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('contacts as contact', (join) =>
      join.onRef('contact.im_id', '=', 'accounts.im_id').on('contact.owner_id', '=', me),
    )
    .leftJoin('blacklist as mine', (join) =>
      join.onRef('mine.im_id', '=', 'accounts.im_id').on('mine.owner_id', '=', me),
    )
    .leftJoin('blacklist as theirs', (join) =>
      join.onRef('theirs.owner_id', '=', 'accounts.im_id').on('theirs.im_id', '=', me),
    )
    .select(['accounts.im_id', 'nickname', 'avatar', 'company', 'user_type', 'login', 'region_code'])
    .select(['relation_type', 'friend_nickname', 'is_disturb', 'tags', 'add_from', 'rev'])
    .select(['mine.created_at as blocked_at', 'theirs.created_at as blocked_by_at'])
    .where('accounts.im_id', 'in', own.union(managersOf(db)))
    .$if(onlyId !== undefined, (query) => query.where('accounts.im_id', '=', onlyId ?? ''))
    .orderBy('accounts.im_id')
    .execute()
  return rows.map((row) => ({
    im_id: row.im_id,
    nickname: row.nickname,
    account_alias: row.relation_type === FRIEND ? row.login : '',
    country_code: row.relation_type === FRIEND ? row.region_code : '',
    friend_nickname: row.friend_nickname ?? '',
    avatar: row.avatar,
    relation_type: row.relation_type ?? 0,
    blacklist_type: (row.blocked_at === null ? 0 : 1) + (row.blocked_by_at === null ? 0 : 2),
    is_disturb: row.is_disturb ?? 0,
    user_type: row.user_type,
    tags: row.tags ?? '[]',
    add_from: row.add_from ?? '',
    extra: { company: row.company },
    rev: row.rev ?? 0,
  }))
}

/** Those whom an account has as a contact and who have it as one, where neither has blocked the other. */
export async function listOpenContacts(db: Db, me: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contacts as mine')
    .innerJoin('contacts as theirs', (join) =>
      join.onRef('theirs.owner_id', '=', 'mine.im_id').onRef('theirs.im_id', '=', 'mine.owner_id'),
    )
    .leftJoin('blacklist as by_me', (join) =>
      join.onRef('by_me.owner_id', '=', 'mine.owner_id').onRef('by_me.im_id', '=', 'mine.im_id'),
    )
    .leftJoin('blacklist as by_them', (join) =>
      join.onRef('by_them.owner_id', '=', 'mine.im_id').onRef('by_them.im_id', '=', 'mine.owner_id'),
    )
    .select('mine.im_id')
    .where('mine.owner_id', '=', me)
    .where('mine.relation_type', '=', FRIEND)
    .where('theirs.relation_type', '=', FRIEND)
    .where('by_me.created_at', 'is', null)
    .where('by_them.created_at', 'is', null)
    .execute()
  return rows.map((row) => row.im_id)
}
