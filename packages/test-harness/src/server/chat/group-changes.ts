/** What members change about their group: who may is decided in group-rights.ts, all members are told. */
import { randomInt } from 'node:crypto'
import { endInGroup } from '../calls/over'
import type { Flag } from '../db/flag'
import type { MessageRow, Role, Trx } from '../db/tables'
import { mayPicture } from '../files/uses'
import { MAX_GROUP_MEMBERS } from '../limits'
import { takeChangeTime } from './change-time'
import { areBlocked } from './contact-changes'
import { type GroupRefusal, loadMembership, type Membership, mayAct, refuseGroup } from './group-rights'
import { conversationIdOf } from './ids'
import { type AddressedNotice, type Notice, storeNotices } from './notices'
import { nextRevision } from './revisions'
import { type Happened, storeTip } from './tips'
import { openView } from './views'

export interface GroupDone {
  kind: 'done'
  notices: AddressedNotice[]
  /** Lines in the conversation that say what happened. */
  tips: { row: MessageRow; audience: readonly string[] }[]
}
type Outcome = Promise<GroupDone | GroupRefusal>

const NOTHING: GroupDone = { kind: 'done', notices: [], tips: [] }

const both = (first: GroupDone, second: GroupDone): GroupDone => ({
  kind: 'done',
  notices: [...first.notices, ...second.notices],
  tips: [...first.tips, ...second.tips],
})

const besides = (done: GroupDone, ended: readonly AddressedNotice[]): GroupDone => ({
  ...done,
  notices: [...done.notices, ...ended],
})

interface Change {
  groupId: string
  actorId: string
  /** who is told, those included who are out by it */
  recipients: readonly string[]
  notice: Pick<Notice, 'notice_type'> & Record<string, unknown>
  tip?: Happened
  /** who has come in may read the tip: it is written after the change, and every other one before it */
  isTipAfter?: boolean
}

/**
 * Raises the group's revision and tells `recipients` what happened, by a notice and in the conversation. A client shows a
 * message where its sender might speak, so whoever leaves says so before they are out.
 */
async function note(trx: Trx, change: Change, now: number): Promise<GroupDone> {
  const { groupId, actorId, recipients, isTipAfter = false } = change
  const target = { isGroup: true, id: groupId }
  const rev = await nextRevision(trx)
  await trx.updateTable('groups').set({ rev }).where('id', '=', groupId).execute()
  const tell = async (): Promise<GroupDone['tips']> =>
    change.tip === undefined
      ? []
      : [{ row: await storeTip(trx, actorId, target, change.tip, now), audience: recipients }]
  const before = isTipAfter ? [] : await tell()
  const timestamp = await takeChangeTime(trx, conversationIdOf(actorId, target), now)
  const after = isTipAfter ? await tell() : []
  const notice = { ...change.notice, group_id: groupId, im_id: actorId, timestamp, rev }
  return { kind: 'done', notices: await storeNotices(trx, recipients, notice), tips: [...before, ...after] }
}

/** Those of them that are contacts; who has blocked the other is taken into no group by them. */
async function knownContacts(trx: Trx, me: string, imIds: readonly string[]): Promise<string[]> {
  if (imIds.length === 0) return []
  const rows = await trx
    .selectFrom('contacts')
    .select('im_id')
    .where('owner_id', '=', me)
    .where('relation_type', '=', 1)
    .where('im_id', 'in', imIds)
    .execute()
  const known: string[] = []
  for (const { im_id } of rows) if (!(await areBlocked(trx, me, im_id))) known.push(im_id)
  return known
}

async function join(trx: Trx, groupId: string, imId: string, role: Role, now: number): Promise<void> {
  await trx
    .insertInto('group_members')
    .values({ group_id: groupId, im_id: imId, role, memo: '', no_speaking: 0, joined_at: now })
    .execute()
  await openView(trx, imId, { isGroup: true, id: groupId }, now)
}

/** They are out of the group, and of its meeting. */
async function leave(
  trx: Trx,
  groupId: string,
  imIds: readonly string[],
  now: number,
): Promise<AddressedNotice[]> {
  if (imIds.length === 0) return []
  // Their entries of the list stay, unlisted: who comes back finds the read mark where it was.
  await trx.deleteFrom('group_members').where('group_id', '=', groupId).where('im_id', 'in', imIds).execute()
  return endInGroup(trx, groupId, imIds, now)
}

