/** What is left of a person in reports and in what reviewers decide: no word of theirs, and no name. */
import type { Account, Db, Trx } from '../db/tables'
import type { GivenRow } from './entry'

/** Without the name of who decided. */
export const ownDecisions = (db: Db, { id }: Account): Promise<readonly GivenRow[]> =>
  db
    .selectFrom('review_decisions')
    .select(['kind', 'target_id', 'version', 'decision', 'reason', 'text', 'decided_at'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()

export async function eraseDecisions(trx: Trx, { id, im_id }: Account): Promise<void> {
  await trx.deleteFrom('review_decisions').where('account_id', '=', id).execute()
  await trx.updateTable('review_decisions').set({ reviewer_id: '' }).where('reviewer_id', '=', id).execute()
  // What a reviewer wrote of them; the decision itself stays, or what was reported would wait again.
  for (const kind of ['person', 'message'] as const)
    await trx
      .updateTable('review_decisions')
      .set({ text: '' })
      .where('kind', '=', kind)
      .where('target_id', 'in', ({ selectFrom }) =>
        selectFrom('reports').select('target_id').where('kind', '=', kind).where('person_id', '=', im_id),
      )
      .execute()
}

export const forgetReporter = (trx: Trx, { id }: Account) =>
  trx.updateTable('reports').set({ account_id: '', text: '' }).where('account_id', '=', id).execute()

/** What a reviewer was brought of what they wrote, whoever reported it. */
export const eraseReported = (trx: Trx, { im_id }: Account) =>
  trx.updateTable('report_messages').set({ text: '' }).where('sender_id', '=', im_id).execute()
