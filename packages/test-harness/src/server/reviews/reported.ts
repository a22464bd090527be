/** What people reported, until somebody has decided about it; a later report brings it back. */
import { type ReportedKind, WORST_REASONS } from '@sarika/portal-web/contract/reports'
import { sql } from 'kysely'
import type { Db } from '../db/tables'
import type { Page } from '../jobs/job-order'
import { paged, seconds } from '../seekers/paged'

/** Reports that nobody has decided about since they came. */
export const openReports = (db: Db) =>
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
  openReports(db)
    .select(({ fn, eb }) => [
      'kind',
      'target_id',
      fn.countAll<number>().as('count'),
      fn.min('reported_at').as('oldest'),
      fn.max(eb.case().when('reason', 'in', WORST_REASONS).then(1).else(0).end()).as('is_worst'),
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

interface Named {
  readonly title: string
  readonly company: string
}

/** What it is called, and whose it is; a person and a message by the name of who it is about. */
const READ_NAMES: Readonly<
  Record<ReportedKind, (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, Named>>>
> = {
  async job(db, ids) {
    const rows = await db
      .selectFrom('jobs')
      .leftJoin('companies', 'companies.id', 'jobs.company_id')
      .select(['jobs.id', 'jobs.title', 'companies.name as company'])
      .where('jobs.id', 'in', ids)
      .execute()
    return new Map(rows.map(({ id, title, company }) => [id, { title, company: company ?? '' }]))
  },
  async employer(db, ids) {
    const rows = await db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, name }) => [id, { title: name, company: name }]))
  },
  async person(db, ids) {
    const rows = await db
      .selectFrom('accounts')
      .select(['im_id', 'nickname', 'company'])
      .where('im_id', 'in', ids.map(String))
      .execute()
    return new Map(rows.map(({ im_id, nickname, company }) => [Number(im_id), { title: nickname, company }]))
  },
  async message(db, ids) {
    const rows = await db
      .selectFrom('reports')
      .innerJoin('accounts', 'accounts.im_id', 'reports.person_id')
      .select(['target_id', 'nickname', 'company'])
      .where('reports.kind', '=', 'message')
      .where('target_id', 'in', ids)
      .execute()
    return new Map(rows.map(({ target_id, nickname, company }) => [target_id, { title: nickname, company }]))
  },
}

/** Of one kind, by id; what is gone is called "". */
export const readNames = async (db: Db, kind: ReportedKind, ids: readonly number[]) =>
  ids.length === 0 ? new Map<number, Named>() : READ_NAMES[kind](db, ids)

/** Those that most people reported first; of as many, those that may cost somebody money. */
export async function listReported(db: Db, page: Page) {
  const { waiting } = await countReported(db)
  const rows = await targets(db)
    .orderBy(sql.ref('count'), 'desc')
    .orderBy(sql.ref('is_worst'), 'desc')
    .orderBy(sql.ref('oldest'))
    .orderBy('kind')
    .orderBy('target_id')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute()
  const idsOf = (kind: ReportedKind) =>
    rows.filter((row) => row.kind === kind).map(({ target_id }) => target_id)
  const names = new Map<ReportedKind, ReadonlyMap<number, Named>>()
  for (const kind of new Set(rows.map((row) => row.kind)))
    names.set(kind, await readNames(db, kind, idsOf(kind)))
  const said =
    rows.length === 0
      ? []
      : await openReports(db)
          .select(['kind', 'target_id', 'reason'])
          .where(
            'target_id',
            'in',
            rows.map(({ target_id }) => target_id),
          )
          .orderBy('updated_at')
          .orderBy('reports.id')
          .execute()
  const result = rows.map((row) => {
    const own = said.filter(({ kind, target_id }) => kind === row.kind && target_id === row.target_id)
    const named = names.get(row.kind)?.get(row.target_id)
    return {
      kind: row.kind,
      targetId: row.target_id,
      title: named?.title ?? '',
      company: named?.company ?? '',
      count: row.count,
      reasons: [...new Set(own.map(({ reason }) => reason))],
      oldestAt: seconds(row.oldest),
    }
  })
  return paged(result, waiting, page)
}