/** Makes a group of the creator and those of `imIds` that are contacts of the creator. */
export async function createGroup(
  trx: Trx,
  me: string,
  title: string,
  imIds: readonly string[],
  now: number,
): Promise<GroupDone & { groupId: string }> {
  const groupId = String(randomInt(1_000_000_000, 9_999_999_999))
  const plain = { avatar: '', no_speaking: 0, public_group: 1, member_visible: 1, enable_media: 1 } as const
  const rest = { group_type: 'chat', limit_time: 0, rev: 0, created_at: now }
  await trx
    .insertInto('groups')
    .values({ id: groupId, title, owner_id: me, creator_id: me, ...plain, ...rest })
    .execute()
  await join(trx, groupId, me, 'owner', now)
  const invited = await knownContacts(
    trx,
    me,
    imIds.filter((imId) => imId !== me),
  )
  for (const imId of invited) await join(trx, groupId, imId, 'member', now)
  const everybody = [me, ...invited]
  const change = {
    groupId,
    actorId: me,
    recipients: everybody,
    notice: { ...invitation('create'), member_ids: everybody, title },
    tip: { tipType: 'group-created', openImIds: invited, title },
    isTipAfter: true,
  }
  return { ...(await note(trx, change, now)), groupId }
}

/** How somebody came in: with the group, which makes them a founder, or later. */
const invitation = (how: 'create' | 'invite') => ({
  notice_type: 'group_invite',
  notify_type: how,
  charter_member: how === 'create' ? 1 : 0,
})

/** A member invites their own contacts; into a private group only those who run it do. */
export async function invite(
  trx: Trx,
  me: string,
  groupId: string,
  imIds: readonly string[],
  now: number,
): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  if (membership.isPrivate && membership.role === 'member') return refuseGroup('not-allowed')
  const present = new Set(membership.roles.keys())
  const invited = (await knownContacts(trx, me, imIds)).filter((imId) => !present.has(imId))
  if (invited.length === 0) return NOTHING
  if (present.size + invited.length > MAX_GROUP_MEMBERS) return refuseGroup('full')
  for (const imId of invited) await join(trx, groupId, imId, 'member', now)
  const change = {
    groupId,
    actorId: me,
    recipients: [...present, ...invited],
    notice: { ...invitation('invite'), member_ids: invited, title: membership.title },
    tip: { tipType: 'group-invited', openImIds: invited },
    isTipAfter: true,
  }
  return note(trx, change, now)
}

/** Removes others; those who are out are told too. */
export async function removeMembers(
  trx: Trx,
  me: string,
  groupId: string,
  imIds: readonly string[],
  now: number,
): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  const present = imIds.filter((imId) => membership.roles.has(imId))
  if (!present.every((imId) => mayAct(membership, me, imId))) return refuseGroup('not-allowed')
  if (present.length === 0) return NOTHING
  const ended = await leave(trx, groupId, present, now)
  const change = {
    ...toAll(membership, me, groupId),
    notice: { notice_type: 'group_remove', member_ids: present },
    tip: { tipType: 'group-removed', openImIds: present },
  }
  return besides(await note(trx, change, now), ended)
}

/** Leaves a group. An owner hands it on to the longest-standing member; the last one out ends it. */
export async function quit(trx: Trx, me: string, groupId: string, now: number): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  const heir = [...membership.roles.keys()].find((imId) => imId !== me)
  // While they are in: who is out says nothing more.
  const handed =
    membership.role === 'owner' && heir !== undefined
      ? await handOver(trx, me, groupId, heir, membership, now)
      : NOTHING
  const ended = await leave(trx, groupId, [me], now)
  const change = {
    ...toAll(membership, me, groupId),
    notice: { notice_type: 'group_quit', member_ids: [me] },
    tip: { tipType: 'group-quit' },
  }
  return besides(both(handed, await note(trx, change, now)), ended)
}

/** All who are in it, and who did it. */
const toAll = (membership: Membership, actorId: string, groupId: string) => ({
  groupId,
  actorId,
  recipients: [...membership.roles.keys()],
})

async function handOver(
  trx: Trx,
  me: string,
  groupId: string,
  heir: string,
  membership: Membership,
  now: number,
): Promise<GroupDone> {
  await trx.updateTable('groups').set({ owner_id: heir }).where('id', '=', groupId).execute()
  await setRoles(trx, groupId, [me], 'member')
  await setRoles(trx, groupId, [heir], 'owner')
  const change = {
    ...toAll(membership, me, groupId),
    notice: { notice_type: 'group_role', member_ids: [heir], role: 'owner' },
    tip: { tipType: 'group-owner', openImIds: [heir] },
  }
  return note(trx, change, now)
}

async function setRoles(trx: Trx, groupId: string, imIds: readonly string[], role: Role): Promise<void> {
  await trx
    .updateTable('group_members')
    .set({ role })
    .where('group_id', '=', groupId)
    .where('im_id', 'in', imIds)
    .execute()
}

