/** What members change about their group: who may is decided in group-rights.ts, all members are told. */
import { randomInt } from 'node:crypto'
import type { Flag } from '../db/flag'
import type { Role, Trx } from '../db/tables'
import { MAX_GROUP_MEMBERS } from '../limits'
import { takeChangeTime } from './change-time'
import { areBlocked } from './contact-changes'
import { type GroupRefusal, loadMembership, type Membership, mayAct, refuseGroup } from './group-rights'
import { conversationIdOf } from './ids'
import { type AddressedNotice, type Notice, storeNotices } from './notices'
import { nextRevision } from './revisions'
import { openView } from './views'

export interface GroupDone {
  kind: 'done'
  notices: AddressedNotice[]
}
type Outcome = Promise<GroupDone | GroupRefusal>

/** Raises the group's revision and tells `recipients` what happened. */
async function note(
  trx: Trx,
  groupId: string,
  actorId: string,
  recipients: readonly string[],
  fields: Pick<Notice, 'notice_type'> & Record<string, unknown>,
  now: number,
): Promise<GroupDone> {
  const rev = await nextRevision(trx)
  await trx.updateTable('groups').set({ rev }).where('id', '=', groupId).execute()
  const timestamp = await takeChangeTime(trx, conversationIdOf(actorId, { isGroup: true, id: groupId }), now)
  const notice = { ...fields, group_id: groupId, im_id: actorId, timestamp, rev }
  return { kind: 'done', notices: await storeNotices(trx, recipients, notice) }
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

async function leave(trx: Trx, groupId: string, imIds: readonly string[]): Promise<void> {
  if (imIds.length === 0) return
  // Their entries of the list stay, unlisted: who comes back finds the read mark where it was.
  await trx.deleteFrom('group_members').where('group_id', '=', groupId).where('im_id', 'in', imIds).execute()
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
  const plain = { avatar: '', no_speaking: 0 as const, public_group: 0 as const, rev: 0 }
  await trx
    .insertInto('groups')
    .values({ id: groupId, title, owner_id: me, ...plain })
    .execute()
  await join(trx, groupId, me, 'owner', now)
  const invited = await knownContacts(
    trx,
    me,
    imIds.filter((imId) => imId !== me),
  )
  for (const imId of invited) await join(trx, groupId, imId, 'member', now)
  const fields = { notice_type: 'group_invite', member_ids: [me, ...invited], title }
  return { ...(await note(trx, groupId, me, [me, ...invited], fields, now)), groupId }
}

/** Any member invites their own contacts. */
export async function invite(
  trx: Trx,
  me: string,
  groupId: string,
  imIds: readonly string[],
  now: number,
): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  const present = new Set(membership.roles.keys())
  const invited = (await knownContacts(trx, me, imIds)).filter((imId) => !present.has(imId))
  if (invited.length === 0) return { kind: 'done', notices: [] }
  if (present.size + invited.length > MAX_GROUP_MEMBERS) return refuseGroup('full')
  for (const imId of invited) await join(trx, groupId, imId, 'member', now)
  const fields = { notice_type: 'group_invite', member_ids: invited, title: membership.title }
  return note(trx, groupId, me, [...present, ...invited], fields, now)
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
  if (present.length === 0) return { kind: 'done', notices: [] }
  await leave(trx, groupId, present)
  const fields = { notice_type: 'group_remove', member_ids: present }
  return note(trx, groupId, me, [...membership.roles.keys()], fields, now)
}

/** Leaves a group. An owner hands it on to the longest-standing member; the last one out ends it. */
export async function quit(trx: Trx, me: string, groupId: string, now: number): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  await leave(trx, groupId, [me])
  const everybody = [...membership.roles.keys()]
  const fields = { notice_type: 'group_quit', member_ids: [me] }
  const left = await note(trx, groupId, me, everybody, fields, now)
  const heir = everybody.find((imId) => imId !== me)
  if (membership.roles.get(me) !== 'owner' || heir === undefined) return left
  const handed = await handOver(trx, me, groupId, heir, membership, now)
  return { kind: 'done', notices: [...left.notices, ...handed.notices] }
}

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
  const fields = { notice_type: 'group_role', member_ids: [heir], role: 'owner' }
  return note(trx, groupId, me, [...membership.roles.keys()], fields, now)
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
  const fields = { notice_type: 'group_role', member_ids: imIds, role }
  return note(trx, groupId, me, [...membership.roles.keys()], fields, now)
}

/** Mutes or unmutes the whole group; those who run it still speak. */
export async function muteGroup(
  trx: Trx,
  me: string,
  groupId: string,
  no_speaking: Flag,
  now: number,
): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  if (membership.role === 'member') return refuseGroup('not-allowed')
  await trx.updateTable('groups').set({ no_speaking }).where('id', '=', groupId).execute()
  const fields = { notice_type: 'group_no_speaking', no_speaking }
  return note(trx, groupId, me, [...membership.roles.keys()], fields, now)
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
  const fields = { notice_type: 'group_no_speaking', member_ids: [imId], no_speaking }
  return note(trx, groupId, me, [...membership.roles.keys()], fields, now)
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
  await trx.updateTable('groups').set({ title, avatar }).where('id', '=', groupId).execute()
  const fields = { notice_type: 'group_modify', title, avatar }
  return note(trx, groupId, me, [...membership.roles.keys()], fields, now)
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
  const fields = { notice_type: 'group_member_modify', member_ids: [me], title: memo }
  return note(trx, groupId, me, [...membership.roles.keys()], fields, now)
}

/** Ends the group for everybody. Its messages stay in the database; nobody is left to open them. */
export async function disband(trx: Trx, me: string, groupId: string, now: number): Outcome {
  const membership = await loadMembership(trx, me, groupId)
  if (!membership) return refuseGroup('missing')
  if (membership.role !== 'owner') return refuseGroup('not-allowed')
  const everybody = [...membership.roles.keys()]
  await leave(trx, groupId, everybody)
  return note(trx, groupId, me, everybody, { notice_type: 'group_disband' }, now)
}
