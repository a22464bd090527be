// accounts/ is who somebody is to the server: names, passwords, codes, logins and tokens, pictures, identities elsewhere.
//
//   name and password, code by SMS or mail, QR code, provider > an account > startLogin > access and refresh token
//                                                                                      > chat-logins.ts > chat token
//
// This file finds accounts by their names, and begins, renews and ends logins. A token only says whose it is; whether its
// login still stands is asked of the database at every call.

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Phone, readHomePhone, readWholePhone } from '@sarika/portal-web/contract/phones'
import { readTyped } from '@sarika/portal-web/contract/typed'
import type { Account, Db, Trx } from '../db/tables'
import { REFRESH_GRACE_MS, REFRESH_TTL_MS } from '../limits'
import { forgetDevices } from '../push/devices'
import type { Device } from './devices'

/** More than ever end at once: who comes back first after a pause does not wait for all of them to go. */
const FORGOTTEN_AT_ONCE = 500

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What a person types as their name, as it is stored: letter case, blanks around it and unseen marks do not count. */
export const normalizeLogin = (typed: string): string => readTyped(typed).toLowerCase()

/**
 * Whose name this is: an e-mail has an @, a phone is digits, with an area code or as people of Cambodia write it, everything
 * else is a user name. No user name can be read as one of the others (`accounts/credentials.ts`), so a name is never taken
 * by another kind. A number that begins like an area code is read with it first, e.g. 60 123 456 as one of Malaysia.
 */
export async function findByName(db: Db, typed: string): Promise<Account | undefined> {
  const name = normalizeLogin(typed)
  if (name.includes('@')) return findByEmail(db, name)
  for (const phone of [readWholePhone(name), readHomePhone(name)]) {
    const account = phone === null ? undefined : await findByPhone(db, phone)
    if (account) return account
  }
  return findByUserName(db, name)
}

export function findByUserName(db: Db, name: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('login', '=', normalizeLogin(name)).executeTakeFirst()
}

export function findByPhone(db: Db, { regionCode, mobile }: Phone): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('region_code', '=', regionCode)
    .where('mobile', '=', mobile)
    .executeTakeFirst()
}

/** An account without e-mail has "", which names nobody. */
export async function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  if (email === '') return undefined
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
}

export async function startLogin(
  trx: Trx,
  accountId: string,
  now: number,
  device: Device = { browser: '', system: '' },
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('logins')
    .values({ id, account_id: accountId, created_at: now, revoked_at: null, last_used_at: now, ...device })
    .execute()
  return id
}

/** Ends a login, every chat login under it, and its pushes. */
export async function revokeLogin(trx: Trx, loginId: string, now: number): Promise<void> {
  await trx
    .updateTable('logins')
    .set({ revoked_at: now })
    .where('id', '=', loginId)
    .where('revoked_at', 'is', null)
    .execute()
  await trx
    .updateTable('chat_logins')
    .set({ revoked_at: now })
    .where('login_id', '=', loginId)
    .where('revoked_at', 'is', null)
    .execute()
  await forgetDevices(trx, [loginId])
}

/** Ends every login of an account but one; answers which. */
export async function revokeOtherLogins(
  trx: Trx,
  accountId: string,
  kept: string | null,
  now: number,
): Promise<ReadonlySet<string>> {
  const ended = await trx
    .updateTable('logins')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('id', '<>', kept ?? '')
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  await trx
    .updateTable('chat_logins')
    .set({ revoked_at: now })
    .where('login_id', 'in', ({ selectFrom }) =>
      selectFrom('logins')
        .select('id')
        .where('account_id', '=', accountId)
        .where('id', '<>', kept ?? ''),
    )
    .where('revoked_at', 'is', null)
    .execute()
  const endedIds = ended.map(({ id }) => id)
  await forgetDevices(trx, endedIds)
  return new Set(endedIds)
}

export type LoginState =
  | { kind: 'live'; account: Account; lastUsedAt: number }
  | { kind: 'unknown' }
  | { kind: 'revoked' }

export async function findLogin(db: Db, loginId: string): Promise<LoginState> {
  const row = await db
    .selectFrom('logins')
    .innerJoin('accounts', 'accounts.id', 'logins.account_id')
    .selectAll('accounts')
    .select(['logins.revoked_at', 'logins.last_used_at'])
    .where('logins.id', '=', loginId)
    .executeTakeFirst()
  if (!row) return { kind: 'unknown' }
  if (row.revoked_at !== null) return { kind: 'revoked' }
  const { revoked_at, last_used_at, ...account } = row
  return { kind: 'live', account, lastUsedAt: last_used_at }
}

/** Refresh tokens that are over go, and with its last one a login: nobody can renew it any more. */
async function forgetOver(trx: Trx, now: number): Promise<void> {
  const over = await trx
    .deleteFrom('refresh_tokens')
    .where('hash', 'in', ({ selectFrom }) =>
      selectFrom('refresh_tokens').select('hash').where('expires_at', '<=', now).limit(FORGOTTEN_AT_ONCE),
    )
    .returning('login_id')
    .execute()
  if (over.length === 0) return
  const loginIds = [...new Set(over.map(({ login_id }) => login_id))]
  const ended = await trx
    .deleteFrom('logins')
    .where('id', 'in', loginIds)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('refresh_tokens').select('login_id').where('login_id', 'in', loginIds),
    )
    .returning('id')
    .execute()
  if (ended.length === 0) return
  const endedIds = ended.map(({ id }) => id)
  await trx.deleteFrom('chat_logins').where('login_id', 'in', endedIds).execute()
  await forgetDevices(trx, endedIds)
}

/** Makes a refresh token (random, 256 bits); only its hash is kept. */
export async function issueRefreshToken(trx: Trx, loginId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), login_id: loginId, expires_at: now + REFRESH_TTL_MS, replaced_at: null })
    .execute()
  await forgetOver(trx, now)
  return token
}

export type Rotation =
  | { kind: 'rotated'; loginId: string; refreshToken: string }
  /** not ours, over, or of another login than the access token beside it */
  | { kind: 'unknown' }
  /** the login was ended, now (`reused`: a replaced token came again) or earlier */
  | { kind: 'revoked'; loginId: string; reused: boolean }

/**
 * Replaces a refresh token. The replaced one works for 30 s more (two tabs, a lost answer); after that its
 * return means that two parties hold it, and the whole login ends.
 */
export async function rotateRefreshToken(
  trx: Trx,
  token: string,
  loginId: string,
  now: number,
): Promise<Rotation> {
  const row = await trx
    .selectFrom('refresh_tokens')
    .innerJoin('logins', 'logins.id', 'refresh_tokens.login_id')
    .select(['hash', 'expires_at', 'replaced_at', 'revoked_at'])
    .where('hash', '=', hashOf(token))
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  if (!row) return { kind: 'unknown' }
  if (row.revoked_at !== null) return { kind: 'revoked', loginId, reused: false }
  if (row.replaced_at !== null && now - row.replaced_at > REFRESH_GRACE_MS) {
    await revokeLogin(trx, loginId, now)
    return { kind: 'revoked', loginId, reused: true }
  }
  if (row.expires_at <= now) return { kind: 'unknown' }
  if (row.replaced_at === null)
    await trx.updateTable('refresh_tokens').set({ replaced_at: now }).where('hash', '=', row.hash).execute()
  return { kind: 'rotated', loginId, refreshToken: await issueRefreshToken(trx, loginId, now) }
}
