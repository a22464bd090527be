/** Pictures in resumes: photos and certificates. One that nothing names any more goes, an hour after it came. */
import { createHash } from 'node:crypto'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Account, Db, Tables, Trx } from '../db/tables'
import { companiesFor } from '../hiring/recruiters'
import { MAX_RESUME_IMAGES, UNNAMED_IMAGE_MS } from '../limits'

export interface NewImage {
  readonly type: string
  readonly width: number
  readonly height: number
  readonly content: Buffer
}

/** The same picture of the same person has the same id: to send it again makes no second one. */
const idOf = (accountId: string, content: Buffer): string =>
  createHash('sha256').update(`${accountId}\n`).update(content).digest('hex').slice(0, 32)

/** Null: there are as many as may be. */
export async function addImage(
  trx: Trx,
  accountId: string,
  image: NewImage,
  now: number,
): Promise<string | null> {
  await forgetUnnamed(trx, accountId, now)
  const id = idOf(accountId, image.content)
  const own = await trx.selectFrom('resume_images').select('id').where('account_id', '=', accountId).execute()
  if (own.length >= MAX_RESUME_IMAGES && !own.some((one) => one.id === id)) return null
  await trx
    .insertInto('resume_images')
    .values({ id, account_id: accountId, ...image, created_at: now })
    .onConflict((c) => c.column('id').doUpdateSet({ created_at: now }))
    .execute()
  return id
}

/** "" is no picture, and nobody's to miss. */
export async function hasImage(db: Db, accountId: string, id: string): Promise<boolean> {
  if (id === '') return true
  const found = await db
    .selectFrom('resume_images')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

type Images = ExpressionBuilder<Tables, 'resume_images'>

/** Whether a text of JSON names the picture: an id is hexadecimal, so it stands for itself in a pattern. */
const names = (text: string): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(text)} like ('%"' || resume_images.id || '"%')`

const inApplications = ({ selectFrom }: Images) =>
  selectFrom('applications')
    .select('applications.id')
    .whereRef('applications.account_id', '=', 'resume_images.account_id')
    .where(names('applications.resume'))

/** For its owner, for reviewers, and for employers that got it with an application. */
export async function findImage(db: Db, { id: readerId, kind }: Account, id: string) {
  let found = db.selectFrom('resume_images').select(['type', 'content']).where('resume_images.id', '=', id)
  if (kind === 'seeker') found = found.where('resume_images.account_id', '=', readerId)
  if (kind === 'employer')
    found = found.where((eb) =>
      eb.exists(
        inApplications(eb)
          .innerJoin('jobs', 'jobs.id', 'applications.job_id')
          .where('jobs.company_id', 'in', companiesFor(db, readerId)),
      ),
    )
  const row = await found.executeTakeFirst()
  if (!row) return undefined
  const content = row.content instanceof ArrayBuffer ? Buffer.from(row.content) : row.content
  return { type: row.type, content }
}

/** Removes pictures of an account that no resume, no submission and no application has. */
export async function forgetUnnamed(trx: Trx, accountId: string, now: number): Promise<void> {
  await trx
    .deleteFrom('resume_images')
    .where('account_id', '=', accountId)
    .where('created_at', '<', now - UNNAMED_IMAGE_MS)
    .where((eb) => {
      const own = eb
        .selectFrom('resumes')
        .select('resumes.id')
        .whereRef('resumes.account_id', '=', 'resume_images.account_id')
      const inResumes = own.where(({ or }) =>
        or(['resumes.profile', 'resumes.submitted', 'resumes.approved'].map(names)),
      )
      const inEntries = own
        .innerJoin('resume_items', 'resume_items.resume_id', 'resumes.id')
        .where('resume_items.section', '=', 'qualifications')
        .where(names('resume_items.content'))
      return eb.and([inResumes, inEntries, inApplications(eb)].map((one) => eb.not(eb.exists(one))))
    })
    .execute()
}
