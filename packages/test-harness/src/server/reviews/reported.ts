/** Jobs and employers that people reported, until somebody has decided about them; a later report brings them back. */
import { sql } from 'kysely'
import type { Db, Trx } from '../db/tables'
import { tell } from '../inbox/tell'
import type { Page } from '../jobs/job-order'
import type { ReportedKind } from '../jobs/reports'
import { paged, seconds } from '../seekers/paged'

export type ReportDecision = 'keep' | 'take-down'

/** Reports that nobody has decided about since they came. */
const open = (db: Db) =>
  db
    .selectFrom('reports')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_decisions')
            .select('review_decisions.id')
            .whereRef('review_decisions.kind', '=', 'reports.kind')
            .whereRef('review_decisions.target_id', '=', 'reports.target_id')
            .whereRef('review_decisions.decided_at', '>=', 'reports.updated_at'),
        ),
      ),
    )

const targets = (db: Db) =>
  open(db)
    .select(({ fn }) => [
      'kind',
      'target_id',
      fn.countAll<number>().as('count'),
      fn.min('reported_at').as('oldest'),
    ])
    .groupBy(['kind', 'target_id'])

export async function countReported(db: Db) {
  const { waiting, oldest } = await db
    .selectFrom(targets(db).as('targets'))
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<number | null>('targets.oldest').as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting, oldestAt: oldest === null ? null : seconds(oldest) }
}

/** What it is called, and whose it is. */
async function readNames(db: Db, kind: ReportedKind, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows =
    kind === 'job'
      ? await db
          .selectFrom('jobs')
          .leftJoin('companies', 'companies.id', 'jobs.company_id')
          .select(['jobs.id', 'jobs.title', 'companies.name as company'])
          .where('jobs.id', 'in', ids)
          .execute()
      : await db
          .selectFrom('companies')
          .select(['id', 'name as title', 'name as company'])
          .where('id', 'in', ids)
          .execute()
  return new Map(rows.map(({ id, title, company }) => [id, { title, company: company ?? '' }]))
}

/** Those that most people reported first. */
export async function listReported(db: Db, page: Page) {
  const { waiting } = await countReported(db)
  const rows = await targets(db)
    .orderBy(sql.ref('count'), 'desc')
    .orderBy(sql.ref('oldest'))
    .orderBy('kind')
    .orderBy('target_id')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute()
  const idsOf = (kind: ReportedKind) =>
    rows.filter((row) => row.kind === kind).map(({ target_id }) => target_id)
  const names = {
    job: await readNames(db, 'job', idsOf('job')),
    employer: await readNames(db, 'employer', idsOf('employer')),
  }
  const said =
    rows.length === 0
      ? []
      : await open(db)
          .select(['kind', 'target_id', 'reason', 'text', 'updated_at'])
          .where('target_id', 'in', [...idsOf('job'), ...idsOf('employer')])
          .orderBy('updated_at')
          .orderBy('reports.id')
          .execute()
  const result = rows.map((row) => {
    const own = said.filter(({ kind, target_id }) => kind === row.kind && target_id === row.target_id)
    return {
      kind: row.kind,
      targetId: row.target_id,
      title: names[row.kind].get(row.target_id)?.title ?? '',
      company: names[row.kind].get(row.target_id)?.company ?? '',
      count: row.count,
      reasons: [...new Set(own.map(({ reason }) => reason))],
      oldestAt: seconds(row.oldest),
      texts: own
        .filter(({ text }) => text !== '')
        .map(({ reason, text, updated_at }) => ({ reason, text, at: seconds(updated_at) })),
    }
  })
  return paged(result, waiting, page)
}

/** Nobody applies for it any more, and its employer is told why. */
async function takeDown(trx: Trx, jobId: number, now: number): Promise<void> {
  const job = await trx
    .updateTable('jobs')
    .set({ is_open: 0 })
    .where('id', '=', jobId)
    .returning(['title', 'company_id'])
    .executeTakeFirstOrThrow()
  const company = await trx
    .selectFrom('companies')
    .select(['account_id', 'name'])
    .where('id', '=', job.company_id)
    .executeTakeFirst()
  // Nobody speaks for the employer of an imported job.
  if (!company || company.account_id === '') return
  const about = { jobId, jobTitle: job.title, company: company.name }
  await tell(trx, company.account_id, 'job-taken-down', about, now)
}

/** `missing`: nothing of it is reported that nobody has decided about. */
export async function decideReported(
  trx: Trx,
  kind: ReportedKind,
  targetId: number,
  decision: ReportDecision,
  reviewerId: string,
  now: number,
): Promise<'decided' | 'missing'> {
  const reported = await open(trx)
    .select('reports.id')
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .executeTakeFirst()
  if (!reported) return 'missing'
  if (decision === 'take-down') await takeDown(trx, targetId, now)
  await trx
    .insertInto('review_decisions')
    .values({
      ...{ reviewer_id: reviewerId, account_id: '', kind, target_id: targetId, version: 0 },
      ...{ decision, reason: '', text: '', decided_at: now },
    })
    .execute()
  return 'decided'
}
