/** What is told of open calls to those who may be in them. */
import { listOpenContacts } from '../chat/contacts'
import type { Db } from '../db/tables'
import { type CallRow, callsOf, callsTo, findCall, isOfTwo, membersOf } from './call'

export interface OpenCall {
  channel: string
  type: number
  /** 1 it rings, 4 it runs */
  state: number
  /** who began it */
  im_id: string
  /** whom it rings, or the group of the meeting */
  rim_id: string
  created_at: number
  answered_at: number | null
  has_video: 0 | 1
  /** who is in it, and by which tab */
  members: { im_id: string; device: string }[]
  meetingInfo?: { groupId: string; title: string; members: string[] }
}

async function shown(db: Db, call: CallRow): Promise<OpenCall> {
  const { channel, type, state, created_at, answered_at } = call
  const inside = await membersOf(db, channel)
  const group =
    call.is_group === 1
      ? await db.selectFrom('groups').select('title').where('id', '=', call.target).executeTakeFirst()
      : undefined
  return {
    ...{ channel, type, state, im_id: call.caller, rim_id: call.target, created_at, answered_at },
    has_video: type === 2 || inside.some(({ has_video }) => has_video === 1) ? 1 : 0,
    members: inside.map(({ im_id, tab }) => ({ im_id, device: tab })),
    ...(group && {
      meetingInfo: {
        groupId: call.target,
        title: group.title,
        members: inside.map(({ im_id }) => im_id),
      },
    }),
  }
}

const groupsOf = async (db: Db, me: string): Promise<string[]> => {
  const rows = await db.selectFrom('group_members').select('group_id').where('im_id', '=', me).execute()
  return rows.map(({ group_id }) => group_id)
}

/** The open calls that an account is in or is rung by, and the meetings of its groups; the oldest first. */
export async function listOpen(db: Db, me: string): Promise<OpenCall[]> {
  const all = [
    ...(await callsOf(db, me)),
    ...(await callsTo(db, [me], false)),
    ...(await callsTo(db, await groupsOf(db, me), true)),
  ]
  const calls = [...new Map(all.map((call) => [call.channel, call])).values()]
  const sorted = calls.toSorted((a, b) => a.created_at - b.created_at || (a.channel < b.channel ? -1 : 1))
  return Promise.all(sorted.map((call) => shown(db, call)))
}

/** What is told of the way to others of an open call; null: it is no call of theirs. */
export async function mayHelp(db: Db, me: string, channel: string): Promise<{ relayOnly: boolean } | null> {
  const call = await findCall(db, channel)
  if (call === undefined || call.ended_at !== null) return null
  const inside = (await membersOf(db, channel)).map(({ im_id }) => im_id)
  if (!inside.includes(me) && !isOfTwo(call, me)) return null
  const others = call.is_group === 1 ? inside : [call.caller, call.target]
  const contacts = new Set(await listOpenContacts(db, me))
  return { relayOnly: others.some((imId) => imId !== me && !contacts.has(imId)) }
}
