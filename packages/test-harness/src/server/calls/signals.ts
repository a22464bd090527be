import type { Db } from '../db/tables'
import { findCall, membersOf } from './call'

/** Who hears what one device in a running call says to somebody's: the device of theirs that is in it. Null: one of the two is not. */
export async function hearerOf(
  db: Db,
  channel: string,
  from: { imId: string; device: string },
  to: string,
): Promise<string | null> {
  const call = await findCall(db, channel)
  if (call === undefined || call.ended_at !== null || to === from.imId) return null
  const inside = await membersOf(db, channel)
  const isIn = inside.some(({ im_id, device }) => im_id === from.imId && device === from.device)
  const hearer = inside.find(({ im_id }) => im_id === to)
  return isIn && hearer !== undefined ? hearer.device : null
}
