/** Which kinds of notices somebody wants: every one, but those that are switched off. */
import { NOTICE_KINDS, type NoticeKind, type NoticeSettings } from '@sarika/portal-web/contract/notices'
import type { Db, Trx } from '../db/tables'

/** On the page itself; telephone and mail will be ways of their own. */
const WAY = 'here'

const switchedOff = (db: Db, accountId: string) =>
  db.selectFrom('notices_off').where('account_id', '=', accountId).where('way', '=', WAY)

export async function isWanted(db: Db, accountId: string, kind: NoticeKind): Promise<boolean> {
  const off = await switchedOff(db, accountId).select('kind').where('kind', '=', kind).executeTakeFirst()
  return off === undefined
}

/** Each kind by whether it is wanted. */
export async function readNoticeSettings(db: Db, accountId: string): Promise<NoticeSettings> {
  const rows = await switchedOff(db, accountId).select('kind').execute()
  const off = new Set(rows.map(({ kind }) => kind))
  const here = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, !off.has(kind)]))
  return { here }
}

/** What is not named stays as it is. */
export async function writeNoticeSettings(
  trx: Trx,
  accountId: string,
  { here }: NoticeSettings,
): Promise<void> {
  for (const kind of NOTICE_KINDS) {
    const wants = here[kind]
    if (wants === false)
      await trx
        .insertInto('notices_off')
        .values({ account_id: accountId, way: WAY, kind })
        .onConflict((c) => c.columns(['account_id', 'way', 'kind']).doNothing())
        .execute()
    if (wants === true)
      await trx
        .deleteFrom('notices_off')
        .where('account_id', '=', accountId)
        .where('way', '=', WAY)
        .where('kind', '=', kind)
        .execute()
  }
}
