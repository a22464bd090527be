// candidates/ is how employers find people who want to be found.
//
//   visible.ts   which resumes are among candidates: asked each time, so hiding one counts at once
//   known.ts     whom a company knows: those have a name, a picture and a chat; everybody else has none
//
// A resume is hidden until its owner shows it. See docs/decisions/0096-who-is-among-candidates.md.

import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../db/tables'

/**
 * Resumes that employers find: something of them is approved, their owner shows them (privacy level 0), and the owner's account
 * goes on. Where `resumes` is selected from.
 */
export const isVisible = (): Expression<SqlBool> =>
  sql<SqlBool>`resumes.approved_at is not null and resumes.privacy_level = 0 and resumes.account_id in
    (select id from accounts where kind = 'seeker' and deletion_at is null)`

/** Resumes of an account that employers find, the default one first. */
export async function ownVisible(db: Db, accountId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('resumes')
    .select('resumes.id')
    .where('resumes.account_id', '=', accountId)
    .where(isVisible())
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** One that employers find, with its approved text as JSON; undefined: there is none, or it is hidden. */
export const findVisible = (db: Db, resumeId: number) =>
  db
    .selectFrom('resumes')
    .select(['resumes.id', 'resumes.account_id', 'resumes.approved', 'resumes.approved_at'])
    .where('resumes.id', '=', resumeId)
    .where(isVisible())
    .executeTakeFirst()
