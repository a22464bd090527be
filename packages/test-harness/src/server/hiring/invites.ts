/** Asking somebody by mail to act for a company. */
import { createHash, randomBytes } from 'node:crypto'
import { COMPANY } from '@sarika/portal-web/contract/company'
import { putMessage } from '../accounts/outbox'
import { type Language, namesOf } from '../constants/names'
import type { Db, Trx } from '../db/tables'
import { seconds } from '../seekers/paged'
import { countTeam } from './team'

/** How long an invitation is good, ms (ours). */
export const INVITE_LIFE_MS = 7 * 24 * 3_600_000

const MAIL = namesOf(
  'Sarika: {company} invites you to hire together. Register here within 7 days: {link} | Sarika：{company} 邀请您一起招聘。请在 7 天内注册：{link} | Sarika៖ {company} អញ្ជើញអ្នកមកជ្រើសរើសបុគ្គលិកជាមួយគ្នា។ សូមចុះឈ្មោះក្នុងរយៈពេល 7 ថ្ងៃ៖ {link} | Sarika: {company}에서 함께 채용하자고 초대했습니다. 7일 안에 가입하세요: {link} | Sarika: {company} ชวนคุณมาช่วยรับสมัครงาน ลงทะเบียนภายใน 7 วันที่ {link} | Sarika: {company} mời bạn cùng tuyển dụng. Hãy đăng ký trong 7 ngày: {link}',
)

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex')

const standing = (db: Db, now: number) =>
  db.selectFrom('recruiter_invites').where('recruiter_invites.expires_at', '>', now)

/** Those that can still be used, the newest first; an id names one to whom it may take back. */
export async function listInvites(db: Db, companyId: number, now: number) {
  const rows = await standing(db, now)
    .select(['hash', 'email', 'created_at', 'expires_at'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .execute()
  return rows.map(({ hash, email, created_at, expires_at }) => ({
    ...{ id: hash, email, sentTime: seconds(created_at), expiresTime: seconds(expires_at) },
  }))
}

export interface Invite {
  readonly companyId: number
  readonly email: string
  readonly invitedBy: string
  readonly language: Language
  /** where its code is typed into, e.g. `https://sarika.example/desk/register?invite=` */
  readonly link: string
}

/** Sends a mail with a code. The same address again gets a new one in the place of the old. */
export async function sendInvite(
  trx: Trx,
  { companyId, email, invitedBy, language, link }: Invite,
  now: number,
): Promise<'sent' | 'too-many'> {
  await trx
    .deleteFrom('recruiter_invites')
    .where(({ or, and, eb }) =>
      or([eb('expires_at', '<=', now), and([eb('company_id', '=', companyId), eb('email', '=', email)])]),
    )
    .execute()
  const waiting = (await listInvites(trx, companyId, now)).length
  if (waiting >= COMPANY.invites || waiting + (await countTeam(trx, companyId)) >= COMPANY.recruiters)
    return 'too-many'
  const { name } = await trx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const code = randomBytes(16).toString('base64url')
  await trx
    .insertInto('recruiter_invites')
    .values({
      ...{ hash: hashOf(code), company_id: companyId, email, invited_by: invitedBy },
      ...{ created_at: now, expires_at: now + INVITE_LIFE_MS },
    })
    .execute()
  const body = MAIL[language].replace('{company}', () => name).replace('{link}', () => link + code)
  await putMessage(trx, { channel: 'mail', recipient: email, body }, now)
  return 'sent'
}

/** Whether there was one. */
export async function takeBackInvite(trx: Trx, companyId: number, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('recruiter_invites')
    .where('company_id', '=', companyId)
    .where('hash', '=', id)
    .returning('hash')
    .executeTakeFirst()
  return gone !== undefined
}

/** Whom a code invites, and to what; undefined: it is none, too old or used. */
export async function findInvite(db: Db, code: string, now: number) {
  return standing(db, now)
    .innerJoin('companies', 'companies.id', 'recruiter_invites.company_id')
    .select(['company_id as companyId', 'companies.name as company', 'recruiter_invites.email'])
    .where('hash', '=', hashOf(code))
    .executeTakeFirst()
}

/** The account acts for the company from now on; a code is used once or not at all. */
export async function useInvite(
  trx: Trx,
  code: string,
  accountId: string,
  companyId: number,
  now: number,
): Promise<void> {
  await trx.deleteFrom('recruiter_invites').where('hash', '=', hashOf(code)).execute()
  await trx
    .insertInto('recruiters')
    .values({ account_id: accountId, company_id: companyId, role: 'recruiter', joined_at: now })
    .execute()
}
