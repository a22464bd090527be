// inbox/ is what the server tells one account about its applications and resumes. A notice is stored as its type and
// parameters. It is put into words when it is read, in the language of who reads it (inbox-texts.ts).
//
//   what happens   > tell (this file), unless its kind is switched off (notice-settings.ts)
//   who reads      > list, one, count, read, remove (inbox.ts)

import { type NoticeType, ruleOf } from '@sarika/portal-web/contract/notices'
import type { Trx } from '../db/tables'
import type { InboxParams } from './inbox-texts'
import { isWanted } from './notice-settings'

/** Tells one account of something. A receipt of its own deed comes read; a kind that it switched off does not come at all. */
export async function tell(
  trx: Trx,
  accountId: string,
  type: NoticeType,
  params: InboxParams,
  now: number,
): Promise<void> {
  const { kind, isReceipt = false } = ruleOf(type)
  if (kind !== null && !(await isWanted(trx, accountId, kind))) return
  const read_at = isReceipt ? now : null
  await trx
    .insertInto('inbox')
    .values({ account_id: accountId, kind: type, params: JSON.stringify(params), sent_at: now, read_at })
    .execute()
}

/** Who answers an interview has read that it was offered; of one that is off there is nothing to read. */
export async function readOffers(
  trx: Trx,
  accountId: string,
  applicationId: number,
  now: number,
): Promise<void> {
  const offers = await trx
    .selectFrom('inbox')
    .select(['id', 'params'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'interview-offered' satisfies NoticeType)
    .where('read_at', 'is', null)
    .execute()
  const ids = offers
    .filter(({ params }) => (JSON.parse(params) as InboxParams).applicationId === applicationId)
    .map(({ id }) => id)
  if (ids.length > 0) await trx.updateTable('inbox').set({ read_at: now }).where('id', 'in', ids).execute()
}
