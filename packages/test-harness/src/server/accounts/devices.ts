import Bowser from 'bowser'
import type { Backend } from '../backend'
import { CannotStore } from '../db/cannot-store'
import type { Db, Trx } from '../db/tables'
import { LOGIN_USE_MS, MAX_LISTED_LOGINS } from '../limits'

/** By what a person tells their logins apart, e.g. `{ browser: "Chrome", system: "Android" }`; "" = not known. */
export interface Device {
  browser: string
  system: string
}

/** No browser says more of itself; it bounds what is read. */
const MAX_USER_AGENT = 512

/** As short as people say them. */
const BROWSERS: Readonly<Record<string, string>> = {
  Chrome: 'Chrome',
  Chromium: 'Chromium',
  'Microsoft Edge': 'Edge',
  Firefox: 'Firefox',
  Opera: 'Opera',
  Safari: 'Safari',
  'Samsung Internet for Android': 'Samsung Internet',
  WeChat: 'WeChat',
}
const SYSTEMS: Readonly<Record<string, string>> = {
  Android: 'Android',
  'Chrome OS': 'Chrome OS',
  iOS: 'iOS',
  Linux: 'Linux',
  macOS: 'macOS',
  Windows: 'Windows',
}

/** What a User-Agent says, in words of these lists only: nothing that somebody made up is shown. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { browser: '', system: '' }
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT))
  return { browser: BROWSERS[browser.name ?? ''] ?? '', system: SYSTEMS[os.name ?? ''] ?? '' }
}

/** A login that still stands: not ended, and with a token that renews it. */
const standing = (db: Db, accountId: string, now: number) =>
  db
    .selectFrom('logins')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens')
          .select('hash')
          .whereRef('login_id', '=', 'logins.id')
          .where('expires_at', '>', now),
      ),
    )

/** The last used first. */
export const listLogins = (db: Db, accountId: string, now: number) =>
  standing(db, accountId, now)
    .select(['id', 'browser', 'system', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED_LOGINS)
    .execute()

/** Whether this account has such a login, and it stands. */
export const hasLogin = async (trx: Trx, accountId: string, loginId: string, now: number): Promise<boolean> =>
  (await standing(trx, accountId, now).select('id').where('id', '=', loginId).executeTakeFirst()) !==
  undefined

/** Notes that a login is used. On a full disk it is not known for a while, and the call goes on. */
export async function noteUse(
  { writes, clock }: Backend,
  loginId: string,
  lastUsedAt: number,
): Promise<void> {
  const now = clock()
  if (now - lastUsedAt < LOGIN_USE_MS) return
  try {
    await writes.run((trx) =>
      trx.updateTable('logins').set({ last_used_at: now }).where('id', '=', loginId).execute(),
    )
  } catch (error) {
    if (!(error instanceof CannotStore)) throw error
  }
}
