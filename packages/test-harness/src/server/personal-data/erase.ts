import { deleteContact, tellContact } from '../chat/contact-changes'
import { quit } from '../chat/group-changes'
import type { AddressedNotice } from '../chat/notices'
import { FRIEND } from '../chat/permission'
import type { Account, Trx } from '../db/tables'
import { PERSONAL_DATA } from './table'

/** Groups and contacts hear of it as they do when somebody leaves: nobody can write to them any more. */
async function leaveChats(trx: Trx, me: string, now: number): Promise<AddressedNotice[]> {
  const told: AddressedNotice[] = []
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
  for (const { im_id } of contacts) told.push(...((await deleteContact(trx, me, im_id, now)) ?? []))
  return told
}

/** Who keeps them among their contacts sees a contact without a name and a picture, also in what waits for their devices. */
async function tellNameless(trx: Trx, me: string, now: number): Promise<AddressedNotice[]> {
  const owners = await trx.selectFrom('contacts').select('owner_id').where('im_id', '=', me).execute()
  const told: AddressedNotice[] = []
  for (const { owner_id } of owners) told.push(...(await tellContact(trx, owner_id, me, now)))
  return told
}

/**
 * Takes a person out of every table, as its entry says. Answers what others are told, which logins have ended, and the files whose
 * bytes go after the commit.
 */
export async function eraseAll(trx: Trx, who: Account, now: number) {
  const logins = await trx.selectFrom('logins').select('id').where('account_id', '=', who.id).execute()
  const files = await trx.selectFrom('files').select('id').where('owner_id', '=', who.im_id).execute()
  const left = await leaveChats(trx, who.im_id, now)
  for (const entry of Object.values(PERSONAL_DATA)) if (entry !== 'nobody') await entry.erase(trx, who, now)
  const notices = [...left, ...(await tellNameless(trx, who.im_id, now))].filter(
    ({ recipientId }) => recipientId !== who.im_id,
  )
  return { notices, ended: new Set(logins.map(({ id }) => id)), files: files.map(({ id }) => id) }
}
