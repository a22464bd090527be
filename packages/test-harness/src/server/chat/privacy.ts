/** Who may find an account, whether who adds it must ask, whether contacts see when it was there last, and whether its links are looked up. */
import type { Flag } from '../db/flag'
import type { Db, Trx } from '../db/tables'

/**
 * - add_verify 1: who wants to become a contact asks; 0: is one at once
 * - find_by_phone, find_by_account 1: the exact phone, or user name or id, finds it
 * - last_seen 1: contacts see when it was there last, and it sees when they were; 0: neither
 * - link_previews 1: it is asked what a link leads to, before somebody sends it
 */
export const PRIVACY_KEYS = [
  'add_verify',
  'find_by_phone',
  'find_by_account',
  'last_seen',
  'link_previews',
] as const
export type Privacy = { [K in (typeof PRIVACY_KEYS)[number]]: Flag }

export const readPrivacy = (db: Db, me: string): Promise<Privacy> =>
  db.selectFrom('accounts').select(PRIVACY_KEYS).where('im_id', '=', me).executeTakeFirstOrThrow()

export async function setPrivacy(trx: Trx, me: string, key: keyof Privacy, value: Flag): Promise<Privacy> {
  await trx
    .updateTable('accounts')
    .set({ [key]: value })
    .where('im_id', '=', me)
    .execute()
  return readPrivacy(trx, me)
}
