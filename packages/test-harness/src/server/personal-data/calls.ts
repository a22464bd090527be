/** Calls, in a copy of one's data and in a deletion. */
import type { ExpressionBuilder } from 'kysely'
import { removeCalls } from '../calls/call'
import type { Account, Db, Tables, Trx } from '../db/tables'
import type { GivenRow } from './entry'

/** Those that somebody began, and those to them alone; for meetings of others see call_members. */
const isCallOf =
  ({ im_id }: Account) =>
  ({ or, and, eb }: ExpressionBuilder<Tables, 'calls'>) =>
    or([eb('caller', '=', im_id), and([eb('target', '=', im_id), eb('is_group', '=', 0)])])

export const ownCalls = (db: Db, who: Account): Promise<readonly GivenRow[]> =>
  db.selectFrom('calls').selectAll().where(isCallOf(who)).orderBy('created_at').execute()

/** Their calls of two are over by then. A meeting that others are in runs on. */
export const eraseCalls = (trx: Trx, who: Account): Promise<void> =>
  removeCalls(trx, (eb) => eb.and([isCallOf(who)(eb), eb('ended_at', 'is not', null)]))
