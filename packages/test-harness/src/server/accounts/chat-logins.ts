import { randomUUID } from 'node:crypto'
import type { Flag } from '../db/flag'
import type { Account, Db, Trx } from '../db/tables'
import { findLogin, revokeLogin } from './logins'

/**
 * The chat login of a login: the one that stands, or a new one; null when the login itself has ended. `endsLogin` 1: the login is
 * of the chat alone.
 */
export async function openChatLogin(
  trx: Trx,
  loginId: string,
  now: number,
  endsLogin: Flag = 0,
): Promise<string | null> {
  if ((await findLogin(trx, loginId)).kind !== 'live') return null
  const standing = await trx
    .selectFrom('chat_logins')
    .select('id')
    .where('login_id', '=', loginId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (standing) return standing.id
  const id = randomUUID()
  await trx
    .insertInto('chat_logins')
    .values({ id, login_id: loginId, created_at: now, revoked_at: null, ends_login: endsLogin })
    .execute()
  return id
}

/** Ends the chat of a login; a login of the chat alone ends with it. */
export async function revokeChatLogin(trx: Trx, chatLoginId: string, now: number): Promise<void> {
  const ended = await trx
    .updateTable('chat_logins')
    .set({ revoked_at: now })
    .where('id', '=', chatLoginId)
    .returning(['login_id', 'ends_login'])
    .executeTakeFirst()
  if (ended?.ends_login === 1) await revokeLogin(trx, ended.login_id, now)
}

export type ChatLoginState =
  | { kind: 'live'; account: Account; loginId: string; lastUsedAt: number }
  | { kind: 'unknown' }
  /** `isClosed`: its account is about to be deleted */
  | { kind: 'revoked'; isClosed: boolean }

/** Whose chat login this is, and whether it stands. */
export async function findChatLogin(db: Db, chatLoginId: string): Promise<ChatLoginState> {
  const row = await db
    .selectFrom('chat_logins')
    .innerJoin('logins', 'logins.id', 'chat_logins.login_id')
    .innerJoin('accounts', 'accounts.id', 'logins.account_id')
    .selectAll('accounts')
    .select([
      'chat_logins.revoked_at',
      'chat_logins.login_id',
      'logins.revoked_at as login_revoked_at',
      'logins.last_used_at',
    ])
    .where('chat_logins.id', '=', chatLoginId)
    .executeTakeFirst()
  if (!row) return { kind: 'unknown' }
  const { revoked_at, login_revoked_at, login_id, last_used_at, ...account } = row
  if (revoked_at !== null || login_revoked_at !== null)
    return { kind: 'revoked', isClosed: account.deletion_at !== null }
  return { kind: 'live', account, loginId: login_id, lastUsedAt: last_used_at }
}
