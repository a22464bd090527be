/** Requests to become contacts, in a copy of one's data and in a deletion. */
import { requestKey } from '../chat/requests'
import type { Account, Db, Trx } from '../db/tables'
import type { GivenRow } from './entry'

/** What somebody asked and was asked, as their lists have it: who refused them is not told by a copy either. */
export async function ownRequests(db: Db, { im_id }: Account): Promise<readonly GivenRow[]> {
  const rows = await db
    .selectFrom('add_reqs')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([eb('from_id', '=', im_id), and([eb('to_id', '=', im_id), eb('to_until', '>', 0)])]),
    )
    .orderBy('request_at')
    .orderBy('id')
    .execute()
  return rows.map(({ from_id, to_id, message, add_by, add_from, request_at, ...row }) => ({
    ...{ from_id, to_id, message, add_by, add_from, request_at },
    status: from_id === im_id ? row.from_status : row.to_status,
  }))
}

/** Who asked them goes on waiting, as if nobody had heard it. */
export async function eraseRequests(trx: Trx, { im_id }: Account): Promise<void> {
  await trx.deleteFrom('add_reqs').where('from_id', '=', im_id).execute()
  await trx.updateTable('add_reqs').set({ to_until: 0 }).where('to_id', '=', im_id).execute()
  await trx
    .deleteFrom('notices')
    .where('supersede_key', 'like', `${requestKey(im_id, '')}%`)
    .execute()
}

interface Told {
  extra?: { names?: Record<string, string>; title?: string; fromImId?: string; tipType?: string }
}

/** A tip without the name of somebody, and without the one that they gave themselves. */
function withoutName({ extra = {}, ...rest }: Told, imId: string): Told {
  const { names = {}, ...facts } = extra
  const isOwnName = facts.tipType === 'member-renamed' && facts.fromImId === imId
  const others = Object.fromEntries(Object.entries(names).filter(([id]) => id !== imId))
  return { ...rest, extra: { ...facts, names: others, ...(isOwnName ? { title: '' } : {}) } }
}

/** What says that somebody is a contact now has the name of who asked, and tips have the names of whom they tell of. */
export async function eraseNames(trx: Trx, { im_id }: Account): Promise<void> {
  const rows = await trx
    .selectFrom('messages')
    .select(['id', 'type', 'body'])
    .where('withdrawn_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('type', '=', 'newFriend'), eb('sender_id', '=', im_id)]),
        and([eb('type', '=', 'tip'), eb('body', 'like', `%"${im_id}":%`)]),
      ]),
    )
    .execute()
  for (const { id, type, body } of rows) {
    const told: Told = JSON.parse(body)
    const nameless =
      type === 'tip' ? withoutName(told, im_id) : { ...told, extra: { ...told.extra, nickname: '' } }
    await trx
      .updateTable('messages')
      .set({ body: JSON.stringify(nameless) })
      .where('id', '=', id)
      .execute()
  }
}
