import { tellContact } from '../chat/contact-changes'
import { leaveChats } from '../chat/leave-chats'
import type { AddressedNotice } from '../chat/notices'
import type { Account, Trx } from '../db/tables'
import { PERSONAL_DATA } from './table'

/** Who has them among their contacts, in a request or in the blacklist. */
async function holdersOf(trx: Trx, me: string, now: number): Promise<string[]> {
  const contacts = trx.selectFrom('contacts').select('owner_id').where('im_id', '=', me)
  const asked = trx
    .selectFrom('add_reqs')
    .select('to_id as owner_id')
    .where('from_id', '=', me)
    .where('to_until', '>', now)
  const asking = trx
    .selectFrom('add_reqs')
    .select('from_id as owner_id')
    .where('to_id', '=', me)
    .where('from_until', '>', now)
    .where('is_named', '=', 1)
  const blocking = trx.selectFrom('blacklist').select('owner_id').where('im_id', '=', me)
  const rows = await contacts.union(asked).union(asking).union(blocking).orderBy('owner_id').execute()
  return rows.map(({ owner_id }) => owner_id)
}

/** They see somebody without a name and a picture, also in what waits for their devices. */
async function tellNameless(
  trx: Trx,
  holders: readonly string[],
  me: string,
  now: number,
): Promise<AddressedNotice[]> {
  const told: AddressedNotice[] = []
  for (const holder of holders) told.push(...(await tellContact(trx, holder, me, now, now)))
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
  const holders = await holdersOf(trx, who.im_id, now)
  for (const entry of Object.values(PERSONAL_DATA)) if (entry !== 'nobody') await entry.erase(trx, who, now)
  const notices = [...left, ...(await tellNameless(trx, holders, who.im_id, now))].filter(
    ({ recipientId }) => recipientId !== who.im_id,
  )
  return { notices, ended: new Set(logins.map(({ id }) => id)), files: files.map(({ id }) => id) }
}
