import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db, Tables, Trx } from '../db/tables'
import type { Page } from '../jobs/job-order'
import { paged, seconds } from './paged'

/** How an employer came to a resume: something sent, a link that was shared, or the list of candidates. */
export type How = 'application' | 'link' | 'candidate'

interface Look {
  /** whose resume it is */
  readonly accountId: string
  readonly resumeId: number
  readonly companyId: number
  readonly how: How
}

/** An employer has read a resume; of each company the last time is kept. */
export const noteLook = (trx: Trx, { accountId, resumeId, companyId, how }: Look, now: number) =>
  trx
    .insertInto('resume_views')
    .values({ account_id: accountId, company_id: companyId, resume_id: resumeId, viewed_at: now, how })
    .onConflict((c) =>
      c.columns(['account_id', 'resume_id', 'company_id']).doUpdateSet({ viewed_at: now, how }),
    )
    .execute()

/** Nothing else of the account's did the employer see since. */
function isLast(views: ExpressionBuilder<Tables, 'resume_views'>): Expression<SqlBool> {
  const later = views
    .selectFrom('resume_views as later')
    .select('later.company_id')
    .whereRef('later.account_id', '=', 'resume_views.account_id')
    .whereRef('later.company_id', '=', 'resume_views.company_id')
    .where(({ and, eb, or }) =>
      or([
        eb('later.viewed_at', '>', views.ref('resume_views.viewed_at')),
        and([
          eb('later.viewed_at', '=', views.ref('resume_views.viewed_at')),
          eb('later.resume_id', '>', views.ref('resume_views.resume_id')),
        ]),
      ]),
    )
  return views.not(views.exists(later))
}

/** Employers that read a resume or an application of the account's, each once, the last one first; with `resumeId` of that resume alone. */
export async function listViewers(db: Db, accountId: string, page: Page, resumeId?: number) {
  const all = db.selectFrom('resume_views').where('resume_views.account_id', '=', accountId)
  const own = resumeId === undefined ? all.where(isLast) : all.where('resume_views.resume_id', '=', resumeId)
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .innerJoin('companies', 'companies.id', 'resume_views.company_id')
    .leftJoin('resumes', 'resumes.id', 'resume_views.resume_id')
    .select([
      'companies.id',
      'companies.name',
      'companies.scale_id',
      'companies.industry_id',
      'companies.is_verified',
      'companies.logo',
      'resume_views.viewed_at',
      'resume_views.how',
      'resumes.id as resume_id',
      'resumes.name as resume_name',
    ])
    .orderBy('viewed_at', 'desc')
    .orderBy('companies.id')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute()
  const result = rows.map((row) => ({
    employer: {
      id: row.id,
      name: row.name,
      scale: row.scale_id,
      industrialId: row.industry_id,
      isVerified: row.is_verified === 1,
      logo: row.logo || null,
    },
    resumeId: row.resume_id,
    resumeName: row.resume_name,
    viewedAt: seconds(row.viewed_at),
    how: row.how,
  }))
  return paged(result, total, page)
}
