// A deletion waits: it begins, can be stopped for 14 days, and then everything is erased.
//
//   begin   every login ends, a recruiter takes over the company or its jobs are paused, deletion_at is set     POST /users/me/deletion
//   stop    the jobs are open again, deletion_at is null                          POST /users/me/deletion/stop
//   due     eraseAll                                                              at the start of a server, then hourly

import { revokeOtherLogins } from '../accounts/logins'
import type { Backend } from '../backend'
import { forgetOldCalls } from '../calls/call'
import { endCallsOf } from '../calls/over'
import type { Account, Trx } from '../db/tables'
import { forgetPapers } from '../hiring/company-images'
import { stepBack } from '../hiring/team'
import { DELETION_WAIT_MS } from '../limits'
import { eraseAll } from './erase'

const ownCompanies = (trx: Trx, accountId: string) =>
  trx.selectFrom('companies').select('id').where('account_id', '=', accountId)

/** Answers when it is erased, which logins have ended, and what others are told. Asked again it keeps its day. */
export async function beginDeletion(trx: Trx, accountId: string, now: number) {
  const { deletion_at, im_id } = await trx
    .selectFrom('accounts')
    .select(['deletion_at', 'im_id'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const deletionAt = deletion_at ?? now + DELETION_WAIT_MS
  await trx.updateTable('accounts').set({ deletion_at: deletionAt }).where('id', '=', accountId).execute()
  await stepBack(trx, accountId)
  await trx
    .updateTable('jobs')
    .set({ is_open: 0, is_paused: 1 })
    .where('company_id', 'in', ownCompanies(trx, accountId))
    .where('is_open', '=', 1)
    .execute()
  const notices = await endCallsOf(trx, im_id, now)
  return { deletionAt, notices, ended: await revokeOtherLogins(trx, accountId, null, now) }
}

/** Of an account that nobody deletes it changes nothing. */
export async function stopDeletion(trx: Trx, accountId: string): Promise<void> {
  await trx.updateTable('accounts').set({ deletion_at: null }).where('id', '=', accountId).execute()
  await trx
    .updateTable('jobs')
    .set({ is_open: 1, is_paused: 0 })
    .where('company_id', 'in', ownCompanies(trx, accountId))
    .where('is_paused', '=', 1)
    .execute()
}

const findDue = (trx: Trx, id: string, now: number): Promise<Account | undefined> =>
  trx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('deletion_at', '<=', now)
    .executeTakeFirst()

/** Erases the accounts whose 14 days are over, papers of companies that were decided long ago, and old calls. */
export async function eraseDue({ db, writes, hub, files, clock }: Backend): Promise<void> {
  await writes.run((trx) => forgetPapers(trx, clock()))
  await writes.run((trx) => forgetOldCalls(trx, clock()))
  const due = await db.selectFrom('accounts').select('id').where('deletion_at', '<=', clock()).execute()
  for (const { id } of due) {
    const done = await writes.run(async (trx) => {
      // Unless it was kept in this moment.
      const account = await findDue(trx, id, clock())
      return account ? eraseAll(trx, account, clock()) : null
    })
    if (done === null) continue
    hub.revoke((session) => done.ended.has(session.who.loginId), 'invalid_account')
    hub.notify(done.notices)
    await files.removeBytes(done.files)
  }
}
