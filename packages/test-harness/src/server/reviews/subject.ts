/** Whom a report is about: the account that is told what was decided. */
import type { ReportedKind } from '@sarika/portal-web/contract/reports'
import type { Db } from '../db/tables'
import { answererId } from '../hiring/recruiters'

async function accountOf(db: Db, imId: string): Promise<string> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('im_id', '=', imId)
    // Who is gone has no name, and reads nothing.
    .where('nickname', '!=', '')
    .executeTakeFirst()
  return row?.id ?? ''
}

/** An account's id; of a job that of who answers for it. "": nobody, e.g. of an imported job. */
export async function whoIsTold(db: Db, kind: ReportedKind, id: number): Promise<string> {
  if (kind === 'person') return accountOf(db, String(id))
  if (kind === 'message') {
    const row = await db
      .selectFrom('reports')
      .select('person_id')
      .where('kind', '=', kind)
      .where('target_id', '=', id)
      .executeTakeFirst()
    return row ? accountOf(db, row.person_id) : ''
  }
  if (kind === 'employer') {
    const row = await db.selectFrom('companies').select('account_id').where('id', '=', id).executeTakeFirst()
    return row?.account_id ?? ''
  }
  const row = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(answererId().as('answerer'))
    .where('jobs.id', '=', id)
    .executeTakeFirst()
  return row?.answerer ?? ''
}
