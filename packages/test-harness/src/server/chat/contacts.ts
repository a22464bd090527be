import type { Flag } from '../db/flag'
import type { Db } from '../db/tables'
import { EVERYBODY_ID, EVERYBODY_NAME, EVERYBODY_TYPE } from './everybody'
import { companionsOf, managersOf } from './people'
import { FRIEND, MANAGER } from './permission'
import { requestRows, type SeenRequest, seenBy, type WireRequest } from './requests'

/** A contact as the wire has it, seen by its owner. */
export interface WireContact {
  im_id: string
  nickname: string
  /** user name, and dial code and number of the phone, of friends; "" of others: nothing else of an account is anybody's */
  account_alias: string
  country_code: string
  /** "" where they do not let their phone be found */
  phone: string
  friend_nickname: string
  note: string
  avatar: string
  /** 1 a friend, or the owner; 2 deleted; 0 a manager, or somebody with a request or a block, who is no contact */
  relation_type: number
  /** 0 none, 1 I blocked, 2 they blocked me, 3 both */
  blacklist_type: number
  is_disturb: Flag
  is_hide: Flag
  user_type: number
  tags: string
  /** `job`: made by opening the chat from a job */
  add_from: string
  /** whose wallet is paid where there is one: a friend's own; "": no money goes to them */
  payment_user_id: string
  extra: { company: string }
  request: WireRequest | null
  rev: number
}

/** Somebody of whom the owner may know no more than the id. */
export const bareContact = (im_id: string): WireContact => ({
  im_id,
  ...{
    nickname: '',
    account_alias: '',
    country_code: '',
    phone: '',
    friend_nickname: '',
    note: '',
    avatar: '',
  },
  ...{ relation_type: 0, blacklist_type: 0, is_disturb: 0, is_hide: 0, user_type: 0, tags: '[]' },
  ...{ add_from: '', payment_user_id: '', extra: { company: '' }, request: null, rev: 0 },
})

