/** How a resume becomes one that employers see: submitted by its owner, approved or sent back by a reviewer or by the rule. */
import { type REFUSALS, SUBMIT_NEEDS } from '@sarika/portal-web/contract/resume'
import { writeCandidate } from '../candidates/write-candidate'
import type { Trx } from '../db/tables'
import { tell } from '../inbox/tell'
import { isSame, partsOfContent, type ResumeRow, readContent, readContents } from './resume-content'
import { forgetUnnamed } from './resume-images'
import { findRow } from './resumes'

/** Who reads a resume first: people, or nobody, so that it is approved when it is submitted. */
export type ReviewPolicy = 'by-people' | 'at-once'

export type Decision =
  | { readonly decision: 'approve' }
  | { readonly decision: 'refuse'; readonly reason: (typeof REFUSALS)[number]; readonly text: string }

export type Submitted =
  | { readonly kind: 'submitted' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'incomplete'; readonly parts: readonly string[] }

/** Keeps a copy of what stands there as the next version. What waits already, or is approved, and is the same stays as it is. */
export async function submitResume(
  trx: Trx,
  accountId: string,
  id: number,
  policy: ReviewPolicy,
  now: number,
): Promise<Submitted> {
  const row = await findRow(trx, accountId, id)
  if (!row) return { kind: 'missing' }
  const content = (await readContents(trx, accountId, [row]))(row)
  const has = partsOfContent(content)
  const parts = SUBMIT_NEEDS.filter((part) => !has[part])
  if (parts.length > 0) return { kind: 'incomplete', parts }
  const before = readContent(row.submitted)
  const isAsBefore = before !== undefined && isSame(before, content)
  if (isAsBefore && (row.status === 'submitted' || row.status === 'approved')) return { kind: 'submitted' }
  const next = {
    status: 'submitted' as const,
    version: row.version + 1,
    submitted: JSON.stringify(content),
    submitted_at: now,
    refusal: '',
  }
  await trx.updateTable('resumes').set(next).where('id', '=', id).execute()
  await tell(trx, accountId, 'resume-submitted', { resumeId: id, resume: row.name }, now)
  if (policy === 'at-once') await decide(trx, { ...row, ...next }, { decision: 'approve' }, '', now)
  return { kind: 'submitted' }
}

/** About what was submitted last, which waits. `reviewerId`: "" is the rule of the deployment. */
export async function decide(
  trx: Trx,
  row: ResumeRow,
  decision: Decision,
  reviewerId: string,
  now: number,
): Promise<void> {
  const { reason, text } = decision.decision === 'refuse' ? decision : { reason: '', text: '' }
  const change =
    decision.decision === 'approve'
      ? { status: 'approved' as const, approved: row.submitted, approved_at: now }
      : { status: 'rejected' as const, refusal: JSON.stringify({ reason, text }) }
  await trx.updateTable('resumes').set(change).where('id', '=', row.id).execute()
  const approved = decision.decision === 'approve' ? readContent(row.submitted) : undefined
  if (approved) await writeCandidate(trx, row.id, row.account_id, approved)
  await trx
    .insertInto('review_decisions')
    .values({
      ...{ reviewer_id: reviewerId, account_id: row.account_id, kind: 'resume', target_id: row.id },
      ...{ version: row.version, decision: decision.decision, reason, text, decided_at: now },
    })
    .execute()
  const about = { resumeId: row.id, resume: row.name }
  if (decision.decision === 'approve') await tell(trx, row.account_id, 'resume-approved', about, now)
  else await tell(trx, row.account_id, 'resume-refused', { ...about, reason: decision.reason, text }, now)
  await forgetUnnamed(trx, row.account_id, now)
}
