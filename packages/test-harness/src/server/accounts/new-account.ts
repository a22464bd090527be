import { randomBytes, randomInt } from 'node:crypto'
import type { Phone } from '@sarika/portal-web/contract/phones'
import { nextNumber } from '../db/counters'
import type { Account, Trx } from '../db/tables'
import { findByEmail, findByPhone, findByUserName, normalizeLogin } from './logins'

/** Above all ids of the demo. */
const FIRST_ID = 1_000
/** Chat identities are drawn from these: who counts through them meets nobody. Those of the demo lie below. */
const IM_IDS = [1_000_000_000, 10_000_000_000] as const

export interface NewAccount {
  /** as typed; one is made up for those who have none */
  userName?: string
  /** as others see them; the user name when they do not say */
  nickname?: string
  email?: string
  phone?: Phone
  /** for whom an employer speaks; without it the account is a seeker's */
  company?: string
}

export type TakenField = 'username' | 'email' | 'mobile'

/** Which of these names somebody has already; null when all are free. */
export async function findTaken(
  trx: Trx,
  { userName, email, phone }: NewAccount,
): Promise<TakenField | null> {
  if (userName !== undefined && (await findByUserName(trx, userName))) return 'username'
  if (email !== undefined && (await findByEmail(trx, email))) return 'email'
  if (phone && (await findByPhone(trx, phone))) return 'mobile'
  return null
}

async function drawImId(trx: Trx): Promise<string> {
  for (;;) {
    const imId = String(randomInt(...IM_IDS))
    const taken = await trx.selectFrom('accounts').select('id').where('im_id', '=', imId).executeTakeFirst()
    if (!taken) return imId
  }
}

/** Makes an account with a chat identity of its own; nobody has its names. */
export async function createAccount(
  trx: Trx,
  wanted: NewAccount,
  passwordHash: string,
  now: number,
): Promise<Account> {
  const number = await nextNumber(trx, 'account')
  // Not the phone: employers see the name.
  const name = wanted.userName ?? `user-${randomBytes(5).toString('hex')}`
  return trx
    .insertInto('accounts')
    .values({
      id: String(FIRST_ID + number),
      im_id: await drawImId(trx),
      login: normalizeLogin(name),
      password_hash: passwordHash,
      kind: wanted.company === undefined ? 'seeker' : 'employer',
      user_type: 0,
      nickname: wanted.nickname ?? name,
      avatar: '',
      company: wanted.company ?? '',
      region_code: wanted.phone?.regionCode ?? '',
      mobile: wanted.phone?.mobile ?? '',
      email: wanted.email ?? '',
      sex: 0,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
