// reviews/ is what a reviewer reads and decides: resumes that were submitted, and jobs and employers that people reported.
//
//   resumes.submitted  > list, one (this file)  > decide (seekers/resume-review.ts)  > the owner's inbox
//   reports            > list, decide (reported.ts)                                  > the employer's inbox
//
// A decision names the version that was read: of one that was replaced meanwhile it changes nothing.

import type { Db, Trx } from '../db/tables'
import { countWaiting } from '../hiring/company-review'
import { dayOf, startOf } from '../jobs/days'
import type { Page } from '../jobs/job-order'
import { paged, seconds } from '../seekers/paged'
import { type Content, changedParts, readContent } from '../seekers/resume-content'
import { type Decision, decide } from '../seekers/resume-review'
import { marksOf } from './marks'
import { countReported } from './reported'

const waiting = (db: Db) => db.selectFrom('resumes').where('resumes.status', '=', 'submitted')

/** How much waits, since when, and what was decided today in Cambodia. */
export async function readQueue(db: Db, now: number) {
  const resumes = await waiting(db)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('submitted_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  const { decided } = await db
    .selectFrom('review_decisions')
    .select(({ fn }) => fn.countAll<number>().as('decided'))
    .where('decided_at', '>=', startOf(dayOf(now)))
    .where('reviewer_id', '<>', '')
    .executeTakeFirstOrThrow()
  return {
    resumes: {
      waiting: resumes.count,
      oldestAt: resumes.oldest === null ? null : seconds(resumes.oldest),
    },
    companies: await countWaiting(db),
    reports: await countReported(db),
    decidedToday: decided,
  }
}

const submittedOf = (text: string): Content => {
  const content = readContent(text)
  if (!content) throw new Error('a resume that waits for a reviewer has nothing submitted')
  return content
}

/** What its writer calls themselves in it; "": nothing. */
const nameIn = ({ profile }: Content): string => (profile ? `${profile.firstName} ${profile.lastName}` : '')

/** That which waits longest first. */
export async function listWaiting(db: Db, page: Page) {
  const { total } = await waiting(db)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await waiting(db)
    .innerJoin('accounts', 'accounts.id', 'resumes.account_id')
    .select(['resumes.id', 'resumes.name', 'submitted', 'submitted_at', 'approved_at', 'accounts.nickname'])
    .select(({ exists, selectFrom, val }) =>
      exists(
        selectFrom('review_decisions')
          .select(val(1).as('one'))
          .whereRef('review_decisions.target_id', '=', 'resumes.id')
          .where('review_decisions.kind', '=', 'resume')
          .where('review_decisions.decision', '=', 'refuse'),
      ).as('is_again'),
    )
    .orderBy('submitted_at')
    .orderBy('resumes.id')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute()
  const result = rows.map((row) => ({
    id: row.id,
    ownerName: nameIn(submittedOf(row.submitted)) || row.nickname,
    name: row.name,
    submitTime: seconds(row.submitted_at ?? 0),
    isAgain: Boolean(row.is_again),
    isFirst: row.approved_at === null,
    marks: marksOf(submittedOf(row.submitted)).length,
  }))
  return paged(result, total, page)
}

/** What is known of whoever wrote it. */
async function readOwner(db: Db, accountId: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['nickname', 'language', 'created_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const decisions = await db
    .selectFrom('review_decisions')
    .select(({ fn }) => ['decision', fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'resume')
    .groupBy('decision')
    .execute()
  const { applications } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('applications'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const countOf = (decision: string) => decisions.find((one) => one.decision === decision)?.count ?? 0
  return {
    name: account.nickname,
    language: account.language,
    memberSince: seconds(account.created_at),
    approvedBefore: countOf('approve'),
    applications,
    refusals: countOf('refuse'),
  }
}

/** One that waits; undefined: there is none. */
export async function readWaiting(db: Db, id: number) {
  const row = await waiting(db).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const content = submittedOf(row.submitted)
  const approved = readContent(row.approved) ?? null
  const owner = await readOwner(db, row.account_id)
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    submitTime: seconds(row.submitted_at ?? 0),
    content,
    approved,
    changed: approved === null ? [] : changedParts(content, approved),
    marks: marksOf(content),
    owner: { ...owner, name: nameIn(content) || owner.name },
  }
}

/** `changed`: another version is there, or somebody has decided. */
export async function decideAbout(
  trx: Trx,
  id: number,
  version: number,
  decision: Decision,
  reviewerId: string,
  now: number,
): Promise<'decided' | 'missing' | 'changed'> {
  const row = await trx
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', id)
    .where('version', '>', 0)
    .executeTakeFirst()
  if (!row) return 'missing'
  if (row.status !== 'submitted' || row.version !== version) return 'changed'
  await decide(trx, row, decision, reviewerId, now)
  return 'decided'
}
