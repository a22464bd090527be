import type { Db } from '../db/tables'
import { FRIEND, MANAGER } from './permission'

/** Managers, whom everybody knows. */
export const managersOf = (db: Db) =>
  db.selectFrom('accounts').select('accounts.im_id').where('accounts.user_type', '=', MANAGER)

/** Who may ask for more than others at a send. */
export const isManager = async (db: Db, imId: string): Promise<boolean> =>
  (await managersOf(db).where('accounts.im_id', '=', imId).executeTakeFirst()) !== undefined

/** Who is in a group with an account, itself among them. */
export const companionsOf = (db: Db, me: string) =>
  db
    .selectFrom('group_members as other')
    .select('other.im_id')
    .where('other.group_id', 'in', ({ selectFrom }) =>
      selectFrom('group_members as mine').select('mine.group_id').where('mine.im_id', '=', me),
    )

/** Who asked an account to become a contact, and whom it asked and may know by name. */
const askersOf = (db: Db, me: string, now: number) =>
  db
    .selectFrom('add_reqs')
    .select('from_id as im_id')
    .where('to_id', '=', me)
    .where('to_until', '>', now)
    .union(
      db
        .selectFrom('add_reqs')
        .select('to_id as im_id')
        .where('from_id', '=', me)
        .where('from_until', '>', now)
        .where('is_named', '=', 1),
    )

/** Whether two people exist of whom one is a manager: neither friendship nor a block stands between them. */
export async function hasManager(db: Db, a: string, b: string): Promise<boolean> {
  const types = await db.selectFrom('accounts').select('user_type').where('im_id', 'in', [a, b]).execute()
  return types.length === 2 && types.some(({ user_type }) => user_type === MANAGER)
}

/** A person as the chat names them. */
export interface WirePerson {
  im_id: string
  nickname: string
  avatar: string
  user_type: number
  /** 1 a friend, 2 deleted; 0 no contact: oneself, known from a group or a request, or a manager */
  relation_type: number
  extra: { company: string }
}

/**
 * Those of these people whom an account may know: itself, its contacts, who is in a group with it, who asked it, whom it
 * asked, and managers. Everybody else is left out like somebody who does not exist.
 */
export async function listKnown(
  db: Db,
  me: string,
  imIds: readonly string[],
  now: number,
): Promise<WirePerson[]> {
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
        eb('person.user_type', '=', MANAGER),
        eb('contact.relation_type', '=', FRIEND),
        eb('person.im_id', 'in', companionsOf(db, me)),
        eb('person.im_id', 'in', askersOf(db, me, now)),
      ]),
    )
    .orderBy('person.im_id')
    .execute()
  return rows.map(({ company, relation_type, ...row }) => {
    return { ...row, relation_type: relation_type ?? 0, extra: { company } }
  })
}
