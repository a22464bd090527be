// hiring/ is the employer's side: who acts for a company, what they write of those who applied, and what both sides are told.
//
//   recruiters.ts   account > company: the only way anything asks whose a job or an application is
//
// Every recruiter of a company reads and acts on all its jobs and applications; the page, the team and who answers are the
// owner's. See docs/decisions/0086-who-acts-for-a-company.md.

import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../db/tables'
import type { RecruiterRole } from '../db/tables-hiring'

/** Where an account acts, e.g. `{ id: 3, role: 'owner' }`. */
export interface Place {
  readonly id: number
  readonly role: RecruiterRole
}

/** Undefined: it acts for no company, or not any more. */
export async function placeOf(db: Db, accountId: string): Promise<Place | undefined> {
  const row = await db
    .selectFrom('recruiters')
    .select(['company_id', 'role'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { id: row.company_id, role: row.role }
}

/** Companies that the account acts for, as a subquery. */
export const companiesFor = (db: Db, accountId: string) =>
  db.selectFrom('recruiters').select('recruiters.company_id').where('recruiters.account_id', '=', accountId)

/** The account that answers for a job, where `jobs` and `companies` are joined: the recruiter it was given to, or the owner. */
export const answererId = (): RawBuilder<string> =>
  sql<string>`case when jobs.recruiter_id = '' then coalesce(companies.account_id, '') else jobs.recruiter_id end`

/** Accounts of all who act for a company. */
export async function recruitersOf(db: Db, companyId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('recruiters')
    .select('account_id')
    .where('company_id', '=', companyId)
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** Whoever has the account of a company is its owner; those who are already stay. */
export async function makeOwners(trx: Trx, now: number): Promise<void> {
  await sql`
    insert into recruiters (account_id, company_id, role, joined_at)
    select account_id, min(id), 'owner', ${sql.lit(now)} from companies
    where account_id <> '' and account_id not in (select account_id from recruiters)
    group by account_id
  `.execute(trx)
}
