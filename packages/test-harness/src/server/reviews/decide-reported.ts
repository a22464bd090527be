/** What a reviewer decides about something that people reported, and who is told. */
import type { ReportDecision, ReportedKind, ReportReason } from '@sarika/portal-web/contract/reports'
import type { Trx } from '../db/tables'
import type { InboxParams } from '../inbox/inbox-texts'
import { tell } from '../inbox/tell'
import { openReports } from './reported'
import { whoIsTold } from './subject'

/** Nothing is said against anybody without a reason. */
export interface Verdict {
  readonly decision: ReportDecision
  /** "" where nothing is wrong */
  readonly reason: ReportReason | ''
  /** the reviewer's own words, as they were written; "" without */
  readonly text: string
}

/** `missing`: nothing of it is reported that nobody has decided about. `nobody`: there is nobody to warn. */
export async function decideReported(
  trx: Trx,
  kind: ReportedKind,
  targetId: number,
  verdict: Verdict,
  reviewerId: string,
  now: number,
): Promise<'decided' | 'missing' | 'nobody'> {
  const reports = await openReports(trx)
    .select('account_id')
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .execute()
  if (reports.length === 0) return 'missing'
  const accountId = await whoIsTold(trx, kind, targetId)
  if (verdict.decision === 'warn' && accountId === '') return 'nobody'
  await act(trx, kind, targetId, verdict, accountId, now)
  await trx
    .insertInto('review_decisions')
    .values({
      ...{ reviewer_id: reviewerId, account_id: '', kind, target_id: targetId, version: 0 },
      ...{ ...verdict, decided_at: now },
    })
    .execute()
  const about = kind === 'job' ? { jobId: targetId } : {}
  for (const { account_id } of reports)
    if (account_id !== '') await tell(trx, account_id, 'report-read', about, now)
  return 'decided'
}

async function act(
  trx: Trx,
  kind: ReportedKind,
  targetId: number,
  { decision, reason, text }: Verdict,
  accountId: string,
  now: number,
): Promise<void> {
  if (decision === 'keep') return
  if (decision === 'take-down') await close(trx, 'id', targetId)
  if (decision === 'stop') await close(trx, 'company_id', targetId)
  // Nobody speaks for the employer of an imported job.
  if (accountId === '') return
  const notice = NOTICES[decision === 'warn' ? kind : decision]
  await tell(trx, accountId, notice, { ...(await aboutOf(trx, kind, targetId)), reason, text }, now)
}

/** What somebody is told who is warned about each, and of what is closed. */
const NOTICES = {
  job: 'job-warned',
  employer: 'company-warned',
  person: 'person-warned',
  message: 'message-warned',
  'take-down': 'job-taken-down',
  stop: 'company-stopped',
} as const

/** Nobody applies for them any more. */
const close = (trx: Trx, by: 'id' | 'company_id', id: number) =>
  trx.updateTable('jobs').set({ is_open: 0 }).where(by, '=', id).where('is_open', '=', 1).execute()

async function aboutOf(trx: Trx, kind: ReportedKind, id: number): Promise<InboxParams> {
  if (kind === 'job') {
    const { title } = await trx
      .selectFrom('jobs')
      .select('title')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { jobId: id, jobTitle: title }
  }
  if (kind !== 'employer') return {}
  const { name } = await trx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { company: name }
}
