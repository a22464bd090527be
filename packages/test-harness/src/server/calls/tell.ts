/** Notices of calls: the last word about each call for each person. */
import { randomUUID } from 'node:crypto'
import { CALL, CALL_STATE } from '@sarika/im-engine/wire'
import { type AddressedNotice, storeNotices } from '../chat/notices'
import type { Trx } from '../db/tables'
import { type CallRow, membersOf, otherOf } from './call'

/** Done once for an account: its other devices stop ringing. */
const TAKEN: readonly number[] = [CALL_STATE.accept, CALL_STATE.reject, CALL_STATE.busy]

/** What somebody does to a call, and how they say it. */
export interface Word {
  state: number
  /** who does it */
  from: string
  /** of the notice; not said: it is the server's own */
  reqId?: string | undefined
  /** the tab that does it, whether with picture, and why */
  extra?: { device?: string; video?: boolean; reason?: string }
}

/** Everybody in the group now. */
export async function groupOf(trx: Trx, groupId: string): Promise<string[]> {
  const rows = await trx.selectFrom('group_members').select('im_id').where('group_id', '=', groupId).execute()
  return rows.map(({ im_id }) => im_id)
}

async function meetingOf(trx: Trx, call: CallRow) {
  if (call.is_group === 0) return {}
  const group = await trx
    .selectFrom('groups')
    .select('title')
    .where('id', '=', call.target)
    .executeTakeFirst()
  const members = call.ended_at === null ? await membersOf(trx, call.channel) : []
  const title = group?.title ?? ''
  return { meetingInfo: { groupId: call.target, title, members: members.map(({ im_id }) => im_id) } }
}

/**
 * Keeps a word for each of `recipients`, instead of the one before: a device that was away hears the last one alone. The
 * other devices of who answers hear that it was done for them (`taken`).
 */
export async function tell(
  trx: Trx,
  call: CallRow,
  { state, from, reqId = randomUUID(), extra = {} }: Word,
  recipients: Iterable<string>,
  now: number,
): Promise<AddressedNotice[]> {
  const notice = {
    ...{ notice_type: CALL, im_id: from, rim_id: call.is_group === 1 ? call.target : otherOf(call, from) },
    ...{ timestamp: now, req_id: reqId, state, channel: call.channel, type: call.type },
    ...(await meetingOf(trx, call)),
  }
  const { video, ...rest } = extra
  const said = { ...rest, ...(video === undefined ? {} : { video: video ? 1 : 0 }) }
  const key = `call ${call.channel}`
  const told: AddressedNotice[] = []
  for (const recipient of new Set(recipients)) {
    const own = recipient === from && TAKEN.includes(state) ? { taken: 1 } : {}
    const text = JSON.stringify({ ...said, ...own })
    told.push(...(await storeNotices(trx, [recipient], { ...notice, extra: text }, key)))
  }
  return told
}
