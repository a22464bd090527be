/** What one person changes about another: each change is kept, numbered, and told to whom it concerns. */
import type { ExpressionBuilder } from 'kysely'
import { endTalk } from '../calls/over'
import type { Flag } from '../db/flag'
import type { Db, MessageRow, Tables, Trx } from '../db/tables'
import { takeChangeTime } from './change-time'
import { bareContact, listContacts } from './contacts'
import { conversationIdOf } from './ids'
import { type AddressedNotice, storeNotices } from './notices'
import { companionsOf } from './people'
import { FRIEND } from './permission'
import { acceptOpen } from './requests'
import { nextRevision } from './revisions'

/** relation_type of somebody who was deleted from the contacts. */
const DELETED = 2

/** What a change has made, to be told after the commit (socket/tell-change.ts). */
export interface Changed {
  /** as the notices say it */
  timestamp: number
  rev: number
  notices: AddressedNotice[]
  /** stored by the server itself */
  messages: MessageRow[]
  /** with whom one is, or is no more, contacts that hear of each other */
  met: readonly string[]
}

/** null: there is no such person among those whom this account has to do with */
type MaybeChanged = Promise<Changed | null>

const changed = (
  timestamp: number,
  rev: number,
  notices: AddressedNotice[],
  met: readonly string[] = [],
) => ({
  ...{ timestamp, rev, notices, met },
  messages: [],
})

interface Standing {
  relation_type: number
  is_hide: Flag
  rev: number
}

/** What one has of another in the contacts; undefined: they never were. */
export const standingOf = (trx: Trx, ownerId: string, imId: string): Promise<Standing | undefined> =>
  trx
    .selectFrom('contacts')
    .select(['relation_type', 'is_hide', 'rev'])
    .where('owner_id', '=', ownerId)
    .where('im_id', '=', imId)
    .executeTakeFirst()

/**
 * The owner's own devices get the whole record: what they show needs no further call. Who is not in the list any more is told
 * as somebody of whom nothing is known but the id.
 */
export async function tellContact(
  trx: Trx,
  ownerId: string,
  imId: string,
  timestamp: number,
  now: number,
): Promise<AddressedNotice[]> {
  const [contact = bareContact(imId)] = await listContacts(trx, ownerId, now, imId)
  const notice = { notice_type: 'contact_changed', im_id: imId, contact, timestamp }
  return storeNotices(trx, [ownerId], notice, `contact_changed ${imId}`)
}

export interface ContactSettings {
  friend_nickname?: string | undefined
  note?: string | undefined
  is_disturb?: Flag | undefined
  is_hide?: Flag | undefined
  tags?: string | undefined
}

async function setContact(trx: Trx, me: string, imId: string, settings: ContactSettings, rev: number) {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined)
  await trx
    .updateTable('contacts')
    .set({ ...Object.fromEntries(given), rev })
    .where('owner_id', '=', me)
    .where('im_id', '=', imId)
    .execute()
}

export async function changeContact(
  trx: Trx,
  me: string,
  imId: string,
  settings: ContactSettings,
  now: number,
): MaybeChanged {
  if ((await standingOf(trx, me, imId)) === undefined) return null
  const rev = await nextRevision(trx)
  await setContact(trx, me, imId, settings, rev)
  return changed(now, rev, await tellContact(trx, me, imId, now, now))
}

