import { hashPassword } from '../server/accounts/passwords'
import { FRIEND, MANAGER } from '../server/chat/permission'
import { nextRevision } from '../server/chat/revisions'
import { openView } from '../server/chat/views'
import type { Trx } from '../server/db/tables'

/** scrypt's cost here: how slow a hash is says nothing about a contract. */
export const BARE_COST = 4
export const BARE_PASSWORD = 'Sarika2026'

/**
 * Writes people who are all contacts of each other and have said nothing: their im id is their login, too. Others are
 * nobody's contacts.
 */
export async function writeBareWorld(
  trx: Trx,
  people: readonly string[],
  now: number,
  others: { readonly stranger?: string; readonly manager?: string } = {},
): Promise<void> {
  const password_hash = await hashPassword(BARE_PASSWORD, BARE_COST)
  // The server writes its demo into a database that does not say what it holds.
  await trx.insertInto('settings').values({ key: 'content', value: 'bare' }).execute()
  for (const imId of [...people, ...Object.values(others)])
    await trx
      .insertInto('accounts')
      .values({
        id: imId,
        im_id: imId,
        login: imId,
        password_hash,
        kind: 'seeker',
        user_type: imId === others.manager ? MANAGER : 0,
        nickname: `Person ${imId}`,
        avatar: '',
        company: '',
        region_code: '855',
        mobile: imId,
        sex: 0,
        created_at: now,
      })
      .execute()
  for (const owner_id of people)
    for (const im_id of people) {
      if (owner_id === im_id) continue
      const plain = { friend_nickname: '', is_disturb: 0 as const, tags: '[]' }
      const rev = await nextRevision(trx)
      await trx
        .insertInto('contacts')
        .values({ owner_id, im_id, relation_type: FRIEND, ...plain, rev })
        .execute()
    }
}

/** Writes a group called `Group ID`; the first member owns it. */
export async function writeBareGroup(
  trx: Trx,
  id: string,
  members: readonly string[],
  now: number,
): Promise<void> {
  const plain = { avatar: '', no_speaking: 0 as const, public_group: 1 as const, rev: 0 }
  await trx
    .insertInto('groups')
    .values({ id, title: `Group ${id}`, owner_id: members[0] ?? '', ...plain })
    .execute()
  for (const [index, im_id] of members.entries()) {
    const role = index === 0 ? 'owner' : 'member'
    await trx
      .insertInto('group_members')
      .values({ group_id: id, im_id, role, memo: '', no_speaking: 0, joined_at: now })
      .execute()
    await openView(trx, im_id, { isGroup: true, id }, now)
  }
}
