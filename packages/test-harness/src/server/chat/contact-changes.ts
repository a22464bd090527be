/** What one person changes about another: each change is kept, numbered, and told to both. */
import type { ExpressionBuilder } from 'kysely'
import type { Flag } from '../db/flag'
import type { Db, Tables, Trx } from '../db/tables'
import { takeChangeTime } from './change-time'
import { listContacts } from './contacts'
import { conversationIdOf } from './ids'
import { type AddressedNotice, storeNotices } from './notices'
import { FRIEND } from './permission'
import { nextRevision } from './revisions'

/** relation_type of somebody who was deleted from the contacts. */
const DELETED = 2

/** null: the two have never been contacts */
type Changed = Promise<AddressedNotice[] | null>

async function isContact(trx: Trx, ownerId: string, imId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('contacts')
    .select('im_id')
    .where('owner_id', '=', ownerId)
    .where('im_id', '=', imId)
    .executeTakeFirst()
  return row !== undefined
}

/** The owner's own devices get the whole record: what they show needs no further call. */
export async function tellContact(
  trx: Trx,
  ownerId: string,
  imId: string,
  now: number,
): Promise<AddressedNotice[]> {
  const [contact] = await listContacts(trx, ownerId, imId)
  const notice = { notice_type: 'contact_changed', im_id: imId, contact, timestamp: now }
  return storeNotices(trx, [ownerId], notice, `contact_changed ${imId}`)
}

export interface ContactSettings {
  friend_nickname?: string | undefined
  is_disturb?: Flag | undefined
  tags?: string | undefined
}

export async function changeContact(
  trx: Trx,
  me: string,
  imId: string,
  { friend_nickname, is_disturb, tags }: ContactSettings,
  now: number,
): Changed {
  if (!(await isContact(trx, me, imId))) return null
  await trx
    .updateTable('contacts')
    .set({
      rev: await nextRevision(trx),
      ...(friend_nickname === undefined ? {} : { friend_nickname }),
      ...(is_disturb === undefined ? {} : { is_disturb }),
      ...(tags === undefined ? {} : { tags }),
    })
    .where('owner_id', '=', me)
    .where('im_id', '=', imId)
    .execute()
  return tellContact(trx, me, imId, now)
}

/** The two rows of a pair, each seen by the other. */
function pairOf(a: string, b: string) {
  return ({ or, and, eb }: ExpressionBuilder<Tables, 'contacts'>) =>
    or([
      and([eb('owner_id', '=', a), eb('im_id', '=', b)]),
      and([eb('owner_id', '=', b), eb('im_id', '=', a)]),
    ])
}

/** Whether one of the two has blocked the other. */
export async function areBlocked(trx: Trx, a: string, b: string): Promise<boolean> {
  const row = await trx
    .selectFrom('blacklist')
    .select('created_at')
    .where(({ or, and, eb }) =>
      or([
        and([eb('owner_id', '=', a), eb('im_id', '=', b)]),
        and([eb('owner_id', '=', b), eb('im_id', '=', a)]),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Makes two people contacts of each other, again after a deletion too; who were already hear nothing. */
export async function befriend(
  trx: Trx,
  me: string,
  imId: string,
  add_from: string,
  now: number,
): Promise<AddressedNotice[]> {
  const standing = await trx.selectFrom('contacts').select('relation_type').where(pairOf(me, imId)).execute()
  if (standing.length === 2 && standing.every((row) => row.relation_type === FRIEND)) return []
  const rev = await nextRevision(trx)
  const made = { relation_type: FRIEND, add_from, rev }
  const plain = { friend_nickname: '', is_disturb: 0 as const, tags: '[]' }
  await trx
    .insertInto('contacts')
    .values([
      { owner_id: me, im_id: imId, ...plain, ...made },
      { owner_id: imId, im_id: me, ...plain, ...made },
    ])
    .onConflict((c) => c.columns(['owner_id', 'im_id']).doUpdateSet(made))
    .execute()
  return [...(await tellContact(trx, me, imId, now)), ...(await tellContact(trx, imId, me, now))]
}

/** Ends a contact for both: neither can write to the other until it is made again. */
export async function deleteContact(trx: Trx, me: string, imId: string, now: number): Changed {
  if (!(await isContact(trx, me, imId))) return null
  const rev = await nextRevision(trx)
  await trx.updateTable('contacts').set({ relation_type: DELETED, rev }).where(pairOf(me, imId)).execute()
  const timestamp = await takeChangeTime(trx, conversationIdOf(me, { isGroup: false, id: imId }), now)
  const notice = { notice_type: 'contact_delete', im_id: me, rim_id: imId, timestamp, rev }
  return storeNotices(trx, [me, imId], notice)
}

/** A repeat changes nothing and tells nobody. */
async function setOneBlocked(
  trx: Trx,
  me: string,
  imId: string,
  isBlocked: boolean,
  now: number,
): Promise<AddressedNotice[]> {
  const changed = isBlocked
    ? await trx
        .insertInto('blacklist')
        .values({ owner_id: me, im_id: imId, created_at: now })
        .onConflict((c) => c.columns(['owner_id', 'im_id']).doNothing())
        .returning('im_id')
        .executeTakeFirst()
    : await trx
        .deleteFrom('blacklist')
        .where('owner_id', '=', me)
        .where('im_id', '=', imId)
        .returning('im_id')
        .executeTakeFirst()
  if (!changed) return []
  const rev = await nextRevision(trx)
  await trx.updateTable('contacts').set({ rev }).where(pairOf(me, imId)).execute()
  const notice_type = isBlocked ? 'blacklist_add' : 'blacklist_remove'
  const timestamp = await takeChangeTime(trx, conversationIdOf(me, { isGroup: false, id: imId }), now)
  return storeNotices(trx, [me, imId], { notice_type, im_id: me, rim_id: imId, timestamp, rev })
}

/** Blocks or unblocks contacts, all of them or, where one is none, nobody. */
export async function setBlocked(
  trx: Trx,
  me: string,
  imIds: readonly string[],
  isBlocked: boolean,
  now: number,
): Changed {
  for (const imId of imIds) if (!(await isContact(trx, me, imId))) return null
  const notices: AddressedNotice[] = []
  for (const imId of imIds) notices.push(...(await setOneBlocked(trx, me, imId, isBlocked, now)))
  return notices
}

/** The im ids this account has blocked. */
export async function listBlocked(db: Db, me: string): Promise<string[]> {
  const rows = await db
    .selectFrom('blacklist')
    .select('im_id')
    .where('owner_id', '=', me)
    .orderBy('im_id')
    .execute()
  return rows.map((row) => row.im_id)
}