/** Accounts beside what `me` has of them: one row each. */
function rowsOf(db: Db, me: string, imIds: readonly string[], onlyId: string | undefined) {
  const own = db.selectFrom('contacts').select('im_id').where('owner_id', '=', me)
  return (
    db
      .selectFrom('accounts')
      .leftJoin('contacts as contact', (join) =>
        join.onRef('contact.im_id', '=', 'accounts.im_id').on('contact.owner_id', '=', me),
      )
      // A block only shows to contacts.
      .leftJoin('blacklist as theirs', (join) =>
        join
          .onRef('theirs.owner_id', '=', 'contact.im_id')
          .on('theirs.im_id', '=', me)
          .on('contact.relation_type', 'is not', null),
      )
      .select([
        'accounts.im_id',
        'nickname',
        'avatar',
        'company',
        'user_type',
        'login',
        'region_code',
        'mobile',
      ])
      .select(['find_by_phone', 'relation_type', 'friend_nickname', 'is_disturb', 'is_hide', 'note', 'tags'])
      .select(['contact.add_from', 'contact.rev', 'theirs.created_at as blocked_by_at'])
      .select(({ eb }) => eb('accounts.im_id', 'in', companionsOf(db, me)).as('is_companion'))
      .where(({ or, eb }) =>
        or([
          eb('accounts.im_id', 'in', own.union(managersOf(db))),
          eb('accounts.im_id', '=', me),
          ...(imIds.length === 0 ? [] : [eb('accounts.im_id', 'in', imIds)]),
        ]),
      )
      .$if(onlyId !== undefined, (query) => query.where('accounts.im_id', '=', onlyId ?? ''))
      .execute()
  )
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** The owner among the contacts: always there, with nothing that one can do to others. */
function ownContact(row: Row): WireContact {
  const { im_id, nickname, avatar, user_type, login, region_code, mobile, company } = row
  return {
    ...bareContact(im_id),
    ...{ nickname, avatar, user_type, account_alias: login, country_code: region_code, phone: mobile },
    ...{ relation_type: FRIEND, extra: { company } },
  }
}

function contactOf(row: Row, block: Block | undefined, asked: SeenRequest | undefined): WireContact {
  const isFriend = row.relation_type === FRIEND
  const isKnown = row.relation_type !== null || row.user_type === MANAGER || Number(row.is_companion) === 1
  const isNamed = isKnown || asked?.isNamed === true
  return {
    ...bareContact(row.im_id),
    ...(isNamed && {
      ...{ nickname: row.nickname, avatar: row.avatar, user_type: row.user_type },
      extra: { company: row.company },
    }),
    ...(isFriend && { account_alias: row.login, country_code: row.region_code, payment_user_id: row.im_id }),
    ...(isFriend && row.find_by_phone === 1 && { phone: row.mobile }),
    friend_nickname: row.friend_nickname ?? '',
    note: row.note ?? '',
    relation_type: row.relation_type ?? 0,
    blacklist_type: (block === undefined ? 0 : 1) + (row.blocked_by_at === null ? 0 : 2),
    is_disturb: row.is_disturb ?? 0,
    is_hide: row.is_hide ?? 0,
    tags: row.tags ?? '[]',
    add_from: row.add_from ?? '',
    request: asked?.request ?? null,
    rev: Math.max(row.rev ?? 0, block?.rev ?? 0, asked?.rev ?? 0),
  }
}

interface Block {
  im_id: string
  rev: number
}

const blocksOf = (db: Db, me: string, onlyId: string | undefined): Promise<Block[]> =>
  db
    .selectFrom('blacklist')
    .select(['im_id', 'rev'])
    .where('owner_id', '=', me)
    .$if(onlyId !== undefined, (query) => query.where('im_id', '=', onlyId ?? ''))
    .execute()

/**
 * Everybody whom an account has to do with: itself, its contacts, whom it blocked, who asked it and whom it asked, and all
 * managers, whose messages pass without being contacts: clients judge by these rows. Or the one of them who is asked for.
 */
export async function listContacts(db: Db, me: string, now: number, onlyId?: string): Promise<WireContact[]> {
  const requests = await requestRows(db, me, now, onlyId)
  const blocks = new Map((await blocksOf(db, me, onlyId)).map((block) => [block.im_id, block]))
  const peers = requests.map((row) => (row.from_id === me ? row.to_id : row.from_id))
  const others = [...new Set([...peers, ...blocks.keys()])]
  const rows = await rowsOf(db, me, others, onlyId)
  const relations = new Map(rows.map((row) => [row.im_id, row.relation_type ?? 0]))
  // The newest one counts: they come in the order of their times.
  const asked = new Map<string, SeenRequest>()
  for (const row of requests) {
    const peer = row.from_id === me ? row.to_id : row.from_id
    const seen = seenBy(row, me, relations.get(peer) ?? 0, now)
    if (seen !== null) asked.set(peer, seen)
  }
  const found = rows.map((row) =>
    row.im_id === me ? ownContact(row) : contactOf(row, blocks.get(row.im_id), asked.get(row.im_id)),
  )
  const nobodies = others.filter((imId) => !relations.has(imId))
  const unnamed = nobodies.map((imId) => nobody(imId, blocks.get(imId), asked.get(imId)))
  return [...found, ...unnamed, ...everybodyFor(found, me, onlyId)].toSorted((a, b) =>
    a.im_id < b.im_id ? -1 : 1,
  )
}

/** Whom a manager may speak to all at once: no account, a session that clients know by its type. Source: S-MGR-5. */
function everybodyFor(found: readonly WireContact[], me: string, onlyId: string | undefined): WireContact[] {
  const isAsked = onlyId === undefined || onlyId === EVERYBODY_ID
  const isManager = found.some(({ im_id, user_type }) => im_id === me && user_type === MANAGER)
  return isAsked && isManager
    ? [{ ...bareContact(EVERYBODY_ID), nickname: EVERYBODY_NAME, user_type: EVERYBODY_TYPE }]
    : []
}

/** Who was asked and is nobody stands in the list like somebody whose name one may not know. */
const nobody = (imId: string, block: Block | undefined, asked: SeenRequest | undefined): WireContact => ({
  ...bareContact(imId),
  blacklist_type: block === undefined ? 0 : 1,
  request: asked?.request ?? null,
  rev: Math.max(block?.rev ?? 0, asked?.rev ?? 0),
})

/** Those whom an account has as a contact and who have it as one, where neither has blocked the other; or the one of them who is asked for. */
export async function listOpenContacts(db: Db, me: string, onlyId?: string): Promise<string[]> {
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
    .$if(onlyId !== undefined, (query) => query.where('mine.im_id', '=', onlyId ?? ''))
    .execute()
  return rows.map((row) => row.im_id)
}
