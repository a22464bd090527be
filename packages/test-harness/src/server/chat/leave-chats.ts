import { endCallsOf } from '../calls/over'
import type { Trx } from '../db/tables'
import { deleteContact } from './contact-changes'
import { quit } from './group-changes'
import type { AddressedNotice } from './notices'
import { FRIEND } from './permission'

/** Somebody is gone: groups and contacts hear of it as when they leave, and nobody can write to them any more. */
export async function leaveChats(trx: Trx, me: string, now: number): Promise<AddressedNotice[]> {
  const told: AddressedNotice[] = await endCallsOf(trx, me, now)
  const groups = await trx.selectFrom('group_members').select('group_id').where('im_id', '=', me).execute()
  for (const { group_id } of groups) {
    const left = await quit(trx, me, group_id, now)
    if (left.kind === 'done') told.push(...left.notices)
  }
  const contacts = await trx
    .selectFrom('contacts')
    .select('im_id')
    .where('owner_id', '=', me)
    .where('relation_type', '=', FRIEND)
    .execute()
  for (const { im_id } of contacts) told.push(...((await deleteContact(trx, me, im_id, now))?.notices ?? []))
  return told
}
