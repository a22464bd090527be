/** The account of the online service, and those who answer as it. */
import type { Trx } from '../db/tables'
import { AGENTS, DEMO_MAIL_DOMAIN, SERVICE } from './people'

/** In an older demo somebody may have such a user name: then that account is not made. */
export async function writeService(
  trx: Trx,
  hashes: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  for (const { id, imId, login, kind, userType, nickname } of [SERVICE, ...AGENTS])
    await trx
      .insertInto('accounts')
      .values({
        ...{ id, im_id: imId, login, kind, nickname, user_type: userType, created_at: now },
        ...{ password_hash: hashes.get(login) ?? '', avatar: '', company: '', sex: 0 },
        ...{ region_code: '', mobile: '', email: `${login}@${DEMO_MAIL_DOMAIN}` },
      })
      .onConflict((c) => c.doNothing())
      .execute()
}
