// Who acts for a company comes and goes here.
//
//   invites.ts a mail with a code, good for seven days and once
//   takeOut    the owner removes a recruiter, or one leaves: row, logins, contacts and jobs end at once
//   handOver   a recruiter becomes the owner, the owner a recruiter
//
// An owner is not taken out: a company without one has nobody who may change it.

import { revokeOtherLogins } from '../accounts/logins'
import { leaveChats } from '../chat/leave-chats'
import type { AddressedNotice } from '../chat/notices'
import type { Db, Trx } from '../db/tables'
import { readPortrait } from '../jobs/portrait'
import { seconds } from '../seekers/paged'
import { answererId, placeOf } from './recruiters'

/** The owner first, then in the order in which they came, with the published jobs that each answers for. */
export async function listTeam(db: Db, companyId: number, me: string) {
  const rows = await db
    .selectFrom('recruiters')
    .innerJoin('accounts', 'accounts.id', 'recruiters.account_id')
    .select(['accounts.id', 'accounts.im_id', 'nickname', 'avatar', 'role', 'joined_at'])
    .where('recruiters.company_id', '=', companyId)
    .orderBy('role')
    .orderBy('joined_at')
    .orderBy('accounts.id')
    .execute()
  const counts = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(({ fn }) => [answererId().as('answerer'), fn.countAll<number>().as('count')])
    .where('jobs.company_id', '=', companyId)
    .where('jobs.is_open', '=', 1)
    .groupBy(answererId())
    .execute()
  return rows.map(({ id, im_id, nickname, avatar, role, joined_at }) => ({
    ...{ accountId: id, imId: im_id, name: nickname, avatar, role, isMe: id === me },
    jobs: counts.find(({ answerer }) => answerer === id)?.count ?? 0,
    /** seconds; 0: from the start */
    since: seconds(joined_at),
  }))
}

export async function countTeam(db: Db, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recruiters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

/** Jobs of theirs are the owner's again. */
const giveBackJobs = (trx: Trx, companyId: number, accountId: string) =>
  trx
    .updateTable('jobs')
    .set({ recruiter_id: '' })
    .where('company_id', '=', companyId)
    .where('recruiter_id', '=', accountId)
    .execute()

/** What is told, and which logins have ended. */
interface TakenOut {
  readonly kind: 'out'
  readonly notices: readonly AddressedNotice[]
  readonly ended: ReadonlySet<string>
}

/** From this moment nothing of the company is theirs, nobody can write to them, and they do not log in again. */
export async function takeOut(
  trx: Trx,
  companyId: number,
  accountId: string,
  now: number,
): Promise<TakenOut | { readonly kind: 'missing' } | { readonly kind: 'owner' }> {
  const place = await placeOf(trx, accountId)
  if (place?.id !== companyId) return { kind: 'missing' }
  if (place.role === 'owner') return { kind: 'owner' }
  const { im_id } = await trx
    .selectFrom('accounts')
    .select('im_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  await giveBackJobs(trx, companyId, accountId)
  await trx.deleteFrom('recruiters').where('account_id', '=', accountId).execute()
  await trx.updateTable('accounts').set({ company: '' }).where('id', '=', accountId).execute()
  const notices = await leaveChats(trx, im_id, now)
  const ended = await revokeOtherLogins(trx, accountId, null, now)
  return { kind: 'out', notices: notices.filter(({ recipientId }) => recipientId !== im_id), ended }
}

/** What its page says of the person who answers is not said of the next one. */
async function forgetDesk(trx: Trx, companyId: number): Promise<void> {
  const { portrait } = await trx
    .selectFrom('companies')
    .select('portrait')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const { desk: _desk, ...rest } = readPortrait(portrait)
  await trx
    .updateTable('companies')
    .set({ portrait: JSON.stringify(rest) })
    .where('id', '=', companyId)
    .execute()
}

/** What the owner answers for is answered by whoever is the owner. Whether there is such a recruiter. */
export async function handOver(trx: Trx, companyId: number, toAccountId: string): Promise<boolean> {
  const place = await placeOf(trx, toAccountId)
  if (place?.id !== companyId || place.role === 'owner') return false
  await trx
    .updateTable('recruiters')
    .set({ role: 'recruiter' })
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .execute()
  await trx.updateTable('recruiters').set({ role: 'owner' }).where('account_id', '=', toAccountId).execute()
  await trx.updateTable('companies').set({ account_id: toAccountId }).where('id', '=', companyId).execute()
  await giveBackJobs(trx, companyId, toAccountId)
  await forgetDesk(trx, companyId)
  return true
}

/** Whose account is being deleted answers for nothing; of an owner the one who came first after them takes over, if there is one. */
export async function stepBack(trx: Trx, accountId: string): Promise<void> {
  const place = await placeOf(trx, accountId)
  if (!place) return
  await giveBackJobs(trx, place.id, accountId)
  if (place.role !== 'owner') return
  const next = await trx
    .selectFrom('recruiters')
    .innerJoin('accounts', 'accounts.id', 'recruiters.account_id')
    .select(['account_id', 'nickname'])
    .where('company_id', '=', place.id)
    .where('role', '=', 'recruiter')
    .where('deletion_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('account_id')
    .executeTakeFirst()
  if (!next) return
  await handOver(trx, place.id, next.account_id)
  // Whoever is gone is not called any more.
  const contact = { contact_name: next.nickname, phone: '', email: '' }
  await trx.updateTable('companies').set(contact).where('id', '=', place.id).execute()
}