/** Only the owner gives roles; giving `owner` hands the group over. */
export async function changeRoles(
  trx: Trx,
  me: string,
  groupId: string,
  imIds: readonly string[],
  role: Role,
  now: number,
): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  const [first] = imIds
  const areOthers = imIds.every((imId) => imId !== me && membership.roles.has(imId))
  if (membership.role !== 'owner' || !areOthers || first === undefined) return refuseGroup('not-allowed')
  if (role === 'owner')
    return imIds.length === 1
      ? handOver(trx, me, groupId, first, membership, now)
      : refuseGroup('not-allowed')
  await setRoles(trx, groupId, imIds, role)
  const change = {
    ...toAll(membership, me, groupId),
    notice: { notice_type: 'group_role', member_ids: imIds, role },
    tip: { tipType: role === 'member' ? 'admin-cancelled' : 'admin-granted', openImIds: imIds },
  }
  return note(trx, change, now)
}

/** What a group is set to. */
export interface GroupSettings {
  /** 1: only those who run it speak */
  no_speaking?: Flag | undefined
  /** 0: private, only those who run it invite */
  public_group?: Flag | undefined
  /** 0: plain members see who runs it, and themselves */
  member_visible?: Flag | undefined
  /** 0: plain members send no pictures, films, recordings and files */
  enable_media?: Flag | undefined
  limit_time?: number | undefined
}

/** Changes what the group is set to; a setting that holds already tells nobody. */
export async function changeSettings(
  trx: Trx,
  me: string,
  groupId: string,
  settings: GroupSettings,
  now: number,
): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  if (membership.role === 'member') return refuseGroup('not-allowed')
  const { no_speaking, ...others } = settings
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined))
  const all = toAll(membership, me, groupId)
  let done = NOTHING
  if (no_speaking !== undefined) {
    await trx.updateTable('groups').set({ no_speaking }).where('id', '=', groupId).execute()
    const change = {
      ...all,
      notice: { notice_type: 'group_no_speaking', no_speaking },
      tip: { tipType: no_speaking === 1 ? 'group-muted' : 'group-unmuted' },
    }
    done = await note(trx, change, now)
  }
  if (Object.keys(given).length === 0) return done
  await trx.updateTable('groups').set(given).where('id', '=', groupId).execute()
  const { title, avatar } = membership
  return both(
    done,
    await note(trx, { ...all, notice: { notice_type: 'group_modify', title, avatar, ...given } }, now),
  )
}

/** Mutes or unmutes one member. */
export async function muteMember(
  trx: Trx,
  me: string,
  groupId: string,
  imId: string,
  no_speaking: Flag,
  now: number,
): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership?.roles.has(imId)) return refuseGroup('missing')
  if (!mayAct(membership, me, imId)) return refuseGroup('not-allowed')
  await trx
    .updateTable('group_members')
    .set({ no_speaking })
    .where('group_id', '=', groupId)
    .where('im_id', '=', imId)
    .execute()
  const change = {
    ...toAll(membership, me, groupId),
    notice: { notice_type: 'group_no_speaking', member_ids: [imId], no_speaking },
    tip: { tipType: no_speaking === 1 ? 'member-muted' : 'member-unmuted', openImIds: [imId] },
  }
  return note(trx, change, now)
}

/** Changes the group's title or avatar. */
export async function modifyGroup(
  trx: Trx,
  me: string,
  groupId: string,
  changes: { title?: string | undefined; avatar?: string | undefined },
  now: number,
): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  if (membership.role === 'member') return refuseGroup('not-allowed')
  const title = changes.title ?? membership.title
  const avatar = changes.avatar ?? membership.avatar
  if (title === membership.title && avatar === membership.avatar) return NOTHING
  if (avatar !== membership.avatar && !(await mayPicture(trx, me, avatar))) return refuseGroup('no-picture')
  await trx.updateTable('groups').set({ title, avatar }).where('id', '=', groupId).execute()
  const isRenamed = title !== membership.title
  const change = {
    ...toAll(membership, me, groupId),
    notice: { notice_type: 'group_modify', title, avatar },
    tip: isRenamed ? { tipType: 'group-renamed', title } : { tipType: 'group-pictured' },
  }
  return note(trx, change, now)
}

/** Changes one's own name within the group. */
export async function renameSelf(trx: Trx, me: string, groupId: string, memo: string, now: number): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  await trx
    .updateTable('group_members')
    .set({ memo })
    .where('group_id', '=', groupId)
    .where('im_id', '=', me)
    .execute()
  const change = {
    ...toAll(membership, me, groupId),
    notice: { notice_type: 'group_member_modify', member_ids: [me], title: memo },
    ...(memo === '' ? {} : { tip: { tipType: 'member-renamed', title: memo } }),
  }
  return note(trx, change, now)
}

/** Ends the group for everybody. Its messages stay in the database; nobody is left to open them. */
export async function disband(trx: Trx, me: string, groupId: string, now: number): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  if (membership.role !== 'owner') return refuseGroup('not-allowed')
  const change = {
    ...toAll(membership, me, groupId),
    notice: { notice_type: 'group_disband' },
    tip: { tipType: 'group-dismissed' },
  }
  const ended = await leave(trx, groupId, change.recipients, now)
  return besides(await note(trx, change, now), ended)
}
