/** How much a seeker has of what. */
import type { Account, Db } from '../db/tables'
import { listApplications } from './applications'
import { listFollowedEmployers, listFollowedJobs } from './favourites'
import { listInvitations } from './invitations'
import { listLetters } from './letters'
import { listSearches } from './searches'
import { listViewers } from './viewers'

/** Only the number of all is wanted. */
const ONE = { page: 1, size: 1 }

/** Of the applications that the seeker keeps, those that the employer opened. */
async function countViewed(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('is_hidden', '=', 0)
    .where('viewed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Counted as the lists do, so that a number and its list never differ. */
export async function countOwn(db: Db, account: Account, now: number) {
  const accountId = account.id
  const [applied, interviews, savedJobs, savedCompanies, viewers] = await Promise.all([
    listApplications(db, accountId, 'applied', ONE, now),
    listApplications(db, accountId, 'interview', ONE, now),
    listFollowedJobs(db, accountId, ONE, now),
    listFollowedEmployers(db, accountId, ONE, now),
    listViewers(db, accountId, ONE),
  ])
  const [viewed, invitations, letters, alerts] = await Promise.all([
    countViewed(db, accountId),
    listInvitations(db, account, now),
    listLetters(db, accountId),
    listSearches(db, accountId),
  ])
  return {
    applied: applied.totalCount,
    viewed,
    interviews: interviews.totalCount,
    invitations: invitations.length,
    savedJobs: savedJobs.totalCount,
    savedCompanies: savedCompanies.totalCount,
    viewers: viewers.totalCount,
    letters: letters.length,
    alerts: alerts.length,
  }
}
