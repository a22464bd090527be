/** What an account is told of by a sound, a notification or a push, on all its devices. */
import {
  BELL_KINDS,
  type BellChange,
  type BellKind,
  type BellSettings,
} from '@sarika/portal-web/contract/bell'
import type { Db, Trx } from '../db/tables'

/** Beside `here`, the way of notices on the page (inbox/notice-settings.ts). */
const WAY = 'bell'

export async function readBell(db: Db, accountId: string): Promise<Omit<BellSettings, 'pushKey'>> {
  const [off, groups] = await Promise.all([
    db
      .selectFrom('notices_off')
      .select('kind')
      .where('account_id', '=', accountId)
      .where('way', '=', WAY)
      .execute(),
    db
      .selectFrom('mentions_only')
      .select('group_id')
      .where('account_id', '=', accountId)
      .orderBy('group_id')
      .execute(),
  ])
  const offKinds = new Set<string>(off.map(({ kind }) => kind))
  const kinds = Object.fromEntries(BELL_KINDS.map((kind) => [kind, !offKinds.has(kind)]))
  return {
    kinds: kinds as Record<BellKind, boolean>,
    onlyMentions: groups.map(({ group_id }) => group_id),
  }
}

/** What is not named stays as it is. */
export async function changeBell(trx: Trx, accountId: string, { kinds, groups }: BellChange): Promise<void> {
  for (const kind of BELL_KINDS) {
    const row = { account_id: accountId, way: WAY, kind } as const
    if (kinds?.[kind] === false)
      await trx
        .insertInto('notices_off')
        .values(row)
        .onConflict((c) => c.columns(['account_id', 'way', 'kind']).doNothing())
        .execute()
    if (kinds?.[kind] === true)
      await trx
        .deleteFrom('notices_off')
        .where('account_id', '=', accountId)
        .where('way', '=', WAY)
        .where('kind', '=', kind)
        .execute()
  }
  for (const [group_id, isOnly] of Object.entries(groups ?? {}))
    if (isOnly)
      await trx
        .insertInto('mentions_only')
        .values({ account_id: accountId, group_id })
        .onConflict((c) => c.columns(['account_id', 'group_id']).doNothing())
        .execute()
    else
      await trx
        .deleteFrom('mentions_only')
        .where('account_id', '=', accountId)
        .where('group_id', '=', group_id)
        .execute()
}
