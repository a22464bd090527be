/** The browsers that take pushes: one a login, at most five an account. */
import type { PushDevice } from '@sarika/portal-web/contract/bell'
import type { Language } from '../constants/names'
import type { Db, Trx } from '../db/tables'
import { MAX_PUSH_DEVICES } from '../limits'

/** Keeps a login's browser. It is nobody else's any more, and of too many the oldest go. */
export async function keepDevice(
  trx: Trx,
  { loginId, accountId }: { loginId: string; accountId: string },
  { endpoint, keys, hasText }: PushDevice,
  language: Language,
  now: number,
): Promise<void> {
  await trx
    .deleteFrom('push_devices')
    .where(({ or, eb }) => or([eb('login_id', '=', loginId), eb('endpoint', '=', endpoint)]))
    .execute()
  const older = await trx
    .selectFrom('push_devices')
    .select('login_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('login_id')
    .offset(MAX_PUSH_DEVICES - 1)
    .limit(1_000)
    .execute()
  await forgetDevices(
    trx,
    older.map(({ login_id }) => login_id),
  )
  await trx
    .insertInto('push_devices')
    .values({
      ...{ login_id: loginId, account_id: accountId, endpoint, ...keys },
      ...{ has_text: hasText ? 1 : 0, language, created_at: now },
    })
    .execute()
}

/** Of logins that are over, or that want none any more. */
export async function forgetDevices(trx: Trx, loginIds: readonly string[]): Promise<void> {
  if (loginIds.length > 0) await trx.deleteFrom('push_devices').where('login_id', 'in', loginIds).execute()
}

/** A browser that its push service knows no more. */
export const forgetEndpoint = (trx: Trx, endpoint: string) =>
  trx.deleteFrom('push_devices').where('endpoint', '=', endpoint).execute()

export interface Device {
  readonly imId: string
  readonly accountId: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly hasText: boolean
  readonly language: string
}

/** Of these accounts, by the ids that the chat calls them by; only of logins that stand. */
export async function listDevices(db: Db, imIds: readonly string[]): Promise<readonly Device[]> {
  if (imIds.length === 0) return []
  const rows = await db
    .selectFrom('push_devices')
    .innerJoin('accounts', 'accounts.id', 'push_devices.account_id')
    .innerJoin('logins', 'logins.id', 'push_devices.login_id')
    .select([
      'accounts.im_id',
      'push_devices.account_id',
      'endpoint',
      'p256dh',
      'auth',
      'has_text',
      'push_devices.language',
    ])
    .where('accounts.im_id', 'in', imIds)
    .where('logins.revoked_at', 'is', null)
    .execute()
  return rows.map(({ im_id, account_id, has_text, ...row }) => ({
    ...row,
    imId: im_id,
    accountId: account_id,
    hasText: has_text === 1,
  }))
}
