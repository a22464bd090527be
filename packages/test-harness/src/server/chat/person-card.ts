import type { Db } from '../db/tables'
import { listKnown } from './people'

/** More groups than this are not named. */
const MAX_GROUPS = 20

/** Somebody as their profile in the chat shows them. */
export interface PersonCard {
  imId: string
  name: string
  avatar: string
  /** The company that they act for; null = none. */
  company: { id: number; name: string } | null
  /** Groups that both are in, as the caller may see. */
  groups: { id: string; name: string }[]
}

/** A person whom the caller knows; undefined = nobody, or a stranger. */
export async function readPersonCard(
  db: Db,
  me: string,
  imId: string,
  now: number,
): Promise<PersonCard | undefined> {
  const [person] = await listKnown(db, me, [imId], now)
  if (person === undefined) return undefined
  const company = await db
    .selectFrom('recruiters')
    .innerJoin('accounts', 'accounts.id', 'recruiters.account_id')
    .innerJoin('companies', 'companies.id', 'recruiters.company_id')
    .select(['companies.id', 'companies.name'])
    .where('accounts.im_id', '=', imId)
    .executeTakeFirst()
  return {
    imId,
    name: person.nickname,
    avatar: person.avatar,
    company: company ?? null,
    groups: imId === me ? [] : await listShared(db, me, imId),
  }
}

/** Where members do not see each other, one of the two must run the group. */
const listShared = (db: Db, me: string, imId: string) =>
  db
    .selectFrom('groups')
    .innerJoin('group_members as mine', 'mine.group_id', 'groups.id')
    .innerJoin('group_members as theirs', 'theirs.group_id', 'groups.id')
    .select(['groups.id', 'groups.title as name'])
    .where('mine.im_id', '=', me)
    .where('theirs.im_id', '=', imId)
    .where(({ or, eb }) =>
      or([eb('member_visible', '=', 1), eb('mine.role', '<>', 'member'), eb('theirs.role', '<>', 'member')]),
    )
    .orderBy('groups.id')
    .limit(MAX_GROUPS)
    .execute()