/** Gives several contacts their tags at once; where one is no contact, nobody. */
export async function tagContacts(
  trx: Trx,
  me: string,
  tagged: readonly { im_id: string; tags: readonly string[] }[],
  now: number,
): MaybeChanged {
  for (const { im_id } of tagged) if ((await standingOf(trx, me, im_id)) === undefined) return null
  const rev = await nextRevision(trx)
  const notices: AddressedNotice[] = []
  for (const { im_id, tags } of tagged) {
    await setContact(trx, me, im_id, { tags: JSON.stringify(tags) }, rev)
    notices.push(...(await tellContact(trx, me, im_id, now, now)))
  }
  return changed(now, rev, notices)
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

/** Whether the two have each other as a contact now. */
export async function areFriends(trx: Trx, a: string, b: string): Promise<boolean> {
  const standing = await trx.selectFrom('contacts').select('relation_type').where(pairOf(a, b)).execute()
  return standing.length === 2 && standing.every((row) => row.relation_type === FRIEND)
}

/** Makes two people contacts of each other, again after a deletion too, and ends what one had asked the other. */
export async function makeFriends(
  trx: Trx,
  [a, b]: readonly [string, string],
  add_from: string,
  rev: number,
  now: number,
): Promise<void> {
  const made = { relation_type: FRIEND, add_from, is_hide: 0 as const, rev }
  const plain = { friend_nickname: '', is_disturb: 0 as const, tags: '[]' }
  await trx
    .insertInto('contacts')
    .values([
      { owner_id: a, im_id: b, ...plain, ...made },
      { owner_id: b, im_id: a, ...plain, ...made },
    ])
    .onConflict((c) => c.columns(['owner_id', 'im_id']).doUpdateSet(made))
    .execute()
  await acceptOpen(trx, a, b, rev, now)
}

/** Two people meet otherwise than by a request; who were contacts already hear nothing. */
export async function befriend(
  trx: Trx,
  me: string,
  imId: string,
  add_from: string,
  now: number,
): Promise<AddressedNotice[]> {
  if (await areFriends(trx, me, imId)) return []
  await makeFriends(trx, [me, imId], add_from, await nextRevision(trx), now)
  return [...(await tellContact(trx, me, imId, now, now)), ...(await tellContact(trx, imId, me, now, now))]
}

const timeBetween = (trx: Trx, a: string, b: string, now: number): Promise<number> =>
  takeChangeTime(trx, conversationIdOf(a, { isGroup: false, id: b }), now)

/** Ends a contact for both: neither can write to the other until it is made again. */
export async function deleteContact(trx: Trx, me: string, imId: string, now: number): MaybeChanged {
  const standing = await standingOf(trx, me, imId)
  if (standing === undefined) return null
  // Who was deleted before may have asked anew: another notice of a deletion would end that.
  if (standing.relation_type !== FRIEND) return changed(now, standing.rev, [])
  const rev = await nextRevision(trx)
  await trx.updateTable('contacts').set({ relation_type: DELETED, rev }).where(pairOf(me, imId)).execute()
  const timestamp = await timeBetween(trx, me, imId, now)
  const notice = { notice_type: 'contact_delete', im_id: me, rim_id: imId, timestamp, rev }
  const told = await storeNotices(trx, [me, imId], notice)
  return changed(timestamp, rev, [...told, ...(await endTalk(trx, me, imId, now))], [imId])
}

/** Says what a block has changed in the rows of the two; who is no contact has nothing that may show it. */
async function noteBlock(trx: Trx, me: string, imId: string, rev: number): Promise<void> {
  await trx.updateTable('contacts').set({ rev }).where(pairOf(me, imId)).execute()
  const mine = { from_id: me, to_id: imId, rev: 'from_rev' } as const
  const theirs = { from_id: imId, to_id: me, rev: 'to_rev' } as const
  for (const { from_id, to_id, rev: column } of [mine, theirs])
    await trx
      .updateTable('add_reqs')
      .set({ [column]: rev })
      .where('from_id', '=', from_id)
      .where('to_id', '=', to_id)
      .execute()
}

/** A repeat changes nothing and tells nobody; it answers when it was. */
async function setOneBlocked(
  trx: Trx,
  me: string,
  imId: string,
  isBlocked: boolean,
  now: number,
): Promise<Changed> {
  const standing = await trx
    .selectFrom('blacklist')
    .select(['created_at', 'rev'])
    .where('owner_id', '=', me)
    .where('im_id', '=', imId)
    .executeTakeFirst()
  if (isBlocked && standing) return changed(standing.created_at, standing.rev, [])
  if (!isBlocked && !standing) return changed(now, 0, [])
  const rev = await nextRevision(trx)
  const timestamp = await timeBetween(trx, me, imId, now)
  if (isBlocked)
    await trx
      .insertInto('blacklist')
      .values({ owner_id: me, im_id: imId, created_at: timestamp, rev })
      .execute()
  else await trx.deleteFrom('blacklist').where('owner_id', '=', me).where('im_id', '=', imId).execute()
  await noteBlock(trx, me, imId, rev)
  const notice_type = isBlocked ? 'blacklist_add' : 'blacklist_remove'
  const areKnown = (await standingOf(trx, imId, me)) !== undefined
  const notice = { notice_type, im_id: me, rim_id: imId, timestamp, rev }
  const told = await storeNotices(trx, areKnown ? [me, imId] : [me], notice)
  // Of whom the devices may never have heard, they get the name with it.
  const [row] = areKnown ? [] : await listContacts(trx, me, now, imId)
  const rest = row === undefined ? [] : await tellContact(trx, me, imId, timestamp, now)
  const ended = isBlocked ? await endTalk(trx, me, imId, now) : []
  return changed(timestamp, rev, [...told, ...rest, ...ended], areKnown ? [imId] : [])
}

/** Whether somebody is in the list, or in a group with this account: those can be blocked, and nobody else is known of. */
async function isInReach(trx: Trx, me: string, imId: string, now: number): Promise<boolean> {
  if ((await standingOf(trx, me, imId)) !== undefined) return true
  const [row] = await listContacts(trx, me, now, imId)
  if (row !== undefined && (row.request !== null || row.blacklist_type > 0)) return true
  const companion = await companionsOf(trx, me).where('other.im_id', '=', imId).executeTakeFirst()
  return companion !== undefined
}

/** Blocks or unblocks people, all of them or, where one is out of reach, nobody. */
export async function setBlocked(
  trx: Trx,
  me: string,
  imIds: readonly string[],
  isBlocked: boolean,
  now: number,
): MaybeChanged {
  for (const imId of imIds) if (!(await isInReach(trx, me, imId, now))) return null
  let all = changed(now, 0, [])
  for (const imId of imIds) {
    const { timestamp, rev, notices, met } = await setOneBlocked(trx, me, imId, isBlocked, now)
    all = changed(timestamp, rev, [...all.notices, ...notices], [...all.met, ...met])
  }
  return all
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
