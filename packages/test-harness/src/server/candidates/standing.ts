/** How a company stands to seekers: what it can do about each of them next goes by it. */
import type { Db } from '../db/tables'
import { type Known, knownAmong } from './known'

export type CandidateState = 'none' | 'invited' | Known

export interface Standing {
  readonly state: CandidateState
  /** the newest application to a job of the company; null: none */
  readonly applicationId: number | null
}

const STRANGER: Standing = { state: 'none', applicationId: null }

async function invitedAmong(db: Db, companyId: number, accountIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('jobs', 'jobs.id', 'invitations.job_id')
    .select('invitations.account_id')
    .distinct()
    .where('jobs.company_id', '=', companyId)
    .where('invitations.account_id', 'in', accountIds)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

async function applicationsOf(
  db: Db,
  companyId: number,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(({ fn }) => ['applications.account_id', fn.max('applications.id').as('id')])
    .where('jobs.company_id', '=', companyId)
    .where('applications.account_id', 'in', accountIds)
    .groupBy('applications.account_id')
    .execute()
  return new Map(rows.map(({ account_id, id }) => [account_id, Number(id)]))
}

/** Of each of these accounts, in no order. */
export async function standingsOf(
  db: Db,
  companyId: number,
  accountIds: readonly string[],
): Promise<(accountId: string) => Standing> {
  if (accountIds.length === 0) return () => STRANGER
  const known = await knownAmong(db, companyId, accountIds)
  const invited = await invitedAmong(db, companyId, accountIds)
  const applications = await applicationsOf(db, companyId, accountIds)
  return (accountId) => ({
    state: known.get(accountId) ?? (invited.has(accountId) ? 'invited' : 'none'),
    applicationId: applications.get(accountId) ?? null,
  })
}
