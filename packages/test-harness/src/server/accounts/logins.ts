import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Account, Db, Trx } from '../db/tables'
import { REFRESH_GRACE_MS, REFRESH_TTL_MS } from '../limits'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What a person types as their name, as it is stored: letter case and blanks around it do not count. */
export const normalizeLogin = (typed: string): string => typed.trim().toLowerCase()

export function findByLogin(db: Db, login: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('login', '=', login).executeTakeFirst()
}

export async function startLogin(trx: Trx, accountId: string, now: number): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('logins')
    .values({ id, account_id: accountId, created_at: now, revoked_at: null })
    .execute()
  return id
}

/** Ends a login and every chat login under it. */
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
}

export type LoginState = { kind: 'live'; account: Account } | { kind: 'unknown' } | { kind: 'revoked' }

export async function findLogin(db: Db, loginId: string): Promise<LoginState> {
  const row = await db
    .selectFrom('logins')
    .innerJoin('accounts', 'accounts.id', 'logins.account_id')
    .selectAll('accounts')
    .select('logins.revoked_at')
    .where('logins.id', '=', loginId)
    .executeTakeFirst()
  if (!row) return { kind: 'unknown' }
  if (row.revoked_at !== null) return { kind: 'revoked' }
  const { revoked_at, ...account } = row
  return { kind: 'live', account }
}

/** Makes a refresh token (random, 256 bits); only its hash is kept. */
export async function issueRefreshToken(trx: Trx, loginId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), login_id: loginId, expires_at: now + REFRESH_TTL_MS, replaced_at: null })
    .execute()
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
