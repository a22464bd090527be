/** What a reviewer reads of a company, and decides: papers that were sent, the oldest first. */
import type { CompanyRefusal } from '@sarika/portal-web/contract/company'
import { readLanguage } from '../accounts/languages'
import { putMessage } from '../accounts/outbox'
import type { Db, Trx } from '../db/tables'
import { textOf } from '../inbox/inbox-texts'
import { tell } from '../inbox/tell'
import type { Page } from '../jobs/job-order'
import { paged, seconds } from '../seekers/paged'
import { findCompany, toPage } from './companies'
import { listPapers } from './company-images'

const waiting = (db: Db) => db.selectFrom('companies').where('companies.verification', '=', 'sent')

/** How many wait, and since when. */
export async function countWaiting(db: Db) {
  const { count, oldest } = await waiting(db)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number | null>('sent_at').as('oldest')])
    .executeTakeFirstOrThrow()
  return { waiting: count, oldestAt: oldest === null ? null : seconds(oldest) }
}

const refusalsOf = (db: Db, id: number) =>
  db
    .selectFrom('review_decisions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'company')
    .where('decision', '=', 'refuse')
    .where('target_id', '=', id)
    .executeTakeFirstOrThrow()

export async function listWaitingCompanies(db: Db, page: Page) {
  const { waiting: total } = await countWaiting(db)
  const rows = await waiting(db)
    .select(['id', 'name', 'kind', 'contact_name', 'sent_at'])
    .select(({ exists, selectFrom, val }) =>
      exists(
        selectFrom('review_decisions')
          .select(val(1).as('one'))
          .whereRef('review_decisions.target_id', '=', 'companies.id')
          .where('review_decisions.kind', '=', 'company')
          .where('review_decisions.decision', '=', 'refuse'),
      ).as('is_again'),
    )
    .orderBy('sent_at')
    .orderBy('id')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute()
  const result = rows.map(({ id, name, kind, contact_name, sent_at, is_again }) => ({
    ...{ id, name, kind, contactName: contact_name, isAgain: Boolean(is_again) },
    submitTime: seconds(sent_at ?? 0),
  }))
  return paged(result, total, page)
}

/** Whom the owner's own registration shows: what a code was sent to. */
async function readOwner(db: Db, accountId: string) {
  const owner = await db
    .selectFrom('accounts')
    .select(['nickname', 'email', 'region_code', 'mobile', 'created_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!owner) return null
  const { nickname, email, region_code, mobile, created_at } = owner
  const phone = mobile === '' ? '' : `+${region_code} ${mobile}`
  return { name: nickname, email, phone, memberSince: seconds(created_at) }
}

/** One that waits, with its papers and its jobs; undefined: there is none. `version`: what a decision is about. */
export async function readWaitingCompany(db: Db, id: number) {
  const isWaiting = await waiting(db).select('id').where('id', '=', id).executeTakeFirst()
  if (!isWaiting) return undefined
  const row = await findCompany(db, id)
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('company_id', '=', id)
    .where('is_open', '=', 1)
    .orderBy('id')
    .limit(10)
    .execute()
  return {
    ...toPage(row),
    version: row.sent_at ?? 0,
    submitTime: seconds(row.sent_at ?? 0),
    papers: await listPapers(db, id),
    jobs,
    owner: await readOwner(db, row.account_id),
    refusals: (await refusalsOf(db, id)).count,
  }
}

/** The inbox's notice that a company was verified, as a mail too: who waits is not at the desk. Without an email there is none. */
async function tellVerified(trx: Trx, accountId: string, company: string, now: number): Promise<void> {
  await tell(trx, accountId, 'company-verified', { company }, now)
  const owner = await trx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!owner?.email) return
  const { title, content } = textOf('company-verified', { company }, readLanguage(owner.language))
  await putMessage(trx, { channel: 'mail', recipient: owner.email, subject: title, body: content }, now)
}

export type CompanyDecision =
  | { readonly decision: 'approve' }
  | { readonly decision: 'refuse'; readonly reason: CompanyRefusal; readonly text: string }

/** `changed`: sent anew, or decided. */
export async function decideCompany(
  trx: Trx,
  id: number,
  version: number,
  decision: CompanyDecision,
  reviewerId: string,
  now: number,
): Promise<'decided' | 'missing' | 'changed'> {
  const row = await trx.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || row.sent_at === null) return 'missing'
  if (row.verification !== 'sent' || row.sent_at !== version) return 'changed'
  const isApproved = decision.decision === 'approve'
  const { reason, text } = isApproved ? { reason: '', text: '' } : decision
  const set = isApproved
    ? { verification: 'verified' as const, is_verified: 1 as const, refusal: '' }
    : { verification: 'refused' as const, refusal: JSON.stringify({ reason, text }) }
  await trx
    .updateTable('companies')
    .set({ ...set, decided_at: now })
    .where('id', '=', id)
    .execute()
  await trx
    .insertInto('review_decisions')
    .values({
      ...{ reviewer_id: reviewerId, account_id: row.account_id, kind: 'company', target_id: id, version: 0 },
      ...{ decision: decision.decision, reason, text, decided_at: now },
    })
    .execute()
  if (row.account_id === '') return 'decided'
  if (isApproved) await tellVerified(trx, row.account_id, row.name, now)
  else await tell(trx, row.account_id, 'company-refused', { company: row.name, reason, text }, now)
  return 'decided'
}
