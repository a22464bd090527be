/**
 * Whom a company knows: a seeker who applied for one of its jobs, or who wrote to one of its recruiters, be it an answer or a
 * resume that they sent. To have been written to is not enough, nor is a message that was taken back.
 */
import type { Db } from '../db/tables'

export type Known = 'applied' | 'talked'

/** Lines of a conversation that nobody said. */
const UNSAID = ['tip', 'withdraw']

/** Accounts of those who applied for a job of the company. */
const applicants = (db: Db, companyId: number) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .select('accounts.id')
    .distinct()
    .where('jobs.company_id', '=', companyId)

/** Accounts of those who wrote to one of its recruiters, each other among them. */
const writers = (db: Db, companyId: number) =>
  db
    .selectFrom('messages')
    .innerJoin('accounts', 'accounts.im_id', 'messages.sender_id')
    .select('accounts.id')
    .distinct()
    .where('messages.is_group', '=', 0)
    .where('messages.target_id', 'in', (recruiters) =>
      recruiters
        .selectFrom('recruiters')
        .innerJoin('accounts as own', 'own.id', 'recruiters.account_id')
        .select('own.im_id')
        .where('recruiters.company_id', '=', companyId),
    )
    .where('messages.type', 'not in', UNSAID)
    .where('messages.withdrawn_at', 'is', null)

/** Accounts of all whom a company knows, as a query. */
export const knownTo = (db: Db, companyId: number) => applicants(db, companyId).union(writers(db, companyId))

/** Of these accounts those that the company knows, and how. */
export async function knownAmong(
  db: Db,
  companyId: number,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  if (accountIds.length === 0) return new Map()
  const wrote = await writers(db, companyId).where('accounts.id', 'in', accountIds).execute()
  const applied = await applicants(db, companyId).where('accounts.id', 'in', accountIds).execute()
  return new Map([
    ...wrote.map(({ id }): [string, Known] => [id, 'talked']),
    ...applied.map(({ id }): [string, Known] => [id, 'applied']),
  ])
}

/** Whether a company may see name, picture and contact of a seeker. */
export const isKnown = async (db: Db, companyId: number, accountId: string): Promise<boolean> =>
  (await knownAmong(db, companyId, [accountId])).has(accountId)
