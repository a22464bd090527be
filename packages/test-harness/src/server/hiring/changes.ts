/** Every change of an application passes here: it is numbered, kept in its history, and told to both sides. */
import { type AddressedNotice, storeNotices } from '../chat/notices'
import type { Trx } from '../db/tables'
import { recruitersOf } from './recruiters'

/** What can happen to an application; `moved`: to another column of the board. */
export type EventKind =
  | 'applied'
  | 'viewed'
  | 'moved'
  | 'offered'
  | 'accepted'
  | 'cancelled'
  | 'proposed'
  | 'confirmed'
  | 'kept'
  | 'closed'

export interface Happened {
  readonly applicationId: number
  readonly kind: EventKind
  /** the account that did it */
  readonly by: string
  /** of `moved` the stage, of an interview its time in ms */
  readonly detail?: string
}

/** What came of a deed, and what is to be told after its commit. */
export interface Told<Outcome> {
  readonly outcome: Outcome
  readonly notices: readonly AddressedNotice[]
}

/** Nothing has changed. */
export const untold = <Outcome>(outcome: Outcome): Told<Outcome> => ({ outcome, notices: [] })

/** Of an application only what was told last matters to who was away. */
const SUPERSEDES = 'application_changed'

/** The im ids of whoever applied, and of all who act for the company. */
async function audienceOf(trx: Trx, applicationId: number): Promise<string[]> {
  const { account_id, company_id } = await trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.account_id', 'jobs.company_id'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const rows = await trx
    .selectFrom('accounts')
    .select('im_id')
    .where('id', 'in', [account_id, ...(await recruitersOf(trx, company_id))])
    .where('im_id', '<>', '')
    .execute()
  return rows.map(({ im_id }) => im_id)
}

/**
 * Raises the application's `rev` and stores `application_changed {id, rev}` for both sides, in the place of an earlier one.
 * What has changed is not in it: who gets it reads the application. Absent: notes, which only the company sees.
 */
export async function noteChange(
  trx: Trx,
  { applicationId, kind, by, detail = '' }: Happened,
  now: number,
): Promise<AddressedNotice[]> {
  const { rev } = await trx
    .updateTable('applications')
    .set(({ eb, ref }) => ({ rev: eb(ref('rev'), '+', 1) }))
    .where('id', '=', applicationId)
    .returning('rev')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('application_events')
    .values({ application_id: applicationId, kind, account_id: by, detail, at: now })
    .execute()
  const actor = await trx.selectFrom('accounts').select('im_id').where('id', '=', by).executeTakeFirst()
  const id = String(applicationId)
  const notice = { notice_type: SUPERSEDES, im_id: actor?.im_id ?? '', id, rev, timestamp: now }
  return storeNotices(trx, await audienceOf(trx, applicationId), notice, `${SUPERSEDES} ${id}`)
}

/** Of a demo nobody was away: what it made is in the lists. */
export const forgetToldChanges = (trx: Trx) =>
  trx.deleteFrom('notices').where('supersede_key', 'like', `${SUPERSEDES} %`).execute()
