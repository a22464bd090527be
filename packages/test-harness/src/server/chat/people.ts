import type { Db } from '../db/tables'
import { FRIEND } from './permission'

/** A person as the chat names them. */
interface WirePerson {
  im_id: string
  nickname: string
  avatar: string
  user_type: number
  /** 1 a friend, 2 deleted; 0 no contact: oneself, or known from a group */
  relation_type: number
  extra: { company: string }
}

/**
 * Those of these people whom an account may know: itself, its contacts, and who is in a group with it. Everybody
 * else is left out like somebody who does not exist.
 */
export async function listKnown(db: Db, me: string, imIds: readonly string[]): Promise<WirePerson[]> {
  const myGroups = db.selectFrom('group_members as mine').select('mine.group_id').where('mine.im_id', '=', me)
  const companions = db
    .selectFrom('group_members as other')
    .select('other.im_id')
    .where('other.group_id', 'in', myGroups)
  const rows = await db
    .selectFrom('accounts as person')
    .leftJoin('contacts as contact', (join) =>
      join.onRef('contact.im_id', '=', 'person.im_id').on('contact.owner_id', '=', me),
    )
    .select(['person.im_id', 'nickname', 'avatar', 'user_type', 'company', 'relation_type'])
    .where('person.im_id', 'in', imIds)
    .where(({ or, eb }) =>
      or([
        eb('person.im_id', '=', me),
        eb('contact.relation_type', '=', FRIEND),
        eb('person.im_id', 'in', companions),
      ]),
    )
    .orderBy('person.im_id')
    .execute()
  return rows.map(({ company, relation_type, ...row }) => {
    return { ...row, relation_type: relation_type ?? 0, extra: { company } }
  })
}
